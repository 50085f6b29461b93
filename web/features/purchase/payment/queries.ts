// Queries of the screens of payments to suppliers, and which are read again after a write.
import { readReceivables } from '#api/contract/customer/receivables.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import {
  listPurchaseBills,
  readPurchaseBill,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import {
  listDueBills,
  listSupplierPayments,
  readSupplierPayment,
  readSupplierPaymentFigures,
} from '#api/contract/trade/supplier-payment.ts';
import type { SupplierPaymentCard } from '#api/contract/trade/supplier-payment.ts';
import { asking } from '#web/client/query.ts';
import { readDocumentsAgain } from '../document-calls.ts';
import type { DocumentCalls } from '../document-calls.ts';

export const PAYMENT_CALLS: DocumentCalls<SupplierPaymentCard> = {
  cards: listSupplierPayments,
  figures: readSupplierPaymentFigures,
};

export const supplierPaymentOf = (bookId: number, paymentId: number) =>
  asking(readSupplierPayment, { params: { paymentId }, query: { book_id: bookId } });

/** What suppliers are owed by age, the largest first. */
export const payablesOf = (bookId: number) =>
  asking(readReceivables, {
    query: { book_id: bookId, group: 'creditors', sort: 'outstanding' },
  });

/** @param by null: whenever it is due. */
export const dueBillsIn = (bookId: number, by: string | null) =>
  asking(listDueBills, { query: { book_id: bookId, ...(by !== null && { by }) } });

/** After a payment is recorded or taken back. */
export const readPaymentsAgain = (): Promise<void> =>
  readDocumentsAgain(
    [
      listSupplierPayments,
      readSupplierPayment,
      readSupplierPaymentFigures,
      readReceivables,
      listDueBills,
    ],
    [readPurchaseBill, listPurchaseBills, readPurchaseBillFigures, listSuppliers],
  );
