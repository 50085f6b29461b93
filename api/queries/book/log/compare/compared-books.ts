// Which figures of a trial balance differ between two moments, and how much of each difference the
// entries between make: the rest is that an account counts other days since it is of another kind.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { causesBetween } from '#projections/journal-list/read-between.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { BookComparison } from '#api/contract/book/log/compare.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { AccountClosing, BookClosings } from '#api/queries/ledgers/closings/closings.ts';
import type { ClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { dayOfMoment, explainedChange, idsOfYear, knownMoment } from './at-both.ts';
import type { ComparedMoments, FigureAtBoth } from './at-both.ts';
import { countEvents } from './event-counts.ts';
import type { CountsOfAccounts } from './event-counts.ts';
import { groupingEvents } from './grouping-events.ts';

type ComparingParts = LogParts & { readonly closings: ClosingsMemory };

export async function compareBooks(
  parts: ComparingParts,
  bookId: number,
  { a, b, asOn }: ComparedMoments,
): Promise<BookComparison> {
  const { db, closings } = parts;
  const to = calendarDate(asOn);
  const { from } = yearPeriod(financialYearOf(to));
  const at = (moment: PastMoment) => readingAt(moment, () => closings.read(bookId, { from, to }));
  const [before, now] = [await at(a), await at(b)];
  const between = { after: a.seq, until: b.seq };
  const ofYear = idsOfYear(now.accounts);
  const counts = await countEvents(db, bookId, between, { from, to, ofYear });
  const rows = comparedRows(before, now, counts);
  const regrouped = rows.filter(isRegrouped).flatMap(({ accountId }) => accountId ?? []);
  const groupings = await groupingEvents(parts, bookId, b, regrouped);
  return {
    a: { ...knownMoment(a), ...before.totals },
    b: { ...knownMoment(b), ...now.totals },
    asOn: to,
    from,
    rows: rows.map((row) => ({
      ...row,
      ...explainedChange(row),
      groupBefore: isRegrouped(row) ? row.groupBefore : null,
      groupEvent: isRegrouped(row) ? (groupings.get(row.accountId ?? 0) ?? null) : null,
    })),
    unchanged: now.accounts.length - rows.filter(({ accountId }) => accountId !== null).length,
    causes: await causesBetween(db, bookId, between, { to, knownOn: dayOfMoment(a) }),
  };
}

type ComparedRow = FigureAtBoth & {
  /** Null is what is brought forward of earlier years. */
  readonly accountId: number | null;
  readonly name: string;
  /** By the entries between. */
  readonly movedPaise: number;
  readonly groupBefore: string | null;
  readonly group: string | null;
  /** Null where too many events lie between to be counted. */
  readonly events: number | null;
};

type Sums = { readonly closingPaise: number; readonly broughtForwardPaise: number };

/**
 * @param a from the first day of a financial year, as `b` is.
 * @param counts of the events between, where they are counted.
 */
function comparedRows(
  a: BookClosings,
  b: BookClosings,
  counts: CountsOfAccounts | null,
): ComparedRow[] {
  const before = new Map(a.accounts.map((account) => [account.accountId, account]));
  const rows = b.accounts.map((account) =>
    accountRow(before.get(account.accountId), account, counts),
  );
  const now = new Set(b.accounts.map(({ accountId }) => accountId));
  const gone = a.accounts
    .filter(({ accountId }) => !now.has(accountId))
    .map((account) => accountRow(account, undefined, counts));
  return [...rows, ...gone, broughtRow(before, b.accounts, counts)].filter(isChanged);
}

const isRegrouped = ({ groupBefore, group }: ComparedRow): boolean => groupBefore !== group;

const isChanged = (row: ComparedRow): boolean => row.aPaise !== row.bPaise || isRegrouped(row);

type MovementParts = { readonly inYearPaise: number; readonly earlierPaise: number };

/** By the entries between: dated in the year, and in earlier ones. */
function movedOf(a: AccountClosing | undefined, b: AccountClosing | undefined): MovementParts {
  const [before, now] = [partsOf(a), partsOf(b)];
  return {
    inYearPaise: now.inYearPaise - before.inYearPaise,
    earlierPaise: now.earlierPaise - before.earlierPaise,
  };
}

/** All that an account holds is its balance, and what it brought forward. */
function partsOf(account: AccountClosing | undefined): MovementParts {
  if (account === undefined) return { inYearPaise: 0, earlierPaise: 0 };
  const { debitPaise, creditPaise, closingPaise, broughtForwardPaise } = account;
  const inYearPaise = debitPaise - creditPaise;
  return { inYearPaise, earlierPaise: closingPaise + broughtForwardPaise - inYearPaise };
}

function accountRow(
  a: AccountClosing | undefined,
  b: AccountClosing | undefined,
  counts: CountsOfAccounts | null,
): ComparedRow {
  const { accountId = null, name = '' } = b ?? a ?? {};
  const isOfYear = beginsEachYearAtZero(b?.nature ?? null);
  const { inYearPaise, earlierPaise } = movedOf(a, b);
  const group = b?.group ?? a?.group ?? null;
  return {
    accountId,
    name,
    aPaise: a?.closingPaise ?? 0,
    bPaise: b?.closingPaise ?? 0,
    movedPaise: isOfYear ? inYearPaise : inYearPaise + earlierPaise,
    groupBefore: a === undefined ? group : a.group,
    group,
    events: counts === null ? null : counts.of(accountId, isOfYear ? 'period' : 'all'),
  };
}

const BROUGHT_FORWARD = 'Profit and loss brought forward';

function broughtRow(
  a: ReadonlyMap<number, AccountClosing>,
  b: readonly AccountClosing[],
  counts: CountsOfAccounts | null,
): ComparedRow {
  const sum = (of: readonly Sums[]) =>
    of.reduce((total, { broughtForwardPaise }) => total + broughtForwardPaise, 0);
  const ofYear = b.filter(({ nature }) => beginsEachYearAtZero(nature));
  return {
    accountId: null,
    name: BROUGHT_FORWARD,
    aPaise: sum([...a.values()]),
    bPaise: sum(b),
    movedPaise: ofYear.reduce(
      (total, account) => total + movedOf(a.get(account.accountId), account).earlierPaise,
      0,
    ),
    groupBefore: null,
    group: null,
    events: counts === null ? null : counts.broughtForward,
  };
}
