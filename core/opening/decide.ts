// The opening balances of a book: one document, drafted, posted, and corrected as a whole until the
// book's first period is locked.
import { calendarDate, dayAfter, dayBefore } from '../kernel/calendar-date.ts';
import { isSame } from '../kernel/decider.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { billChanges } from './bills/bill-changes.ts';
import { settledRefusal } from './bills/check-bills.ts';
import type {
  CorrectOpeningBalances,
  OpeningCommand,
  OpeningFacts,
  PostOpeningBalances,
  SaveOpeningDraft,
  OpeningFigures,
} from './commands.ts';
import type { OpeningEvent, StockOpened } from './events.ts';
import type { OpeningState, PostedOpening } from './evolve.ts';
import { accountsByJournal } from './journals.ts';
import type { OpeningRejection } from './rejections.ts';
import type { OpeningAccount, StockLine } from './terms.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { accountsWithBills } from './bills/bills.ts';
import { dayRefusal, figuresRefusal } from './check.ts';
import { stockKey } from './evolve.ts';

type Decision = Result<readonly OpeningEvent[], OpeningRejection>;

export const streamOf = ({ data }: OpeningEvent): string => streamName('opening', data.bookId);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  state: OpeningState,
  command: OpeningCommand,
  facts: OpeningFacts,
): Decision {
  switch (command.type) {
    case 'SaveOpeningDraft':
      return saveDraft(state, command);
    case 'PostOpeningBalances':
      return postBalances(state, command, facts);
    case 'CorrectOpeningBalances':
      return correctBalances(state, command, facts);
  }
}

function saveDraft({ draft }: OpeningState, { data }: SaveOpeningDraft): Decision {
  if (isSame(draft, data.draft)) return accepted([]);
  return accepted([{ type: 'OpeningBalancesDrafted', version: 1, data }]);
}

function postBalances(
  state: OpeningState,
  { data }: PostOpeningBalances,
  facts: OpeningFacts,
): Decision {
  if (state.posted !== null) return rejected({ kind: 'opening_already_posted' });
  const beginsOn = data.beginsOn ?? facts.bookBeginsOn;
  if (beginsOn === null) return rejected({ kind: 'opening_needs_first_day' });
  const judged = judge(state, data, { beginsOn, facts });
  if (!judged.ok) return judged;
  const { accounts, stock, openedOn } = judged.value;
  if (accounts.length + data.stock.length === 0) return rejected({ kind: 'opening_is_empty' });
  const { bookId } = data;
  const journalIds = data.journalIds.slice(0, accountsByJournal(accounts).length);
  const posted = { bookId, beginsOn, openedOn, accounts: [...accounts], journalIds };
  return accepted([...stock, { type: 'OpeningBalancesPosted', version: 1, data: posted }]);
}

function correctBalances(
  state: OpeningState,
  { data }: CorrectOpeningBalances,
  facts: OpeningFacts,
): Decision {
  const { posted } = state;
  if (posted === null) return rejected({ kind: 'opening_not_posted' });
  const beginsOn = dayAfter(calendarDate(posted.openedOn));
  const judged = judge(state, data, { beginsOn, facts });
  if (!judged.ok) return judged;
  const { accounts, stock, openedOn } = judged.value;
  const changes = billChanges(posted.accounts, accounts);
  const refusal = settledRefusal(changes, data.accounts, facts);
  if (refusal !== null) return rejected(refusal);
  if (stock.length === 0 && isSame(posted.accounts, accounts)) return accepted([]);
  const { bookId, reason } = data;
  const journalIds = hasSameBalances(posted, accounts)
    ? [...posted.journalIds]
    : data.journalIds.slice(0, accountsByJournal(accounts).length);
  const corrected = { bookId, openedOn, accounts: [...accounts], journalIds };
  const more = { reason, billChanges: [...changes] };
  return accepted([
    ...stock,
    { type: 'OpeningBalancesCorrected', version: 1, data: { ...corrected, ...more } },
  ]);
}

const hasSameBalances = (posted: PostedOpening, accounts: readonly OpeningAccount[]): boolean =>
  isSame(posted.accounts.map(balanceOf), accounts.map(balanceOf));

const balanceOf = ({ accountId, balancePaise }: OpeningAccount) => ({ accountId, balancePaise });

// Judges the figures of opening balances, and says which bill and which goods they are.
type OpeningEntries = {
  readonly openedOn: CalendarDate;
  readonly accounts: readonly OpeningAccount[];
  readonly stock: readonly StockOpened[];
};

/** @returns the accounts with their bills, and the goods that changed; or the first refusal. */
function judge(
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
