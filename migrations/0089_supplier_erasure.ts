// The suppliers of a book say when an erasure that was asked for is due, as its customers do.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table suppliers
      add column erasure_asked_at timestamptz,
      add column erasure_due_on date;
    create index suppliers_to_erase on suppliers (erasure_due_on)
      where erasure_asked_at is not null;
  `.execute(db);
}
