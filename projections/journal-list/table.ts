// The journals as cards: their lines are kept with them, so that a page is one read.
import type { GstSettlement, JournalPosted, Reference, VoucherType } from '#core/journal/index.ts';
import type { Table } from '../runner/projection.ts';

export const journals = {
  name: 'journals',
  columns: {
    book_id: 'bigint',
    seq: 'bigint',
    journal_id: 'bigint',
    number: 'bigint',
    amount_paise: 'bigint',
    actor_id: 'bigint',
    reverses: 'bigint',
    reversed_by: 'bigint',
    corrects: 'bigint',
    corrected_by: 'bigint',
    last_seq: 'bigint',
    recorded_at: 'timestamptz',
    updated_at: 'timestamptz',
    entry_date: 'date',
    voucher_type: 'text',
    narration: 'text',
    entries: 'jsonb',
    source: 'jsonb',
    gst: 'text',
  },
  key: ['book_id', 'seq'],
  grows: 'marked',
} as const satisfies Table;

/** How a journal is linked to others, each by its id. */
export type JournalLinks = {
  readonly reverses: number | null;
  readonly reversedBy: number | null;
  readonly corrects: number | null;
  readonly correctedBy: number | null;
};

export type JournalRow = JournalLinks & {
  readonly bookId: number;
  /** The number of the event that posted it, by which the list is ordered. */
  readonly seq: number;
  readonly journalId: number;
  readonly number: number;
  /** The total of one side. */
  readonly amountPaise: number;
  /** `YYYY-MM-DD`. */
  readonly entryDate: string;
  /** ISO instants in UTC with milliseconds. */
  readonly recordedAt: string;
  readonly updatedAt: string;
  readonly actorId: number;
  readonly voucherType: VoucherType;
  /** Of a journal that sets GST off or pays it; else null. */
  readonly gst: GstSettlement | null;
  readonly narration: string;
  /** Account and signed paise of each line, line 1 first; and what it settles or makes. */
  readonly entries: readonly (readonly [
    accountId: number,
    paise: number,
    references?: readonly Reference[],
  ])[];
  /** The document that made it, or null. */
  readonly source: NonNullable<JournalPosted['data']['source']> | null;
  readonly lastSeq: number;
};
