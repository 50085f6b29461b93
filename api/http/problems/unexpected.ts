// What is nobody's refusal: a database that is away, a full queue, a bug. Nothing of it is shown.
import type { ErrorHandler } from 'hono';
import {
  BrokenChain,
  CommitUnknown,
  ProjectionVersionMismatch,
  QueueFull,
  ReadOnly,
} from '#api/commands/request.ts';
import { CallerGone, DrawingQueueFull } from '#api/documents/sheets/drawing-queue.ts';
import { PastNotReady } from '#api/queries/past/moment.ts';
import { isPassingFault } from '#api/database/passing.ts';
import { NewerLog, VersionNotAllowed } from '#api/store/versions/event-versions.ts';
import type { Api } from '../env.ts';
import { describeError } from '../log.ts';
import type { Log } from '../log.ts';
import { replyProblem } from './problem.ts';
import type { ProblemDetails } from './problem.ts';

const RETRY_SECONDS = 2;

/** @returns true for what a client may try again as it is. */
export function isPassing(error: unknown): boolean {
  if (error instanceof QueueFull) return true;
  if (error instanceof CommitUnknown || error instanceof ProjectionVersionMismatch) return true;
  if (error instanceof VersionNotAllowed) return true;
  return isPassingFault(error);
}

/** Answers 503 or 500 to whatever a handler throws. */
export const unexpectedError =
  (log: Log): ErrorHandler<Api> =>
  (error, c) =>
    replyProblem(c, unexpectedProblem(log, error, c.get('requestId')));

/**
 * Logs what went wrong. @returns what may be told of it, with the id under which the log has it.
 */
export function unexpectedProblem(log: Log, error: unknown, requestId: string): ProblemDetails {
  if (error instanceof ReadOnly) return readOnly(error.message);
  if (error instanceof NewerLog) return outdated(error.message);
  if (error instanceof PastNotReady) return PAST_NOT_READY;
  if (error instanceof BrokenChain) {
    log({ level: 'error', event: 'broken_chain', request: requestId, reason: error.message });
    return brokenChain(error.seq);
  }
  // Nobody reads it.
  if (error instanceof CallerGone) return UNAVAILABLE;
  if (error instanceof DrawingQueueFull) return FILES_BUSY;
  if (error instanceof QueueFull) {
    // A crowd is no fault, and a stack for each of it would fill the log.
    log({ level: 'warn', event: 'busy', request: requestId, reason: error.message });
    return BUSY;
  }
  const passing = isPassing(error);
  log({
    level: 'error',
    event: passing ? 'unavailable' : 'bug',
    request: requestId,
    error: describeError(error),
  });
  if (error instanceof ProjectionVersionMismatch) return NOT_REBUILT;
  return passing ? UNAVAILABLE : bug(requestId);
}

const READ_ONLY_RETRY_SECONDS = 60;

const readOnly = (reason: string): ProblemDetails => ({
  status: 503,
  code: 'read_only',
  detail: reason,
  retryAfterSeconds: READ_ONLY_RETRY_SECONDS,
});

/** Only an update of this server helps; another one may take the request. */
const outdated = (reason: string): ProblemDetails => ({
  status: 503,
  code: 'server_outdated',
  detail: reason,
  retryAfterSeconds: READ_ONLY_RETRY_SECONDS,
});

/** No waiting helps: somebody must look at it. */
const brokenChain = (seq: number): ProblemDetails => ({
  status: 503,
  code: 'chain_broken',
  detail:
    `The log of this book is not as it was written: its chain breaks at event ${seq}. It can be ` +
    'read, and it takes no entries. Administrators see what is wrong.',
  facts: { event: seq },
});

/** It takes as long as the book is long; most are done within seconds of a start. */
const NOT_REBUILT_RETRY_SECONDS = 10;

const NOT_REBUILT: ProblemDetails = {
  status: 503,
  code: 'book_not_rebuilt',
  detail: 'This book is being prepared after an update. It takes entries again when that is done.',
  retryAfterSeconds: NOT_REBUILT_RETRY_SECONDS,
};

const PAST_NOT_READY: ProblemDetails = {
  status: 503,
  code: 'past_not_ready',
  detail: 'The past of this book is being made ready. It can be read when that is done.',
  retryAfterSeconds: NOT_REBUILT_RETRY_SECONDS,
};

const UNAVAILABLE: ProblemDetails = {
  status: 503,
  code: 'unavailable',
  detail: 'The books cannot be reached at the moment. Try again in a few seconds.',
  retryAfterSeconds: RETRY_SECONDS,
};

const BUSY: ProblemDetails = {
  status: 503,
  code: 'unavailable',
  detail: 'Too many ask at once. Try again in a few seconds.',
  retryAfterSeconds: RETRY_SECONDS,
};

const FILES_BUSY: ProblemDetails = {
  status: 503,
  code: 'files_busy',
  detail: 'Many files are being made at the moment. Ask again in a few seconds.',
  retryAfterSeconds: 10,
};

const bug = (requestId: string): ProblemDetails => ({
  status: 500,
  code: 'internal_error',
  detail: `Something went wrong on the server. Its log has it under ${requestId}.`,
});
