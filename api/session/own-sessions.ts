// The sessions of one person, as that person sees and ends them.
import type { z } from 'zod';
import type { ownSession } from '#api/contract/session/sessions.ts';
import type { Sql } from '#api/store/sql.ts';
import { IS_LIVING, SAY_ENDED } from './sessions.ts';

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** @returns the person's living sessions: the calling one first, then by last use. */
export async function listOwnSessions(
  sql: Sql,
  personId: number,
  calling: Buffer,
): Promise<z.input<typeof ownSession>[]> {
  const { rows } = await sql.query<z.input<typeof ownSession>>({
    text: `select s.public_id as id, s.device, s.address,
        to_char(s.created_at at time zone 'UTC', ${INSTANT}) as signed_in_at,
        to_char(s.seen_at at time zone 'UTC', ${INSTANT}) as last_used_at,
        s.token_hash = $2 as this_device
      from sessions s
      where s.person_id = $1 and ${IS_LIVING}
      order by this_device desc, s.seen_at desc, s.public_id
      limit 200`,
    values: [personId, calling],
  });
  return rows;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the digest of the session that was ended; null where the person has none of this id. */
export async function endOwnSession(
  sql: Sql,
  personId: number,
  id: string,
): Promise<Buffer | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await sql.query<{ token_hash: Buffer }>({
    text: `with ended as (
        delete from sessions where person_id = $1 and public_id = $2
        returning person_id, token_hash
      ), said as (${SAY_ENDED})
      select token_hash from ended where (select count(*) from said) > 0`,
    values: [personId, id],
  });
  return rows[0]?.token_hash ?? null;
}
