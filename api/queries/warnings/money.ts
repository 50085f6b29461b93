// What is unusual about money beside the bill that it pays: paid before it, or in cash in parts.
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { cashForBill, paidBeforeBill } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { JudgedAct } from './judged-act.ts';

type MoneyIn = {
  readonly invoiceIds: readonly number[];
  readonly customerId: number;
  readonly paidOn: string;
  readonly isCash: boolean;
};

/** @returns what came in and which invoices it pays in the same act. */
function moneyIn({ events }: JudgedAct): readonly MoneyIn[] {
  const settled = events.flatMap(({ type, data }) =>
    type === 'CreditAllocated' ? [data.invoiceId] : [],
  );
  return events.flatMap(({ type, data }): MoneyIn[] => {
    if (type === 'PaymentRecorded') {
      const { invoiceId, customerId, paidOn, method } = data;
      return [{ invoiceIds: [invoiceId], customerId, paidOn, isCash: method === 'cash' }];
    }
    if (type !== 'ReceiptRecorded' || settled.length === 0) return [];
    const { customerId, paidOn, method } = data;
    return [{ invoiceIds: settled, customerId, paidOn, isCash: method === 'cash' }];
  });
}

export async function moneyWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const found = await Promise.all(moneyIn(act).map((money) => ofMoney(act, money)));
  return found.flat();
}

async function ofMoney(
  { log }: JudgedAct,
  { invoiceIds, customerId, paidOn, isCash }: MoneyIn,
): Promise<readonly Warning[]> {
  const { bookId } = log;
  const customerStream = streamName('customer', customerId);
  const events = await log.read([
    { bookId, stream: customerStream },
    ...invoiceIds.map((id) => ({ bookId, stream: streamName('invoice', id) })),
  ]);
  const foldOf = (stream: string) => events.filter((event) => event.stream === stream);
  const customer = (foldOf(customerStream) as readonly CustomerEvent[]).reduce(
    customerDecider.evolve,
    customerDecider.initialState,
  );
  const receipts = 'receipts' in customer ? customer.receipts : new Map();
  const isCashReceipt = (id: number) => receipts.get(id)?.method === 'cash';
  return [...new Set(invoiceIds)].flatMap((id): readonly Warning[] => {
    const state = (foldOf(streamName('invoice', id)) as readonly InvoiceEvent[]).reduce(
      invoiceDecider.evolve,
      invoiceDecider.initialState,
    );
    if (state.status !== 'issued') return [];
    const { issueDate: date, recipient } = state.issued;
    const paid = paidBeforeBill(paidOn, { number: state.number, date });
    const accountId = 'accountId' in customer ? customer.accountId : 0;
    const bill = { date: paidOn, party: recipient.name, accountId };
    return [...paid, ...(isCash ? cashForBill(state, bill, isCashReceipt) : [])];
  });
}
