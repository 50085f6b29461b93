// The papers that a buyer makes of supplies under reverse charge: numbered and printed, they post
// nothing. The journal of the bill has the tax on both sides, and that of the payment the money.
import type { TradeDocument } from '../../document-kind.ts';
import type { ReverseChargePaper } from './terms.ts';

type KindOfPaper = TradeDocument<ReverseChargePaper> & {
  /** At the head of its paper. */
  readonly title: string;
  /** The place of its series in table 13 of GSTR-1. */
  readonly natureInTable13: number;
};

const purchase = {
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: null, theirs: 'none' },
} as const;

export const REVERSE_CHARGE_PAPERS: Readonly<Record<ReverseChargePaper, KindOfPaper>> = {
  // CGST Act, section 31(3)(f); within the days of Rule 47A.
  'self-invoice': {
    kind: 'self-invoice',
    noun: 'self-invoice',
    title: 'Self-Invoice',
    ...purchase,
    natureInTable13: 2,
  },
  // CGST Act, section 31(3)(g); Rule 52.
  'payment-voucher': {
    kind: 'payment-voucher',
    noun: 'payment voucher',
    title: 'Payment Voucher',
    ...purchase,
    natureInTable13: 7,
  },
};
