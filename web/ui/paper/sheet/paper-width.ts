// How much room the columns of a sheet need.
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';

const COLUMNS_MAX = 6;

/**
 * The side of a balance belongs to its amount. A name and six amounts still fit upright, closely.
 * @returns `wide` for a page on its side.
 */
export function paperWidth(columns: readonly ReportColumn[]): 'usual' | 'close' | 'wide' {
  const count = columns.filter(({ kind }) => kind !== 'side').length;
  if (count <= COLUMNS_MAX) return 'usual';
  const texts = columns.filter(({ kind }) => kind === 'text').length;
  return count === COLUMNS_MAX + 1 && texts === 1 ? 'close' : 'wide';
}
