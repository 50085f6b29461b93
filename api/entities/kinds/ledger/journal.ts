import { sql } from 'kysely';
import { seqBefore } from '#projections/journal-list/read.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { postedReply } from '#api/queries/as-of/journal.ts';
import { documentOf } from '#api/requests/journal.ts';
import type { ChangeSource, Entity, RecordReader } from '../../entity.ts';
import { field, nullable } from '../../fields.ts';
import { written } from '../../written.ts';

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
      only: sql`j.last_seq = j.seq and j.seq > ${await seqBefore(db, bookId, since)}`,
      place: sql`j.seq`,
    },
    {
      only: sql`j.last_seq > j.seq and j.updated_at >= ${since}::timestamptz`,
      place: sql`j.last_seq`,
    },
  ];

export const journal: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('j.journal_id'),
    book_id: field.id('j.book_id'),
    number: field.number('j.number'),
    date: field.date('j.entry_date'),
    voucher_type: field.text('j.voucher_type'),
    amount: field.rupees('j.amount_paise'),
    narration: field.text('j.narration'),
    reverses: nullable(field.id('j.reverses')),
    reversed_by: nullable(field.id('j.reversed_by')),
    corrects: nullable(field.id('j.corrects')),
    corrected_by: nullable(field.id('j.corrected_by')),
    created_at: field.instant('j.recorded_at'),
    updated_at: field.instant('j.updated_at'),
    seq: field.number('j.last_seq'),
  },
  source: (reader) => ({
    rows: sql`from journals j where j.book_id = ${reader.bookId}`,
    changes: changesOfJournals(reader),
  }),
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
    reply: async ({ events: [posted] }) => postedReply(posted).journal,
  },
};
