// The server's own log: one JSON object per line. It says who, when and what, but never holds a
// body, a query, a cookie or a password; a session is not named at all.
import { addressOf } from './env.ts';
import type { ApiContext } from './env.ts';

export type LogLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: unknown;
};
export type Log = (line: LogLine) => void;

/**
 * @param write takes one line of text with its line end.
 * @param flush is called after an error, which must not wait: a crash may be next.
 */
export const logTo =
  (write: (text: string) => void, flush: () => void = () => undefined): Log =>
  (line) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
    if (line.level === 'error') flush();
  };

/** How long a line waits for others; a process that is killed loses no more than that. */
const GATHER_MS = 20;
/** A crowd of lines is written before its time. */
const CHARACTERS_MAX = 64 * 1024;

type GatheredLines = {
  readonly add: (line: string) => void;
  /** Writes what waits, at once. */
  readonly flush: () => void;
};

/** @param write takes whole lines, in their order. */
export function gatherLines(write: (text: string) => void): GatheredLines {
  let text = '';
  let timer: NodeJS.Timeout | null = null;

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const lines = text;
    text = '';
    if (lines !== '') write(lines);
  };
  return {
    add(line) {
      text += line;
      if (text.length > CHARACTERS_MAX) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    flush,
  };
}

/** @returns what may be written of an error; PostgreSQL's `detail` quotes rows, so it stays out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = codeOf(error);
  return {
    name: error.name,
    message: error.message,
    ...(code === null ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** @returns the SQLSTATE or the system's code that an error carries, or null. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'QUERY', 'WHERE']);

/** Logs each write, each refusal and each read that says what it took, when it is answered. */
export function logRequest(log: Log, c: ApiContext, milliseconds: number): void {
  const { method, path } = c.req;
  const { status } = c.res;
  const logged = c.get('logged');
  if (READS.has(method) && status < 400 && logged === undefined) return;
  log({
    level: status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info',
    event: 'request',
    request: c.get('requestId'),
    method,
    path,
    status,
    person: c.get('person')?.id ?? c.get('signedInId') ?? null,
    address: addressOf(c),
    milliseconds: Math.round(milliseconds),
    ...logged,
  });
}
