// What makes, settles and frees open items of customers and suppliers, and what is open of each.
// A hand-posted line without references is on account: it stands in the ledger's lines, and here
// only once something settles it. A corrected opening bill is made anew: the last row that makes an
// item says what it is called and when it is due.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ListedItem } from '#core/settlement/index.ts';
import type { Table } from '../runner/projection.ts';

export const openItemEntries = {
  name: 'open_item_entries',
  columns: {
    book_id: 'bigint',
    item_id: 'bigint',
    seq: 'bigint',
    party_id: 'bigint',
    amount_paise: 'bigint',
    by_id: 'bigint',
    dated: 'date',
    bill_date: 'date',
    due_date: 'date',
    line: 'smallint',
    by_line: 'smallint',
    makes: 'boolean',
    item_kind: 'text',
    party_kind: 'text',
    number: 'text',
    by_kind: 'text',
    by_number: 'text',
  },
  key: ['book_id', 'item_kind', 'item_id', 'line', 'seq'],
  grows: 'fixed',
} as const satisfies Table;

export const openItemBalances = {
  name: 'open_item_balances',
  columns: {
    book_id: 'bigint',
    party_id: 'bigint',
    item_id: 'bigint',
    open_paise: 'bigint',
    last_seq: 'bigint',
    line: 'smallint',
    party_kind: 'text',
    item_kind: 'text',
  },
  key: ['book_id', 'party_kind', 'party_id', 'item_kind', 'item_id', 'line'],
} as const satisfies Table;

/** An open item as a party's are listed. */
export type OpenItemRow = ListedItem & {
  readonly billDate: CalendarDate;
  readonly dueDate: CalendarDate | null;
  /** As it was made. Debit positive, credit negative. */
  readonly amountPaise: number;
};
