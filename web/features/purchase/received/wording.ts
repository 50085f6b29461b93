// What the screens of goods received say.
import type { GoodsReceiptCard } from '#api/contract/trade/goods-receipt.ts';

export const RECEIPT_STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Not billed' },
  { value: 'billed', label: 'Billed' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

/** A draft has no number yet. */
export const receiptName = ({ number }: Pick<GoodsReceiptCard, 'number'>): string =>
  number ?? 'Draft note';

const STATUSES: Readonly<Record<GoodsReceiptCard['status'], string>> = {
  draft: 'Draft',
  posted: 'Not billed',
  'part-billed': 'Part billed',
  billed: 'Billed',
  reversed: 'Reversed',
  discarded: 'Discarded',
};

export const receiptStatusInWords = ({ status }: Pick<GoodsReceiptCard, 'status'>): string =>
  STATUSES[status];

/** Whether bills of it are still to come. */
export const isReceiptOpen = ({ status }: Pick<GoodsReceiptCard, 'status'>): boolean =>
  status === 'posted' || status === 'part-billed';
