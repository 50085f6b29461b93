// What the customer has open, where the invoice has something due: one press settles it.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Credit } from '#api/contract/invoice/billing.ts';
import { allocateCredit } from '#api/contract/invoice/settling.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { creditsOf } from '#web/client/billing-reads.ts';
import { tookIn } from '../queries.ts';

type Props = { readonly bookId: number; readonly invoice: InvoiceDetail };

export function OpenCredit({ bookId, invoice }: Props) {
  const isDue =
    (invoice.status === 'sent' || invoice.status === 'overdue') && invoice.balanceDuePaise > 0;
  const credits = useQuery({ ...creditsOf(bookId, invoice.customerId), enabled: isDue });
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const open = isDue ? (credits.data ?? []).filter((credit) => credit.openPaise > 0) : [];
  if (open.length === 0) return null;
  const use = ({ kind, id, line, number }: Credit) =>
    void send(
      () =>
        call(allocateCredit, {
          params: { invoiceId: invoice.id },
          body: { source: { kind, id, ...(line !== null && { line }) }, bookId },
        }),
      (after) => {
        void tookIn(bookId, after);
        setNotice({ text: `Settled from ${number}.` });
      },
    );
  return (
    <section aria-label="The customer’s credit" className="card px-4 py-3">
      <h2 className="pb-1 text-h2 font-semibold">The customer’s credit</h2>
      <ul>
        {open.map((credit) => (
          <li
            key={`${credit.kind} ${credit.id} ${credit.line}`}
            className={
              'flex flex-wrap items-center justify-between gap-2 border-b border-line py-1.5 ' +
              'last:border-0'
            }
          >
            <span>
              {formatRupees(credit.openPaise)} of {credit.number}
              <span className="block text-sm text-ink-2">{formatDate(credit.date)}</span>
            </span>
            <PresentOnly>
              <Button busyText={busy ? 'Settling…' : null} onClick={() => use(credit)}>
                Use it<span className="sr-only"> for this invoice: {credit.number}</span>
              </Button>
            </PresentOnly>
          </li>
        ))}
      </ul>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
    </section>
  );
}
