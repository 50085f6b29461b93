// The days of each column of a report: its own first, then what it stands beside, then its parts.
import type { Period } from '#core/kernel/financial-year.ts';
import { comparedPeriod, parseComparisons, partsOfPeriod } from '#core/statement/index.ts';
import { comparisonsText } from '../../../columns/comparisons.ts';
import type { ColumnChoice, ReportLayout } from '../../../columns/use-report-layout.ts';

export type ColumnOfDays = Period & {
  readonly of: 'period' | 'last-year' | 'previous' | 'other' | 'part';
};

/** A part is read by a call of its own. */
const PARTS_MAX = 12;

export const hasColumns = ({ columns, compared }: Pick<ReportLayout, 'columns' | 'compared'>) =>
  columns !== 'total' || compared.length > 0;

/** @returns the columns as a statement has them; no parts where they are too many. */
export function reportDays(
  period: Period,
  { columns, compared }: Pick<ReportLayout, 'columns' | 'compared'>,
): readonly ColumnOfDays[] {
  const others = parseComparisons(comparisonsText(compared)) ?? [];
  return [
    { ...period, of: 'period' },
    ...others.map((one) => ({
      ...comparedPeriod(period, one),
      of: one.kind === 'last-year' || one.kind === 'previous' ? one.kind : ('other' as const),
    })),
    ...partsIn(period, columns).map((part) => ({ ...part, of: 'part' as const })),
  ];
}

function partsIn(period: Period, columns: ColumnChoice): readonly Period[] {
  if (columns === 'total') return [];
  const parts = partsOfPeriod(period, columns);
  return parts.length > PARTS_MAX ? [] : parts;
}
