// What the business has and owes on a day, as the ratios need it, in paise.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import type { LineCode } from '../line-codes.ts';
import { lineOn } from '../line-on.ts';
import { isOwners } from '../mapping.ts';
import type { AccountNets, StatementLedgers } from '../terms.ts';

const CURRENT_ASSETS: readonly LineCode[] = [
  'current-investments',
  'inventories',
  'receivables',
  'bank-balances',
  'cash-in-hand',
  'loans-and-advances',
  'supplier-advances',
  'tax-recoverable',
  'duties-recoverable',
  'other-current-assets',
];
const CURRENT_LIABILITIES: readonly LineCode[] = [
  'current-maturities',
  'short-term-borrowings',
  'payables-small',
  'payables-others',
  'duties-payable',
  'customer-advances',
  'other-current-liabilities',
  'provisions',
  'tax-payable',
];
const DEBT: readonly LineCode[] = [
  'long-term-borrowings',
  'current-maturities',
  'short-term-borrowings',
];

export type DayFigures = {
  readonly currentAssets: number;
  readonly currentLiabilities: number;
  readonly debt: number;
  /** The owners' funds, with what was earned so far. */
  readonly equity: number;
  readonly inventory: number;
  readonly receivables: number;
  readonly payables: number;
  readonly investments: number;
};

export function figuresOn(ledgers: StatementLedgers, day: CalendarDate): DayFigures {
  const netAt = netReader(ledgers);
  const now = (account: AccountNets) => netAt(account, day);
  const owned = ledgers.accounts.filter((account) => isOfResult(account) || isOwners(account));
  const placed = ledgers.accounts.filter((account) => !isOfResult(account) && !isOwners(account));
  const lineOf = lineOn(placed, now);
  const on = (lines: readonly LineCode[]): number =>
    placed.reduce((sum, one) => sum + (lines.includes(lineOf(one)) ? now(one) : 0), 0);
  return {
    currentAssets: on(CURRENT_ASSETS),
    currentLiabilities: positive(on(CURRENT_LIABILITIES)),
    debt: positive(on(DEBT)),
    equity: positive(owned.reduce((sum, account) => sum + now(account), 0)),
    inventory: on(['inventories']),
    receivables: on(['receivables']),
    payables: positive(on(['payables-small', 'payables-others'])),
    investments: on(['investments', 'current-investments']),
  };
}

/** Credits as they are read, without a negative zero. */
export const positive = (paise: number): number => (paise === 0 ? 0 : -paise);
