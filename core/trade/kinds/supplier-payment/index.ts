// What other folders may import of payments to suppliers.
import { aggregate } from '../../../kernel/decider.ts';
import type { TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { supplierPaymentEventSchemas } from './events.ts';
import type { SupplierPayment, SupplierPaymentDraft, SupplierPaymentReversed } from './events.ts';
import { postedPayment } from './post.ts';
import { sizesOfPayment } from './rules.ts';
import { supplierPayment } from './supplier-payment.ts';

export type SupplierPaymentState = TradeState<SupplierPaymentDraft, SupplierPayment>;
export type SupplierPaymentCommand = TradeCommand<'SupplierPayment', SupplierPaymentDraft>;

type OfReversal = Pick<SupplierPaymentReversed['data'], 'allocations' | 'totalPaise'>;

export const supplierPaymentPosting = postingKind({
  kind: supplierPayment,
  name: 'SupplierPayment',
  draftRefusal: sizesOfPayment,
  ofDraft: () => ({}),
  posted: postedPayment,
  ofReversal: ({ allocations, totalPaise }: SupplierPayment): OfReversal => ({
    allocations: allocations.map(({ number: _number, billDate: _day, ...one }) => one),
    totalPaise,
  }),
});

export const supplierPaymentAggregate = aggregate({
  category: 'supplier-payment',
  decider: supplierPaymentPosting.decider,
  schemas: supplierPaymentEventSchemas,
  commands: supplierPaymentPosting.rights,
});

export { settlingPaise } from './post.ts';
export { advancePaise, supplierPayment } from './supplier-payment.ts';
export type {
  PaymentAllocation,
  PaymentPayee,
  SupplierPayment,
  SupplierPaymentDraft,
  SupplierPaymentEvent,
  SupplierPaymentReversed,
} from './events.ts';
export type { SupplierPaymentFacts } from './rules.ts';
export type { SupplierPaymentRejection } from './rejections.ts';
