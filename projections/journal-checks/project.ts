import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { journalChecks } from './table.ts';

const insertChecks = insertInto(journalChecks);
const removeChecks = removeFrom(journalChecks);

type CheckEvent = Extract<ProjectedEvent, { type: 'JournalChecked' | 'JournalCheckWithdrawn' }>;

const isCheck = (event: ProjectedEvent): event is CheckEvent =>
  event.type === 'JournalChecked' || event.type === 'JournalCheckWithdrawn';

/** The last event of a journal says whether it has a row. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const checks = events.filter(isCheck);
  const last = new Map(checks.map((event) => [`${event.bookId} ${event.data.journalId}`, event]));
  const keys = [...last.values()].map(({ bookId, data }) => ({
    book_id: bookId,
    journal_id: data.journalId,
  }));
  const rows = [...last.values()].flatMap((event) => {
    const { type, bookId, seq, actorId, recordedAt, data } = event;
    if (type !== 'JournalChecked') return [];
    return [
      {
        book_id: bookId,
        journal_id: data.journalId,
        last_seq: seq,
        checked_by: actorId,
        checked_at: recordedAt,
        note: data.note,
      },
    ];
  });
  return [...removeChecks(keys), ...insertChecks(rows)];
}

export const journalChecksProjection: Projection = {
  name: 'journal-checks',
  version: 1,
  tables: [journalChecks],
  project,
  former: { version: null, project: () => [] },
};
