// The credit notes that were issued for the invoice, each a document of its own.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { CREDIT_REASONS } from '../wording.ts';
import { Box, ITEM } from './Box.tsx';
import { creditNotePdfOf } from './pdf.ts';
import { pdfName, saveFile } from './save-file.ts';

type Props = { readonly bookId: number; readonly invoice: InvoiceDetail };

export function CreditNotes({ bookId, invoice: { credit_notes: notes } }: Props) {
  if (notes.length === 0) return null;
  return (
    <Box title="Credit notes">
      <ul>
        {notes.map(({ id, number, issue_date: date, total, applied, reason, note }) => (
          <li key={id} className={ITEM}>
            <p className="flex justify-between gap-3">
              <span className="font-medium">{number}</span>
              <span>{formatRupees(paiseFromWire(total))}</span>
            </p>
            <p className="text-sm break-words text-ink-2">
              {formatDate(dateFromWire(date))},{' '}
              {CREDIT_REASONS.find(({ value }) => value === reason)?.label ?? reason}
              {note !== '' && `: ${note}`}
            </p>
            {applied !== total && (
              <p className="text-sm text-ink-2">
                {formatRupees(paiseFromWire(applied))} against this invoice, the rest to the
                customer’s credit
              </p>
            )}
            <DownloadNote {...{ bookId, id, number }} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

type NoteProps = { readonly bookId: number; readonly id: number; readonly number: string };

function DownloadNote({ bookId, id, number }: NoteProps) {
  const [busy, setBusy] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const download = async () => {
    setBusy(true);
    const file = await creditNotePdfOf(bookId, id);
    setBusy(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'The PDF could not be had. Try again.' });
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && void download()}
      className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
    >
      {busy ? 'Drawing…' : 'Download PDF'}
      <span className="sr-only"> of {number}</span>
    </button>
  );
}
