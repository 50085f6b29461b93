// The journals as cards: their lines are kept with them, so that a page is one read.
import type { GstPart, JournalPosted, Reference, VoucherType } from '#core/journal/index.ts';
import type { Table } from '../runner/projection.ts';

/** A journal has its links as far as what it is linked to was posted by then. */
const linkSeen = (link: string): string => `
  left join lateral (
    select seq, recorded_at from public.journals
    where book_id = posted.book_id and journal_id = posted.${link}
      and seq <= past.seq_of(posted.book_id)
  ) as ${link}_seen on posted.${link} is not null`;

/** What was posted is never removed, and changes by later links only: no version of it is kept. */
const view = `
  select posted.book_id, posted.seq, posted.journal_id, posted.number, posted.amount_paise,
    posted.actor_id, posted.reverses,
    case when reversed_by_seen.seq is not null then posted.reversed_by end as reversed_by,
    posted.corrects,
    case when corrected_by_seen.seq is not null then posted.corrected_by end as corrected_by,
    greatest(posted.seq, reversed_by_seen.seq, corrected_by_seen.seq) as last_seq,
    posted.recorded_at,
    greatest(posted.recorded_at, reversed_by_seen.recorded_at, corrected_by_seen.recorded_at)
      as updated_at,
    posted.entry_date, posted.voucher_type, posted.narration, posted.entries, posted.source,
    posted.gst_parts
  from public.journals as posted ${linkSeen('reversed_by')} ${linkSeen('corrected_by')}
  where posted.seq <= past.seq_of(posted.book_id) and posted.seq <= past.seq_most()
    and posted.entry_date <= past.last_day()`;

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
    gst_parts: 'jsonb',
  },
  key: ['book_id', 'seq'],
  grows: 'marked',
  past: { view },
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
  /** What its parts do with GST; of a reversal what those of its original did. */
  readonly gstParts: readonly GstPart[] | null;
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
