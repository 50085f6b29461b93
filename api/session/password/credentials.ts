// The password hash of each person: no event, since a secret must be forgettable.
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
