import type { StockRunLine } from '#core/stock-posting/index.ts';
import type { ProjectedEvent, Projection } from '../runner/projection.ts';
import { postedColumns, undoneColumns } from '../runner/writing/act-columns.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { stockRuns } from './table.ts';

const patchRuns = patch(stockRuns);

function runPatches(event: ProjectedEvent): Patch<typeof stockRuns>[] {
  switch (event.type) {
    case 'StockRunPosted': {
      const { through, lines } = event.data;
      const columns = { ...postedColumns(event, through), lines_apart: lines.filter(isApart) };
      return [{ creates: true, columns }];
    }
    case 'StockRunReversed':
      return [{ creates: false, columns: undoneColumns(event) }];
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
