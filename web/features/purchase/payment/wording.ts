// What the screens of payments to suppliers say.
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import type { DueBill, SupplierPaymentCard } from '#api/contract/trade/supplier-payment.ts';
import { dayText } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';

export const PAYMENT_FILTERS = [
  { value: '', label: 'All' },
  { value: 'open', label: 'In advance' },
  { value: 'paid', label: 'Adjusted' },
  { value: 'reversed', label: 'Reversed' },
] as const;

export const supplierPaymentName = ({ number }: Pick<SupplierPaymentCard, 'number'>): string =>
  number ?? 'Draft payment';

type Said = Pick<SupplierPaymentCard, 'status' | 'outstandingPaise'>;

export function paymentStatusInWords({ status, outstandingPaise }: Said): string {
  if (status !== 'posted') {
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  }
  return outstandingPaise === 0 ? 'Adjusted' : 'In advance';
}

export const meansInWords = ({
  method,
  reference,
  chequeNumber,
}: Pick<SupplierPaymentCard, 'method' | 'reference' | 'chequeNumber'>): string =>
  [METHOD_NAMES[method], chequeNumber ?? reference].filter((part) => part !== null).join(', ');

type Enterprise = DueBill['enterprise'];

const CLASSES = { micro: 'Micro', small: 'Small', medium: 'Medium' } as const;

/** How the supplier stands as an MSME, with the days that the law leaves. */
export function enterpriseDaysInWords(enterprise: Enterprise): string {
  if (enterprise === null) return '';
  const { class: size, activity, daysLeft } = enterprise;
  if (daysLeft === null) {
    return activity === 'trading' ? 'Trader, no limit' : `${CLASSES[size]}, no limit`;
  }
  return daysLeft < 0
    ? `${CLASSES[size]} · ${counted(-daysLeft, 'day')} over`
    : `${CLASSES[size]} · ${counted(daysLeft, 'day')} left`;
}

/** Past the limit is red, within a week amber. */
export function enterpriseLook(enterprise: Enterprise): string {
  const days = enterprise?.daysLeft ?? null;
  if (days === null) return 'text-ink-3';
  if (days < 0) return 'font-medium text-overdue';
  return days <= 7 ? 'font-medium text-warn' : '';
}

/** Why a bill is paid now: the law first, then its age. */
export function whyNowInWords(bill: DueBill): string {
  if (bill.enterprise?.daysLeft != null) return enterpriseDaysInWords(bill.enterprise);
  if (bill.daysLate > 0) return `${counted(bill.daysLate, 'day')} late`;
  return bill.daysLate === 0 ? 'due today' : `due ${dayText(bill.dueDate ?? bill.date)}`;
}

export const whyNowLook = (bill: DueBill): string =>
  bill.enterprise?.daysLeft == null
    ? bill.daysLate > 0
      ? 'text-overdue'
      : 'text-ink-2'
    : enterpriseLook(bill.enterprise);
