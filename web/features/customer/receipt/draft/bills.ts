// The bills that a receipt may settle, oldest due first.
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { billKind } from '#core/settlement/terms.ts';
import type { BillKind, ItemKind } from '#core/settlement/terms.ts';
import type { ReceiptInvoice } from '#web/shell/form/receipt-dialog.ts';
import type { CustomerItemReply } from '#api/contract/customer/receipt.ts';

export type ReceiptBill = {
  /** Names it among the bills of the customer. */
  readonly key: string;
  readonly kind: BillKind;
  readonly id: number;
  readonly line: number | null;
  readonly number: string;
  readonly date: CalendarDate;
  readonly due: CalendarDate;
  readonly openPaise: number;
  /** The share of what is open that is no GST, from 0 to 1; null where nobody knows. */
  readonly taxableShare: number | null;
};

type BillId = {
  readonly kind: ItemKind;
  readonly id: number;
  readonly line?: number | null | undefined;
};

export const billKey = ({ kind, id, line }: BillId): string =>
  line == null ? `${kind} ${id}` : `${kind} ${id} ${line}`;

export const invoiceKey = (id: number): string => billKey({ kind: 'invoice', id });

/** Nothing of a draft is due before it is issued, which its payment does. */
const openOf = ({ status, totalPaise, balanceDuePaise }: ReceiptInvoice): number =>
  status === 'draft' ? totalPaise : balanceDuePaise;

const billOfInvoice = (invoice: ReceiptInvoice): ReceiptBill => ({
  key: invoiceKey(invoice.id),
  kind: 'invoice',
  id: invoice.id,
  line: null,
  number: invoice.number,
  date: invoice.issueDate,
  due: invoice.dueDate,
  openPaise: openOf(invoice),
  taxableShare: shareOf(invoice),
});

const shareOf = ({
  totalPaise,
  taxablePaise,
}: Pick<InvoiceCard, 'totalPaise' | 'taxablePaise'>): number | null =>
  totalPaise === 0 ? null : taxablePaise / totalPaise;

type BillSources = {
  /** What the receipt was opened for. */
  readonly invoices: readonly ReceiptInvoice[];
  readonly items: readonly CustomerItemReply[];
  /** Of the customer's open invoices, which know their value without GST. */
  readonly cards: readonly InvoiceCard[];
};

/** @returns the bills in the order of their due dates; what it was opened for is always there. */
export function receiptBillsOf({ invoices, items, cards }: BillSources): readonly ReceiptBill[] {
  const shares = new Map(cards.map((card) => [invoiceKey(card.id), shareOf(card)]));
  const opened = invoices.map(billOfInvoice);
  const known = new Map(opened.map((bill) => [bill.key, bill]));
  for (const item of items) {
    const openPaise = item.openPaise;
    const key = billKey(item);
    const kind = billKind.safeParse(item.kind);
    if (openPaise <= 0 || !kind.success) {
      known.delete(key);
      continue;
    }
    known.set(key, {
      key,
      kind: kind.data,
      id: item.id,
      line: item.line,
      number: item.number,
      date: item.billDate,
      due: item.dueDate ?? item.billDate,
      openPaise,
      taxableShare: shares.get(key) ?? known.get(key)?.taxableShare ?? null,
    });
  }
  return [...known.values()].toSorted(
    (a, b) => a.due.localeCompare(b.due) || a.date.localeCompare(b.date) || a.id - b.id,
  );
}
