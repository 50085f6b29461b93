// Once an hour what has run out is removed: sessions, links, counters. Harmless to do twice, so each
// process does it by a clock of its own.
import { describeError } from '#api/http/log.ts';
import type { Log } from '#api/http/log.ts';
import { sweepSessions } from '#api/session/sessions.ts';
import type { Sql } from '#api/store/sql.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** @returns what ends it. A process that only sweeps may exit. */
export function sweepHourly(sql: Sql, log: Log): () => void {
  const timer = setInterval(() => {
    sweepSessions(sql).catch((error: unknown) =>
      log({ level: 'warn', event: 'sweep', error: describeError(error) }),
    );
  }, HOUR_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
