// The moments that a call names in its query, each refused at its field where it is none.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { momentOfIn } from '#api/http/guards/past-moment.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { dayOfMoment } from '#api/queries/book/log/compare/at-both.ts';
import type { ComparedMoments } from '#api/queries/book/log/compare/at-both.ts';
import { findMoment } from '#api/queries/past/find-moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { readChainOf } from '#api/store/chain/walk-events.ts';
import type { HistoryParts } from '#api/commands/rebuild/history/follow.ts';

export type ComparingCallParts = LogParts & HistoryParts;

const NOT_AFTER_B = 'The first moment is after the second; give the earlier one first.';

type MomentsQuery = {
  readonly a: string;
  readonly b?: string | undefined;
  readonly as_on?: string | undefined;
};

export async function namedMomentsIn(
  parts: ComparingCallParts,
  bookId: number,
  query: MomentsQuery,
): Promise<Result<ComparedMoments, ProblemDetails>> {
  const a = await momentAt(parts, bookId, 'a', query.a);
  if (!a.ok) return a;
  const b = await momentAt(parts, bookId, 'b', query.b);
  if (!b.ok) return b;
  if (a.value.seq > b.value.seq) return rejected(invalidField('a', NOT_AFTER_B));
  return accepted({ a: a.value, b: b.value, asOn: query.as_on ?? dayOfMoment(b.value) });
}

/** @param text as `at` takes it; without it the last event. */
export async function momentAt(
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
