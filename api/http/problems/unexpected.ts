// What is nobody's refusal: a database that is away, a full queue, a bug. Nothing of it is shown.
import type { ErrorHandler } from 'hono';
import {
  CommitUnknown,
  ProjectionVersionMismatch,
  QueueFull,
  ReadOnly,
} from '#api/commands/request.ts';
import { PasswordsBusy } from '#api/session/password/hash-queue.ts';
import type { Api } from '../env.ts';
import { codeOf, describeError } from '../log.ts';
import type { Log } from '../log.ts';
import { problem } from './problem.ts';
import type { Trouble } from './problem.ts';

/**
 * SQLSTATEs that pass by themselves: connection (08), rolled back for others (40001, 40P01),
 * no lock in time (55P03), resources and full disk (53), time limits (57014, 25P03, 25P04),
 * shutting down or starting up (57P), read-only (25006), input or output (58).
 */
const PASSING = /^(08...|40001|40P01|55P03|53...|57014|57P0.|25P0[34]|25006|58...)$/;
const BROKEN_CONNECTION = /^(ECONN.*|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** node-postgres gives these errors no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/;

const RETRY_SECONDS = 2;

/** @returns true for what a client may try again as it is. */
export function isPassing(error: unknown): boolean {
  if (error instanceof QueueFull || error instanceof PasswordsBusy) return true;
  if (error instanceof CommitUnknown || error instanceof ProjectionVersionMismatch) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === null) return DRIVER.test(error.message);
  // A missing file says ENOENT as well; only a connection that fails may be tried again.
  if (BROKEN_CONNECTION.test(code)) return 'syscall' in error && error.syscall !== 'open';
  return PASSING.test(code);
}

/** Logs what went wrong and answers 503 or 500, with the id under which the log has it. */
export function unexpectedError(log: Log): ErrorHandler<Api> {
  return (error, c) => {
    if (error instanceof ReadOnly) return problem(c, readOnly(error.message));
    const passing = isPassing(error);
    log({
      level: 'error',
      event: passing ? 'unavailable' : 'bug',
      request: c.get('requestId'),
      error: describeError(error),
    });
    return problem(c, passing ? UNAVAILABLE : bug(c.get('requestId')));
  };
}

const READ_ONLY_RETRY_SECONDS = 60;

const readOnly = (reason: string): Trouble => ({
  status: 503,
  code: 'read_only',
  detail: reason,
  retryAfterSeconds: READ_ONLY_RETRY_SECONDS,
});

const UNAVAILABLE: Trouble = {
  status: 503,
  code: 'unavailable',
  detail: 'The books cannot be reached at the moment. Try again in a few seconds.',
  retryAfterSeconds: RETRY_SECONDS,
};

const bug = (requestId: string): Trouble => ({
  status: 500,
  code: 'internal_error',
  detail: `Something went wrong on the server. Its log has it under ${requestId}.`,
});
