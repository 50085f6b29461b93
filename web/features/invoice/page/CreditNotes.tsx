// The credit notes that were issued for the invoice, each a document of its own.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { CREDIT_REASONS } from '../wording.ts';
import { Box, ITEM, TakeBack } from './Box.tsx';
import { takingNoteBack } from '../settle/settlement-acts.ts';
import { NotePdf } from './NotePdf.tsx';
import { creditNotePdfOf } from './pdf.ts';
import type { InvoiceActs } from './use-invoice-acts.tsx';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly acts: Pick<InvoiceActs, 'take' | 'may'>;
};

export function CreditNotes({ bookId, invoice, acts }: Props) {
  if (invoice.credit_notes.length === 0) return null;
  return (
    <Box title="Credit notes">
      <ul>
        {invoice.credit_notes.map((note) => (
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

function NoteText(credited: InvoiceDetail['credit_notes'][number]) {
  const { number, issue_date: date, total, applied, reason, note } = credited;
  const why = CREDIT_REASONS.find(({ value }) => value === reason)?.label ?? reason;
  return (
    <>
      <p className="flex justify-between gap-3">
        <span className={credited.reversed ? 'line-through' : 'font-medium'}>{number}</span>
        <span>{formatRupees(paiseFromWire(total))}</span>
      </p>
      <p className="text-sm break-words text-ink-2">
        {formatDate(dateFromWire(date))}, {why}
        {credited.without_gst && ', without GST'}
        {note !== '' && `: ${note}`}
      </p>
      {applied !== total && !credited.reversed && (
        <p className="text-sm text-ink-2">
          {formatRupees(paiseFromWire(applied))} against this invoice, the rest to the customer’s
          credit
        </p>
      )}
      {credited.reversed && (
        <p className="text-sm break-words text-warn">Reversed: {credited.reversed_reason}</p>
      )}
    </>
  );
}
