// The paper of a receipt, a payment or a refund: on A4, or on a slip. The server draws it.
import {
  readPaymentPdf,
  readReceiptPdf,
  readRefundPdf,
} from '#api/contract/customer/money-paper.ts';
import { readPaymentAdvicePdf } from '#api/contract/trade/supplier-payment.ts';
import { begin } from '#web/client/call.ts';
import { PrintLink } from './PrintLink.tsx';

/** Money that has a paper of its own, by its id; the number names the file. */
export type PrintableMoney = {
  readonly bookId: number;
  readonly kind: 'receipt' | 'payment' | 'refund' | 'supplier-payment';
  readonly id: number;
  readonly number: string;
};

type Size = 'a4' | 'small';

function ask({ kind, id, bookId }: PrintableMoney, size: Size) {
  const query = { book_id: bookId, size };
  if (kind === 'supplier-payment') {
    return begin(readPaymentAdvicePdf, { params: { paymentId: id }, query });
  }
  if (kind === 'receipt') return begin(readReceiptPdf, { params: { receiptId: id }, query });
  if (kind === 'payment') return begin(readPaymentPdf, { params: { paymentId: id }, query });
  return begin(readRefundPdf, { params: { refundId: id }, query });
}

type Props = { readonly money: PrintableMoney };

/** Two links: print, and small print. */
export function PrintMoney({ money }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      <PrintLink number={money.number} text="Print" ask={() => ask(money, 'a4')} />
      <PrintLink number={money.number} text="Small print" ask={() => ask(money, 'small')} />
    </span>
  );
}
