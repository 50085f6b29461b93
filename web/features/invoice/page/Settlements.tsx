// What settled the invoice, and what still may: payments, credit notes, the customer's credit, and
// the e-mails with what became of them.
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PrintMoney } from '#web/shell/form/PrintMoney.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Box, ITEM, TakeBack } from './Box.tsx';
import {
  takingAllocationBack,
  takingPaymentBack,
  takingReceiptBack,
  takingNoteBack,
} from '../settle/settlement-acts.ts';
import { DebitNotes } from './DebitNotes.tsx';
import { OpenCredit } from './OpenCredit.tsx';
import type { InvoiceActs } from './use-invoice-acts.tsx';
import { CREDIT_REASONS } from '../wording.ts';
import { NotePdf } from './NotePdf.tsx';
import { creditNotePdfOf } from './pdf.ts';

/** Few books have e-invoices. */
const EInvoiceBox = lazy(async () => ({
  default: (await import('../portal/EInvoiceBox.tsx')).EInvoiceBox,
}));

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly acts: InvoiceActs;
};

export function Settlements({ bookId, invoice, acts }: Props) {
  return (
    <aside aria-label="What settled it" className="flex flex-col gap-3 print:hidden">
      <AtPortal invoice={invoice} bookId={bookId} />
      <Amounts invoice={invoice} bookId={bookId} />
      <OpenCredit bookId={bookId} invoice={invoice} />
      <Payments bookId={bookId} invoice={invoice} acts={acts} />
      <CreditNotes bookId={bookId} invoice={invoice} acts={acts} />
      <DebitNotes bookId={bookId} invoice={invoice} acts={acts} />
      <Allocations bookId={bookId} invoice={invoice} acts={acts} />
      <Emails invoice={invoice} />
      <Reminders invoice={invoice} />
    </aside>
  );
}

function AtPortal({ bookId, invoice }: Pick<Props, 'bookId' | 'invoice'>) {
  const documents = [invoice, ...invoice.creditNotes, ...invoice.debitNotes];
  if (documents.every(({ registration }) => registration === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <EInvoiceBox bookId={bookId} invoice={invoice} />
    </Suspense>
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
  const { totals, balanceDuePaise: due, status, journalId } = invoice;
  const total = totals.totalPaise;
  const isOwed = status !== 'draft' && status !== 'cancelled';
  return (
    <Box title="Amounts (₹)">
      <dl>
        <Line name="Taxable value" paise={totals.taxablePaise} />
        <Line name="Total" paise={total} />
        {isOwed && <Line name="Settled" paise={total - due} />}
        {isOwed && <Line name="Balance due" paise={due} />}
      </dl>
      {status === 'cancelled' && <p className="pt-1">Cancelled. Nothing is outstanding.</p>}
      {journalId !== null && (
        <p className="pt-1 text-sm">
          <Link to={paths.journal(journalId, bookId)} className="link-quiet">
            View journal entry
          </Link>
        </p>
      )}
    </Box>
  );
}

function Payments({ bookId, invoice, acts }: Props) {
  if (invoice.payments.length === 0) return null;
  return (
    <Box title="Payments">
      <ul>
        {invoice.payments.map((payment) => {
          const { id, number, amountPaise, method, reference, date, reversed, reason } = payment;
          const on = formatDate(date);
          const rupees = formatRupees(amountPaise);
          const by = METHOD_NAMES[method];
          const taking = takingPaymentBack({ bookId, invoice }, payment);
          return (
            <li key={id} className={ITEM}>
              <p className="flex justify-between gap-3">
                <span className={reversed ? 'line-through' : 'font-medium'}>{rupees}</span>
                <span className="text-ink-2">{number === null ? on : `${number}, ${on}`}</span>
              </p>
              <p className="text-sm break-words text-ink-2">
                {[by, reference].filter((part) => part !== null).join(', ')}, by{' '}
                <span dir="auto">{payment.recordedBy.name}</span>
              </p>
              {reversed && <p className="text-sm text-warn">Reversed: {reason}</p>}
              <p className="flex flex-wrap gap-x-3">
                <PrintMoney
                  money={{ bookId, kind: 'payment', id, number: number ?? invoice.number }}
                />
                {!reversed && <TakeBack of={rupees} onTake={() => acts.take(taking)} />}
              </p>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

function Allocations({ bookId, invoice, acts }: Props) {
  if (invoice.allocations.length === 0) return null;
  const of = { bookId, invoice };
  return (
    <Box title="Settled from credit">
      <ul>
        {invoice.allocations.map((allocation) => {
          const { id, source, amountPaise, date, reversed, reason } = allocation;
          return (
            <li key={id} className={ITEM}>
              <p className="flex justify-between gap-3">
                <span className={reversed ? 'line-through' : 'font-medium'}>
                  {formatRupees(amountPaise)}
                </span>
                <span className="text-ink-2">
                  {source.number}, {formatDate(date)}
                </span>
              </p>
              {reversed && <p className="text-sm text-warn">Reversed: {reason}</p>}
              {!reversed && source.kind !== 'receipt' && (
                <TakeBack
                  of={source.number}
                  onTake={() => acts.take(takingAllocationBack(of, allocation))}
                />
              )}
              {!reversed && source.kind === 'receipt' && (
                <p className="flex flex-wrap gap-x-4">
                  <TakeBack
                    of={`receipt ${source.number}`}
                    onTake={() => acts.take(takingReceiptBack(of, allocation))}
                  />
                  <TakeBack
                    text="Put on account"
                    of={`what ${source.number} settles here`}
                    onTake={() => acts.take(takingAllocationBack(of, allocation))}
                  />
                </p>
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
        {emails.map(({ id, to, status, reason, updatedAt: at }) => (
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

function Reminders({ invoice: { reminders } }: { readonly invoice: InvoiceDetail }) {
  if (reminders.length === 0) return null;
  return (
    <Box title="Reminders">
      <ul>
        {reminders.map(({ id, to, duePaise, requestedOn, status, reason }) => (
          <li key={id} className={ITEM}>
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span>Reminded on {formatDate(requestedOn)}</span>
              <Badge kind={MAILS[status].kind}>{MAILS[status].text}</Badge>
            </p>
            <p className="text-sm break-all text-ink-2">
              {formatRupees(duePaise)}, to {to}
            </p>
            {reason !== null && <p className="text-sm break-words text-ink-2">{reason}</p>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

// The credit notes that were issued for the invoice, each a document of its own.
type CreditNotesProps = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly acts: Pick<InvoiceActs, 'take' | 'may'>;
};

function CreditNotes({ bookId, invoice, acts }: CreditNotesProps) {
  if (invoice.creditNotes.length === 0) return null;
  return (
    <Box title="Credit notes">
      <ul>
        {invoice.creditNotes.map((note) => (
          <li key={note.id} className={ITEM}>
            <NoteText {...note} />
            <p className="flex flex-wrap gap-x-3">
              <NotePdf number={note.number} fetchPdf={() => creditNotePdfOf(bookId, note.id)} />
              {!note.reversed && acts.may.takeCreditBack && (
                <TakeBack
                  of={note.number}
                  onTake={() => acts.take(takingNoteBack({ bookId, invoice }, note))}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function NoteText(credited: InvoiceDetail['creditNotes'][number]) {
  const { number, issueDate, totalPaise, appliedPaise, reason, note } = credited;
  const why = CREDIT_REASONS.find(({ value }) => value === reason)?.label ?? reason;
  return (
    <>
      <p className="flex justify-between gap-3">
        <span className={credited.reversed ? 'line-through' : 'font-medium'}>{number}</span>
        <span>{formatRupees(totalPaise)}</span>
      </p>
      <p className="text-sm break-words text-ink-2">
        {formatDate(issueDate)}, {why}
        {credited.withoutGst && ', without GST'}
        {note !== '' && `: ${note}`}
      </p>
      {appliedPaise !== totalPaise && !credited.reversed && (
        <p className="text-sm text-ink-2">
          {formatRupees(appliedPaise)} against this invoice, the rest to the customer’s credit
        </p>
      )}
      {credited.reversed && (
        <p className="text-sm break-words text-warn">Reversed: {credited.reversedReason}</p>
      )}
    </>
  );
}
