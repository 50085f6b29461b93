// What is asked of the journals.
import { journalStatuses } from '#projections/journal-list/read.ts';
import { journalChecksOf } from '#projections/journal-checks/read.ts';
import { perBook } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** Whether the book has a journal of this id, posted or as a reversal. */
export const postedJournal: ReadDefinition<number, boolean> = {
  load: perBook(async (db, bookId, keys) => {
    const found = await journalStatuses(db, bookId, keys);
    const ids = new Set(found.map(({ journalId }) => journalId));
    return keys.map((key) => ids.has(key));
  }),
  dependsOn: ['journal'],
  fold: (isThere, key, event) =>
    isThere ||
    (event.type === 'JournalPosted' && event.data.journalId === key) ||
    (event.type === 'JournalReversed' && event.data.reversalId === key),
};

/** Who marked a journal as checked; null for one that has no mark. */
export const journalChecker: ReadDefinition<number, number | null> = {
  load: perBook(async (db, bookId, keys) => {
    const marks = await journalChecksOf(db, bookId, keys);
    const by = new Map(marks.map(({ journalId, personId }) => [journalId, personId]));
    return keys.map((key) => by.get(key) ?? null);
  }),
  dependsOn: ['check'],
};
