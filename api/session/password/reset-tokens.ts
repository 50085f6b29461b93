// Links for a forgotten password: good once, for an hour where they are mailed and for a day where
// an admin hands them over, and void as soon as the e-mail address or the password changes.
import { SESSIONS_CHANNEL } from '#api/store/notices/channels.ts';
import type { Sql } from '#api/store/sql.ts';
import { newToken, tokenHash } from '../tokens.ts';

export const RESET_MINUTES = 60;
/** Handing one over takes longer than a mail. */
export const HANDED_RESET_HOURS = 24;

type ResetLink = {
  readonly personId: number;
  /** Stands for the address that the person has. */
  readonly emailDigest: Buffer;
  /** The admin who hands the link over; null for a link that is mailed. */
  readonly madeBy: number | null;
};

/** @returns the token for the link. */
export async function createResetToken(
  sql: Sql,
  { personId, emailDigest, madeBy }: ResetLink,
): Promise<string> {
  const token = newToken();
  const minutes = madeBy === null ? RESET_MINUTES : HANDED_RESET_HOURS * 60;
  await sql.query({
    text: `insert into reset_tokens (token_hash, person_id, email_digest, made_by, expires_at)
      values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    values: [tokenHash(token), personId, emailDigest, madeBy, minutes],
  });
  return token;
}

/** @returns whose link it is, if it would work now, or null: asked before the costly hash. */
export async function findResetLink(
  sql: Sql,
  token: string,
): Promise<{ readonly personId: number } | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const { rows } = await sql.query<{ person_id: number | string }>({
    text: 'select person_id from reset_tokens where token_hash = $1 and expires_at > now()',
    values: [hash],
  });
  return rows[0] === undefined ? null : { personId: Number(rows[0].person_id) };
}

export type UsedResetLink = {
  readonly personId: number;
  /** Null for a link that an earlier server made. */
  readonly emailDigest: Buffer | null;
  /** The admin who handed it over; null for a link that was mailed. */
  readonly madeBy: number | null;
};

/**
 * Sets the password, uses up every link of the person and ends every session: one statement, so
 * that of two requests with one link only one succeeds.
 * @returns the person, and for which address the link was; null when it is not good any more.
 */
export async function resetWithToken(
  sql: Sql,
  token: string,
  passwordHash: string,
): Promise<UsedResetLink | null> {
  const { rows } = await sql.query<{
    person_id: number | string;
    email_digest: Buffer | null;
    made_by: number | string | null;
  }>({
    text: `with good as (
        select person_id, email_digest, made_by from reset_tokens
        where token_hash = $1 and expires_at > now() for update
      ), used as (
        delete from reset_tokens t using good where t.person_id = good.person_id
      ), ended as (
        delete from sessions s using good where s.person_id = good.person_id
      ), changed as (
        insert into credentials (person_id, password_hash) select person_id, $2 from good
        on conflict (person_id) do update set password_hash = excluded.password_hash,
          changed_at = now()
        returning person_id
      )
      select person_id, email_digest, made_by, pg_notify('${SESSIONS_CHANNEL}', person_id::text)
      from changed join good using (person_id)`,
    values: [tokenHash(token), passwordHash],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const madeBy = row.made_by === null ? null : Number(row.made_by);
  return { personId: Number(row.person_id), emailDigest: row.email_digest, madeBy };
}
