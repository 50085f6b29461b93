// The lines of the journals. They have no table by their ids: each id names its journal.
import { sql } from 'kysely';
import { entryLine } from '#api/contract/journal/journal.ts';
import { onWire } from '#core/shapes/record.ts';
import { journalOfEntry } from '#core/kernel/ids.ts';
import { journals } from '#projections/journal-list/table.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { ledgerLines } from '#projections/ledger-lines/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import { lineTold } from '#api/queries/journal/journal-list.ts';
import type { JournalLine, JournalOfLine } from '#api/queries/journal/journal-list.ts';
import { columnsOf, field } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { changesOfJournals, postedStays } from './journal.ts';

const PART_OF_A_JOURNAL = {
  status: 405,
  code: 'part_of_a_journal',
  detail: 'A line is part of a journal: post it with POST /api/journal.',
} as const;

const j = columnsOf(journals, 'j');
const l = columnsOf(ledgerLines, 'l');
const journalId = j.column('journal_id');

/** As `entryIdOf` in core: 2^40 is the space of an installation, 512 that of a journal. */
const entryId = sql`(${journalId} + (${journalId} % 1099511627776) * 511 + e.line)`;

const accountId = sql<number>`(e.entry ->> 0)::bigint`;
const amount = sql<number>`(e.entry ->> 1)::bigint`;

const journalOf = (id: number): number => journalOfEntry(id).journalId;

/** The lines of accounts are found by the ledger's index. */
const onAccounts = (accountIds: readonly number[], bookId: number) => sql`${j.column('seq')} in (
  select ${l.column('seq')} from ${l.table}
  where ${l.column('book_id')} = ${bookId}
    and ${l.column('account_id')} = any(${[...accountIds]}::bigint[]))`;

/** What a line does not show of its journal. */
const NOT_OF_A_LINE = [
  'seq',
  'number',
  'amount_paise',
  'actor_id',
  'voucher_type',
  'narration',
  'reverses',
  'reversed_by',
  'corrects',
  'corrected_by',
  'entries',
  'source',
  'gst_parts',
] as const;

/** A line with what it shows of its journal. */
type LineRow = JournalOfLine & JournalLine & Pick<JournalRow, 'bookId' | 'entryDate' | 'lastSeq'>;

const wire = (row: LineRow) => ({
  ...onWire(entryLine, lineTold(row, row)),
  book_id: row.bookId,
  date: row.entryDate,
  seq: row.lastSeq,
});

export const journalDetail = recordKind<LineRow, ReturnType<typeof wire>>({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: {
      ...field.id(entryId),
      narrowing: (ids) => sql`${journalId} = any(${ids.map(journalOf)}::bigint[])`,
      narrowingBound: (operator, bound) =>
        sql`${journalId} ${sql.raw(operator)} ${journalOf(bound)}`,
    },
    book_id: j.id('book_id'),
    journal_id: j.id('journal_id'),
    account_id: { ...field.id(accountId), narrowing: onAccounts },
    amount: field.rupees(amount),
    date: j.date('entry_date'),
    created_at: j.instant('recorded_at'),
    updated_at: j.instant('updated_at'),
    seq: j.number('last_seq'),
  },
  source: (reader) => ({
    rows: sql`
      from ${j.table}
      cross join lateral jsonb_array_elements(${j.column('entries')})
        with ordinality as e(entry, line)
      where ${j.column('book_id')} = ${reader.bookId}`,
    changes: changesOfJournals(reader),
    key: {
      columns: [journalId, sql`e.line`],
      of: (id) => {
        const entry = journalOfEntry(id);
        return [entry.journalId, entry.line];
      },
      within: (id) => sql`${journalId} <= ${journalOf(id)}`,
    },
  }),
  row: withColumns(rowColumns(journals, 'j', ...NOT_OF_A_LINE), {
    accountId,
    paise: amount,
    line: sql<number>`e.line`,
  }),
  wire,
  writes: {
    ids: 'journal',
    create: { instead: PART_OF_A_JOURNAL },
    change: {
      stays: (id) =>
        postedStays(
          'A line of a posted journal is not edited. Correct the journal: ' +
            `POST /api/islogin/journal/${journalOf(id)}/correct.`,
        ),
    },
    remove: {
      stays: (id) =>
        postedStays(
          'A line of a posted journal is not deleted. Reverse the journal: ' +
            `POST /api/islogin/journal/${journalOf(id)}/reverse.`,
        ),
    },
    rowAsOf: null,
  },
});
