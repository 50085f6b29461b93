// Judges the figures of opening balances, and says which bill and which goods they are.
import { dayBefore } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { isSame } from '../kernel/decider.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { accountsWithBills } from './bills/bills.ts';
import { dayRefusal, figuresRefusal } from './check.ts';
import type { OpeningFacts, OpeningFigures, PostOpeningBalances } from './commands.ts';
import type { StockOpened } from './events.ts';
import { stockKey } from './evolve.ts';
import type { OpeningState } from './evolve.ts';
import type { OpeningRejection } from './rejections.ts';
import type { OpeningAccount, StockLine } from './terms.ts';

type OpeningEntries = {
  readonly openedOn: CalendarDate;
  readonly accounts: readonly OpeningAccount[];
  readonly stock: readonly StockOpened[];
};

/** @returns the accounts with their bills, and the goods that changed; or the first refusal. */
export function judge(
  state: OpeningState,
  data: OpeningFigures & Pick<PostOpeningBalances['data'], 'bookId'>,
  { beginsOn, facts }: { readonly beginsOn: CalendarDate; readonly facts: OpeningFacts },
): Result<OpeningEntries, OpeningRejection> {
  const day = dayRefusal(beginsOn, facts);
  if (day !== null) return rejected(day);
  const openedOn = dayBefore(beginsOn);
  const refusal = figuresRefusal(data, { beginsOn, openedOn }, facts);
  if (refusal !== null) return rejected(refusal);
  const isParty = (id: number) => facts.accounts.get(id)?.isParty === true;
  const accounts = accountsWithBills(state.posted, data, { isParty, openedOn });
  if (!accounts.ok) {
    const accountId = data.accounts[accounts.rejection.line - 1]?.accountId ?? 0;
    const name = facts.accounts.get(accountId)?.name ?? '';
    return rejected({ ...accounts.rejection, name });
  }
  const stock = stockChanges(state.stock, data.stock).map((line) => ({
    type: 'StockOpened' as const,
    version: 1,
    data: { bookId: data.bookId, openedOn, ...line },
  }));
  return accepted({ openedOn, accounts: accounts.value, stock });
}

/** @returns the lines that are new or other than before, and those that are gone, as nothing. */
function stockChanges(
  before: OpeningState['stock'],
  stock: readonly StockLine[],
): readonly StockLine[] {
  const after = new Set(stock.map(stockKey));
  const changed = stock.filter((line) => !isSame(before.get(stockKey(line)), line));
  const gone = [...before.values()].filter((line) => !after.has(stockKey(line)));
  const nothing = { quantityThousandths: 0, valuePaise: 0 };
  return [...changed, ...gone.map((line) => ({ ...line, ...nothing }))];
}
