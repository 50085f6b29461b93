// Billing: customers, invoices and what settles them. Sums that documents add to stand in tables of
// their own, so that a payment changes no invoice's row and a list never adds up a history.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const DOCUMENTS = ['invoice', 'payment', 'receipt', 'credit_note', 'allocation', 'invoice_email'];
const ID_KINDS = ['customer', ...DOCUMENTS];

const TABLES = [
  'customers',
  'customer_totals',
  'invoices',
  'invoice_balances',
  'invoice_emails',
  'settlements',
  'credit_balances',
  'document_numbers',
  'billing_totals',
  'book_settings',
];

const STAMPS = `
  last_seq bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db);
  await createInvoices(db);
  await createSettlements(db);
  await createNumbersAndTotals(db);
  await createIndexes(db);
  await createSearch(db);
  await grantRights(db);
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      book_id bigint not null,
      customer_id bigint not null,
      account_id bigint not null,
      ${sql.raw(STAMPS)},
      due_days smallint,
      active boolean not null,
      name text not null,
      name_key text not null,
      registration text not null,
      company text,
      gstin text,
      pan text,
      state_code text,
      country text not null,
      email text,
      phone text,
      contact text,
      address text,
      city text,
      pincode text,
      -- For a search by any word of these.
      search_key text not null generated always as (
        name_key || ' ' || lower(coalesce(company, '') || ' ' || coalesce(email, '') || ' ' ||
          coalesce(phone, '') || ' ' || coalesce(gstin, '') || ' ' || coalesce(city, ''))
      ) stored,
      primary key (book_id, customer_id)
    );
    create table customer_totals (
      book_id bigint not null,
      customer_id bigint not null,
      orders bigint not null,
      taxable_paise bigint not null,
      billed_paise bigint not null,
      last_seq bigint not null,
      primary key (book_id, customer_id)
    );
  `.execute(db);
}

async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoices (
      book_id bigint not null,
      invoice_id bigint not null,
      -- The event that drafted it, by which the list is ordered.
      seq bigint not null,
      customer_id bigint not null,
      journal_id bigint,
      total_paise bigint not null,
      taxable_paise bigint not null,
      ${sql.raw(STAMPS)},
      issue_date date not null,
      due_date date not null,
      state text not null,
      number text not null,
      number_key text not null,
      -- The draft, or the invoice as issued.
      content jsonb not null,
      primary key (book_id, invoice_id)
    );
    create table invoice_balances (
      book_id bigint not null,
      invoice_id bigint not null,
      paid_paise bigint not null,
      credited_paise bigint not null,
      allocated_paise bigint not null,
      -- Value and tax of all its credit notes, also what went to the customer’s credit.
      returned_paise bigint not null,
      last_seq bigint not null,
      primary key (book_id, invoice_id)
    ) with (fillfactor = 80);
    create table invoice_emails (
      book_id bigint not null,
      email_id bigint not null,
      invoice_id bigint not null,
      actor_id bigint not null,
      ${sql.raw(STAMPS)},
      status text not null,
      address text not null,
      reason text,
      primary key (book_id, email_id)
    );
  `.execute(db);
}

/** Payments, receipts on account, credit notes and allocations: whatever settles an invoice. */
async function createSettlements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlements (
      book_id bigint not null,
      settlement_id bigint not null,
      seq bigint not null,
      customer_id bigint not null,
      invoice_id bigint,
      journal_id bigint,
      account_id bigint,
      amount_paise bigint not null,
      actor_id bigint not null,
      ${sql.raw(STAMPS)},
      dated date not null,
      reversed boolean not null,
      kind text not null,
      number text,
      method text,
      reference text,
      reason text,
      content jsonb,
      primary key (book_id, kind, settlement_id)
    );
    create table credit_balances (
      book_id bigint not null,
      customer_id bigint not null,
      credit_id bigint not null,
      amount_paise bigint not null,
      allocated_paise bigint not null,
      last_seq bigint not null,
      kind text not null,
      primary key (book_id, customer_id, kind, credit_id)
    ) with (fillfactor = 80);
  `.execute(db);
}

async function createNumbersAndTotals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_numbers (
      book_id bigint not null,
      series_number bigint not null,
      document_id bigint not null,
      last_seq bigint not null,
      cancelled boolean not null,
      kind text not null,
      series text not null,
      financial_year text not null,
      number text not null,
      number_key text not null,
      primary key (book_id, kind, series, series_number)
    );
    -- How a book stands on its documents and where they post to: a row for what was ever set.
    create table book_settings (
      book_id bigint not null,
      last_seq bigint not null,
      name text not null,
      value jsonb not null,
      primary key (book_id, name)
    );
    create table billing_totals (
      book_id bigint not null,
      month date not null,
      invoices bigint not null,
      billed_paise bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      cess_paise bigint not null,
      last_seq bigint not null,
      primary key (book_id, month)
    ) with (fillfactor = 80);
  `.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customers_by_name on customers (book_id, name_key);
    create index customers_by_change on customers (book_id, updated_at);
    create index customers_by_account on customers (book_id, account_id);
    create index invoices_by_seq on invoices (book_id, seq);
    create index invoices_by_customer on invoices (book_id, customer_id, seq);
    create index invoices_by_number on invoices (book_id, number_key);
    create index invoices_by_change on invoices (book_id, updated_at);
    create index invoices_by_due on invoices (book_id, due_date) where state = 'issued';
    create index invoice_emails_by_invoice on invoice_emails (book_id, invoice_id);
    create index settlements_by_invoice on settlements (book_id, invoice_id)
      where invoice_id is not null;
    create index settlements_by_customer on settlements (book_id, customer_id);
    create index settlements_by_change on settlements (book_id, updated_at);
    create unique index document_numbers_in_year
      on document_numbers (book_id, kind, financial_year, number_key);
    create index document_numbers_by_document on document_numbers (book_id, kind, document_id);
  `.execute(db);
}

/** As for products: without the extension customers are looked through, which takes longer. */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index customers_by_word on customers using gin (search_key gin_trgm_ops);
    exception when others then
      raise notice 'Customers are searched without an index: %', sqlerrm;
    end $$;
  `.execute(db);
}

async function grantRights(db: Kysely<unknown>): Promise<void> {
  const tables = sql.raw(TABLES.join(', '));
  await sql`
    grant select, insert, update, delete on ${tables} to lekha_writer;
    grant select on ${tables} to lekha_reader;
  `.execute(db);
  for (const sequence of ID_KINDS.map((kind) => sql.raw(`${kind}_ids`))) {
    await sql`
      create sequence ${sequence} increment by 64;
      grant usage on sequence ${sequence} to lekha_writer;
    `.execute(db);
  }
}
