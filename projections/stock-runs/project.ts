import type { StockRunLine } from '#core/stock-posting/index.ts';
import type { ProjectedEvent, Projection } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { stockRuns } from './table.ts';

const patchRuns = patch(stockRuns);

function runPatches(event: ProjectedEvent): Patch<typeof stockRuns>[] {
  const { type, bookId, seq, actorId, recordedAt, data } = event;
  switch (type) {
    case 'StockRunPosted':
      return [
        {
          creates: true,
          columns: {
            book_id: bookId,
            number: data.number,
            last_seq: seq,
            seq,
            posted_by: actorId,
            recorded_at: recordedAt,
            entry_date: data.through,
            content: data,
            lines_apart: data.lines.filter(isApart),
          },
        },
      ];
    case 'StockRunReversed':
      return [
        {
          creates: false,
          columns: {
            book_id: bookId,
            number: data.number,
            last_seq: seq,
            undone_by: actorId,
            undone_at: recordedAt,
            reason: data.reason,
          },
        },
      ];
    default:
      return [];
  }
}

const isApart = ({ on, date, amounts }: StockRunLine): boolean =>
  on !== date || amounts.some(({ to }) => to === 'difference');

export const stockRunsProjection: Projection = {
  name: 'stock-runs',
  version: 1,
  tables: [stockRuns],
  project: (events) => patchRuns(events.flatMap(runPatches)),
  former: { version: null, project: () => [] },
};
