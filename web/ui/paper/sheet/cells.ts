// What a printed sheet writes into its cells and above its columns.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { thousandthsText, sideMark } from '#core/kernel/writing/sheet.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import type { ReportCell, ReportColumn, SheetKind } from '#core/kernel/writing/sheet.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatSigned } from '#web/format/money.ts';

/** @returns the text of a cell. A word such as Total may stand in a column of days. */
export function printedText(cell: ReportCell, kind: SheetKind): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    const date = kind === 'date' ? parseCalendarDate(cell) : null;
    return date === null ? cell : formatDate(date);
  }
  if (kind === 'money') return `${cell < 0 ? '−' : ''}${formatPaise(cell)}`;
  if (kind === 'quantity') return groupedDecimal(thousandthsText(cell));
  if (kind === 'side') return sideMark(cell);
  if (kind === 'ratio') return formatSigned(cell);
  if (kind === 'percent') return `${cell <= -0.05 ? '−' : ''}${Math.abs(cell).toFixed(1)}%`;
  return kind === 'count' ? formatCount(cell) : String(cell);
}

/** @returns `−12,345.5` of `-12345.5`. */
function groupedDecimal(text: string): string {
  const [whole = '', fraction] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${groupDigits(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

type Span = { readonly at: number; readonly over: string; readonly span: number };

/** @returns what stands over which columns, neighbours of the same as one; else null. */
export function headSpans(columns: readonly ReportColumn[]): readonly Span[] | null {
  if (columns.every(({ over }) => over === undefined)) return null;
  return columns.reduce<Span[]>((spans, { over = '' }, at) => {
    const before = spans.at(-1);
    if (before !== undefined && before.over === over) {
      return [...spans.slice(0, -1), { ...before, span: before.span + 1 }];
    }
    return [...spans, { at, over, span: 1 }];
  }, []);
}
