// A receipt or refund is never changed but reversed, with a reason and an entry of its own.
import { reverseReceipt } from '#api/contract/customer/receipt.ts';
import { reverseRefund } from '#api/contract/invoice/refund.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { formatRupees } from '#web/format/money.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { invalidateMoney } from '../queries.ts';

/** Money that came in by a receipt, or went back by a refund. */
export type ReversibleMoney = {
  readonly kind: 'receipt' | 'refund';
  readonly id: number;
  readonly number: string;
  readonly method: PaymentMethod;
  /** What cash or bank got, or gave. */
  readonly paise: number;
};

type Props = {
  readonly customer: Customer;
  readonly money: ReversibleMoney;
  readonly onClose: () => void;
};

export function ReverseReceiptDialog({ customer, money, onClose }: Props) {
  const { id: bookId } = usePageBook();
  const { kind, id, number, paise, method } = money;
  const isReceipt = kind === 'receipt';
  const customerId = customer.id;
  return (
    <ReasonDialog<unknown>
      title={`Reverse ${number}`}
      about={
        <>
          {formatRupees(paise)} {isReceipt ? 'from' : 'to'} <b dir="auto">{customer.name}</b>.{' '}
          {isReceipt
            ? 'The receipt and its number stay; a second entry takes the money out again.'
            : 'The refund and its number stay; a second entry brings the money in again.'}
        </>
      }
      confirm="Reverse"
      dated="Reversed on"
      // A bank charges only for money that it takes back, so a refund is given none.
      isOfBank={isReceipt && method !== 'cash'}
      act={(reason, { date, ...charge }) => {
        const body = { reason, date, bookId };
        return isReceipt
          ? actOf(reverseReceipt, {
              params: { customerId, receiptId: id },
              body: { ...body, ...charge },
            })
          : actOf(reverseRefund, { params: { customerId, refundId: id }, body });
      }}
      done={`${isReceipt ? 'Receipt' : 'Refund'} ${number} reversed.`}
      onDone={invalidateMoney}
      onClose={onClose}
    />
  );
}
