// A purchase order on paper: what we order, of whom, where it is to come, and on which terms.
import type { Supplier } from '../../invoice/index.ts';
import type { PurchaseOrder } from '../../trade/index.ts';
import type { Fact, Paper } from '../paper.ts';
import { dateText } from '../texts.ts';
import { paperBeforeBill } from './before-bill-paper.ts';
import type { AroundPaper } from './before-bill-paper.ts';
import { placeFacts } from './invoice-paper.ts';

type OrderDocument = AroundPaper & {
  readonly order: PurchaseOrder;
  readonly isCancelled: boolean;
};

export const purchaseOrderPaper = ({ order, isCancelled, ...around }: OrderDocument): Paper =>
  paperBeforeBill({
    ...order,
    ...around,
    title: 'Purchase Order',
    isEnded: isCancelled,
    lines: order.lines.map(({ accountId: _account, ...line }) => line),
    facts: factsOf(order, around.buyer),
  });

const factsOf = (
  { number, orderedOn, expectedOn, placeOfSupply }: PurchaseOrder,
  supplier: Supplier,
): readonly Fact[] => [
  { label: 'Order number', text: number },
  { label: 'Date', text: dateText(orderedOn) },
  ...(expectedOn === null ? [] : [{ label: 'Expected on', text: dateText(expectedOn) }]),
  ...placeFacts({ placeOfSupply, supplier, reverseCharge: false }, null).slice(0, 1),
];
