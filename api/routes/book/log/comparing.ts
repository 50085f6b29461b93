// Two moments beside each other, and the events that a figure is the sum of.
import * as contract from '#api/contract/book/log/compare.ts';
import { compareStatement as statementCall } from '#api/contract/book/log/compare-statement.ts';
import * as more from '#api/contract/book/log/compare-more.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { momentOfIn } from '#api/http/guards/past-moment.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { compareBooks, dayOfMoment } from '#api/queries/book/log/compare/compared-books.ts';
import type { Moments } from '#api/queries/book/log/compare/compared-books.ts';
import { compareItems } from '#api/queries/book/log/compare/compared-items.ts';
import { compareStatement, startOfYear } from '#api/queries/book/log/compare/compared-statement.ts';
import { compareLedger } from '#api/queries/book/log/compare/compared-ledger.ts';
import { mastersCompared } from '#api/entities/comparing/compared-masters.ts';
import { explainFigure } from '#api/queries/book/log/compare/explain.ts';
import { createClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { findMoment } from '#api/queries/past/find-moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { readChainOf } from '#api/store/chain/walk-events.ts';
import type { HistoryParts } from '#api/commands/rebuild/history/follow.ts';

export type ComparingCallParts = LogParts & HistoryParts;

export function mountComparing(mount: Mount, parts: ComparingCallParts): void {
  const closings = createClosingsMemory(parts.db);

  mount(contract.compareBooks, async ({ book, query, context }) => {
    const moments = await momentsAsked(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    return compareBooks({ db: parts.db, closings }, book.id, moments.value);
  });

  mount(more.compareItems, async ({ book, query, context }) => {
    const moments = await momentsAsked(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    return compareItems(parts.db, book.id, moments.value, query.account ?? null);
  });

  mount(more.compareMasters, async ({ book, person, query, context }) => {
    const moments = await momentsAsked(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    const wish = { db: parts.db, bookId: book.id, personId: person.id };
    return mastersCompared(wish, moments.value);
  });

  mount(more.compareLedger, async ({ book, query, context }) => {
    const moments = await momentsAsked(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    const compared = await compareLedger(parts.db, book.id, moments.value, query.account);
    return compared ?? notFound(context);
  });

  mount(statementCall, async ({ book, query, context }) => {
    const moments = await momentsAsked(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    const { of, as = null } = query;
    const { asOn } = moments.value;
    if (query.from !== undefined && (of === 'balance-sheet' || query.from > asOn)) {
      const why = of === 'balance-sheet' ? NO_FIRST_DAY : FROM_AFTER;
      return replyProblem(context, invalidField('from', why));
    }
    const from = query.from === undefined ? startOfYear(asOn) : calendarDate(query.from);
    return compareStatement(parts, book.id, { ...moments.value, of, as, from });
  });

  mountExplaining(mount, parts);
}

function mountExplaining(mount: Mount, parts: ComparingCallParts): void {
  mount(contract.explainFigure, async ({ book, query, context }) => {
    const until = await momentAt(parts, book.id, 'until', query.until);
    if (!until.ok) return replyProblem(context, until.rejection);
    const since =
      query.since === undefined
        ? accepted(null)
        : await momentAt(parts, book.id, 'since', query.since);
    if (!since.ok) return replyProblem(context, since.rejection);
    const asOn = query.as_on ?? dayOfMoment(until.value);
    const { from = null, account, figure, side = null } = query;
    if (account !== undefined && figure !== undefined) {
      return replyProblem(context, invalidField('figure', FIGURE_OF_ONE));
    }
    if (from !== null && from > asOn) {
      return replyProblem(context, invalidField('from', FROM_AFTER));
    }
    if (side !== null && account === undefined) {
      return replyProblem(context, invalidField('side', SIDE_OF_ACCOUNT));
    }
    const explained = await explainFigure(parts, book.id, {
      of: account ?? figure ?? 'brought-forward',
      since: since.value,
      until: until.value,
      asOn,
      from,
      side,
      before: query.before ?? Number.MAX_SAFE_INTEGER,
      limit: query.limit,
    });
    return explained ?? notFound(context);
  });
}

const NO_FIRST_DAY = 'A balance sheet has no first day: leave it out.';
const FROM_AFTER = 'Must be the last day, `as_on`, or an earlier one.';
const SIDE_OF_ACCOUNT = 'Only an account has two sides: name one, or leave it out.';
const FIGURE_OF_ONE = 'Is a figure of no single account: leave one of the two out.';
const NOT_AFTER_B = 'The first moment is after the second; give the earlier one first.';

type MomentsAsked = {
  readonly a: string;
  readonly b?: string | undefined;
  readonly as_on?: string | undefined;
};

async function momentsAsked(
  parts: ComparingCallParts,
  bookId: number,
  query: MomentsAsked,
): Promise<Result<Moments, ProblemDetails>> {
  const a = await momentAt(parts, bookId, 'a', query.a);
  if (!a.ok) return a;
  const b = await momentAt(parts, bookId, 'b', query.b);
  if (!b.ok) return b;
  if (a.value.seq > b.value.seq) return rejected(invalidField('a', NOT_AFTER_B));
  return accepted({ a: a.value, b: b.value, asOn: query.as_on ?? dayOfMoment(b.value) });
}

/** @param text as `at` takes it; without it the last event. */
async function momentAt(
  parts: ComparingCallParts,
  bookId: number,
  field: string,
  text: string | undefined,
): Promise<Result<PastMoment, ProblemDetails>> {
  const asked = text ?? String((await readChainOf(parts.sql, bookId)).seq);
  const found = await findMoment(parts.pool, bookId, asked);
  if (!found.ok) return rejected(invalidField(field, found.rejection));
  return momentOfIn(parts)(bookId, asked);
}
