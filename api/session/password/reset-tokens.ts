// Links for a forgotten password: good once, for an hour, and void as soon as the e-mail address or
// the password changes.
import { SESSIONS_CHANNEL } from '#api/store/notices/channels.ts';
import type { Sql } from '#api/store/sql.ts';
import { newToken, tokenHash } from '../tokens.ts';

export const RESET_MINUTES = 60;

/**
 * @param emailDigest stands for the address that the link is mailed to.
 * @returns the token for the link.
 */
export async function createResetToken(
  sql: Sql,
  personId: number,
  emailDigest: Buffer,
): Promise<string> {
  const token = newToken();
  await sql.query({
    text: `insert into reset_tokens (token_hash, person_id, email_digest, expires_at)
      values ($1, $2, $3, now() + make_interval(mins => ${RESET_MINUTES}))`,
    values: [tokenHash(token), personId, emailDigest],
  });
  return token;
}

/** @returns whether the link would work now: asked before the costly hash. */
export async function isResetTokenGood(sql: Sql, token: string): Promise<boolean> {
  const hash = tokenHash(token);
  if (hash === null) return false;
  const { rows } = await sql.query({
    text: 'select 1 from reset_tokens where token_hash = $1 and expires_at > now()',
    values: [hash],
  });
  return rows.length > 0;
}

export type UsedResetLink = {
  readonly personId: number;
  /** Null for a link that an earlier server made. */
  readonly emailDigest: Buffer | null;
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
  const { rows } = await sql.query<{ person_id: number | string; email_digest: Buffer | null }>({
    text: `with good as (
        select person_id, email_digest from reset_tokens
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
      select person_id, email_digest, pg_notify('${SESSIONS_CHANNEL}', person_id::text)
      from changed join good using (person_id)`,
    values: [tokenHash(token), passwordHash],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return { personId: Number(row.person_id), emailDigest: row.email_digest };
}
