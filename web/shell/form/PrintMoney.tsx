// The paper of a receipt, a payment or a refund: on A4, or on a slip. The server draws it.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import {
  readPaymentPdf,
  readReceiptPdf,
  readRefundPdf,
} from '#api/contract/customer/money-paper.ts';
import { begin } from '#web/client/call.ts';
import { fetchFile } from '../sheet/fetch-file.ts';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import { noticeAtom } from '#web/state/notice.ts';

/** Money that has a paper of its own, by its id; the number names the file. */
export type PrintableMoney = {
  readonly bookId: number;
  readonly kind: 'receipt' | 'payment' | 'refund';
  readonly id: number;
  readonly number: string;
};

type Size = 'a4' | 'small';

function ask({ kind, id, bookId }: PrintableMoney, size: Size) {
  const query = { book_id: bookId, size };
  if (kind === 'receipt') return begin(readReceiptPdf, { params: { receiptId: id }, query });
  if (kind === 'payment') return begin(readPaymentPdf, { params: { paymentId: id }, query });
  return begin(readRefundPdf, { params: { refundId: id }, query });
}

type Props = { readonly money: PrintableMoney };

/** Two links: print, and small print. */
export function PrintMoney({ money }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      <PrintLink money={money} size="a4" text="Print" />
      <PrintLink money={money} size="small" text="Small print" />
    </span>
  );
}

type LinkProps = Props & { readonly size: Size; readonly text: string };

function PrintLink({ money, size, text }: LinkProps) {
  const [busy, setBusy] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const print = async () => {
    setBusy(true);
    const file = await fetchFile(() => ask(money, size));
    setBusy(false);
    if (file !== null) return saveFile(file, pdfName(money.number));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && void print()}
      className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
    >
      <span className="sr-only">{money.number}: </span>
      {busy ? 'Drawing…' : text}
    </button>
  );
}
