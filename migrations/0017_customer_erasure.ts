// The customers of a book say when they were erased, and when an erasure that was asked for is due.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column erased_at timestamptz,
      add column erasure_asked_at timestamptz,
      add column erasure_due_on date;
    create index customers_to_erase on customers (erasure_due_on)
      where erasure_asked_at is not null;
  `.execute(db);
}
