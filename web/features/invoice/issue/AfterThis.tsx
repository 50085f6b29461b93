// What is outstanding of the customer once the invoice is issued, and when it falls due.
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { outstandingOf } from '../queries.ts';

type Props = {
  readonly bookId: number;
  readonly customer: Pick<Customer, 'name' | 'account_id'>;
  /** The draft, which the bills do not hold yet. */
  readonly invoice: Pick<InvoiceDetail, 'total' | 'due_date'>;
};

export function AfterThis({ bookId, customer, invoice }: Props) {
  const bills = useQuery(outstandingOf(bookId, customer.account_id));
  if (bills.isError && bills.data === undefined) return null;
  const late = (bills.data?.rows ?? []).filter(({ days_late: days }) => (days ?? 0) > 0);
  const before = paiseFromWire(bills.data?.total ?? '0.00');
  return (
    <section aria-labelledby="after-this" className="card px-4 py-3">
      <h3 id="after-this" className="pb-1 font-semibold">
        After this
      </h3>
      {bills.data === undefined ? (
        <Skeleton className="h-5 w-full" />
      ) : (
        <p className="text-sm text-ink-2">
          <Standing name={customer.name} paise={before + paiseFromWire(invoice.total)} />{' '}
          {late.length > 0 && lateInWords(late)}
        </p>
      )}
      <p className="pt-1 text-sm text-ink-2">
        This invoice falls due on{' '}
        <b className="font-medium text-ink">{formatDate(dateFromWire(invoice.due_date))}</b>.
      </p>
    </section>
  );
}

function Standing({ name, paise }: { readonly name: string; readonly paise: number }) {
  const figure = (
    <b className="font-semibold whitespace-nowrap text-ink">{formatRupees(Math.abs(paise))}</b>
  );
  const customer = <span dir="auto">{name}</span>;
  return paise < 0 ? (
    <>
      {customer} will have {figure} of unadjusted credit.
    </>
  ) : (
    <>
      {figure} will be outstanding from {customer}.
    </>
  );
}

/** The oldest bill says how late. */
function lateInWords(late: readonly OpenBill[]): string {
  const paise = late.reduce((sum, { open }) => sum + paiseFromWire(open), 0);
  const days = Math.max(...late.map(({ days_late: each }) => each ?? 0));
  const oldest = late.length === 1 ? '' : 'up to ';
  return `${formatRupees(paise)} of it is ${oldest}${days} ${days === 1 ? 'day' : 'days'} late.`;
}
