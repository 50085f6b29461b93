// The bills, debit notes and bills of entry whose input credit matters to a stretch of days.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { BillOfEntry, PurchaseBill, PurchaseDebitNote } from '#core/trade/index.ts';
import { IS_REVERSE_CHARGED } from './read.ts';
import type { MatchOfNote, MovedCredit } from './table.ts';

type Credited = {
  readonly accountId: number;
  /** Null of one that stands. */
  readonly reversedOn: CalendarDate | null;
};

type CreditedBill = Credited & {
  readonly kind: 'purchase-bill';
  readonly posted: PurchaseBill;
  readonly moved: MovedCredit | null;
  /** The day of its self-invoice, where one stands. */
  readonly ownInvoiceOn: CalendarDate | null;
};

type CreditedNote = Credited & {
  readonly kind: 'purchase-debit-note';
  readonly posted: PurchaseDebitNote;
  /** What the supplier's credit note said; null while none answered it. */
  readonly moved: MatchOfNote | null;
};

type CreditedEntry = Credited & {
  readonly kind: 'bill-of-entry';
  readonly posted: BillOfEntry;
  readonly moved: MovedCredit | null;
};

export type CreditedDocument = CreditedBill | CreditedNote | CreditedEntry;

/** A line of which is used for exempt supplies, privately or for both. */
const IS_SHARED = sql`d.content @? '$.posted.lines[*].credit ? (@.use != "taxable")'`;
const HAS_COMMON_GOODS = sql`${IS_SHARED}
  and d.content @? '$.posted.lines[*].credit ? (@.use == "common" && @.kind == "capital-goods")'`;

/** Those alone of which CGST Rules 42 and 43 take credit, or rule 43 of capital goods. */
export type SharedCredit = 'shared' | 'common-goods';
const SHARED = { shared: IS_SHARED, 'common-goods': HAS_COMMON_GOODS } as const;

/**
 * @param only null: all of them.
 * @returns what was posted in the days, taken back in them, taken by a return that ends in them or
 *   later, or is deferred: in the order of their days.
 */
export async function creditedDocuments(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
  only: SharedCredit | null = null,
): Promise<readonly CreditedDocument[]> {
  const { rows } = await sql<CreditedDocument>`
    select d.kind, d.account_id as "accountId", d.content -> 'posted' as posted, d.moved,
      s.dated as "ownInvoiceOn", r.entry_date as "reversedOn"
    from documents d
      left join reverse_charge_papers s
        on s.book_id = d.book_id and s.kind = 'self-invoice' and s.of_id = d.document_id
        and s.status = 'issued' and d.kind = 'purchase-bill'
      left join journals r on d.status = 'reversed' and r.book_id = d.book_id
        and r.reverses = (d.content #>> '{posted,journalId}')::bigint
    where d.book_id = ${bookId}
      and d.kind in ('purchase-bill', 'purchase-debit-note', 'bill-of-entry')
      and d.status in ('posted', 'reversed') and d.posted_on <= ${to}
      and (d.posted_on >= ${from} or d.credit_to >= ${from} or r.entry_date >= ${from}
        or (d.credit_to is null and d.no_credit is null) or ${IS_REVERSE_CHARGED}
        or (d.kind = 'purchase-debit-note'
          and (d.moved ->> 'matchedOn')::date between ${from} and ${to}))
      ${only === null ? sql`` : sql`and ${SHARED[only]}`}
    order by d.posted_on, d.seq
  `.execute(db);
  return rows;
}
