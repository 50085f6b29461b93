// What the screens of orders to suppliers say.
import type { PurchaseOrderCard } from '#api/contract/trade/purchase-order.ts';

export const ORDER_STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Late' },
  { value: 'billed', label: 'Billed' },
  { value: 'closed', label: 'Closed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

/** A draft has no number yet. */
export const purchaseOrderName = ({ number }: Pick<PurchaseOrderCard, 'number'>): string =>
  number ?? 'Draft order';

const STATUSES: Readonly<Record<PurchaseOrderCard['status'], string>> = {
  draft: 'Draft',
  issued: 'Open',
  'part-billed': 'Part billed',
  billed: 'Billed',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

type Awaited = Pick<PurchaseOrderCard, 'status' | 'expectedOn'>;

/** Whether bills of it are still to come. */
export const isOrderOpen = ({ status }: Pick<PurchaseOrderCard, 'status'>): boolean =>
  status === 'issued' || status === 'part-billed';

/** @param today by which what was expected before is late. */
export const isOrderLate = (card: Awaited, today: string): boolean =>
  isOrderOpen(card) && card.expectedOn !== null && card.expectedOn < today;

/** @param today as above. */
export function orderStatusInWords(card: Awaited, today: string): string {
  const { status } = card;
  return isOrderLate(card, today) ? `${STATUSES[status]}, late` : STATUSES[status];
}
