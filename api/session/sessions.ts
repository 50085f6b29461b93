// Sessions: rows that say who is signed in. Signed out means deleted.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Confirmation } from '#core/person/terms.ts';
import { OWN_BOOKS_FIRST } from '#projections/books-and-members/read.ts';
import type { BookScope, SignedIn } from '#api/http/env.ts';
import { SESSIONS_CHANNEL } from '#api/store/notices/channels.ts';
import type { Sql } from '#api/store/sql.ts';
import { voidAddressTokens } from './address/address-tokens.ts';
import { VISIT_DAYS_MAX } from './callers/book-visits.ts';
import { DEVICE_DAYS_MAX } from './devices/known-devices.ts';
import { newToken, tokenHash } from './tokens.ts';

/** A session ends after twelve hours without a call, and after fourteen days in any case. */
const IDLE_HOURS_MAX = 12;
export const SESSION_DAYS_MAX = 14;

/** Tells whoever listens (api/changes) that a person's sessions are to be looked at again. */
export const SAY_ENDED = `
  select pg_notify('${SESSIONS_CHANNEL}', person_id::text) from ended group by person_id`;

/** One that ends later than any that begins now was begun by a clock that ran ahead. */
const AHEAD_DAYS_MAX = SESSION_DAYS_MAX + 1;

/** Of the row `s`: neither too old nor too long without a call. */
export const IS_LIVING = `
  s.expires_at between now() and now() + make_interval(days => ${AHEAD_DAYS_MAX})
  and s.seen_at > now() - make_interval(hours => ${IDLE_HOURS_MAX})`;

type NewSession = {
  readonly personId: number;
  /** The digest of the session that the browser had before; it is ended. */
  readonly previous: Buffer | null;
  /** In words, for the person. */
  readonly device: string;
  readonly address: string;
};

/** @returns the token for the cookie. */
export async function beginSession(
  sql: Sql,
  { personId, previous, device, address }: NewSession,
): Promise<string> {
  const token = newToken();
  await sql.query({
    text: `with ended as (delete from sessions where token_hash = $3 returning person_id),
      begun as (insert into sessions (token_hash, person_id, expires_at, device, address)
        values ($1, $2, now() + make_interval(days => ${SESSION_DAYS_MAX}), $4, $5))
      ${SAY_ENDED}`,
    values: [tokenHash(token), personId, previous, device, address],
  });
  return token;
}

/** Who a living session lets in. */
type CallerRow = {
  /** The digest, in hexadecimal. */
  readonly token: string;
  readonly person_id: number;
  readonly stale: boolean;
  readonly confirmation: Confirmation;
  readonly is_admin: boolean;
  readonly books: readonly BookScope[];
};

/** @param hashes digests of tokens in hexadecimal. @returns who is signed in by each that lives. */
export async function findCallers(
  sql: Sql,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SignedIn>> {
  const rows = await readCallers(sql, hashes);
  const stale = rows.filter((row) => row.stale).map(({ token }) => token);
  if (stale.length > 0) await noteUse(sql, stale);
  return new Map(
    rows.map(({ token, person_id: id, confirmation, is_admin: isAdmin, books }) => [
      token,
      { id, confirmation, isAdmin, books, sessionHash: Buffer.from(token, 'hex') },
    ]),
  );
}

/**
 * The session, the person and the books that they belong to in one round trip, since every request
 * begins with it. An erased person is nobody. To look here is no use of a session: its last use is
 * noted by a request, once a minute.
 */
export async function readCallers(
  sql: Sql,
  hashes: readonly string[],
): Promise<readonly CallerRow[]> {
  const { rows } = await sql.query<CallerRow>({
    name: 'find-callers',
    text: `select encode(s.token_hash, 'hex') as token, s.person_id, p.confirmation, p.is_admin,
        abs(extract(epoch from now() - s.seen_at)) > 60 as stale,
        coalesce((
          select json_agg(json_build_object('id', b.book_id, 'name', b.name, 'role', m.role)
            order by ${OWN_BOOKS_FIRST})
          from book_members m join book_list b on b.book_id = m.book_id
          where m.person_id = s.person_id
        ), '[]') as books
      from sessions s
      join people p on p.book_id = ${INSTALLATION_BOOK} and p.person_id = s.person_id
      where s.token_hash = any(
          select decode(given.hash, 'hex') from unnest($1::text[]) as given(hash))
        and not p.erased
        and ${IS_LIVING}`,
    values: [hashes],
  });
  return rows;
}

/** A disk that is full must not sign people out: they may still read. */
async function noteUse(sql: Sql, hashes: readonly string[]): Promise<void> {
  const text = `update sessions set seen_at = now()
    where token_hash = any(select decode(given.hash, 'hex') from unnest($1::text[]) as given(hash))`;
  await sql.query({ text, values: [hashes] }).catch(() => null);
}

export async function endSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql.query({
    text: `with ended as (delete from sessions where token_hash = $1 returning person_id)
      ${SAY_ENDED}`,
    values: [hash],
  });
}

/** Ends a person's sessions but the one named, and makes their reset links void. */
export async function endOtherSessions(
  sql: Sql,
  personId: number,
  kept: Buffer | null,
): Promise<void> {
  await sql.query({
    text: `with voided as (delete from reset_tokens where person_id = $1),
      ended as (delete from sessions where person_id = $1 and token_hash is distinct from $2
        returning person_id)
      ${SAY_ENDED}`,
    values: [personId, kept],
  });
}

/** Removes all that lets an erased person in. Runs in the transaction of the erasure. */
export async function forgetPerson(sql: Sql, personId: number): Promise<void> {
  await endOtherSessions(sql, personId, null);
  await voidAddressTokens(sql, personId);
  await sql.query({
    text: `with devices as (delete from person_devices where person_id = $1),
        visits as (delete from book_visits where person_id = $1),
        choices as (delete from list_choices where person_id = $1)
      delete from credentials where person_id = $1`,
    values: [personId],
  });
}

/** Removes what has run out; harmless at any time. */
export async function sweepSessions(sql: Sql): Promise<void> {
  await sql.query({
    text: `with old_sessions as (
        delete from sessions where expires_at <= now()
          or seen_at <= now() - make_interval(hours => ${IDLE_HOURS_MAX})
      ), old_tokens as (delete from reset_tokens where expires_at <= now()
      ), old_links as (delete from address_tokens where expires_at <= now()
      ), old_invitations as (delete from invitation_links where expires_at <= now()
      ), old_visits as (
        delete from book_visits where seen_at <= now() - make_interval(days => ${VISIT_DAYS_MAX})
      ), old_devices as (
        delete from person_devices
        where seen_at <= now() - make_interval(days => ${DEVICE_DAYS_MAX})
      )
      delete from rate_limits where window_ends <= now()`,
  });
}
