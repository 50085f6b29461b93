// What an act does to cash: what its accounts hold from its day on, and what the day had before it.
import type { AccountOf, CashBalance, JournalWithCash, Warning } from '#core/warning/index.ts';
import { askedOfCash, cashAboveLimits, cashBelowNil, cashOf, isCash } from '#core/warning/index.ts';
import { datedJournals, signedPaise } from '#projections/runner/posted-journal.ts';
import {
  balancesBefore,
  cashOfDay,
  balanceAndMoves,
} from '#projections/ledger-lines/read-beside.ts';
import { accountsOfAct } from './accounts.ts';
import type { JudgedAct } from './judged-act.ts';

type JournalInCash = JournalWithCash & {
  readonly isReversal: boolean;
  /** Of a slip without a supplier, whose limit is by the name on it. */
  readonly isOfSlip: boolean;
};

export async function cashWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const journals = datedJournals(act.events).map(
    ({ event, entryDate, entries }): JournalInCash => ({
      date: entryDate,
      isReversal: event.type === 'JournalReversed',
      isOfSlip: event.type === 'JournalPosted' && event.data.source?.kind === 'expense',
      lines: entries.map((entry) => ({
        accountId: entry.accountId,
        paise: signedPaise(entry),
      })),
    }),
  );
  if (journals.length === 0) return [];
  const ids = journals.flatMap(({ lines }) => lines.map(({ accountId }) => accountId));
  const accountOf = await accountsOfAct(act, [...new Set(ids)]);
  const inCash = journals.filter(({ lines }) =>
    lines.some(({ accountId }) => isCash(accountOf(accountId)?.group ?? null)),
  );
  const found = await Promise.all(
    inCash.flatMap((journal) => [
      belowNil(act, { journal, journals: inCash }, accountOf),
      ...(journal.isReversal || journal.isOfSlip || cashOf(journal, accountOf) === 0
        ? []
        : [aboveLimits(act, journal, accountOf)]),
    ]),
  );
  return found.flat();
}

async function belowNil(
  act: JudgedAct,
  {
    journal,
    journals,
  }: { readonly journal: JournalInCash; readonly journals: readonly JournalInCash[] },
  accountOf: AccountOf,
): Promise<readonly Warning[]> {
  const drawn = journal.lines.filter(
    ({ accountId, paise }) => paise < 0 && isCash(accountOf(accountId)?.group ?? null),
  );
  const ids = [...new Set(drawn.map(({ accountId }) => accountId))];
  if (ids.length === 0) return [];
  const balances = await Promise.all(ids.map((id) => balancesFrom(act, id, journal.date)));
  // Of an act that is not posted the ledger has no line yet.
  const own = act.isPosted ? [] : journals;
  return cashBelowNil(journal, withOwn(balances.flat(), own), accountOf);
}

function withOwn(
  balances: readonly CashBalance[],
  own: readonly JournalInCash[],
): readonly CashBalance[] {
  const movedBy = (accountId: number, until: string) =>
    own
      .filter(({ date }) => date <= until)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.accountId === accountId ? sum + line.paise : sum), 0);
  return balances.map(({ accountId, date, balancePaise }) => ({
    accountId,
    date,
    balancePaise: balancePaise + movedBy(accountId, date),
  }));
}

/** What is dated later is taken off what the account holds after all of it. */
async function balancesFrom(
  { log }: JudgedAct,
  accountId: number,
  from: string,
): Promise<readonly CashBalance[]> {
  const { bookId, seq } = log;
  const rows = await log.ask(balanceAndMoves, { bookId, accountId, seq, from });
  const held = rows.find(({ date }) => date === null)?.paise ?? 0;
  const later = rows
    .flatMap(({ date, paise }) => (date === null ? [] : [{ date, paise }]))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  let balancePaise = held - later.reduce((sum, { paise }) => sum + paise, 0);
  return [
    { accountId, date: from, balancePaise },
    ...later.map(({ date, paise }) => {
      balancePaise += paise;
      return { accountId, date, balancePaise };
    }),
  ];
}

async function aboveLimits(
  act: JudgedAct,
  journal: JournalInCash,
  accountOf: AccountOf,
): Promise<readonly Warning[]> {
  const { persons, loans } = askedOfCash(journal, accountOf);
  const day = { bookId: act.log.bookId, date: journal.date, before: act.firstSeq };
  const [moved, balances] = await Promise.all([
    persons.length === 0 ? [] : act.log.ask(cashOfDay, { ...day, accountIds: persons }),
    loans.length === 0 ? [] : act.log.ask(balancesBefore, { ...day, accountIds: loans }),
  ]);
  return cashAboveLimits(journal, {
    accountOf,
    ofDay: (accountId) =>
      moved.find((one) => one.accountId === accountId) ?? { received: 0, paid: 0 },
    loanBefore: (accountId) => balances.find((one) => one.accountId === accountId)?.paise ?? 0,
  });
}
