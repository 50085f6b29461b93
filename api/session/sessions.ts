// Sessions: rows that say who is signed in. Signed out means deleted.
import type { Sql } from '#api/store/sql.ts';
import { newToken, tokenHash } from './tokens.ts';

/** A session ends after twelve hours without a call, and after fourteen days in any case. */
const IDLE_HOURS_MAX = 12;
export const SESSION_DAYS_MAX = 14;

/** @returns the token for the cookie. A session that the browser had before is ended. */
export async function beginSession(
  sql: Sql,
  personId: number,
  previous: Buffer | null,
): Promise<string> {
  const token = newToken();
  await sql.query({
    text: `with ended as (delete from sessions where token_hash = $3)
      insert into sessions (token_hash, person_id, expires_at)
      values ($1, $2, now() + make_interval(days => ${SESSION_DAYS_MAX}))`,
    values: [tokenHash(token), personId, previous],
  });
  return token;
}

export type Session = { readonly personId: number; readonly hash: Buffer };

/** @returns the living session of a token, or null; its last use is noted once a minute. */
export async function findSession(sql: Sql, token: string | null): Promise<Session | null> {
  const hash = token === null ? null : tokenHash(token);
  if (hash === null) return null;
  const { rows } = await sql.query<{ person_id: number | string; stale: boolean }>({
    name: 'find-session',
    text: `select person_id, seen_at < now() - interval '1 minute' as stale from sessions
      where token_hash = $1 and expires_at > now()
        and seen_at > now() - make_interval(hours => ${IDLE_HOURS_MAX})`,
    values: [hash],
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (row.stale) await noteUse(sql, hash);
  return { personId: Number(row.person_id), hash };
}

/** A disk that is full must not sign people out: they may still read. */
async function noteUse(sql: Sql, hash: Buffer): Promise<void> {
  await sql
    .query({ text: 'update sessions set seen_at = now() where token_hash = $1', values: [hash] })
    .catch(() => null);
}

export async function endSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql.query({ text: 'delete from sessions where token_hash = $1', values: [hash] });
}

/** Ends a person's sessions but the one named, and makes their reset links void. */
export async function endOtherSessions(
  sql: Sql,
  personId: number,
  kept: Buffer | null,
): Promise<void> {
  await sql.query({
    text: `with voided as (delete from reset_tokens where person_id = $1)
      delete from sessions where person_id = $1 and token_hash is distinct from $2`,
    values: [personId, kept],
  });
}

/** Removes all that lets an erased person in. Runs in the transaction of the erasure. */
export async function forgetPerson(sql: Sql, personId: number): Promise<void> {
  await endOtherSessions(sql, personId, null);
  await sql.query({ text: 'delete from credentials where person_id = $1', values: [personId] });
}

/** Removes what has run out; harmless at any time. */
export async function sweepSessions(sql: Sql): Promise<void> {
  await sql.query({
    text: `with old_sessions as (
        delete from sessions where expires_at <= now()
          or seen_at <= now() - make_interval(hours => ${IDLE_HOURS_MAX})
      ), old_tokens as (delete from reset_tokens where expires_at <= now())
      delete from rate_limits where window_ends <= now()`,
  });
}
