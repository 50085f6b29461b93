import { sql } from 'kysely';
import type { z } from 'zod';
import { seqBefore } from '#projections/journal-list/read.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { journal, postJournal } from '#api/contract/journal/journal.ts';
import { onWire } from '#core/shapes/record.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { postedRow } from '#api/queries/as-of/journal.ts';
import { documentOf } from '#api/requests/journal.ts';
import { journalTold } from '#api/queries/journal/journal-list.ts';
import type { JournalHead } from '#api/queries/journal/journal-list.ts';
import { journals } from '#projections/journal-list/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { ChangeSource, RecordReader } from '../../entity.ts';
import { columnsOf, nullable, rowsOfBook } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';

const j = columnsOf(journals, 'j');
const [seq, lastSeq] = [j.column('seq'), j.column('last_seq')];

/** What was posted stays; each refusal says what is done instead. */
export const postedStays = (detail: string): ProblemDetails => ({
  status: 409,
  code: 'posted_journal_stays',
  title: 'A posted journal stays',
  detail,
});

/**
 * The last event of each journal grows as its instant does, so a book's journals need no index on
 * the latter: most stand where they were posted, and the few that were linked later have their own.
 */
export const changesOfJournals =
  ({ db, bookId }: RecordReader) =>
  async (since: string): Promise<readonly ChangeSource[]> => [
    {
      only: sql`${lastSeq} = ${seq} and ${seq} > ${await seqBefore(db, bookId, since)}`,
      place: seq,
    },
    {
      only: sql`${lastSeq} > ${seq} and ${j.column('updated_at')} >= ${since}::timestamptz`,
      place: lastSeq,
    },
  ];

export const journalKind = recordKind<JournalHead, z.input<typeof journal>>({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: j.id('journal_id'),
    book_id: j.id('book_id'),
    number: j.number('number'),
    date: j.date('entry_date'),
    voucher_type: j.text('voucher_type'),
    amount: j.rupees('amount_paise'),
    narration: j.text('narration'),
    reverses: nullable(j.id('reverses')),
    reversed_by: nullable(j.id('reversed_by')),
    corrects: nullable(j.id('corrects')),
    corrected_by: nullable(j.id('corrected_by')),
    created_at: j.instant('recorded_at'),
    updated_at: j.instant('updated_at'),
    seq: j.number('last_seq'),
  },
  source: (reader) => ({
    rows: rowsOfBook(j, reader.bookId),
    changes: changesOfJournals(reader),
  }),
  row: rowColumns(journals, 'j', 'actor_id', 'entries', 'source', 'gst_parts'),
  // What a client compares is the last event on the journal, its reversal's too.
  wire: (row) => onWire(journal, { ...journalTold(row), seq: row.lastSeq }),
  writes: {
    ids: 'journal',
    create: written(postJournal.body.omit({ book_id: true }), (body, { id }) => ({
      type: 'PostJournal',
      data: { journalId: id as JournalId, ...documentOf(body) },
    })),
    change: {
      stays: (id) =>
        postedStays(
          `A posted journal is not edited. Correct it: POST /api/islogin/journal/${id}/correct ` +
            'posts its reversal and its replacement.',
        ),
    },
    remove: {
      stays: (id) =>
        postedStays(
          `A posted journal is not deleted. Reverse it: POST /api/islogin/journal/${id}/reverse.`,
        ),
    },
    rowAsOf: ({ events: [posted] }) => postedRow(posted),
  },
});
