// What may be done with an invoice when, with its keys, and the dialog that is open for it.
import { lazy, Suspense, useState } from 'react';
import { useSetAtom } from 'jotai';
import { cancelInvoice, emailInvoice, issueInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { awaitsAddressWord } from '#web/client/no-address.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import type { AskedReversal } from '#web/shell/form/ReasonDialog.tsx';
import { missingIn } from '#web/shell/form/MissingNotice.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import { tookIn } from '../queries.ts';
import { CancelDialog } from '../settle/CancelDialog.tsx';
import { CreditNoteDialog } from '../settle/CreditNoteDialog.tsx';
import { EmailDialog } from '../settle/EmailDialog.tsx';
import { writingOff } from '../settle/settlement-acts.ts';
import { IssueDialog } from '../settle/IssueDialog.tsx';
import { NoAddressDialog } from '../settle/NoAddressDialog.tsx';
import { PrintDraftDialog } from '../settle/PrintDraftDialog.tsx';
import { pdfOf } from './pdf.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { mayOfInvoice, MAY_NOTHING } from './allowed-acts.ts';

/** Only whoever charges more has its code. */
const DebitNoteDialog = lazy(async () => ({
  default: (await import('../debit/DebitNoteDialog.tsx')).DebitNoteDialog,
}));

/** Whether it is to be printed as soon as it is issued. */
type Issuing = { readonly prints: boolean };
type Lacking = Issuing & { readonly missing: readonly MissingParticular[] };
type UnconfirmedIssue = Issuing & { readonly lacksAddress: true };
type Open =
  | 'payment'
  | 'credit'
  | 'debit'
  | 'email'
  | 'cancel'
  | 'print-draft'
  | UnconfirmedIssue
  | Lacking
  | AskedReversal<InvoiceDetail>
  | null;

type OnPage = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail | null;
  readonly copies: number;
  readonly Receipt: ReceiptDialogType;
};

export function useInvoiceActs({ bookId, invoice, copies, Receipt }: OnPage) {
  const [open, setOpen] = useState<Open>(null);
  const [isDownloading, setDownloading] = useState(false);
  const issuing = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  const setHistory = useSetAtom(historyAtom);
  const allowed = useAllowed(bookId);
  const may = invoice === null ? MAY_NOTHING : mayOfInvoice(invoice, allowed);
  const { id = 0, number = '' } = invoice ?? {};
  const issueNow = (prints: boolean) =>
    void issuing.send(
      async () => {
        const body = { bookId, ...(invoice === null ? {} : { expected: invoice.seq }) };
        const result = await call(issueInvoice, { params: { invoiceId: id }, body });
        if (result.ok) return result;
        const missing = missingIn(result.failure);
        if (missing.length > 0) setOpen({ missing, prints });
        else setNotice({ kind: 'problem', text: sentenceOf(result.failure) });
        return result;
      },
      (after) => {
        issued(bookId, after, prints);
        setNotice({ text: `Issued ${after.number}.` });
      },
    );
  const issue = (prints = false) =>
    invoice !== null && awaitsAddressWord(invoice)
      ? setOpen({ lacksAddress: true, prints })
      : issueNow(prints);
  const download = async () => {
    setDownloading(true);
    const file = await pdfOf(bookId, id, undefined, copies);
    setDownloading(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  const acts = {
    may,
    issue: () => issue(),
    isIssuing: issuing.busy,
    isDownloading,
    print: () => (may.issue ? setOpen('print-draft') : window.print()),
    download: () => void download(),
    pay: () => setOpen('payment'),
    credit: () => setOpen('credit'),
    debit: () => setOpen('debit'),
    email: () => setOpen('email'),
    take: (taking: AskedReversal<InvoiceDetail>) => setOpen(taking),
    history: () => setHistory({ bookId, kind: 'invoice', id, title: number }),
    writeOff: () => invoice !== null && setOpen(writingOff({ bookId, invoice })),
    cancel: () =>
      invoice !== null &&
      setOpen(invoice.status === 'draft' ? discarding(bookId, invoice) : 'cancel'),
  };
  useKeys('This invoice', useActKeys(invoice, acts));
  const { credit } = acts;
  const close = () => setOpen(null);
  const confirm = (prints: boolean) => {
    close();
    issueNow(prints);
  };
  const issueAndPrint = () => {
    close();
    issue(true);
  };
  return {
    ...acts,
    dialog:
      invoice !== null &&
      dialogOf(open, { bookId, invoice, close, confirm, issueAndPrint, Receipt, credit }),
  };
}

export type InvoiceActs = Omit<ReturnType<typeof useInvoiceActs>, 'dialog'>;

type Dialogs = Pick<OnPage, 'bookId' | 'Receipt'> & {
  readonly invoice: InvoiceDetail;
  readonly close: () => void;
  /** Issues what was asked about. */
  readonly confirm: (prints: boolean) => void;
  readonly issueAndPrint: () => void;
  readonly credit: () => void;
};

function dialogOf(open: Open, { bookId, invoice, close, Receipt, credit, ...rest }: Dialogs) {
  const given = { bookId, invoice, onClose: close };
  if (open === null) return null;
  if (open === 'payment') {
    const customer = { id: invoice.customerId, name: invoice.customerName };
    return <Receipt bookId={bookId} customer={customer} invoices={[invoice]} onClose={close} />;
  }
  if (open === 'debit') {
    return (
      <Suspense fallback={<DialogOnItsWay />}>
        <DebitNoteDialog {...given} />
      </Suspense>
    );
  }
  if (open === 'print-draft') {
    const printDraft = () => {
      close();
      printDrawn();
    };
    return (
      <PrintDraftDialog onIssue={rest.issueAndPrint} onPrintDraft={printDraft} onClose={close} />
    );
  }
  if (open === 'credit') return <CreditNoteDialog {...given} />;
  if (open === 'cancel') return <CancelDialog {...given} onCredit={credit} />;
  if (open === 'email') {
    const { id, number, customerEmail: email } = invoice;
    return (
      <EmailDialog
        bookId={bookId}
        number={number}
        email={email}
        write={(body, idempotencyKey) =>
          call(emailInvoice, { params: { invoiceId: id }, body, idempotencyKey })
        }
        onSent={(after) => void tookIn(bookId, after)}
        onClose={close}
      />
    );
  }
  if ('lacksAddress' in open) {
    return <NoAddressDialog onConfirm={() => rest.confirm(open.prints)} onClose={close} />;
  }
  if ('missing' in open) {
    const { missing, prints } = open;
    const onIssued = (after: InvoiceDetail) => issued(bookId, after, prints);
    return <IssueDialog {...given} missing={missing} onIssued={onIssued} />;
  }
  return <ReasonDialog {...open} onDone={(after) => void tookIn(bookId, after)} onClose={close} />;
}

const printDrawn = () => requestAnimationFrame(() => setTimeout(() => window.print()));

/** What is printed is the paper without 'DRAFT' across it, so it is read first. */
function issued(bookId: number, after: InvoiceDetail, prints: boolean): void {
  const drawn = tookIn(bookId, after);
  if (prints) void drawn.then(printDrawn);
}

const discarding = (
  bookId: number,
  { id, number }: InvoiceDetail,
): AskedReversal<InvoiceDetail> => ({
  title: `Discard ${number}?`,
  about: 'Nothing is posted of it. Its number stays used and counts as cancelled.',
  confirm: 'Discard draft',
  done: `Cancelled ${number}.`,
  act: (reason) => actOf(cancelInvoice, { params: { invoiceId: id }, body: { reason, bookId } }),
});

type Acts = Pick<
  InvoiceActs,
  | 'may'
  | 'print'
  | 'pay'
  | 'history'
  | 'credit'
  | 'debit'
  | 'writeOff'
  | 'email'
  | 'issue'
  | 'download'
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
    { keys: 'B', does: 'Debit note', run: () => (may.debit ? acts.debit() : false) },
    { keys: 'W', does: 'Write off', run: () => (may.writeOff ? acts.writeOff() : false) },
    { keys: 'M', does: 'Send e-mail', run: () => (may.email ? acts.email() : false) },
    { keys: 'D', does: 'Download PDF', run: acts.download },
    ...['Ctrl+Enter', 'Alt+S'].map((keys) => ({
      keys,
      does: 'Issue invoice',
      run: () => (may.issue ? acts.issue() : false),
    })),
    { keys: 'H', does: 'History of this invoice', run: acts.history },
    {
      keys: 'E',
      does: 'Edit this draft',
      run: () => lead(may.edit && invoice !== null ? paths.editInvoice(invoice.id, scope) : null),
    },
    { keys: 'K', does: 'Previous invoice', run: () => lead(beside(invoice?.previousId)) },
    { keys: 'J', does: 'Next invoice', run: () => lead(beside(invoice?.nextId)) },
  ];
}
