// The voucher of a payment under reverse charge, with its paper.
import { readPaymentVoucherPdf } from '#api/contract/trade/reverse-charge.ts';
import type { SupplierPaymentDetail } from '#api/contract/trade/supplier-payment.ts';
import { begin } from '#web/client/call.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { PrintLink } from '#web/shell/form/PrintLink.tsx';

type Props = { readonly bookId: number; readonly payment: SupplierPaymentDetail };

export function VoucherPart({ bookId, payment: { id: paymentId, voucher, wantsVoucher } }: Props) {
  if (voucher === null) {
    return wantsVoucher ? (
      <p className="mt-3 text-sm text-warn">
        It pays for supplies under reverse charge: its payment voucher is still to be made.
      </p>
    ) : null;
  }
  const { number, date, gstPaise } = voucher;
  const ask = (size: 'a4' | 'small') =>
    begin(readPaymentVoucherPdf, { params: { paymentId }, query: { book_id: bookId, size } });
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span>
        Payment voucher <span className="num">{number}</span> of {dayText(date)}: you pay{' '}
        {formatRupees(gstPaise)} of GST under reverse charge.
      </span>
      <PrintLink number={number} text="Print the voucher" ask={() => ask('a4')} />
      <PrintLink number={number} text="Small voucher" ask={() => ask('small')} />
    </p>
  );
}
