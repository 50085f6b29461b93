// The columns of a report as paper and files have them.
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';
import type { FigureColumn } from './figure-columns.ts';

const isMoney = ({ kind }: FigureColumn): boolean => kind === 'amount' || kind === 'change';

export const sheetColumn = (column: FigureColumn): ReportColumn => ({
  head: column.kind === 'amount' ? `${column.head} (₹)` : column.head,
  kind: isMoney(column) ? 'money' : 'percent',
  ...(column.over !== null && { over: column.over }),
  ...(column.isAnswer && { rule: 'answer' }),
});
