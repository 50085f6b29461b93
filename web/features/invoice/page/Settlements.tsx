// What settled the invoice, and what still may: payments, credit notes, the customer's credit, and
// the e-mails with what became of them.
import { Link } from 'react-router-dom';
import { reverseAllocation, reversePayment } from '#api/contract/invoice/settling.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { call } from '#web/client/call.ts';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Box, ITEM } from './Box.tsx';
import { CreditNotes } from './CreditNotes.tsx';
import { OpenCredit } from './OpenCredit.tsx';
import type { InvoiceActs } from './use-invoice-acts.tsx';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly acts: InvoiceActs;
};

export function Settlements({ bookId, invoice, acts }: Props) {
  return (
    <aside aria-label="What settled it" className="flex flex-col gap-3 print:hidden">
      <Amounts invoice={invoice} bookId={bookId} />
      <OpenCredit bookId={bookId} invoice={invoice} />
      <Payments {...{ bookId, invoice, acts }} />
      <CreditNotes bookId={bookId} invoice={invoice} />
      <Allocations {...{ bookId, invoice, acts }} />
      <Emails invoice={invoice} />
    </aside>
  );
}

const Line = ({ name, paise }: { readonly name: string; readonly paise: number }) => (
  <div className="flex justify-between gap-3 py-0.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num">{formatPaise(paise)}</dd>
  </div>
);

function Amounts({
  invoice,
  bookId,
}: {
  readonly invoice: InvoiceDetail;
  readonly bookId: number;
}) {
  const { totals, balance_due: balance, status, journal_id: journalId } = invoice;
  const total = paiseFromWire(totals.total);
  const due = paiseFromWire(balance);
  return (
    <Box title="Amounts (₹)">
      <dl>
        <Line name="Value before tax" paise={paiseFromWire(totals.taxable)} />
        <Line name="Total" paise={total} />
        {status !== 'draft' && <Line name="Settled" paise={total - due} />}
        {status !== 'draft' && <Line name="Balance due" paise={due} />}
      </dl>
      {journalId !== null && (
        <p className="pt-1 text-sm">
          <Link to={paths.journal(journalId, bookId)} className="link-quiet">
            Its journal entry
          </Link>
        </p>
      )}
    </Box>
  );
}

type TakeBackProps = { readonly of: string; readonly onTake: () => void };

const TakeBack = ({ of, onTake }: TakeBackProps) => (
  <button
    type="button"
    onClick={onTake}
    className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
  >
    Take back<span className="sr-only"> {of}</span>
  </button>
);

function Payments({ bookId, invoice, acts }: Props) {
  if (invoice.payments.length === 0) return null;
  return (
    <Box title="Payments">
      <ul>
        {invoice.payments.map((payment) => {
          const { id, amount, method, reference, date, reversed, reason } = payment;
          const rupees = formatRupees(paiseFromWire(amount));
          const by = METHOD_NAMES[method];
          const taking = {
            title: `Take back ${rupees}?`,
            about: 'Its journal is reversed, and the amount is due again.',
            confirm: 'Take it back',
            done: `Took back ${rupees}.`,
            dated: 'Taken back on',
            write: (why: string, on?: CalendarDate) =>
              call(reversePayment, {
                params: { invoiceId: invoice.id, paymentId: id },
                body: { reason: why, date: on, book_id: bookId },
              }),
          };
          return (
            <li key={id} className={ITEM}>
              <p className="flex justify-between gap-3">
                <span className={reversed ? 'line-through' : 'font-medium'}>{rupees}</span>
                <span className="text-ink-2">{formatDate(dateFromWire(date))}</span>
              </p>
              <p className="text-sm break-words text-ink-2">
                {[by, reference].filter((part) => part !== null).join(', ')}, by{' '}
                <span dir="auto">{payment.recorded_by.name}</span>
              </p>
              {reversed ? (
                <p className="text-sm text-warn">Taken back: {reason}</p>
              ) : (
                <TakeBack of={rupees} onTake={() => acts.take(taking)} />
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

function Allocations({ bookId, invoice, acts }: Props) {
  if (invoice.allocations.length === 0) return null;
  return (
    <Box title="Settled from credit">
      <ul>
        {invoice.allocations.map(({ id, source, amount, date, reversed, reason }) => {
          const rupees = formatRupees(paiseFromWire(amount));
          const taking = {
            title: `Take back ${rupees} of ${source.number}?`,
            about: 'The credit is open again, and the amount is due again.',
            confirm: 'Take it back',
            done: `Took back ${rupees}.`,
            write: (why: string) =>
              call(reverseAllocation, {
                params: { invoiceId: invoice.id, allocationId: id },
                body: { reason: why, book_id: bookId },
              }),
          };
          return (
            <li key={id} className={ITEM}>
              <p className="flex justify-between gap-3">
                <span className={reversed ? 'line-through' : 'font-medium'}>{rupees}</span>
                <span className="text-ink-2">
                  {source.number}, {formatDate(dateFromWire(date))}
                </span>
              </p>
              {reversed ? (
                <p className="text-sm text-warn">Taken back: {reason}</p>
              ) : (
                <TakeBack of={source.number} onTake={() => acts.take(taking)} />
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const MAILS = {
  waiting: { kind: 'warn', text: 'Waiting' },
  sent: { kind: 'good', text: 'Sent' },
  failed: { kind: 'overdue', text: 'Failed' },
} as const;

function Emails({ invoice: { emails } }: { readonly invoice: InvoiceDetail }) {
  if (emails.length === 0) return null;
  return (
    <Box title="E-mails">
      <ul>
        {emails.map(({ id, to, status, reason, updated_at: at }) => (
          <li key={id} className={ITEM}>
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="break-all">{to}</span>
              <Badge kind={MAILS[status].kind}>{MAILS[status].text}</Badge>
            </p>
            <p className="text-sm text-ink-2">{formatInstant(at)}</p>
            {reason !== null && <p className="text-sm break-words text-ink-2">{reason}</p>}
          </li>
        ))}
      </ul>
    </Box>
  );
}
