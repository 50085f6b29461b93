// What was paid back to a customer, the latest first; any of it can be taken back.
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { RefundReply } from '#api/contract/invoice/refund.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { formatDate } from '#web/format/dates.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { refundsOfCustomer } from '../queries.ts';
import { MoneyList } from './MoneyList.tsx';
import type { MoneyOfCustomer } from './MoneyList.tsx';

type Props = { readonly customer: Customer; readonly isErased: boolean };

/** Nothing where there never was a refund, which is rare. */
export function Refunds({ customer, isErased }: Props) {
  const { id: bookId } = usePageBook();
  const refunds = useQuery(refundsOfCustomer(bookId, customer.id)).data ?? [];
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="card p-4">
      <h2 id="refunds" className="mb-2 text-h2 font-semibold">
        Refunds
      </h2>
      <MoneyList customer={customer} isErased={isErased} money={refunds.map(moneyOfRefund)} />
    </section>
  );
}

function moneyOfRefund(refund: RefundReply): MoneyOfCustomer {
  const { id, number, date, method, reference, amountPaise, credit, reversed, reason } = refund;
  const day = formatDate(date);
  return {
    kind: 'refund',
    date,
    id,
    number,
    method,
    paise: amountPaise,
    about: [`of ${credit.number}`, day, METHOD_NAMES[method], reference],
    onAccountPaise: 0,
    reversed,
    reason,
  };
}
