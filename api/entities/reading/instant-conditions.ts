// Conditions on an instant. Milliseconds are shown, so those are compared; a day that is written
// alone is the whole of that day in India.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Comparison } from '../entity.ts';
import { DAY_MILLISECONDS, instantText, parseDay, parseInstant } from './instants.ts';

type Condition = RawBuilder<unknown>;

export const MUST_BE_INSTANT =
  'Must be an instant, as 2026-11-21T04:45:00.000Z, or YYYY-MM-DD HH:MM:SS or a day in India.';

/** Milliseconds since 1970: from the first, before the second. */
type Span = { readonly from: number; readonly until: number };

function spanOf(given: unknown): Span | null {
  if (typeof given !== 'string' || given.length > 40) return null;
  const day = parseDay(given);
  if (day !== null) return { from: day, until: day + DAY_MILLISECONDS };
  const instant = given.length < 19 ? null : parseInstant(given);
  return instant === null ? null : { from: instant, until: instant + 1 };
}

const at = (milliseconds: number): Condition => sql`${instantText(milliseconds)}::timestamptz`;

/** @returns the condition that a column is at any of the instants or days, or null. */
export function atAnyOf(column: Condition, given: readonly unknown[]): Condition | null {
  const spans = given.map(spanOf);
  if (spans.some((span) => span === null)) return null;
  const within = spans.flatMap((span) =>
    span === null ? [] : [sql`(${column} >= ${at(span.from)} and ${column} < ${at(span.until)})`],
  );
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`;
}

/** @returns the condition that bounds a column, or null. An index on the column serves it. */
export function boundedBy(
  column: Condition,
  operator: Comparison,
  given: unknown,
): Condition | null {
  const span = spanOf(given);
  if (span === null) return null;
  return operator === '>='
    ? sql`${column} >= ${at(span.from)}`
    : sql`${column} < ${at(span.until)}`;
}
