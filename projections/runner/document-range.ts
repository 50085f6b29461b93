// What registers of documents are narrowed to alike: days, and what a document comes to.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export type DocumentRange = {
  /** Days of the documents `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What they come to, both included. */
  readonly fromPaise?: number | undefined;
  readonly toPaise?: number | undefined;
};

/** @returns the condition of what is asked for; none of what is not. */
export const ifAsked = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)]);

/** @param day the column of the documents’ days. */
export const rangeConditions = (
  day: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
  { from, to, fromPaise, toPaise }: DocumentRange,
): readonly RawBuilder<unknown>[] => [
  ...ifAsked(from, (first) => sql`${day} >= ${first}::date`),
  ...ifAsked(to, (last) => sql`${day} <= ${last}::date`),
  ...ifAsked(fromPaise, (least) => sql`${total} >= ${least}`),
  ...ifAsked(toPaise, (most) => sql`${total} <= ${most}`),
];
