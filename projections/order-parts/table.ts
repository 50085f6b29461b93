// What later documents take of the lines of earlier ones: bills of orders and of goods received,
// and goods received of orders. A row to each line that takes; that of what is reversed stays, and
// counts no more.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Table } from '../runner/projection.ts';

export const orderParts = {
  name: 'order_parts',
  columns: {
    book_id: 'bigint',
    // The id of what is taken from, an order or a note of goods received.
    order_id: 'bigint',
    by_id: 'bigint',
    by_line: 'bigint',
    line: 'bigint',
    quantity_thousandths: 'bigint',
    taxable_paise: 'bigint',
    last_seq: 'bigint',
    taken_on: 'date',
    of_kind: 'text',
    by_kind: 'text',
    by_number: 'text',
    stands: 'boolean',
    // Of a bill: what a note of the same order had received.
    is_received: 'boolean',
  },
  key: ['book_id', 'of_kind', 'order_id', 'by_kind', 'by_id', 'by_line'],
} as const satisfies Table;

/** A part that stands. */
export type OrderPartRow = {
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number;
  readonly byKind: 'purchase-bill' | 'goods-receipt';
  readonly byId: number;
  readonly byLine: number;
  /** Our own number of it. */
  readonly byNumber: string;
  readonly takenOn: CalendarDate;
  readonly isReceived: boolean;
};
