// Stock that the register says, in the statements of a book that takes it from there. What is
// posted on Stock-in-Hand stays; beside it stands what the register says beyond it, with the change
// that it makes of the profit, so that nothing is counted twice and both sides stay equal. Neither
// is posted: the trial balance has them not, and a statement ties to it without them. In a book
// that posts what each sale costs they are what is not posted yet; on locked days there is nothing.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { dayBefore, latestOf } from '../../kernel/calendar-date.ts';
import { differencePosted, unpostedOn } from '../../stock-posting/index.ts';
import type { StockPostingState } from '../../stock-posting/index.ts';
import { policyOn } from '../../stock-valuation/index.ts';
import type { StockPolicies } from '../../stock-valuation/index.ts';
import type { AccountNets, StatementLedgers } from '../terms.ts';
import { OPENING_STOCK_NOT_POSTED } from './opening-stock.ts';

const BEYOND = 'Stock by the register, beyond what is posted';
const CHANGE = 'Change in stock by the register';
const UNPOSTED = 'Stock moved and not posted yet';
const UNPOSTED_CHANGE = 'Change in stock not posted yet';
const PARTS: ReadonlySet<string> = new Set([
  BEYOND,
  CHANGE,
  UNPOSTED,
  UNPOSTED_CHANGE,
  'Opening stock',
  'Less: closing stock',
  'Less: goods lost, or found at counts',
]);

/** Whether a part of a line is stock that no account shows, and opens into the stock summary. */
export const isStockPart = (part: {
  readonly accountId: number | null;
  readonly name: string;
}): boolean => part.accountId === null && PARTS.has(part.name);

/** @returns the day before the first year whose stock is what the register says; null for none. */
export function eveOfRegister({ ofBook }: StockPolicies): CalendarDate | null {
  const days = ofBook.filter(({ accounting }) => accounting !== 'entered');
  const [first] = days.map(({ from }) => from).toSorted();
  return first === undefined ? null : dayBefore(first);
}

type RegisterWorth = {
  readonly policies: StockPolicies;
  /** What the register says on each of the days of the ledgers, the eve among them. */
  readonly paise: readonly number[];
  /** What runs posted of it, of which lines that are posted on their own day may be left out. */
  readonly posting: StockPostingState;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
};

/**
 * The eve of the first year of the register is its opening stock. Was stock posted by then, that
 * is what was reported, and what the register says beyond it belongs to the year. Was none, the
 * register opens the year, and what nobody posted stands as a difference in opening balances.
 */
export function withStockByRegister(
  ledgers: StatementLedgers,
  { policies, paise, posting, lockedTo }: RegisterWorth,
): StatementLedgers {
  const eve = eveOfRegister(policies);
  if (eve === null) return ledgers;
  const { days } = ledgers;
  const posted = postedStock(ledgers);
  const atEve = days.indexOf(eve);
  const opening = posted[atEve] === 0 ? (paise[atEve] ?? 0) : 0;
  const isPerpetual = (day: CalendarDate) => policyOn(policies, day).accounting === 'perpetual';
  /** What is locked was reported as it is posted. */
  const isSettled = (day: CalendarDate) =>
    day > eve && isPerpetual(day) && lockedTo !== null && day <= lockedTo;
  const postsStock = isPerpetual(latestOf(days) ?? eve);
  const beyond = days.map((day, at) => {
    if (day === eve) return opening;
    const { accounting } = policyOn(policies, day);
    if (day < eve || accounting === 'entered' || isSettled(day)) return 0;
    const [registerPaise, ledgerPaise] = [paise[at] ?? 0, posted[at] ?? 0];
    if (accounting === 'register') return registerPaise - ledgerPaise;
    return unpostedOn(posting, day, { registerPaise, ledgerPaise });
  });
  const difference = days.map((day) =>
    day < eve || isSettled(day) ? 0 : 0 - opening - differencePosted(posting, day),
  );
  const change = beyond.map((one, at) => 0 - one - (difference[at] ?? 0));
  const added: readonly AccountNets[] = [
    { ...STOCK, name: postsStock ? UNPOSTED : BEYOND, netsPaise: beyond },
    { ...OPENING_STOCK_NOT_POSTED, netsPaise: difference },
    { ...CHANGED, name: postsStock ? UNPOSTED_CHANGE : CHANGE, netsPaise: change },
  ];
  const shown = added.filter(({ netsPaise }) => netsPaise.some((one) => one !== 0));
  return { ...ledgers, accounts: [...ledgers.accounts, ...shown], postsStock };
}

const STOCK = { accountId: null, group: 'stock-in-hand', nature: 'asset' } as const;
const CHANGED = { accountId: null, group: 'direct-expenses', nature: 'expense' } as const;

/** @returns what stands on Stock-in-Hand on each of the days. */
const postedStock = ({ days, accounts }: StatementLedgers): readonly number[] =>
  days.map((_, at) =>
    accounts.reduce(
      (sum, { group, netsPaise }) => (group === 'stock-in-hand' ? sum + (netsPaise[at] ?? 0) : sum),
      0,
    ),
  );
