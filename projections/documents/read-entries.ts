// Bills of entry by the bills whose goods they are of.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { PurchaseBill } from '#core/trade/index.ts';

/** A bill of entry that stands, and what of the goods of a bill came by it. */
export type EntryOfBill = {
  readonly documentId: number;
  readonly number: string;
  readonly portCode: string;
  readonly billNumber: string;
  readonly billDate: CalendarDate;
  readonly coveredPaise: number;
  /** What of its cost the goods of that bill bear. */
  readonly landedPaise: number;
};

/** @returns of each bill the bills of entry that stand, in their order. */
export async function entriesOfBills(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[],
): Promise<(readonly EntryOfBill[])[]> {
  const { rows } = await sql<EntryOfBill & { readonly id: number }>`
    select w.id, d.document_id as "documentId", d.number,
      d.content #>> '{posted,portCode}' as "portCode", d.their_number as "billNumber",
      d.document_date as "billDate", (one ->> 'coveredPaise')::bigint as "coveredPaise",
      coalesce((select sum((landed ->> 'valuePaise')::bigint)
        from jsonb_array_elements(d.content #> '{posted,landed}') landed
        where (landed ->> 'billId')::bigint = w.id), 0)::bigint as "landedPaise"
    from unnest(${[...billIds]}::bigint[]) as w (id)
      join documents d on d.book_id = ${bookId} and d.kind = 'bill-of-entry'
        and d.status = 'posted'
        and d.content #> '{posted,bills}' @> jsonb_build_array(
          jsonb_build_object('billId', w.id))
      cross join lateral jsonb_array_elements(d.content #> '{posted,bills}') one
    where (one ->> 'billId')::bigint = w.id
    order by w.id, d.seq
  `.execute(db);
  const found = Map.groupBy(rows, ({ id }) => id);
  return billIds.map((id) => (found.get(id) ?? []).map(({ id: _id, ...entry }) => entry));
}

/** So many of the latest are offered. */
const IMPORTED_BILLS_MAX = 200;

type ImportedBillRow = {
  readonly posted: PurchaseBill;
  /** What of its goods came by bills of entry. */
  readonly coveredPaise: number;
};

/** @returns the posted bills of imported goods, the latest first. */
export async function importedBills(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly ImportedBillRow[]> {
  const { rows } = await sql<Pick<ImportedBillRow, 'posted'>>`
    select d.content -> 'posted' as posted from documents d
    where d.book_id = ${bookId} and d.kind = 'purchase-bill' and d.status = 'posted'
      and d.content #>> '{posted,importOf}' = 'goods'
    order by d.document_date desc, d.seq desc limit ${IMPORTED_BILLS_MAX}
  `.execute(db);
  const ids = rows.map(({ posted }) => posted.documentId);
  const entries = await entriesOfBills(db, bookId, ids);
  return rows.map(({ posted }, at) => ({
    posted,
    coveredPaise: (entries[at] ?? []).reduce((sum, one) => sum + one.coveredPaise, 0),
  }));
}
