// Makes the past ready that a request asks for: what the history has not counted yet is counted now.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { followHistory, historyPosition } from '#api/commands/history/follow.ts';
import type { HistoryParts } from '#api/commands/history/follow.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { findMoment } from '#api/queries/past/find-moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';

/** More than this is not counted while somebody waits: it takes a second or two. */
const EVENTS_WHILE_WAITING = 5000;

const NOT_READY: ProblemDetails = {
  status: 503,
  code: 'past_not_ready',
  detail: 'The past of this book is being made ready. Try again in a little while.',
  retryAfterSeconds: 10,
};

/** @returns what finds the moment that `at` means, and has all reads of it answer. */
export const momentOfIn =
  (parts: HistoryParts) =>
  async (bookId: number, at: string): Promise<Result<PastMoment, ProblemDetails>> => {
    const found = await findMoment(parts.pool, bookId, at);
    if (!found.ok) return rejected(invalidField('at', found.rejection));
    const { seq, sharedSeq } = found.value;
    for (const [book, until] of [
      [bookId, seq],
      [0, sharedSeq],
    ] as const) {
      const counted = await historyPosition(parts.pool, book);
      if (until - counted > EVENTS_WHILE_WAITING) return rejected(NOT_READY);
      if (counted < until) await followHistory(parts, book, until);
    }
    return accepted(found.value);
  };
