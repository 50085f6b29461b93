import type { Entry } from '#core/journal/index.ts';
import { sumPaise } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { wireInstant } from '../runner/instant.ts';
import { datedJournals, signedPaise } from '../runner/posted-journal.ts';
import type { DatedJournal } from '../runner/posted-journal.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { journalNumberText } from '../runner/words/figures.ts';
import { journals } from './table.ts';
import type { JournalRow } from './table.ts';

const insertJournals = insertInto(journals);

/** A journal is marked by its id, whereas the list is keyed by seq. */
const markJournals = patch({ ...journals, key: ['book_id', 'journal_id'] as const });

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const posted = datedJournals(events);
  return [...insertJournals(posted.map(columnsOf)), ...markJournals(posted.flatMap(markOf))];
}

/**
 * @param events those of reversals with their originals.
 * @returns the journals that they posted, as the list has them before anything follows.
 */
export const journalRowsOf = (events: readonly ProjectedEvent[]): readonly JournalRow[] =>
  datedJournals(events).map(rowOf);

function rowOf(journal: DatedJournal): JournalRow {
  const { bookId, seq, entryDate, entries, event } = journal;
  const amountPaise = sumPaise(
    entries.filter(({ side }) => side === 'debit').map(({ amountPaise: paise }) => paise),
  );
  invariant(amountPaise !== null, 'The total of a journal is within the safe integers.');
  const recordedAt = wireInstant(event.recordedAt);
  return {
    bookId,
    seq,
    number: event.data.number,
    amountPaise,
    actorId: event.actorId,
    reversedBy: null,
    correctedBy: null,
    lastSeq: seq,
    recordedAt,
    updatedAt: recordedAt,
    entryDate,
    entries: entries.map((entry) => entryOf(entry, event.type === 'JournalPosted')),
    ...documentOf(journal),
  };
}

/** A reversal settles nothing: what its original did is taken back. */
function entryOf(entry: Entry, isPosted: boolean): JournalRow['entries'][number] {
  const { accountId, references } = entry;
  const paise = signedPaise(entry);
  return isPosted && references !== undefined ? [accountId, paise, references] : [accountId, paise];
}

/** What a posted journal says of itself, and a reversal takes from its original. */
function documentOf(journal: DatedJournal) {
  if ('original' in journal) {
    const { event, original } = journal;
    return {
      journalId: event.data.reversalId,
      voucherType: original.data.voucherType,
      gstParts: original.data.gst ?? null,
      narration: `Reversal of ${journalNumberText(original.data.number)}: ${event.data.reason}`,
      reverses: original.data.journalId,
      corrects: null,
      source: null,
    };
  }
  const { journalId, voucherType, gst, narration, corrects, source } = journal.event.data;
  return {
    journalId,
    voucherType,
    gstParts: gst ?? null,
    narration,
    reverses: null,
    corrects: corrects ?? null,
    source: source ?? null,
  };
}

/** The table keeps the instant of the log, to the microsecond. */
function columnsOf(journal: DatedJournal) {
  const row = rowOf(journal);
  const { recordedAt } = journal.event;
  return {
    book_id: row.bookId,
    seq: row.seq,
    journal_id: row.journalId,
    number: row.number,
    amount_paise: row.amountPaise,
    actor_id: row.actorId,
    reverses: row.reverses,
    reversed_by: row.reversedBy,
    corrects: row.corrects,
    corrected_by: row.correctedBy,
    last_seq: row.lastSeq,
    recorded_at: recordedAt,
    updated_at: recordedAt,
    entry_date: row.entryDate,
    voucher_type: row.voucherType,
    gst_parts: row.gstParts === null ? null : JSON.stringify(row.gstParts),
    narration: row.narration,
    entries: JSON.stringify(row.entries),
    source: row.source === null ? null : JSON.stringify(row.source),
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
  version: 3,
  tables: [journals],
  project,
};
