import type { ProjectedEvent, Projection } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { stockJournals } from './table.ts';

const patchJournals = patch(stockJournals);

function patches(event: ProjectedEvent): Patch<typeof stockJournals>[] {
  if (event.type === 'StockJournalPosted') {
    const { number, entryDate, narration, purpose, lines, journalId } = event.data;
    const columns = {
      ...touched(event),
      seq: event.seq,
      created_at: event.recordedAt,
      posted_by: event.actorId,
      number,
      entry_date: entryDate,
      narration,
      purpose,
      lines,
      journal_id: journalId ?? null,
    };
    return [{ creates: true, columns }];
  }
  if (event.type !== 'StockJournalReversed') return [];
  const { entryDate, reason } = event.data;
  const columns = { reversed_on: entryDate, reversed_by: event.actorId, reason };
  return [{ creates: false, columns: { ...touched(event), ...columns } }];
}

const touched = ({
  bookId,
  seq,
  recordedAt,
  data,
}: Extract<ProjectedEvent, { type: 'StockJournalPosted' | 'StockJournalReversed' }>) => ({
  book_id: bookId,
  stock_journal_id: data.stockJournalId,
  last_seq: seq,
  updated_at: recordedAt,
});

export const stockJournalsProjection: Projection = {
  name: 'stock-journals',
  version: 1,
  tables: [stockJournals],
  project: (events) => patchJournals(events.flatMap(patches)),
  former: { version: null, project: () => [] },
};
