import { sumPaise } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { datedJournals, signedPaise } from '../runner/posted-journal.ts';
import type { DatedJournal } from '../runner/posted-journal.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { journalNumberText } from '../runner/words/figures.ts';
import { journals } from './table.ts';

const insertJournals = insertInto(journals);

/** A journal is marked by its id, whereas the list is keyed by seq. */
const markJournals = patch({ ...journals, key: ['book_id', 'journal_id'] as const });

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const posted = datedJournals(events);
  return [...insertJournals(posted.map(rowOf)), ...markJournals(posted.flatMap(markOf))];
}

function rowOf(journal: DatedJournal) {
  const { bookId, seq, entryDate, entries, event } = journal;
  const amount = sumPaise(
    entries.filter(({ side }) => side === 'debit').map(({ amountPaise }) => amountPaise),
  );
  invariant(amount !== null, 'The total of a journal is within the safe integers.');
  return {
    book_id: bookId,
    seq,
    number: event.data.number,
    amount_paise: amount,
    actor_id: event.actorId,
    reversed_by: null,
    corrected_by: null,
    last_seq: seq,
    recorded_at: event.recordedAt,
    updated_at: event.recordedAt,
    entry_date: entryDate,
    entries: JSON.stringify(entries.map((entry) => [entry.accountId, signedPaise(entry)])),
    ...documentOf(journal),
  };
}

/** What a posted journal says of itself, and a reversal takes from its original. */
function documentOf(journal: DatedJournal) {
  if ('original' in journal) {
    const { event, original } = journal;
    return {
      journal_id: event.data.reversalId,
      voucher_type: original.data.voucherType,
      narration: `Reversal of ${journalNumberText(original.data.number)}: ${event.data.reason}`,
      reverses: original.data.journalId,
      corrects: null,
      source: null,
    };
  }
  const { journalId, voucherType, narration, corrects, source } = journal.event.data;
  return {
    journal_id: journalId,
    voucher_type: voucherType,
    narration,
    reverses: null,
    corrects: corrects ?? null,
    source: source === undefined ? null : JSON.stringify(source),
  };
}

/** The journal that this one reverses or replaces learns of it. */
function markOf(journal: DatedJournal): Patch<typeof journals>[] {
  const { event, bookId, seq } = journal;
  const mark = { book_id: bookId, last_seq: seq, updated_at: event.recordedAt };
  if (event.type === 'JournalReversed') {
    const { id } = parseStream(event.stream);
    const columns = { ...mark, journal_id: id, reversed_by: event.data.reversalId };
    return [{ creates: false, columns }];
  }
  const { corrects, journalId } = event.data;
  if (corrects === undefined) return [];
  const columns = { ...mark, journal_id: corrects, corrected_by: journalId };
  return [{ creates: false, columns }];
}

export const journalListProjection: Projection = {
  name: 'journal-list',
  version: 2,
  tables: [journals],
  project,
};
