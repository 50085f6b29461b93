// What bills take of the lines of orders, a row to each line of a bill; that of a bill which is
// reversed stays, and counts no more.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OrderPart } from '#core/trade/index.ts';
import type { Table } from '../runner/projection.ts';

export const orderParts = {
  name: 'order_parts',
  columns: {
    book_id: 'bigint',
    order_id: 'bigint',
    by_id: 'bigint',
    by_line: 'bigint',
    line: 'bigint',
    quantity_thousandths: 'bigint',
    taxable_paise: 'bigint',
    last_seq: 'bigint',
    taken_on: 'date',
    by_kind: 'text',
    by_number: 'text',
    stands: 'boolean',
  },
  key: ['book_id', 'order_id', 'by_kind', 'by_id', 'by_line'],
} as const satisfies Table;

/** A part that stands. */
export type OrderPartRow = Omit<OrderPart, 'billLine'> & {
  readonly byId: number;
  readonly byLine: number;
  /** Our own number of the bill. */
  readonly byNumber: string;
  readonly takenOn: CalendarDate;
};
