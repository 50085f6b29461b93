// The receipts of a customer, the latest first, from which any can be taken back.
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { ReceiptCardReply } from '#api/contract/customer/receipt.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { receiptsOfCustomer } from '../queries.ts';
import { MoneyList } from './MoneyList.tsx';
import type { MoneyOfCustomer } from './MoneyList.tsx';

type Props = { readonly customer: Customer; readonly isErased: boolean };

export function Receipts({ customer, isErased }: Props) {
  const { id: bookId } = usePageBook();
  const receipts = useQuery(receiptsOfCustomer(bookId, customer.id));
  return (
    <section aria-labelledby="receipts" className="card p-4">
      <h2 id="receipts" className="mb-2 text-h2 font-semibold">
        Receipts
      </h2>
      {receipts.isPending && (
        <Skeletons label="Loading the receipts" count={2} item="h-(--row)" layout="grid gap-2" />
      )}
      {receipts.isError && receipts.data === undefined && (
        <ErrorState
          what="the receipts"
          why={sentenceOf(receipts.error.failure)}
          onRetry={() => void receipts.refetch()}
        />
      )}
      {receipts.data?.length === 0 && <p className="text-ink-2">No receipts yet.</p>}
      <MoneyList
        customer={customer}
        isErased={isErased}
        money={(receipts.data ?? []).map(moneyOfReceipt)}
      />
    </section>
  );
}

function moneyOfReceipt(receipt: ReceiptCardReply): MoneyOfCustomer {
  const { id, number, date, method, reference, received, open, reversed, reason } = receipt;
  const means = paiseFromWire(received) === 0 ? 'Without money' : METHOD_NAMES[method];
  return {
    kind: 'receipt',
    id,
    number,
    method,
    amount: received,
    about: [formatDate(dateFromWire(date)), means, reference],
    onAccountPaise: paiseFromWire(open),
    reversed,
    reason,
  };
}
