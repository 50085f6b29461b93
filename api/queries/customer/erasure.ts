// Whether a customer or supplier may be erased, and which mails went to them.
import { sql } from 'kysely';
import { calendarDate, latestOf } from '#core/kernel/calendar-date.ts';
import { freeOn, keptInWords, keptOn } from '#core/tax/index.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';
import { invoicesNaming } from '#projections/invoice-status/read.ts';
import { lastEntryDateOf } from '#projections/ledger-lines/read.ts';
import { suppliersById } from '#projections/supplier-list/read.ts';
import { presalesNaming } from '#projections/presale-list/read-uses.ts';
import { lastSettlementDateOf } from '#projections/receivables/read.ts';
import type { CustomerErasure } from '#api/contract/customer/erasure.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns a party in its roles, and its ledgers. */
export async function rolesOf(db: ReadTables, bookId: number, partyId: number) {
  const [customer] = await customersById(db, bookId, [partyId]);
  const [supplier] = await suppliersById(db, bookId, [partyId]);
  const ledgers = [customer, supplier].flatMap((one) => one?.accountId ?? []);
  return { customer, supplier, ledgers };
}

/** @returns null when the book has no party of this role and number. */
export const readErasure = (
  db: ReadTables,
  bookId: number,
  customerId: number,
  role: 'customer' | 'supplier',
): Promise<CustomerErasure | null> =>
  snapshot(db, async (tables) => {
    const { ledgers, ...roles } = await rolesOf(tables, bookId, customerId);
    const party = roles[role];
    if (party === undefined) return null;
    const waits = waitingIn(roles);
    const keeping = await keepingOf(tables, bookId);
    const { lastIssuedOn } = await invoicesNaming(tables, bookId, customerId);
    const { lastChallanOn } = await presalesNaming(tables, bookId, customerId);
    const lastDocumentOn = latestOf([
      lastIssuedOn,
      lastChallanOn,
      await lastSettlementDateOf(tables, bookId, customerId),
      ...(await Promise.all(ledgers.map((id) => lastEntryDateOf(tables, bookId, id)))),
    ]);
    const today = calendarDate(await readTodayInIndia(tables));
    const kept = party.erasedAt === null ? keptOn(today, { lastDocumentOn, ...keeping }) : null;
    const asked = erasureTold({ ...party, ...waits });
    const isWaiting = waits.erasureAskedAt !== null;
    return {
      ...asked,
      // What happened since it was asked for has moved the day on.
      dueOn: isWaiting && kept !== null ? freeOn(kept) : asked.dueOn,
      kept: kept && {
        by: kept.by,
        until: kept.until,
        sentence: keptInWords(kept, keeping.legalForm),
      },
    };
  });

/** Who gained a role while an erasure waits has it in the row of the role from before. */
const waitingIn = ({ customer, supplier }: Pick<Roles, 'customer' | 'supplier'>) => {
  const row = [customer, supplier].find((one) => one?.erasureAskedAt != null);
  return {
    erasureAskedAt: row?.erasureAskedAt ?? null,
    erasureDueOn: row?.erasureDueOn ?? null,
  };
};

type Roles = Awaited<ReturnType<typeof rolesOf>>;

export type ErasureTimes = Pick<CustomerRecord, 'erasedAt' | 'erasureAskedAt' | 'erasureDueOn'>;

export const erasureTold = ({ erasedAt, erasureAskedAt, erasureDueOn }: ErasureTimes) => ({
  erasedAt,
  askedAt: erasureAskedAt,
  dueOn: erasureDueOn === null ? null : calendarDate(erasureDueOn),
});

/** @returns every address to which mails of a customer went or may go. */
export async function mailAddressesOf(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<readonly string[]> {
  const { customer, supplier } = await rolesOf(db, bookId, customerId);
  const email = (customer ?? supplier)?.email ?? null;
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
  return [...new Set([...sent, ...(email === null ? [] : [email])])];
}

type WaitingErasure = {
  readonly bookId: number;
  readonly customerId: number;
  readonly role: 'customer' | 'supplier';
};

/** @returns the parties of all books whose erasure waits for its day, the nearest first. */
export async function waitingErasures(db: ReadTables): Promise<readonly WaitingErasure[]> {
  const { rows } = await sql<WaitingErasure>`
    select book_id as "bookId", customer_id as "customerId", role from (
      select book_id, customer_id, erasure_due_on, 'customer' as role from customers
      where erasure_asked_at is not null
      union all
      select book_id, customer_id, erasure_due_on, 'supplier' from suppliers
      where erasure_asked_at is not null
    ) as waiting
    order by erasure_due_on nulls last
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
