// The receipts of a customer, with what of each is on account still, and what was paid for single
// invoices.
import type { PaymentOfCustomer, ReceiptCardReply } from '#api/contract/customer/receipt.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { openCredits } from '#projections/receivables/read.ts';
import { paymentsOf, receiptsOf } from '#projections/receivables/receipts.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { numbersOfInvoices } from '#projections/invoice-status/read-overdue.ts';
import { paymentTold } from '#api/queries/invoice/settlements.ts';
import { receiptTold } from './open-items.ts';

type Page = { readonly customerId: number; readonly before?: number; readonly limit: number };

/** @returns them, the latest first, or null when the book has no such customer. */
export function listReceiptCards(
  db: ReadTables,
  bookId: number,
  page: Page,
): Promise<ReceiptCardReply[] | null> {
  return snapshot(db, async (tables) => {
    const { customerId } = page;
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const rows = await receiptsOf(tables, bookId, page);
    const credits = await openCredits(tables, bookId, customerId);
    const names = await namesOf(
      tables,
      rows.map(({ actorId }) => actorId),
    );
    return rows.map((row) => {
      const credit = credits.find(
        ({ kind, creditId }) => kind === 'receipt' && creditId === row.settlementId,
      );
      return receiptTold(row, { names, settled: [], openPaise: credit?.openPaise ?? 0 });
    });
  });
}

/** @returns them, the latest first, or null when the book has no such customer. */
export function listPaymentCards(
  db: ReadTables,
  bookId: number,
  page: Page,
): Promise<PaymentOfCustomer[] | null> {
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [page.customerId]);
    if (customer === undefined) return null;
    const rows = await paymentsOf(tables, bookId, page);
    const ids = rows.flatMap(({ invoiceId }) => invoiceId ?? []);
    const numbers = await numbersOfInvoices(tables, bookId, ids);
    const names = await namesOf(
      tables,
      rows.map(({ actorId }) => actorId),
    );
    return rows.map((row) => ({
      ...paymentTold(row, names),
      invoiceNumber: numbers.get(row.invoiceId ?? 0) ?? null,
    }));
  });
}
