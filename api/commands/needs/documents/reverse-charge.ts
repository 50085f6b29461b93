// What the buyer's own papers of reverse charge must know: the bill, or the payment with its bills.
import { returnsOf } from '#core/book/index.ts';
import type { PaymentVoucherContext, SelfInvoiceContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { payablePaise } from '#core/trade/index.ts';
import type { PurchaseBill } from '#core/trade/index.ts';
import { settledWithoutPaymentVoucher } from '#core/trade/kinds/reverse-charge/index.ts';
import type {
  ReverseChargedBill,
  PaidItem,
  PaymentVoucherCommand,
  PaymentVoucherFacts,
} from '#core/trade/kinds/reverse-charge/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import { documentStates, numberReads } from './posting.ts';

const papersFacts = (session: BookSession): Pick<SelfInvoiceContext, 'states' | 'facts'> => ({
  states: documentStates(session),
  facts: {
    today: session.head.today,
    lastNumber: (key) => answerTo(session, { of: 'last-number', key }),
  },
});

export const selfInvoiceNeeds: NeedsOf<'self-invoice', SelfInvoiceContext> = {
  stream: ({ data }) => streamName('self-invoice', data.billId),
  isNew: () => false,
  streams: ({ data }) => [streamName('purchase-bill', data.billId)],
  reads: ({ type, data }, session): readonly Read[] =>
    type === 'IssueSelfInvoice' ? numberReads(session, 'self-invoice', data.date) : [],
  facts: ({ data }, session) => ({
    ...papersFacts(session),
    document: stateIn(session, 'self-invoice', data.billId),
    documentFacts: {
      today: session.head.today,
      bill: stateIn(session, 'purchase-bill', data.billId),
      returns: returnsOf(stateIn(session, 'book', session.head.bookId)),
    },
  }),
};

/** Of each bill that is settled. */
export const billReads = (
  items: readonly Pick<PaidItem, 'kind' | 'id'>[],
): readonly Read<'reverse-charged-bill'>[] =>
  items.flatMap(({ kind, id: key }) =>
    kind === 'purchase-bill' ? [{ of: 'reverse-charged-bill' as const, key }] : [],
  );

/** @param before what of a bill was settled before the payment, in paise. */
export function reverseChargedBillsIn(
  session: BookSession,
  items: readonly Pick<PaidItem, 'kind' | 'id'>[],
  before: (bill: PurchaseBill) => number,
): PaymentVoucherFacts['bills'] {
  return new Map<number, ReverseChargedBill>(
    billReads(items).flatMap((read) => {
      const bill = answerTo(session, read);
      return bill === null ? [] : [[read.key, { bill, beforePaise: before(bill) }] as const];
    }),
  );
}

const paymentIn = ({ data }: PaymentVoucherCommand, session: BookSession) =>
  stateIn(session, 'supplier-payment', data.paymentId);

/** What the payment settled in its own act, and what its advance was set against since. */
function settledBy(command: PaymentVoucherCommand, session: BookSession): readonly PaidItem[] {
  const payment = paymentIn(command, session);
  const against = againstRead(command);
  const since = isAtHand(session, against) ? answerTo(session, against) : [];
  const ofBills = since.map((one) => ({ kind: 'purchase-bill' as const, ...one }));
  return 'posted' in payment ? [...payment.posted.allocations, ...ofBills] : [];
}

const againstRead = ({ data }: PaymentVoucherCommand): Read<'set-against-bills'> => ({
  of: 'set-against-bills',
  key: data.paymentId,
});

/** What is open of the bills now. */
function openReads(
  command: PaymentVoucherCommand,
  session: BookSession,
): readonly Read<'open-item'>[] {
  const payment = paymentIn(command, session);
  if (!('posted' in payment)) return [];
  const { accountId } = payment.posted;
  return settledBy(command, session).flatMap(({ kind, id }) =>
    kind === 'purchase-bill'
      ? [{ of: 'open-item' as const, key: { accountId, customerId: null, kind, id, line: 0 } }]
      : [],
  );
}

export const paymentVoucherNeeds: NeedsOf<'payment-voucher', PaymentVoucherContext> = {
  stream: ({ data }) => streamName('payment-voucher', data.paymentId),
  isNew: () => false,
  streams: ({ data }) => [streamName('supplier-payment', data.paymentId)],
  reads: (command, session): readonly Read[] => [
    againstRead(command),
    ...numberReads(session, 'payment-voucher', null),
    ...billReads(settledBy(command, session)),
    ...openReads(command, session),
  ],
  facts: (command, session) => {
    const settled = settledBy(command, session);
    const open = openReads(command, session);
    const { standing } = stateIn(session, 'payment-voucher', command.data.paymentId);
    const payment = paymentIn(command, session);
    const left =
      'posted' in payment ? settledWithoutPaymentVoucher(payment.posted, settled, standing) : [];
    const bills = reverseChargedBillsIn(session, settled, (bill) => {
      const isMeant = ({ id }: { readonly id: number }) => id === bill.documentId;
      const read = open.find(({ key }) => isMeant(key));
      const openPaise = read === undefined ? 0 : (answerTo(session, read)?.openPaise ?? 0);
      const ownPaise = left.find(isMeant)?.amountPaise ?? 0;
      return Math.max(payablePaise(bill) + openPaise - ownPaise, 0);
    });
    return {
      ...papersFacts(session),
      document: stateIn(session, 'payment-voucher', command.data.paymentId),
      documentFacts: {
        today: session.head.today,
        payment,
        settled,
        bills,
      },
    };
  },
};
