// The trading and the profit and loss account in two sides, on paper and in files.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { tradingSides } from './trading-sides.ts';
import type { SideEntry } from './trading-sides.ts';

const cellsOf = (entry: SideEntry | undefined) => [entry?.name ?? null, entry?.paise ?? null];

export const resultSidesTable = (
  rows: readonly FinancialRow[],
): Pick<ReportSheet, 'columns' | 'lines'> => ({
  columns: [
    { head: 'Debit', kind: 'text' },
    { head: '(₹)', kind: 'money' },
    { head: 'Credit', kind: 'text', rule: 'answer' },
    { head: '(₹)', kind: 'money' },
  ],
  lines: tradingSides(rows).flatMap(({ name, debit, credit, totalPaise }): SheetLine[] => [
    { as: 'group', level: 0, cells: [name, null, null, null] },
    ...Array.from({ length: Math.max(debit.length, credit.length) }, (_, at): SheetLine => ({
      as: 'line',
      level: 1,
      cells: [...cellsOf(debit[at]), ...cellsOf(credit[at])],
    })),
    { as: 'total', level: 0, cells: ['Total', totalPaise, 'Total', totalPaise] },
  ]),
});
