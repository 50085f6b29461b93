// Calls that cost others something are counted before their command is given.
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { ApiContext } from '#api/http/env.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { MAILS_BOOK, MAILS_PERSON, NAMES_PERSON, RECORDS_PERSON } from '#api/limits/limits.ts';
import type { Limit } from '#api/limits/limits.ts';
import type { RateLimits, LimitedTry } from '#api/limits/rate-limits.ts';
import type { IdKind } from '#api/store/ids.ts';

/** Counts the call. @returns the reply when one of the limits is passed, else null. */
export async function refusalOfLimits(
  parts: { readonly limits: RateLimits },
  c: ApiContext,
  ...tries: readonly LimitedTry[]
): Promise<Response | null> {
  const problem = await refusalOfTries(parts, ...tries);
  return problem === null ? null : replyProblem(c, problem);
}

/** As `refusalOfLimits`, where a reply has begun already. */
export async function refusalOfTries(
  { limits }: { readonly limits: RateLimits },
  ...tries: readonly LimitedTry[]
): Promise<ProblemDetails | null> {
  const wait = await limits.take(...tries);
  if (wait === null) return null;
  return {
    status: 429,
    code: 'too_many_requests',
    title: 'Too many requests',
    detail: `This was done very often in a short time. Try again in ${timeOf(wait)}.`,
    retryAfterSeconds: wait,
  };
}

type MailCaller = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number };
  readonly context: ApiContext;
};

/** Counts a mail that a person asks for in a book. @returns as `refusalOfLimits`. */
export const refusalOfMails = (
  parts: { readonly limits: RateLimits },
  { person, book, context }: MailCaller,
): Promise<Response | null> =>
  refusalOfLimits(
    parts,
    context,
    { limit: MAILS_PERSON, by: [`${person.id}`] },
    { limit: MAILS_BOOK, by: [`${book.id}`] },
  );

/** By the kind of their ids; what is posted, issued and received is not limited. */
const ADDING: Partial<Record<IdKind, Limit>> = {
  account: NAMES_PERSON,
  account_type: NAMES_PERSON,
  customer: NAMES_PERSON,
  asset: NAMES_PERSON,
  ...Object.fromEntries(MASTER_KINDS.map((kind) => [wireKindOf(kind), NAMES_PERSON])),
  record: RECORDS_PERSON,
};

/** Counts what a person adds in a day. @returns as `refusalOfLimits`. */
export async function refusalOfAdding(
  parts: { readonly limits: RateLimits },
  { person, context }: { readonly person: { readonly id: number }; readonly context: ApiContext },
  kind: IdKind,
): Promise<Response | null> {
  const limit = ADDING[kind];
  return limit === undefined
    ? null
    : refusalOfLimits(parts, context, { limit, by: [`${person.id}`] });
}

const timeOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (hours > 72) return `${Math.ceil(hours / 24)} days`;
  if (minutes > 90) return `${hours} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
