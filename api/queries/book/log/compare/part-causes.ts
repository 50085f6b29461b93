// By which events accounts stand on another line of a statement: what the book has said of their
// line, or of their group's, and what has brought them under another group.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { chosenOn, lineCauses } from '#core/statement/index.ts';
import type { ComparedPart, KnownAccount, LineSubject, OwnerForm } from '#core/statement/index.ts';
import { lineChoicesOf } from '#projections/book-settings/read-lines.ts';
import type { LineChosenBy } from '#projections/book-settings/read-lines.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ComparedMoments } from './at-both.ts';
import { groupingEvents } from './grouping-events.ts';

type Part = StatementComparison['rows'][number]['parts'][number];
type CausesOfPart = Pick<Part, 'lineSet' | 'groupChanged'>;

export const NO_CAUSES: CausesOfPart = { lineSet: null, groupChanged: null };

type Wish = ComparedMoments & { readonly form: OwnerForm };

/** @returns the causes of those parts that are reclassified by any. */
export async function causesOfParts(
  log: LogParts,
  bookId: number,
  wish: Wish,
  parts: readonly ComparedPart[],
): Promise<ReadonlyMap<ComparedPart, CausesOfPart>> {
  const reclassified = parts.filter(isReclassified);
  if (reclassified.length === 0) return new Map();
  const known = {
    a: await knownAt(log, bookId, wish.a),
    b: await knownAt(log, bookId, wish.b),
  };
  const day = calendarDate(wish.asOn);
  const choices = { a: known.a.choices, b: known.b.choices };
  const causesOf = lineCauses(choices, { day, form: wish.form });
  const found = reclassified.flatMap((part) => {
    const [a, b] = [known.a.accountOf(part), known.b.accountOf(part)];
    return a === null || b === null ? [] : [{ part, a, b, ...causesOf(a, b) }];
  });
  const regrouped = found.flatMap(({ b, isByGroup }) => (isByGroup ? (b.accountId ?? []) : []));
  const groupings = await groupingEvents(log, bookId, wish.b, regrouped);
  return new Map(
    found.map(({ part, a, b, saidOf, isByGroup }) => {
      const event = isByGroup ? groupings.get(b.accountId ?? 0) : undefined;
      const causes: CausesOfPart = {
        lineSet: saidOf === null ? null : lineSetBy(choices.b, saidOf, day),
        groupChanged: event === undefined ? null : { event, from: a.group, to: b.group },
      };
      return [part, causes];
    }),
  );
}

/** Stock that no account shows may stand on another line, and never on two. */
const isReclassified = ({ accountId, otherLine, aPaise, bPaise, movedPaise }: ComparedPart) =>
  accountId === null ? otherLine !== null : bPaise - aPaise !== movedPaise;

type BookAtMoment = {
  readonly choices: readonly LineChosenBy[];
  readonly accountOf: (part: ComparedPart) => KnownAccount | null;
};

const knownAt = (log: LogParts, bookId: number, moment: PastMoment): Promise<BookAtMoment> =>
  readingAt(moment, async () => {
    const choices = await lineChoicesOf(log.db, bookId);
    const heads = await accountHeadsOf(log.db, bookId);
    const accounts = new Map(heads.map((head) => [head.accountId, head]));
    return {
      choices,
      accountOf: ({ accountId, name }) =>
        accountId === null ? { ...STOCK, name } : (accounts.get(accountId) ?? null),
    };
  });

const STOCK = { accountId: null, group: 'stock-in-hand', nature: 'asset' } as const;

function lineSetBy(
  choices: readonly LineChosenBy[],
  subject: LineSubject,
  day: CalendarDate,
): Part['lineSet'] {
  const chosen = chosenOn(choices, subject, day);
  const said = choices.find((one) => one === chosen);
  if (said === undefined) return null;
  return {
    event: said.seq,
    from: said.from,
    group: 'group' in subject ? subject.group : null,
    accountId: 'accountId' in subject ? subject.accountId : null,
    line: said.line,
  };
}
