// One statement could make all contact data unreadable for ever. From here on a statement destroys
// one key, and no key takes the place of another. The servers of the releases before destroy one at
// a time, so they go on working beside this one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change_of_keys() returns trigger language plpgsql as $$
    begin
      if (select count(*) from after_it) > 1 then
        raise exception 'The keys of subjects are destroyed one at a time.'
          using errcode = 'insufficient_privilege';
      end if;
      if exists (select from after_it where wrapped_key is not null) then
        raise exception 'The key of a subject is destroyed, and never replaced.'
          using errcode = 'insufficient_privilege';
      end if;
      return null;
    end $$;
    create trigger destroyed_singly after update on subject_keys
      referencing new table as after_it
      for each statement execute function refuse_change_of_keys();
    alter table subject_keys enable always trigger destroyed_singly;
  `.execute(db);
}
