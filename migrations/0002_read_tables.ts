// The read tables. Every row comes from the log and can be dropped and rebuilt, so none refers to
// another. Keys begin with the book; 8-byte columns come first, so that rows have no gaps.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createBooks(db);
  await createAccounts(db);
  await createJournals(db);
  await createFigures(db);
  await createPeople(db);
  await grantRights(db);
}

async function createBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_list (
      book_id bigint primary key,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      begins_on date,
      soft_locked_to date,
      hard_locked_to date,
      name text not null
    );
    create table book_members (
      book_id bigint not null,
      person_id bigint not null,
      last_seq bigint not null,
      since timestamptz not null,
      role text not null,
      primary key (book_id, person_id)
    );
    -- The list of a person's books is the one query across books.
    create index book_members_by_person on book_members (person_id);
  `.execute(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      book_id bigint not null,
      account_id bigint not null,
      type_id bigint not null,
      company_type_id bigint,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      retired boolean not null,
      name text not null,
      name_key text not null,
      group_code text,
      nature text,
      code text,
      gstin text,
      email text,
      asset jsonb,
      primary key (book_id, account_id)
    );
    create index accounts_by_name on accounts (book_id, name_key);
    create table account_types (
      book_id bigint not null,
      type_id bigint not null,
      last_seq bigint not null,
      updated_at timestamptz not null,
      reserved boolean not null,
      name text not null,
      name_key text not null,
      group_code text,
      primary key (book_id, type_id)
    );
  `.execute(db);
}

async function createJournals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journals (
      book_id bigint not null,
      seq bigint not null,
      journal_id bigint not null,
      number bigint not null,
      amount_paise bigint not null,
      actor_id bigint not null,
      reverses bigint,
      reversed_by bigint,
      corrects bigint,
      corrected_by bigint,
      last_seq bigint not null,
      recorded_at timestamptz not null,
      updated_at timestamptz not null,
      entry_date date not null,
      voucher_type text not null,
      narration text not null,
      entries jsonb not null,
      source jsonb,
      primary key (book_id, seq)
    );
    create unique index journals_by_id on journals (book_id, journal_id);
    create table record_history (
      book_id bigint not null,
      record_id bigint not null,
      seq bigint not null,
      actor_id bigint not null,
      person_id bigint,
      recorded_at timestamptz not null,
      kind text not null,
      what text not null,
      primary key (book_id, kind, record_id, seq)
    );
  `.execute(db);
}

async function createFigures(db: Kysely<unknown>): Promise<void> {
  // Positions 1 to 12 are April to March; d is debited, c is credited, in paise.
  const months = ['d', 'c'].flatMap((side) =>
    Array.from({ length: 12 }, (_, index) => `${side}${index + 1} bigint not null`),
  );
  await sql`
    create table ledger_lines (
      book_id bigint not null,
      account_id bigint not null,
      seq bigint not null,
      amount_paise bigint not null,
      entry_date date not null,
      line smallint not null,
      primary key (book_id, account_id, entry_date, seq, line)
    );
    create table ledger_balances (
      book_id bigint not null,
      account_id bigint not null,
      balance_paise bigint not null,
      entry_count bigint not null,
      last_seq bigint not null,
      primary key (book_id, account_id)
    ) with (fillfactor = 50);
    create table period_totals (
      book_id bigint not null,
      account_id bigint not null,
      ${sql.raw(months.join(',\n'))},
      last_seq bigint not null,
      financial_year smallint not null,
      primary key (book_id, account_id, financial_year)
    ) with (fillfactor = 50);
  `.execute(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      book_id bigint not null,
      person_id bigint not null,
      last_seq bigint not null,
      registered_at timestamptz not null,
      updated_at timestamptz not null,
      is_admin boolean not null,
      erased boolean not null,
      name text not null,
      email text not null,
      phone text not null,
      company text not null,
      primary key (book_id, person_id)
    );
    create index people_by_email on people (book_id, lower(email));
  `.execute(db);
}

async function grantRights(db: Kysely<unknown>): Promise<void> {
  const tables = sql`book_list, book_members, accounts, account_types, journals, record_history,
    ledger_lines, ledger_balances, period_totals, people`;
  await sql`
    grant select, insert, update, delete on ${tables} to lekha_writer;
    grant select on ${tables} to lekha_reader;
  `.execute(db);
}
