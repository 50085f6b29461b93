// The documents before an invoice: numbered and printed, they post nothing. What they come to is
// worked out as of an invoice, and an invoice is made of them (`lifecycle.ts`).
import type { GoodsOfLine } from '../../../invoice/index.ts';
import type { TradeDocument } from '../../document-kind.ts';
import { goodsOfChallan } from './goods.ts';
import type { GoodsOfPresale } from './goods.ts';
import { dayRule, openDayRule, rule55 } from './rules.ts';
import type { IssueRule } from './rules.ts';
import type { PresaleKind } from './terms.ts';

type KindOfPresale = TradeDocument<PresaleKind> & {
  /** At the head of its paper. */
  readonly title: string;
  /** For how many days it is open where it says no last day; null: it never has one. */
  readonly validDays: number | null;
  /** Whether it says why goods move without an invoice. */
  readonly saysReason: boolean;
  /** What is refused of it as it is issued, in this order. */
  readonly issueRules: readonly IssueRule[];
  readonly effects: { readonly stock: (issued: GoodsOfPresale) => readonly GoodsOfLine[] };
};

const sale = {
  direction: 'out',
  party: { role: 'customer', group: 'sundry-debtors' },
  number: { ours: null, theirs: 'none' },
} as const;

export const PRESALE_KINDS: Readonly<Record<PresaleKind, KindOfPresale>> = {
  quotation: {
    kind: 'quotation',
    noun: 'quotation',
    title: 'Quotation',
    ...sale,
    validDays: 30,
    saysReason: false,
    issueRules: [dayRule],
    effects: { stock: () => [] },
  },
  proforma: {
    kind: 'proforma',
    noun: 'proforma invoice',
    title: 'Proforma Invoice',
    ...sale,
    validDays: null,
    saysReason: false,
    issueRules: [dayRule],
    effects: { stock: () => [] },
  },
  // The only one of them that the law knows: CGST Rule 55.
  challan: {
    kind: 'challan',
    noun: 'delivery challan',
    title: 'Delivery Challan',
    ...sale,
    validDays: null,
    saysReason: true,
    issueRules: [dayRule, rule55, openDayRule],
    effects: { stock: goodsOfChallan },
  },
};
