// Whether a customer may be erased, and which mails went to them.
import { sql } from 'kysely';
import { calendarDate, latestOf } from '#core/kernel/calendar-date.ts';
import { freeOn, keptInWords, keptOn } from '#core/tax/index.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';
import { invoicesNaming } from '#projections/invoice-status/read.ts';
import { lastEntryDateOf } from '#projections/ledger-lines/read.ts';
import { suppliersById } from '#projections/supplier-list/read.ts';
import { lastSettlementDateOf } from '#projections/receivables/read.ts';
import type { CustomerErasure } from '#api/contract/customer/erasure.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns null when the book has no such customer. */
export const readErasure = (
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<CustomerErasure | null> =>
  snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const keeping = await keepingOf(tables, bookId);
    const [supplier] = await suppliersById(tables, bookId, [customerId]);
    const ledgers = [customer.accountId, ...(supplier === undefined ? [] : [supplier.accountId])];
    const { lastIssuedOn } = await invoicesNaming(tables, bookId, customerId);
    const lastDocumentOn = latestOf([
      lastIssuedOn,
      await lastSettlementDateOf(tables, bookId, customerId),
      ...(await Promise.all(ledgers.map((id) => lastEntryDateOf(tables, bookId, id)))),
    ]);
    const today = calendarDate(await readTodayInIndia(tables));
    const kept = customer.erasedAt === null ? keptOn(today, { lastDocumentOn, ...keeping }) : null;
    const asked = erasureWire(customer);
    const isWaiting = customer.erasureAskedAt !== null;
    return {
      ...asked,
      // What happened since it was asked for has moved the day on.
      due_on: isWaiting && kept !== null ? freeOn(kept) : asked.due_on,
      kept: kept && {
        by: kept.by,
        until: kept.until,
        sentence: keptInWords(kept, keeping.legalForm),
      },
    };
  });

type ErasureTimes = Pick<CustomerRecord, 'erasedAt' | 'erasureAskedAt' | 'erasureDueOn'>;

export const erasureWire = ({ erasedAt, erasureAskedAt, erasureDueOn }: ErasureTimes) => ({
  erased_at: erasedAt,
  asked_at: erasureAskedAt,
  due_on: erasureDueOn,
});

/** @returns every address to which mails of a customer went or may go. */
export async function mailAddressesOf(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<readonly string[]> {
  const [customer] = await customersById(db, bookId, [customerId]);
  const { rows } = await sql<{ readonly address: string }>`
    select distinct e.address from invoice_emails e
    join invoices r on r.book_id = e.book_id and r.invoice_id = e.invoice_id
    where r.book_id = ${bookId} and r.customer_id = ${customerId}
    union select address from statement_emails
    where book_id = ${bookId} and customer_id = ${customerId}
    union select address from invoice_reminders
    where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  const sent = rows.map(({ address }) => address);
  return [...new Set([...sent, ...(customer?.email == null ? [] : [customer.email])])];
}

type WaitingErasure = { readonly bookId: number; readonly customerId: number };

/** @returns the customers of all books whose erasure waits for its day, the nearest first. */
export async function waitingErasures(db: ReadTables): Promise<readonly WaitingErasure[]> {
  const { rows } = await sql<WaitingErasure>`
    select book_id as "bookId", customer_id as "customerId" from customers
    where erasure_asked_at is not null order by erasure_due_on nulls last
  `.execute(db);
  return rows;
}

/** @returns the ids of all invoices of a customer, drafts and cancelled ones too. */
export async function invoiceIdsOf(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select invoice_id as id from invoices
    where book_id = ${bookId} and customer_id = ${customerId} order by invoice_id
  `.execute(db);
  return rows.map(({ id }) => id);
}
