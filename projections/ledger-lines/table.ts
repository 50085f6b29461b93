// Every entry of every account by its date: what a ledger page walks through. The key covers the
// row and there is no other index, since each would slow every posting by a tenth or more.
import type { Table } from '../runner/projection.ts';

export const ledgerLines = {
  name: 'ledger_lines',
  columns: {
    book_id: 'bigint',
    account_id: 'bigint',
    seq: 'bigint',
    amount_paise: 'bigint',
    entry_date: 'date',
    line: 'smallint',
  },
  key: ['book_id', 'account_id', 'entry_date', 'seq', 'line'],
  grows: 'fixed',
  dayColumn: 'entry_date',
} as const satisfies Table;

/** Where a line stands in its ledger: by date, then as recorded, then as written. */
export type LinePosition = {
  /** `YYYY-MM-DD`. */
  readonly entryDate: string;
  /** The number of the event that posted the line. */
  readonly seq: number;
  /** 1 to 500. */
  readonly line: number;
};

export type LedgerLineRow = LinePosition & {
  /** Debit positive, credit negative. */
  readonly amountPaise: number;
};
