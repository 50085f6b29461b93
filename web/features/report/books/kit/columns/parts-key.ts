// The parts of the period beside it by one key, as Alt+N in Tally.
import { COLUMN_CHOICES, nextChoice } from '../../../columns/use-report-layout.ts';
import type { ReportLayout } from '../../../columns/use-report-layout.ts';

export const partsKey = ({ columns, set }: Pick<ReportLayout, 'columns' | 'set'>) => ({
  keys: 'C',
  does: 'Total, months or quarters',
  run: () => {
    const next = nextChoice(COLUMN_CHOICES, columns);
    set({ columns: next === 'total' ? '' : next });
  },
});
