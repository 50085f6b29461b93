// What may be done with a document before an invoice when, with its keys and dialog.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import {
  closePresale,
  emailPresale,
  invoicePresale,
  issuePresale,
  listPresales,
  readPresaleFigures,
  readPresale,
  withdrawPresale,
} from '#api/contract/trade/presale.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import type { Right } from '#core/book/index.ts';
import type { PresaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { historyAtom } from '#web/state/history.ts';
import { invalidate } from '#web/client/query.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import type { AskedReversal } from '#web/shell/form/ReasonDialog.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { MenuItem } from '#web/ui/overlays/Menu.tsx';
import { tookIn } from '../queries.ts';
import { EmailDialog } from '../settle/EmailDialog.tsx';
import { KIND_NOUNS, presaleWords as wording } from '../wording.ts';
import { presalePdfOf, tookInPresale } from './queries.ts';

/** An expired quotation may still be taken up: both sides know its day. */
const mayOf = (presale: PresaleDetail | null, has: (right: Right) => boolean) => {
  const status = presale?.status ?? null;
  const isWhole = status === 'issued' || status === 'expired';
  const isOpen = isWhole || status === 'part-invoiced';
  // What a draft will bill nobody knows before it is issued or cancelled.
  const isFree = (presale?.draftInvoiceId ?? null) === null;
  return {
    edit: status === 'draft' && has('DraftPresale'),
    invoice: isOpen && isFree && has('DraftInvoice'),
    close: isOpen && isFree && has('DraftPresale'),
    email: (isOpen || status === 'invoiced') && has('RequestInvoiceEmail'),
    withdraw: ((isWhole && isFree) || status === 'draft') && has('WithdrawPresale'),
  };
};

type OnPage = {
  readonly bookId: number;
  readonly presale: PresaleDetail | null;
  readonly copies: number;
};

export function usePresaleActs({ bookId, presale, copies }: OnPage) {
  const [ending, setEnding] = useState<AskedReversal<PresaleDetail> | null>(null);
  const [isMailing, setMailing] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const setHistory = useSetAtom(historyAtom);
  const writing = useWriting(bookId, presale);
  const may = mayOf(presale, useRights());
  const { id = 0, number = null, kind = 'quotation' } = presale ?? {};
  const title = number ?? `Draft ${KIND_NOUNS[kind]}`;
  const download = async () => {
    setDownloading(true);
    const file = await presalePdfOf(bookId, id, copies);
    setDownloading(false);
    if (file !== null) return saveFile(file, pdfName(title));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  const acts = {
    may,
    ...writing,
    isDownloading,
    print: () => window.print(),
    download: () => void download(),
    email: () => setMailing(true),
    history: () => setHistory({ bookId, kind: 'presale', id, title }),
    close: () => setEnding(closing(bookId, { id, title })),
    withdraw: () => setEnding(withdrawing(bookId, { id, title, isDraft: number === null })),
  };
  useKeys('This document', useActKeys(id, acts));
  return {
    ...acts,
    menu: menuOf(acts, presale?.status ?? null),
    dialog: (
      <>
        {ending !== null && (
          <ReasonDialog
            {...ending}
            onDone={(after) => void tookInPresale(bookId, after)}
            onClose={() => setEnding(null)}
          />
        )}
        {isMailing && presale !== null && (
          <EmailDialog
            bookId={bookId}
            number={title}
            email={presale.customerEmail}
            write={(body, idempotencyKey) =>
              call(emailPresale, { params: { presaleId: id }, body, idempotencyKey })
            }
            onSent={(after) => void tookInPresale(bookId, after)}
            onClose={() => setMailing(false)}
          />
        )}
      </>
    ),
  };
}

export type PresaleActs = Omit<ReturnType<typeof usePresaleActs>, 'dialog'>;

/** Issuing, and turning into an invoice, whose draft opens at once. */
function useWriting(bookId: number, presale: PresaleDetail | null) {
  const { busy, send } = useSend({ keepsKeys: true, opensForm: true });
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const { scope } = usePageBook();
  const body = { bookId, ...(presale === null ? {} : { expected: presale.seq }) };
  const params = { presaleId: presale?.id ?? 0 };
  const issue = () =>
    void send(
      async () => {
        const result = await call(issuePresale, { params, body });
        if (!result.ok) setNotice({ kind: 'problem', text: sentenceOf(result.failure) });
        return result;
      },
      (after) => {
        void tookInPresale(bookId, after);
        setNotice({ text: `Issued ${after.number ?? ''}.` });
      },
    );
  const invoice = () =>
    void send(
      async () => {
        const result = await call(invoicePresale, { params, body });
        if (!result.ok) setNotice({ kind: 'problem', text: sentenceOf(result.failure) });
        return result;
      },
      (made) => {
        void tookIn(bookId, made);
        void invalidate(listPresales, readPresaleFigures, readPresale);
        setNotice({ text: `Drafted ${made.number} of ${presale?.number ?? ''}.` });
        go(paths.editInvoice(made.id, scope));
      },
    );
  return { busy, issue, invoice };
}

type PresaleTitle = { readonly id: number; readonly title: string };

const closing = (bookId: number, { id, title }: PresaleTitle): AskedReversal<PresaleDetail> => ({
  title: `Close ${title}?`,
  about:
    'For one that was declined, or whose goods came back: they come into stock today. ' +
    'It stays in the register.',
  confirm: 'Close it',
  done: `Closed ${title}.`,
  act: (reason) => ({
    send: () => call(closePresale, { params: { presaleId: id }, body: { reason, bookId } }),
  }),
});

const withdrawing = (
  bookId: number,
  { id, title, isDraft }: PresaleTitle & { readonly isDraft: boolean },
): AskedReversal<PresaleDetail> => ({
  title: isDraft ? 'Discard this draft?' : `Withdraw ${title}?`,
  about: isDraft
    ? 'It has no number yet, and stays in the register as withdrawn.'
    : 'Its number stays used. It stays in the register as withdrawn, and goods that it took out ' +
      'of stock are in it again.',
  confirm: isDraft ? 'Discard draft' : 'Withdraw it',
  done: isDraft ? 'Discarded the draft.' : `Withdrew ${title}.`,
  act: (reason) => ({
    send: () => call(withdrawPresale, { params: { presaleId: id }, body: { reason, bookId } }),
  }),
});

type Acts = {
  readonly may: ReturnType<typeof mayOf>;
} & Readonly<
  Record<
    'print' | 'download' | 'issue' | 'invoice' | 'email' | 'history' | 'close' | 'withdraw',
    () => void
  >
>;

const menuOf = ({ may, ...acts }: Acts, status: PresaleStatus | null): readonly MenuItem[] => [
  ...(may.close
    ? [
        {
          text: status === 'part-invoiced' ? wording.closeRest : 'Close without invoice',
          keys: 'C',
          onSelect: acts.close,
        },
      ]
    : []),
  { text: 'History', keys: 'H', icon: 'clock' as const, onSelect: acts.history },
  ...(may.withdraw
    ? [
        {
          text: status === 'draft' ? 'Discard this draft' : 'Withdraw it',
          danger: true,
          onSelect: acts.withdraw,
        },
      ]
    : []),
];

function useActKeys(id: number, { may, ...acts }: Acts) {
  const go = useGo();
  const { scope } = usePageBook();
  const when = (allowed: boolean, act: () => void) => (): void | false => (allowed ? act() : false);
  return [
    { keys: 'Ctrl+P', does: 'Print it', run: acts.print },
    { keys: 'D', does: 'Download PDF', run: acts.download },
    { keys: 'Alt+S', does: 'Issue it', run: when(may.edit, acts.issue) },
    { keys: 'I', does: 'Turn into invoice', run: when(may.invoice, acts.invoice) },
    { keys: 'M', does: 'Send e-mail', run: when(may.email, acts.email) },
    { keys: 'C', does: 'Close without invoice', run: when(may.close, acts.close) },
    { keys: 'H', does: 'History of this document', run: acts.history },
    {
      keys: 'E',
      does: 'Edit this draft',
      run: when(may.edit, () => go(paths.presales(scope, { edit: id }))),
    },
  ];
}
