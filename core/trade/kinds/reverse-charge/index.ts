// What other folders may import of the buyer's own papers of reverse charge.
import { aggregate } from '../../../kernel/decider.ts';
import { paymentVoucherEventSchemas, selfInvoiceEventSchemas } from './events.ts';
import { paymentVoucherDecider } from './payment-voucher.ts';
import { selfInvoiceDecider } from './self-invoice.ts';

export const selfInvoiceAggregate = aggregate({
  category: 'self-invoice',
  decider: selfInvoiceDecider,
  schemas: selfInvoiceEventSchemas,
  commands: { IssueSelfInvoice: 'PostPurchaseBill', CancelSelfInvoice: 'ReversePurchaseBill' },
});

export const paymentVoucherAggregate = aggregate({
  category: 'payment-voucher',
  decider: paymentVoucherDecider,
  schemas: paymentVoucherEventSchemas,
  commands: { IssuePaymentVoucher: 'PostSupplierPayment' },
});

export { reverseChargePaper, reverseChargePaperStatus } from './terms.ts';
export type { ReverseChargePaper, ReverseChargePaperStatus } from './terms.ts';
export { REVERSE_CHARGE_PAPERS } from './papers.ts';
export {
  paymentVoucherDecider,
  paymentVoucherIssued,
  paymentVouchersCancelled,
  paymentVoucherStream,
  settledWithoutPaymentVoucher,
} from './payment-voucher.ts';
export type {
  ReverseChargedBill,
  PaidItem,
  PaymentVoucherCommand,
  PaymentVoucherFacts,
  PaymentVoucherState,
} from './payment-voucher.ts';
export { selfInvoiceCancelled, selfInvoiceDecider, selfInvoiceStream } from './self-invoice.ts';
export type { SelfInvoiceCommand, SelfInvoiceFacts, SelfInvoiceState } from './self-invoice.ts';
export type {
  PaymentVoucher,
  PaymentVoucherEvent,
  SelfInvoice,
  SelfInvoiceEvent,
  TaxedBillLine,
} from './events.ts';
export type { PaymentVoucherRejection, SelfInvoiceRejection } from './rejections.ts';
