// The lines of the journals. They have no table by their ids: each id names its journal.
import { sql } from 'kysely';
import { journalOfEntry } from '#core/kernel/ids.ts';
import type { Entity } from '../../entity.ts';
import { field } from '../../fields.ts';
import { changesOfJournals, postedStays } from './journal.ts';

const PART_OF_A_JOURNAL = {
  status: 405,
  code: 'part_of_a_journal',
  detail: 'A line is part of a journal: post it with POST /api/journal.',
} as const;

/** As `entryIdOf` in core: 2^40 is the space of an installation, 512 that of a journal. */
const entryId = sql`(j.journal_id + (j.journal_id % 1099511627776) * 511 + e.line)`;

const journalOf = (id: number): number => journalOfEntry(id).journalId;

/** The lines of accounts are found by the ledger's index. */
const onAccounts = (accountIds: readonly number[], bookId: number) => sql`j.seq in (
  select l.seq from ledger_lines l
  where l.book_id = ${bookId} and l.account_id = any(${[...accountIds]}::bigint[]))`;

export const journalDetail: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: {
      ...field.id(entryId),
      narrowing: (ids) => sql`j.journal_id = any(${ids.map(journalOf)}::bigint[])`,
    },
    book_id: field.id('j.book_id'),
    journal_id: field.id('j.journal_id'),
    account_id: { ...field.id(sql`(e.entry ->> 0)::bigint`), narrowing: onAccounts },
    amount: field.rupees(sql`(e.entry ->> 1)::bigint`),
    date: field.date('j.entry_date'),
    created_at: field.instant('j.recorded_at'),
    updated_at: field.instant('j.updated_at'),
    seq: field.number('j.last_seq'),
  },
  source: (reader) => ({
    rows: sql`
      from journals j
      cross join lateral jsonb_array_elements(j.entries) with ordinality as e(entry, line)
      where j.book_id = ${reader.bookId}`,
    changes: changesOfJournals(reader),
    key: {
      columns: [sql`j.journal_id`, sql`e.line`],
      of: (id) => {
        const { journalId, line } = journalOfEntry(id);
        return [journalId, line];
      },
      within: (id) => sql`j.journal_id <= ${journalOf(id)}`,
    },
  }),
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
    reply: null,
  },
};
