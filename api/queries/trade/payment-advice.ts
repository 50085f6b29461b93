// The advice of a payment: what its event says, with the book as it is.
import { paymentAdvice } from '#core/paper/index.ts';
import type { MoneyPaper, SheetSize } from '#core/paper/index.ts';
import { findDocument } from '#projections/documents/read.ts';
import type { PaymentContent } from '#projections/documents/table.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { countryName } from '#api/documents/country-name.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type AdviceAsk = {
  readonly bookId: number;
  /** Of the payment. */
  readonly id: number;
  readonly sheet: SheetSize;
};

/** @returns the advice under its number, or null when the book has no such posted payment. */
export const readPaymentAdvice = (
  { db }: { readonly db: ReadTables },
  { bookId, id, sheet }: AdviceAsk,
): Promise<{ readonly name: string; readonly paper: MoneyPaper } | null> =>
  snapshot(db, async (tables) => {
    const place = { bookId, kind: 'supplier-payment' } as const;
    const row = await findDocument<PaymentContent>(tables, place, id);
    if (row === null || !('posted' in row.content)) return null;
    const payment = row.content.posted;
    const { billing } = await settingsOf(tables, bookId);
    const paper = paymentAdvice({
      payment,
      supplier: await supplierOfBook(tables, bookId),
      logo: billing.logo,
      countryName: countryName(payment.supplier.country),
      sheet,
      reversed: row.status === 'reversed',
    });
    return { name: payment.number, paper };
  });
