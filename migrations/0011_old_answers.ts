// The server's role may not take an answer from the requests that were accepted, since that would
// let a request be done twice. Only what is older than 35 days may go, and only by this function.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function remove_old_answers(most integer) returns integer
    language sql security definer set search_path = public, pg_temp
    as $$
      with old as (
        select i.ctid as place from idempotency_keys i
        where coalesce(
            i.recorded_at,
            -- Kept by a program that wrote no instant: then the event has it.
            (select e.recorded_at from events e
              where e.book_id = i.events_book_id and e.seq = i.first_seq)
          ) < clock_timestamp() - interval '35 days'
        limit most
      ), gone as (
        delete from idempotency_keys where ctid = any(array(select place from old)) returning 1
      )
      select count(*)::integer from gone
    $$;
    revoke execute on function remove_old_answers(integer) from public;
    grant execute on function remove_old_answers(integer) to lekha_writer;
  `.execute(db);
}
