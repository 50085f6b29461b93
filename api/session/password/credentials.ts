// The password hash of each person: no event, since a secret must be forgettable.
import { SESSIONS_CHANNEL } from '#api/store/notices/channels.ts';
import type { Sql } from '#api/store/sql.ts';

/** Runs in the transaction that registers the person. */
export async function setCredentials(sql: Sql, personId: number, passwordHash: string) {
  await sql.query({
    text: `insert into credentials (person_id, password_hash) values ($1, $2)
      on conflict (person_id) do update set password_hash = excluded.password_hash,
        changed_at = now()`,
    values: [personId, passwordHash],
  });
}

/** @returns the PHC string, or null for a person who has never had a password. */
export async function findPasswordHash(sql: Sql, personId: number): Promise<string | null> {
  const { rows } = await sql.query<{ password_hash: string }>({
    text: 'select password_hash from credentials where person_id = $1',
    values: [personId],
  });
  return rows[0]?.password_hash ?? null;
}

type PasswordReplacement = {
  readonly personId: number;
  /** The PHC string that the current password was compared with. */
  readonly before: string | null;
  readonly after: string;
  /** The digests of the token of the session that goes on. */
  readonly session: { readonly before: Buffer; readonly after: Buffer | null };
};

/**
 * Sets the password, gives one session another token, ends the others and voids the links of a
 * forgotten password: one statement, so that of two changes at once only one succeeds.
 * @returns whether the password was still the one before.
 */
export async function replacePassword(
  sql: Sql,
  { personId, before, after, session }: PasswordReplacement,
): Promise<boolean> {
  const { rows } = await sql.query({
    text: `with changed as (
        update credentials set password_hash = $3, changed_at = now()
        where person_id = $1 and password_hash = $2 returning person_id
      ), voided as (
        delete from reset_tokens t using changed where t.person_id = changed.person_id
      ), ended as (
        delete from sessions s using changed
        where s.person_id = changed.person_id and s.token_hash <> $4
      ), renewed as (
        update sessions s set token_hash = $5 from changed
        where s.person_id = changed.person_id and s.token_hash = $4
      )
      select pg_notify('${SESSIONS_CHANNEL}', person_id::text) from changed`,
    values: [personId, before, after, session.before, session.after],
  });
  return rows.length > 0;
}
