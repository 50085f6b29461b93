// What a receipt is opened for. The dialog is a feature of its own, which the routes hand to the
// pages that open it.
import type { ComponentType } from 'react';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';

export type ReceiptInvoice = Pick<
  InvoiceCard,
  | 'id'
  | 'number'
  | 'status'
  | 'issueDate'
  | 'dueDate'
  | 'totalPaise'
  | 'taxablePaise'
  | 'balanceDuePaise'
>;

export type ReceiptProps = {
  readonly bookId: number;
  readonly customer: { readonly id: number; readonly name: string };
  /** Those that are to be settled, of this customer; none where money just came in. */
  readonly invoices: readonly ReceiptInvoice[];
  readonly onClose: () => void;
};

export type ReceiptDialogType = ComponentType<ReceiptProps>;
