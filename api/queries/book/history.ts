import type { QueryExecutorProvider } from 'kysely';
import { streamName } from '#core/kernel/ids.ts';
import { findJournal } from '#projections/journal-list/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { historyOf } from '#projections/record-history/read.ts';
import type { HistoryRow, HistoryKind } from '#projections/record-history/table.ts';
import { postedInWords } from '#projections/runner/words/figures.ts';
import type { HistoryItem } from '#api/contract/book/history.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readStreams } from '#api/store/read-events.ts';
import { fieldsOfEach } from './log/fields/event-fields.ts';
import { eventNames } from './log/fields/event-names.ts';
import { idsInEvents } from './log/fields/references.ts';

const SYSTEM = 'Lekha';

type RecordOfBook = {
  readonly bookId: number;
  readonly kind: HistoryKind;
  readonly recordId: number;
};

/** @returns who changed a record, what and when, newest first. */
export async function readHistory(parts: LogParts, record: RecordOfBook): Promise<HistoryItem[]> {
  const items = await itemsOf(parts.db, record);
  const changes = items.length < 2 ? new Map() : await changesOf(parts, record);
  return items.map((item) => ({ ...item, changes: changes.get(item.seq) ?? [] }));
}

type Item = Omit<HistoryItem, 'changes'>;

function itemsOf(db: ReadTables, { bookId, kind, recordId }: RecordOfBook): Promise<Item[]> {
  return snapshot(db, async (tables) => {
    const told = await historyOf(tables, bookId, kind, recordId);
    const rows =
      kind === 'journal' ? [...told, ...(await postingOf(tables, bookId, recordId))] : told;
    const ids = rows.flatMap(({ actorId, personId }) => [actorId, personId ?? actorId]);
    const names = await namesOf(tables, [...new Set(ids)]);
    return rows.map(({ seq, recordedAt, actorId, personId, what }) => ({
      seq,
      recordedAt,
      actor: { id: actorId, name: actorId === 0 ? SYSTEM : (names.get(actorId) ?? '') },
      what: personId === null ? what : `${what}: ${names.get(personId) ?? ''}`,
    }));
  });
}

/** By the number of the event. It is read from the log, where what is erased reads as that. */
async function changesOf(
  parts: LogParts,
  { bookId, kind, recordId }: RecordOfBook,
): Promise<ReadonlyMap<number, HistoryItem['changes']>> {
  const stream = streamName(kind, recordId);
  const events = await readStreams(parts.sql, parts.keys, [{ bookId, stream }]);
  const last = events.at(-1);
  if (last === undefined) return new Map();
  const nameOf = await eventNames(parts, bookId, idsInEvents(events), last);
  const fields = fieldsOfEach(events, nameOf);
  return new Map(
    events.map(({ seq }, index) => [
      seq,
      (fields[index] ?? []).flatMap(({ label, before, value, isChange }) =>
        isChange ? [{ label, before, value }] : [],
      ),
    ]),
  );
}

/**
 * The list of journals tells how one began; a reversal and a correction tell more of themselves.
 */
async function postingOf(
  tables: QueryExecutorProvider,
  bookId: number,
  journalId: number,
): Promise<HistoryRow[]> {
  const journal = await findJournal(tables, bookId, journalId);
  if (journal === null || journal.reverses !== null || journal.corrects !== null) return [];
  const { seq, actorId, recordedAt, number, amountPaise } = journal;
  return [{ seq, actorId, recordedAt, personId: null, what: postedInWords(number, amountPaise) }];
}
