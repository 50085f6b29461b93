// What may be done with an invoice when, with its keys, and the dialog that is open for it.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { cancelInvoice, issueInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { tookIn } from '../queries.ts';
import { CreditNoteDialog } from '../settle/CreditNoteDialog.tsx';
import { EmailDialog } from '../settle/EmailDialog.tsx';
import { PaymentDialog } from '../settle/PaymentDialog.tsx';
import { ReasonDialog } from '../settle/ReasonDialog.tsx';
import type { Taking } from '../settle/ReasonDialog.tsx';
import { pdfOf } from './pdf.ts';
import { pdfName, saveFile } from './save-file.ts';

type Open = 'payment' | 'credit' | 'email' | Taking | null;

/** Mark as Paid is hidden once nothing is to be paid; a part-paid invoice can only be credited. */
export const mayOf = (invoice: InvoiceDetail) => {
  const { status, payments, allocations, credit_notes: notes } = invoice;
  const isOpen = status === 'sent' || status === 'overdue';
  const isSettled =
    payments.some(({ reversed }) => !reversed) ||
    allocations.some(({ reversed }) => !reversed) ||
    notes.length > 0;
  return {
    pay: isOpen || status === 'draft',
    issue: status === 'draft',
    edit: status === 'draft',
    email: status !== 'draft' && status !== 'cancelled',
    credit: isOpen || status === 'paid',
    /** Why it can't be cancelled; null when it can. */
    cancel: isSettled ? 'Something settles it already: credit it instead.' : null,
  };
};

const NOTHING = {
  pay: false,
  issue: false,
  edit: false,
  email: false,
  credit: false,
  cancel: null,
};

export function useInvoiceActs(bookId: number, invoice: InvoiceDetail | null, copies: number) {
  const [open, setOpen] = useState<Open>(null);
  const [isDownloading, setDownloading] = useState(false);
  const issuing = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  const setHistory = useSetAtom(historyAtom);
  const may = invoice === null ? NOTHING : mayOf(invoice);
  const { id = 0, number = '' } = invoice ?? {};
  const issue = () =>
    void issuing.send(
      async () => {
        const body = { book_id: bookId, ...(invoice === null ? {} : { expected: invoice.seq }) };
        const result = await call(issueInvoice, { params: { invoiceId: id }, body });
        if (!result.ok) setNotice({ kind: 'problem', text: sentenceOf(result.failure) });
        return result;
      },
      (after) => {
        void tookIn(bookId, after);
        setNotice({ text: `Issued ${after.number}.` });
      },
    );
  const download = async () => {
    setDownloading(true);
    const file = await pdfOf(bookId, id, undefined, copies);
    setDownloading(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'The PDF could not be had. Try again.' });
  };
  const acts = {
    may,
    issue,
    isIssuing: issuing.busy,
    isDownloading,
    print: () => window.print(),
    download: () => void download(),
    pay: () => setOpen('payment'),
    credit: () => setOpen('credit'),
    email: () => setOpen('email'),
    take: (taking: Taking) => setOpen(taking),
    history: () =>
      setHistory({
        bookId,
        kind: 'invoice',
        id,
        title: number,
      }),
    cancel: () => invoice !== null && setOpen(cancelling(bookId, invoice)),
  };
  useKeys('This invoice', useActKeys(invoice, acts));
  const close = () => setOpen(null);
  return { ...acts, dialog: invoice !== null && dialogOf(open, { bookId, invoice, close }) };
}

export type InvoiceActs = Omit<ReturnType<typeof useInvoiceActs>, 'dialog'>;

type Dialogs = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly close: () => void;
};

function dialogOf(open: Open, { bookId, invoice, close }: Dialogs) {
  const given = { bookId, invoice, onClose: close };
  if (open === null) return null;
  if (open === 'payment') return <PaymentDialog {...given} />;
  if (open === 'credit') return <CreditNoteDialog {...given} />;
  if (open === 'email') return <EmailDialog {...given} />;
  return <ReasonDialog bookId={bookId} taking={open} onClose={close} />;
}

const cancelling = (bookId: number, { id, number, status }: InvoiceDetail): Taking => ({
  title: status === 'draft' ? `Discard ${number}?` : `Cancel ${number}?`,
  about:
    status === 'draft'
      ? 'Nothing is posted of it. Its number stays used and counts as cancelled.'
      : 'Its journal is reversed, and its number stays used. It stays in the books, as cancelled.',
  confirm: status === 'draft' ? 'Discard draft' : 'Cancel invoice',
  done: `Cancelled ${number}.`,
  write: (reason) =>
    call(cancelInvoice, { params: { invoiceId: id }, body: { reason, book_id: bookId } }),
});

type Acts = Pick<
  InvoiceActs,
  'may' | 'print' | 'pay' | 'history' | 'credit' | 'email' | 'issue' | 'download'
>;

function useActKeys(invoice: InvoiceDetail | null, acts: Acts): readonly KeyAction[] {
  const go = useGo();
  const { scope } = usePageBook();
  const lead = (to: string | null): void | false => (to === null ? false : go(to));
  const beside = (id: number | null | undefined) => (id == null ? null : paths.invoice(id, scope));
  const { may } = acts;
  return [
    { keys: 'Ctrl+P', does: 'Print this invoice', run: acts.print },
    { keys: 'R', does: 'Mark as Paid', run: () => (may.pay ? acts.pay() : false) },
    { keys: 'C', does: 'Credit note', run: () => (may.credit ? acts.credit() : false) },
    { keys: 'M', does: 'Send email', run: () => (may.email ? acts.email() : false) },
    { keys: 'D', does: 'Download PDF', run: acts.download },
    { keys: 'Alt+S', does: 'Mark as sent', run: () => (may.issue ? acts.issue() : false) },
    { keys: 'H', does: 'History of this invoice', run: acts.history },
    {
      keys: 'E',
      does: 'Edit this draft',
      run: () => lead(may.edit && invoice !== null ? paths.editInvoice(invoice.id, scope) : null),
    },
    { keys: 'K', does: 'Previous invoice', run: () => lead(beside(invoice?.previous_id)) },
    { keys: 'J', does: 'Next invoice', run: () => lead(beside(invoice?.next_id)) },
  ];
}
