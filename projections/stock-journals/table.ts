// The stock journals of a book, each with its lines and with what became of it.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { StockJournalLine, StockPurpose } from '#core/stock-journal/index.ts';
import type { Table } from '../runner/projection.ts';

export const stockJournals = {
  name: 'stock_journals',
  columns: {
    book_id: 'bigint',
    stock_journal_id: 'bigint',
    last_seq: 'bigint',
    seq: 'bigint',
    number: 'bigint',
    posted_by: 'bigint',
    reversed_by: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    entry_date: 'date',
    reversed_on: 'date',
    narration: 'text',
    reason: 'text',
    lines: 'jsonb',
    purpose: 'text',
    // Gives back the input credit on lost goods; null where there is none.
    journal_id: 'bigint',
  },
  key: ['book_id', 'stock_journal_id'],
} as const satisfies Table;

export type StockJournalRow = {
  readonly id: number;
  readonly number: number;
  readonly entryDate: CalendarDate;
  readonly narration: string;
  readonly purpose: StockPurpose;
  readonly lines: readonly StockJournalLine[];
  readonly journalId: number | null;
  readonly seq: number;
  readonly lastSeq: number;
  readonly postedBy: number;
  readonly postedAt: string;
  /** Null while it stands; else the day, the person and the reason of its reversal. */
  readonly reversedOn: CalendarDate | null;
  readonly reversedBy: number | null;
  readonly reason: string | null;
};
