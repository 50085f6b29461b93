// Which documents before an invoice name a product or a customer.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Delivered } from '#core/invoice/index.ts';
import { goodsOfChallan } from '#core/presale/index.ts';
import type { PresaleIssued } from '#core/presale/index.ts';
import { hasLineWith } from '../runner/writing/invoice-content.ts';

type RecordAddress = {
  readonly id: number;
  /** The book whose documents count; null for all books. */
  readonly bookId: number | null;
};

/** @returns of each invoice what the challan took out of which it was made; null of any other. */
export async function challansOfInvoices(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<readonly (Delivered | null)[]> {
  type Row = { readonly invoiceId: number; readonly issued: PresaleIssued['data'] };
  const { rows } = await sql<Row>`
    select made.invoice_id as "invoiceId", presales.content -> 'issued' as issued
    from presale_invoices made join presales using (book_id, presale_id)
    where made.book_id = ${bookId} and made.invoice_id = any(${[...invoiceIds]}::bigint[])
      and presales.content -> 'issued' ->> 'movesGoods' = 'true'
  `.execute(db);
  const delivered = new Map(
    rows.map(({ invoiceId, issued }) => {
      const { presaleId, number } = issued;
      return [invoiceId, { presaleId, number, goods: [...goodsOfChallan(issued)] }];
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
