// What the screens of orders to suppliers say.
import type { PurchaseOrderCard, PurchaseOrderItem } from '#api/contract/trade/purchase-order.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatPaise } from '#web/format/money.ts';

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
export function orderStatusInWords(card: Awaited, today: string): string {
  const { status, expectedOn } = card;
  const isLate = isOrderOpen(card) && expectedOn !== null && expectedOn < today;
  return isLate ? `${STATUSES[status]}, late` : STATUSES[status];
}

type Measured = Pick<
  PurchaseOrderItem,
  'billedQuantityThousandths' | 'billedPaise' | 'openQuantityThousandths' | 'openPaise'
>;

/** Of what has no quantity: its value. */
export const billedInWords = (item: Measured): string =>
  item.billedQuantityThousandths === null
    ? formatPaise(item.billedPaise)
    : decimalText(item.billedQuantityThousandths, 3);

export const openInWords = (item: Measured): string =>
  item.openQuantityThousandths === null
    ? formatPaise(item.openPaise)
    : decimalText(item.openQuantityThousandths, 3);
