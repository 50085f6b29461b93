// One debit note: what of it is still due, what may be done with it, and the paper as printed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useSetAtom } from 'jotai';
import type { DebitNoteReply } from '#api/contract/invoice/notes.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Badge, Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar, PageHead } from '#web/ui/PageHead.tsx';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { debitNotePdfOf } from '../page/pdf.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import {
  openItemsOfCustomer,
  debitNoteOf,
  debitNoteOpenIn,
  debitNotePaperOf,
  invoiceOf,
} from '../queries.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { tookIn } from '../queries.ts';
import { takingDebitNoteBack } from '../settle/settlement-acts.ts';

export function DebitNotePage() {
  const { id: bookId } = usePageBook();
  const { debitNoteId = '' } = useParams();
  const id = /^[1-9]\d{0,15}$/.test(debitNoteId) ? Number(debitNoteId) : null;
  if (id === null || !Number.isSafeInteger(id)) return <Unknown />;
  return <NoteOf key={id} bookId={bookId} debitNoteId={id} />;
}

function NoteOf({
  bookId,
  debitNoteId,
}: {
  readonly bookId: number;
  readonly debitNoteId: number;
}) {
  const { data: note, error, refetch } = useQuery(debitNoteOf(bookId, debitNoteId));
  const paper = useQuery(debitNotePaperOf(bookId, debitNoteId));
  const failure = error?.failure ?? paper.error?.failure ?? null;
  if (failure !== null && statusOf(failure) === 404) return <Unknown />;
  return (
    <>
      {note === undefined ? (
        <PageHead title="Debit note" />
      ) : (
        <NoteHead bookId={bookId} note={note} />
      )}
      {paper.data !== undefined && <PaperSheet paper={paper.data} />}
      {paper.data === undefined && failure === null && (
        <PaperSkeleton label="Loading the debit note" />
      )}
      {failure !== null && (
        <ErrorState
          what="the debit note"
          why={sentenceOf(failure)}
          onRetry={() => {
            void refetch();
            void paper.refetch();
          }}
        />
      )}
    </>
  );
}

function Unknown() {
  const { scope } = usePageBook();
  return (
    <>
      <PageHead title="Debit note" />
      <EmptyState
        title="No debit note with this number"
        actions={
          <Link to={paths.invoicesOf(scope)} className={buttonClass('primary')}>
            Back to invoices
          </Link>
        }
      />
    </>
  );
}

type HeadProps = { readonly bookId: number; readonly note: DebitNoteReply };

function NoteHead({ bookId, note }: HeadProps) {
  const { scope } = usePageBook();
  const [isTaking, setTaking] = useState(false);
  const allowed = useAllowed(bookId);
  const { download, isDownloading } = useDownload(bookId, note);
  const { data: invoice } = useQuery(invoiceOf(bookId, note.invoiceId));
  const print = () => window.print();
  useKeys('This debit note', [
    { keys: 'Ctrl+P', does: 'Print this debit note', run: print },
    { keys: 'D', does: 'Download PDF', run: download },
  ]);
  const taking = takingDebitNoteBack({ bookId, invoice: { id: note.invoiceId } }, note);
  return (
    <div className="print:hidden">
      <PageHead
        title={note.number}
        above={
          <Link to={paths.invoice(note.invoiceId, scope)} className="link-quiet text-sm">
            Invoice {invoice?.number}
          </Link>
        }
        below={<Below bookId={bookId} note={note} />}
      />
      <div className="mb-4">
        <ActionBar>
          <Button aria-keyshortcuts="Control+P" onClick={print}>
            Print <Kbd>{keyLabel('Ctrl+P')}</Kbd>
          </Button>
          <Button
            aria-keyshortcuts="D"
            busyText={isDownloading ? 'Drawing…' : null}
            onClick={download}
          >
            Download PDF <Kbd>D</Kbd>
          </Button>
          {!note.reversed && allowed('ReverseDebitNote') && (
            <Button onClick={() => setTaking(true)}>Reverse</Button>
          )}
        </ActionBar>
      </div>
      {isTaking && (
        <ReasonDialog
          {...taking}
          onDone={(after) => void tookIn(bookId, after)}
          onClose={() => setTaking(false)}
        />
      )}
    </div>
  );
}

function useDownload(bookId: number, { id, number }: DebitNoteReply) {
  const [isDownloading, setDownloading] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const download = async () => {
    setDownloading(true);
    const file = await debitNotePdfOf(bookId, id);
    setDownloading(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  return { isDownloading, download: () => void download() };
}

function Below({ bookId, note }: HeadProps) {
  const { dueDate: due, reversed, reversedReason: why } = note;
  const items = useQuery(openItemsOfCustomer(bookId, note.customerId));
  const open = debitNoteOpenIn(items.data, note);
  const isLate = !reversed && open !== null && open > 0 && due < todayInIndia();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-2">
      {reversed && (
        <>
          <Badge kind="plum">Reversed</Badge>
          <span className="break-words">{why}</span>
        </>
      )}
      {!reversed && open === 0 && <Badge kind="good">Settled</Badge>}
      {isLate && <Badge kind="overdue">Overdue</Badge>}
      {!reversed && open !== 0 && (
        <span>
          Due {formatDate(due)}
          {open !== null && `. ${formatRupees(open)} due`}
        </span>
      )}
    </p>
  );
}
