// The debit notes that were issued for the invoice, each a bill of its own.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { openItemsOfCustomer, debitNoteOpenIn } from '../queries.ts';
import { takingDebitNoteBack } from '../settle/settlement-acts.ts';
import { CREDIT_REASONS } from '../wording.ts';
import { Box, ITEM, TakeBack } from './Box.tsx';
import { NotePdf } from './NotePdf.tsx';
import { debitNotePdfOf } from './pdf.ts';
import type { InvoiceActs } from './use-invoice-acts.tsx';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly acts: Pick<InvoiceActs, 'take' | 'may'>;
};

export function DebitNotes({ bookId, invoice, acts }: Props) {
  const isAny = invoice.debitNotes.length > 0;
  const items = useQuery({ ...openItemsOfCustomer(bookId, invoice.customerId), enabled: isAny });
  if (!isAny) return null;
  return (
    <Box title="Debit notes">
      <ul>
        {invoice.debitNotes.map((note) => (
          <li key={note.id} className={ITEM}>
            <NoteText note={note} open={debitNoteOpenIn(items.data, note)} />
            <p className="flex flex-wrap gap-x-3">
              <NotePdf number={note.number} fetchPdf={() => debitNotePdfOf(bookId, note.id)} />
              {!note.reversed && acts.may.takeDebitBack && (
                <TakeBack
                  of={note.number}
                  onTake={() => acts.take(takingDebitNoteBack({ bookId, invoice }, note))}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  );
}

type DueProps = Pick<NoteTextProps, 'open'> & { readonly due: CalendarDate };

function DueText({ due, open }: DueProps) {
  if (open === 0) return <p className="text-sm text-ink-2">Settled</p>;
  const isLate = open !== null && due < todayInIndia();
  return (
    <p className={`text-sm ${isLate ? 'text-overdue' : 'text-ink-2'}`}>
      Due {formatDate(due)}
      {open !== null && `, ${formatRupees(open)} open`}
    </p>
  );
}

type NoteTextProps = {
  readonly note: InvoiceDetail['debitNotes'][number];
  /** In paise; null until it is known. */
  readonly open: number | null;
};

function NoteText({ note: debited, open }: NoteTextProps) {
  const { scope } = usePageBook();
  const { id, number, issueDate, dueDate, totalPaise, reason, note } = debited;
  const why = CREDIT_REASONS.find(({ value }) => value === reason)?.label ?? reason;
  return (
    <>
      <p className="flex justify-between gap-3">
        <Link
          to={paths.debitNote(id, scope)}
          className={`link ${debited.reversed ? 'line-through' : 'font-medium'}`}
        >
          {number}
        </Link>
        <span>{formatRupees(totalPaise)}</span>
      </p>
      <p className="text-sm break-words text-ink-2">
        {formatDate(issueDate)}, {why}
        {note !== '' && `: ${note}`}
      </p>
      {!debited.reversed && <DueText due={dueDate} open={open} />}
      {debited.reversed && (
        <p className="text-sm break-words text-warn">Reversed: {debited.reversedReason}</p>
      )}
    </>
  );
}
