// What the business has and owes on a day, as the ratios need it, in paise.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ExplainedPart } from '../lines/explained-line.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import type { LineCode } from '../lines/line-codes.ts';
import { lineOn } from '../lines/line-on.ts';
import { isOwners } from '../lines/mapping.ts';
import type { AccountNets, PartSource, StatementLedgers } from '../terms.ts';

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

/** What each figure is the sum of, as it is read. */
export type PartsOf<Figures> = Readonly<Record<keyof Figures, readonly ExplainedPart[]>>;

export function ratioPartsOn(ledgers: StatementLedgers, day: CalendarDate): PartsOf<DayFigures> {
  const netAt = netReader(ledgers);
  const now = (account: AccountNets) => netAt(account, day);
  const owned = ledgers.accounts.filter((account) => isOfResult(account) || isOwners(account));
  const placed = ledgers.accounts.filter((account) => !isOfResult(account) && !isOwners(account));
  const lineOf = lineOn(placed, now);
  const part = (account: AccountNets, isTurned: boolean) =>
    countedPart(account, BALANCE, { paise: now(account), isTurned });
  const on = (lines: readonly LineCode[], isTurned = false) =>
    placed.filter((one) => lines.includes(lineOf(one))).map((one) => part(one, isTurned));
  return {
    currentAssets: on(CURRENT_ASSETS),
    currentLiabilities: on(CURRENT_LIABILITIES, true),
    debt: on(DEBT, true),
    equity: owned.map((account) => part(account, true)),
    inventory: on(['inventories']),
    receivables: on(['receivables']),
    payables: on(['payables-small', 'payables-others'], true),
    investments: on(['investments', 'current-investments']),
  };
}

const BALANCE: PartSource = { of: 'account', days: 'all' };

type SignedPart = { readonly paise: number; readonly isTurned: boolean };

export const countedPart = (
  { accountId, name }: AccountNets,
  source: PartSource,
  { paise, isTurned }: SignedPart,
): ExplainedPart => ({
  accountId,
  name,
  source,
  amountPaise: isTurned ? 0 - paise : paise,
  isTurned,
});

export const figuresOn = (ledgers: StatementLedgers, day: CalendarDate): DayFigures =>
  summedParts(ratioPartsOn(ledgers, day));

/** @returns each figure by the name of its parts. */
export const summedParts = <Name extends string>(
  parts: Readonly<Record<Name, readonly ExplainedPart[]>>,
): Readonly<Record<Name, number>> =>
  Object.fromEntries(
    Object.entries<readonly ExplainedPart[]>(parts).map(([name, of]) => [
      name,
      of.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    ]),
  ) as Record<Name, number>;
