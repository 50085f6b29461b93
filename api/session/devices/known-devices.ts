// The devices on which a person has signed in: a browser keeps random bytes, we keep their digest.
// Nothing is told from what a browser is like.
import type { Sql } from '#api/store/sql.ts';

/** So long after the last sign-in there a device is forgotten; browsers keep no cookie longer. */
export const DEVICE_DAYS_MAX = 400;

/** Programs that keep no cookie are a new device each time. The oldest ones go. */
const OF_ONE_PERSON_MAX = 50;

/**
 * Notes that a person has signed in on a device.
 * @returns whether it is new to a person who has others.
 */
export async function noteDevice(sql: Sql, personId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql.query<{ is_new: boolean }>({
    text: `with known as (
        select token_hash, row_number() over (order by seen_at desc) as place
        from person_devices where person_id = $1
      ), noted as (
        insert into person_devices (person_id, token_hash) values ($1, $2)
        on conflict (person_id, token_hash) do update set seen_at = now()
      ), forgotten as (
        delete from person_devices d using known k
        where d.person_id = $1 and d.token_hash = k.token_hash and k.token_hash <> $2
          and k.place >= ${OF_ONE_PERSON_MAX}
      )
      select exists(select 1 from known)
        and not exists(select 1 from known where token_hash = $2) as is_new`,
    values: [personId, hash],
  });
  return rows[0]?.is_new === true;
}
