// Stock that the register says, in the statements of a book that takes it from there. What is
// posted on Stock-in-Hand stays; beside it stands what the register says beyond it, with the change
// that it makes of the profit, so that nothing is counted twice and both sides stay equal. Neither
// is posted: the trial balance has them not, and a statement ties to it without them.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { dayBefore } from '../kernel/calendar-date.ts';
import { policyOn } from '../stock-valuation/index.ts';
import type { StockPolicies } from '../stock-valuation/index.ts';
import type { AccountNets, StatementLedgers } from './terms.ts';

const BEYOND = 'Stock by the register, beyond what is posted';
const CHANGE = 'Change in stock by the register';
const PARTS: ReadonlySet<string> = new Set([
  BEYOND,
  CHANGE,
  'Opening stock',
  'Less: closing stock',
]);

/** Whether a part of a line is stock that no account shows, and opens into the stock summary. */
export const isStockPart = (part: {
  readonly accountId: number | null;
  readonly name: string;
}): boolean => part.accountId === null && PARTS.has(part.name);

/** @returns the day before the first year whose stock comes from the register; null for none. */
export function eveOfRegister({ ofBook }: StockPolicies): CalendarDate | null {
  const days = ofBook.filter(({ accounting }) => accounting === 'register');
  const [first] = days.map(({ from }) => from).toSorted();
  return first === undefined ? null : dayBefore(first);
}

export type RegisterWorth = {
  readonly policies: StockPolicies;
  /** What the register says on each of the days of the ledgers, the eve among them. */
  readonly paise: readonly number[];
};

/**
 * The eve of the first year of the register is its opening stock. Was stock posted by then, that
 * is what was reported, and what the register says beyond it belongs to the year. Was none, the
 * register opens the year, and what nobody posted stands as a difference in opening balances.
 */
export function withStockByRegister(
  ledgers: StatementLedgers,
  { policies, paise }: RegisterWorth,
): StatementLedgers {
  const eve = eveOfRegister(policies);
  if (eve === null) return ledgers;
  const { days } = ledgers;
  const posted = postedStock(ledgers);
  const atEve = days.indexOf(eve);
  const opening = posted[atEve] === 0 ? (paise[atEve] ?? 0) : 0;
  const beyond = days.map((day, at) => {
    if (day === eve) return opening;
    const isByRegister = day > eve && policyOn(policies, day).accounting === 'register';
    return isByRegister ? (paise[at] ?? 0) - (posted[at] ?? 0) : 0;
  });
  const difference = days.map((day) => (day < eve || opening === 0 ? 0 : -opening));
  const change = beyond.map((one, at) => 0 - one - (difference[at] ?? 0));
  const added: readonly AccountNets[] = [
    { ...STOCK, netsPaise: beyond },
    { ...OPENING, netsPaise: difference },
    { ...CHANGED, netsPaise: change },
  ];
  const shown = added.filter(({ netsPaise }) => netsPaise.some((one) => one !== 0));
  return { days, accounts: [...ledgers.accounts, ...shown] };
}

const STOCK = { accountId: null, name: BEYOND, group: 'stock-in-hand', nature: 'asset' } as const;
const CHANGED = {
  accountId: null,
  name: CHANGE,
  group: 'direct-expenses',
  nature: 'expense',
} as const;
const OPENING = {
  accountId: null,
  name: 'Opening Balance Difference',
  group: 'suspense',
  nature: 'liability',
} as const;

/** @returns what stands on Stock-in-Hand on each of the days. */
const postedStock = ({ days, accounts }: StatementLedgers): readonly number[] =>
  days.map((_, at) =>
    accounts.reduce(
      (sum, { group, netsPaise }) => (group === 'stock-in-hand' ? sum + (netsPaise[at] ?? 0) : sum),
      0,
    ),
  );
