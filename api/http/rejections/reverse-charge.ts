// The status and the sentence of every refusal of self-invoices and payment vouchers.
import type {
  PaymentVoucherRejection,
  SelfInvoiceRejection,
} from '#core/trade/kinds/reverse-charge/index.ts';
import { day } from './phrases.ts';

type Own = SelfInvoiceRejection | PaymentVoucherRejection;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const REVERSE_CHARGE_STATUS = {
  self_invoice_bill_unknown: { status: 404, title: 'Not Found' },
  self_invoice_bill_not_posted: { status: 409, title: 'Not posted' },
  self_invoice_without_reverse_charge: { status: 409, title: 'No reverse charge' },
  self_invoice_of_registered: { status: 409, title: 'Registered supplier' },
  self_invoice_exists: { status: 409, title: 'Self-invoice exists' },
  self_invoice_of_the_future: { status: 422, title: 'Day in the future' },
  self_invoice_before_receipt: { status: 422, title: 'Day before receipt' },
  self_invoice_in_filed_period: { status: 409, title: 'Period filed' },
  self_invoice_missing: { status: 409, title: 'No self-invoice' },
  self_invoice_reported: { status: 409, title: 'Reported already' },
  payment_voucher_payment_unknown: { status: 404, title: 'Not Found' },
  payment_voucher_payment_not_posted: { status: 409, title: 'Not posted' },
  payment_voucher_exists: { status: 409, title: 'Voucher exists' },
  payment_voucher_without_reverse_charge: { status: 409, title: 'No reverse charge' },
} as const;

export const REVERSE_CHARGE_WORDS: Words = {
  self_invoice_bill_unknown: () => 'There is no such bill in this book.',
  self_invoice_bill_not_posted: ({ status }) =>
    status === 'draft'
      ? 'The bill is a draft. Post it, then make its self-invoice.'
      : `The bill is ${status}. A self-invoice is made of a posted bill.`,
  self_invoice_without_reverse_charge: ({ billNumber }) =>
    `You pay the GST of no line of ${billNumber}, so it takes no self-invoice.`,
  self_invoice_of_registered: ({ billNumber, gstin }) =>
    `The supplier of ${billNumber} is registered as ${gstin} and makes the invoice. ` +
    'A self-invoice is made of suppliers who are not registered.',
  self_invoice_exists: ({ number, date }) =>
    `Self-invoice ${number} of ${day(date)} is made of this bill. Cancel it before another.`,
  self_invoice_of_the_future: ({ date }) => `${day(date)} is in the future. Choose a day to today.`,
  self_invoice_before_receipt: ({ date, receivedOn }) =>
    `${day(date)} is before the receipt on ${day(receivedOn)}. Choose that day or a later one.`,
  self_invoice_in_filed_period: ({ date, period, arn, filedOn }) =>
    `${day(date)} is in the period of GSTR-1 ${period}, which was filed on ${day(filedOn)} as ` +
    `${arn}. Choose a later day.`,
  self_invoice_missing: () => 'No self-invoice of this bill stands.',
  self_invoice_reported: ({ number, period, arn, filedOn }) =>
    `${number} is counted in GSTR-1 ${period}, which was filed on ${day(filedOn)} as ${arn}. ` +
    'It is cancelled by reversing its bill.',
  payment_voucher_payment_unknown: () => 'There is no such payment in this book.',
  payment_voucher_payment_not_posted: ({ status }) =>
    `The payment is ${status}. A voucher is made of a posted payment.`,
  payment_voucher_exists: ({ number }) => `Voucher ${number} is made of this payment.`,
  payment_voucher_without_reverse_charge: ({ number }) =>
    `${number} settles no bill of which you pay the GST, so it takes no voucher.`,
};
