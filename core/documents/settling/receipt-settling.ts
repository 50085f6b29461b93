// What a receipt settles, in the same decision: an allocation on the stream of each invoice, which
// so knows what is due of it, and a settlement for each other item.
import type {
  Bill,
  BillToSettle,
  CustomerCommand,
  ReceiptRecorded,
  ReceiptSettling,
} from '../../customer/index.ts';
import { balanceDueOf } from '../../invoice/index.ts';
import { oldestFirst, OWED_BY_CUSTOMERS, settledLineOf } from '../../settlement/index.ts';
import type { ItemToSettle } from '../../settlement/index.ts';
import type { DocumentContext, StreamEvent } from '../facts.ts';
import { allocationEvent, settlementEvent } from './settling-events.ts';

/** @returns what a receipt is to settle: what its command names, or the oldest bills. */
export function billsToSettle(
  { type, data }: CustomerCommand,
  context: DocumentContext,
): readonly BillToSettle[] {
  if (type !== 'RecordReceipt' || data.settling === undefined) return [];
  const { against } = data.settling;
  const { customerId, amountPaise, deductions = [] } = data;
  const paise = deductions.reduce((sum, one) => sum + one.amountPaise, amountPaise);
  const items =
    against === 'oldest-first'
      ? oldestFirst(context.facts.openItems, paise, OWED_BY_CUSTOMERS)
      : against;
  return items.map((item) => ({ item, bill: billOf(item, customerId, context) }));
}

function billOf(
  item: ItemToSettle,
  customerId: number,
  { facts, states }: DocumentContext,
): Bill | null {
  if (item.kind !== 'invoice') {
    const isMeant = ({ kind, id, line }: (typeof facts.openItems)[number]) =>
      kind === item.kind && id === item.id && line === settledLineOf(item);
    return facts.openItems.find(isMeant) ?? null;
  }
  const invoice = states.invoice(item.id);
  if (invoice.status === 'absent' || invoice.customerId !== customerId) return null;
  const { number, status } = invoice;
  if (status !== 'issued') return { number, status, openPaise: 0, dated: '' };
  return { number, openPaise: balanceDueOf(invoice), dated: invoice.issued.issueDate };
}

type Receipt = ReceiptRecorded['data'];

/**
 * @param bills of which none is refused.
 * @param accountId the customer's own account.
 * @returns the allocations, then the settlements.
 */
export function settleBills(
  bills: readonly BillToSettle[],
  receipt: Receipt,
  { allocationIds, settlementIds }: ReceiptSettling,
  accountId: number,
): readonly StreamEvent[] {
  const { receiptId, number, customerId, paidOn } = receipt;
  const by = { kind: 'receipt', id: receiptId, number } as const;
  const invoices = bills.filter(({ item }) => item.kind === 'invoice');
  const others = bills.filter(({ item }) => item.kind !== 'invoice');
  const settling = ({ item: { amountPaise }, bill }: BillToSettle, id: number | undefined) => {
    const dated = bill?.dated ?? paidOn;
    return { id, customerId, accountId, by, amountPaise, paidOn, dated };
  };
  return [
    ...invoices.map((one, at) => allocationEvent(one.item.id, settling(one, allocationIds[at]))),
    ...others.map((one, at) => {
      const item = { ...one.item, number: one.bill?.number ?? '', side: 'debit' } as const;
      return settlementEvent(item, settling(one, settlementIds[at]));
    }),
  ];
}
