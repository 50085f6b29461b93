// What the PDFs of a self-invoice and of a payment voucher say: their events, with the bills and
// the payment that they are of, and the book as it is.
import { paymentVoucherPaper, selfInvoicePaper } from '#core/paper/index.ts';
import type { MoneyPaper, Paper, SheetSize } from '#core/paper/index.ts';
import type { PurchaseBill } from '#core/trade/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { findDocument } from '#projections/documents/read.ts';
import type { PaymentContent } from '#projections/documents/table.ts';
import { findPaper } from '#projections/reverse-charge-papers/read.ts';
import { countryName } from '#api/documents/country-name.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type PaperAsk = {
  readonly bookId: number;
  /** Of the bill or payment. */
  readonly ofId: number;
  /** Null: the last that was made of it. */
  readonly number: string | null;
};

type Named<Of extends Paper> = { readonly name: string; readonly paper: Of } | null;
type Parts = { readonly db: ReadTables };

/** @returns the self-invoice under its number, or null where there is none such. */
export const readSelfInvoicePaper = (
  { db }: Parts,
  { bookId, ofId, number }: PaperAsk,
): Promise<Named<Paper>> =>
  snapshot(db, async (tables) => {
    const found = await findPaper(tables, bookId, { kind: 'self-invoice', ofId }, number);
    const bill = await billOf(tables, bookId, ofId);
    if (found === null || bill === null) return null;
    const { billing } = await settingsOf(tables, bookId);
    const paper = selfInvoicePaper({
      invoice: found.content,
      bill,
      buyer: await supplierOfBook(tables, bookId),
      logo: billing.logo,
      countryName: countryName(bill.supplier.country),
      isCancelled: found.status === 'cancelled',
    });
    return { name: found.content.number, paper };
  });

/** @returns the voucher under its number, or null where there is none such. */
export const readVoucherPaper = (
  { db }: Parts,
  { bookId, ofId, number, sheet }: PaperAsk & { readonly sheet: SheetSize },
): Promise<Named<MoneyPaper>> =>
  snapshot(db, async (tables) => {
    const found = await findPaper(tables, bookId, { kind: 'payment-voucher', ofId }, number);
    const place = { bookId, kind: 'supplier-payment' } as const;
    const row = await findDocument<PaymentContent>(tables, place, ofId);
    if (found === null || row === null || !('posted' in row.content)) return null;
    const payment = row.content.posted;
    const ids = found.content.bills.map(({ billId }) => billId);
    const bills = await Promise.all(ids.map((id) => billOf(tables, bookId, id)));
    const { billing } = await settingsOf(tables, bookId);
    const paper = paymentVoucherPaper({
      paymentVoucher: found.content,
      payment,
      bills: new Map(bills.flatMap((bill) => (bill === null ? [] : [[bill.documentId, bill]]))),
      supplier: await supplierOfBook(tables, bookId),
      logo: billing.logo,
      countryName: countryName(payment.supplier.country),
      sheet,
      isCancelled: found.status === 'cancelled',
    });
    return { name: found.content.number, paper };
  });

/** A bill that was reversed says what it said. */
async function billOf(
  tables: ReadTables,
  bookId: number,
  billId: number,
): Promise<PurchaseBill | null> {
  const row = await findDocument(tables, { bookId, kind: 'purchase-bill' }, billId);
  return row !== null && 'posted' in row.content ? row.content.posted : null;
}
