// Two moments beside each other, and the events that a figure is the sum of.
import { compareBooks as booksCall, furtherComparisons } from '#api/contract/book/log/compare.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { compareBooks } from '#api/queries/book/log/compare/compared-books.ts';
import { compareItems } from '#api/queries/book/log/compare/compared-items.ts';
import { compareStatement, startOfYear } from '#api/queries/book/log/compare/compared-statement.ts';
import { compareLedger } from '#api/queries/book/log/compare/compared-ledger.ts';
import { mastersCompared } from '#api/entities/comparing/compared-masters.ts';
import { createClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { mountExplaining } from './explaining.ts';
import { namedMomentsIn } from './named-moments-in.ts';
import type { ComparingCallParts } from './named-moments-in.ts';

export function mountComparing(mount: Mount, parts: ComparingCallParts): void {
  const { db } = parts;
  const closings = createClosingsMemory(db);

  mount(booksCall, async ({ book, query, context }) => {
    const moments = await namedMomentsIn(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    return compareBooks({ ...parts, closings }, book.id, moments.value);
  });

  mount(furtherComparisons.compareItems, async ({ book, query, context }) => {
    const moments = await namedMomentsIn(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    return compareItems(db, book.id, moments.value, query.account ?? null);
  });

  mount(furtherComparisons.compareMasters, async ({ book, person, query, context }) => {
    const moments = await namedMomentsIn(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    return mastersCompared({ db, bookId: book.id, personId: person.id }, moments.value);
  });

  mount(furtherComparisons.compareLedger, async ({ book, query, context }) => {
    const moments = await namedMomentsIn(parts, book.id, query);
    if (!moments.ok) return replyProblem(context, moments.rejection);
    const compared = await compareLedger(db, book.id, moments.value, query.account);
    return compared ?? notFound(context);
  });

  mount(furtherComparisons.compareStatement, async ({ book, query, context }) => {
    const moments = await namedMomentsIn(parts, book.id, query);
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

const NO_FIRST_DAY = 'A balance sheet has no first day: leave it out.';
const FROM_AFTER = 'Must be the last day, `as_on`, or an earlier one.';
