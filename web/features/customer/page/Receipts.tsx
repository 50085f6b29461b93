// The receipts of a customer, the latest first: what came on account or for several bills can be
// reversed here, what was paid for one invoice on the page of the invoice.
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { PaymentOfCustomer, ReceiptCardReply } from '#api/contract/customer/receipt.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { paymentsOfCustomer, receiptsOfCustomer } from '../queries.ts';
import { MoneyList } from './MoneyList.tsx';
import type { MoneyOfCustomer } from './MoneyList.tsx';

type Props = { readonly customer: Customer; readonly isErased: boolean };

export function Receipts({ customer, isErased }: Props) {
  const { id: bookId } = usePageBook();
  const receipts = useQuery(receiptsOfCustomer(bookId, customer.id));
  const payments = useQuery(paymentsOfCustomer(bookId, customer.id));
  const money = [
    ...(receipts.data ?? []).map((one) => ({ seq: one.seq, money: moneyOfReceipt(one) })),
    ...(payments.data ?? []).map((one) => ({ seq: one.seq, money: moneyOfPayment(one) })),
  ]
    .toSorted((one, other) => other.money.date.localeCompare(one.money.date) || other.seq - one.seq)
    .map((one) => one.money);
  const isRead = receipts.data !== undefined && payments.data !== undefined;
  return (
    <section aria-labelledby="receipts" className="card p-4">
      <h2 id="receipts" className="mb-2 text-h2 font-semibold">
        Receipts
      </h2>
      {(receipts.isPending || payments.isPending) && (
        <Skeletons label="Loading the receipts" count={2} item="h-(--row)" layout="grid gap-2" />
      )}
      {receipts.isError && receipts.data === undefined && (
        <ErrorState
          what="the receipts"
          why={sentenceOf(receipts.error.failure)}
          onRetry={() => void receipts.refetch()}
        />
      )}
      {isRead && money.length === 0 && <p className="text-ink-2">No receipts yet.</p>}
      <MoneyList customer={customer} isErased={isErased} money={money} />
    </section>
  );
}

function moneyOfReceipt(receipt: ReceiptCardReply): MoneyOfCustomer {
  const { id, number, date, method, reference, receivedPaise, openPaise, reversed, reason } =
    receipt;
  const means = receivedPaise === 0 ? 'Without money' : METHOD_NAMES[method];
  return {
    kind: 'receipt',
    date,
    id,
    number,
    method,
    paise: receivedPaise,
    about: [formatDate(date), means, reference],
    onAccountPaise: openPaise,
    reversed,
    reason,
  };
}

function moneyOfPayment(payment: PaymentOfCustomer): MoneyOfCustomer {
  const { id, number, date, method, reference, amountPaise, reversed, reason } = payment;
  const { invoiceId, invoiceNumber } = payment;
  return {
    kind: 'payment',
    date,
    id,
    number: number ?? 'Receipt',
    invoice: invoiceId === null ? null : { id: invoiceId, number: invoiceNumber ?? '' },
    method,
    paise: amountPaise,
    about: [formatDate(date), METHOD_NAMES[method], reference],
    onAccountPaise: 0,
    reversed,
    reason,
  };
}
