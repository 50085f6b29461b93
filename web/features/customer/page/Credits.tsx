// What a customer has open: money on account, and what credit notes left over.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Credit } from '#api/contract/invoice/billing.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { creditsOf } from '#web/client/billing-reads.ts';
import { RefundDialog } from '../receipt/refund/RefundDialog.tsx';
import { useRights } from '#web/client/use-rights.ts';

const CREDIT_NAMES: Readonly<Record<Credit['kind'], string>> = {
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'opening-bill': 'Opening bill',
  journal: 'On account',
};

type Props = { readonly customer: Customer; readonly isErased: boolean };

export function Credits({ customer, isErased }: Props) {
  const { id: bookId } = usePageBook();
  const [refunded, setRefunded] = useState<Credit | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const may = useRights();
  const credits = useQuery(creditsOf(bookId, customer.id));
  return (
    <section aria-labelledby="credits" className="card p-4">
      <h2 id="credits" className="mb-2 text-h2 font-semibold">
        Unadjusted credit
      </h2>
      {credits.isPending && (
        <Skeletons label="Loading the credit" count={2} item="h-(--row)" layout="grid gap-2" />
      )}
      {credits.isError && credits.data === undefined && (
        <ErrorState
          what="the credit"
          why={sentenceOf(credits.error.failure)}
          onRetry={() => void credits.refetch()}
        />
      )}
      {credits.data?.length === 0 && (
        <p className="text-ink-2">No advances or unadjusted credit notes.</p>
      )}
      <ul className="divide-y divide-line">
        {credits.data?.map((credit) => (
          <li
            key={`${credit.kind} ${credit.id} ${credit.line}`}
            className="flex items-center gap-3 py-2"
          >
            <Words credit={credit} />
            {isRefundable(credit) && may('RecordReceipt') && !isErased && (
              <Button kind="quiet" className="-mr-4" onClick={() => setRefunded(credit)}>
                Refund<span className="sr-only"> {credit.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refunded !== null && (
        <RefundDialog
          customer={customer}
          credit={refunded}
          onClose={() => setRefunded(null)}
          onDone={(notice) => {
            setNotice(notice);
            setRefunded(null);
          }}
        />
      )}
    </section>
  );
}

/** What a journal or an opening bill left is paid back by a payment voucher. */
const isRefundable = ({ kind }: Credit): boolean => kind === 'receipt' || kind === 'credit-note';

function Words({
  credit: { kind, number, date, amountPaise, openPaise },
}: {
  readonly credit: Credit;
}) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{number}</span>
        <span className="block text-sm text-ink-2">
          {CREDIT_NAMES[kind]}, {formatDate(date)}
        </span>
      </span>
      <span className="text-right">
        <span className="num block font-medium">₹{formatPaise(openPaise)}</span>
        {openPaise !== amountPaise && (
          <span className="num block text-sm text-ink-2">of {formatPaise(amountPaise)}</span>
        )}
      </span>
    </>
  );
}
