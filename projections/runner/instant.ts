import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** @returns a timestamptz column written as an ISO instant in UTC with milliseconds. */
export const instantAs = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @returns the log's instant, which has microseconds, as the reads give it. */
export const wireInstant = (recordedAt: string): string => `${recordedAt.slice(0, 23)}Z`;
