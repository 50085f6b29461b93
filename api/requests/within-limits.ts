// Calls that cost others something are counted before their command is given.
import type { ApiContext } from '#api/http/env.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { RateLimits, Try } from '#api/limits/rate-limits.ts';

/** Counts the call. @returns the reply when one of the limits is passed, else null. */
export async function refusalOfLimits(
  { limits }: { readonly limits: RateLimits },
  c: ApiContext,
  ...tries: readonly Try[]
): Promise<Response | null> {
  const wait = await limits.take(...tries);
  if (wait === null) return null;
  return replyProblem(c, {
    status: 429,
    code: 'too_many_requests',
    title: 'Too many requests',
    detail: `This was done very often in a short time. Try again in ${timeOf(wait)}.`,
    retryAfterSeconds: wait,
  });
}

const timeOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
