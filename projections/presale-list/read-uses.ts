// Which documents before an invoice name a product or a customer.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { goodsLeft } from '#core/invoice/index.ts';
import type { GoodsDelivery, GoodsOfLine } from '#core/invoice/index.ts';
import { goodsOfChallan } from '#core/trade/kinds/presale/index.ts';
import type { PresaleIssued } from '#core/trade/kinds/presale/index.ts';
import { hasLineWith } from '../runner/writing/invoice-content.ts';

type RecordAddress = {
  readonly id: number;
  /** The book whose documents count; null for all books. */
  readonly bookId: number | null;
};

/**
 * @returns of each invoice what the challan has out of which it was made and no other invoice that
 * stands bills; null of any other.
 */
export async function challansOfInvoices(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<readonly (GoodsDelivery | null)[]> {
  type Row = {
    readonly invoiceId: number;
    readonly issued: PresaleIssued['data'];
    readonly billed: readonly GoodsOfLine[];
  };
  const { rows } = await sql<Row>`
    select made.invoice_id as "invoiceId", presales.content -> 'issued' as issued,
      coalesce((
        select jsonb_agg(part) from presale_invoices other, jsonb_array_elements(other.billed) part
        where other.book_id = made.book_id and other.presale_id = made.presale_id
          and other.invoice_id <> made.invoice_id and not other.cancelled
      ), '[]') as billed
    from presale_invoices made join presales using (book_id, presale_id)
    where made.book_id = ${bookId} and made.invoice_id = any(${[...invoiceIds]}::bigint[])
      and presales.content -> 'issued' ->> 'movesGoods' = 'true'
  `.execute(db);
  const delivered = new Map(
    rows.map(({ invoiceId, issued, billed }) => {
      const { presaleId, number } = issued;
      const goods = [...goodsLeft(goodsOfChallan(issued), billed)];
      return [invoiceId, { presaleId, number, goods }];
    }),
  );
  return invoiceIds.map((id) => delivered.get(id) ?? null);
}

type Field = 'productId' | 'godownId';

/** @returns how many that are neither closed nor withdrawn have a line with the record. */
export async function countPresalesWith(
  db: QueryExecutorProvider,
  field: Field,
  { id, bookId }: RecordAddress,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from presales
    where state in ('draft', 'issued') and ${hasLineWith(field, id)}
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many name a customer, and the last day on which a challan was issued. */
export async function presalesNaming(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<{ readonly count: number; readonly lastChallanOn: string | null }> {
  const { rows } = await sql<{ readonly count: number; readonly lastChallanOn: string | null }>`
    select count(*) as count,
      max(issue_date) filter (where kind = 'challan' and number is not null) as "lastChallanOn"
    from presales where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { count: 0, lastChallanOn: null };
}
