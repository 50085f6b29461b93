// What the columns of a profit and loss account or a cash flow statement are called.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { monthEnd, partsOf, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import { quarterOf } from '#core/kernel/financial-year.ts';
import { periodHead } from '../../columns/comparisons.ts';
import { figureColumns } from '../../columns/figure-columns.ts';
import type { FigureColumn, ShownFigures } from '../../columns/figure-columns.ts';

type Column = ProfitAndLossReply['columns'][number];

/** @returns `Apr`, `Nov to 20`, `Q1`, or both days of what is neither. */
function partHead({ from, to }: Pick<Column, 'from' | 'to'>): string {
  const [begin, end] = [partsOf(from), partsOf(to)];
  const month = SHORT_MONTHS[begin.month - 1] ?? '';
  if (begin.month === end.month && begin.year === end.year) {
    return to === monthEnd(to) ? month : `${month} to ${end.day}`;
  }
  return `Q${quarterOf(from)}`;
}

const SHORT_HEADS: Readonly<Partial<Record<Column['of'], string>>> = {
  period: 'This period',
  'last-year': 'Last year',
  previous: 'Before',
};

type Options = { readonly shows: ShownFigures; readonly wide: boolean; readonly days: boolean };

/** On a phone there is room for the period alone; paper and files name both days of each. */
export const resultColumns = (
  { columns }: Pick<ProfitAndLossReply, 'columns'>,
  { shows, wide, days }: Options,
): readonly FigureColumn[] =>
  figureColumns(columns, {
    shows,
    wide,
    headOf: (column) =>
      column.of === 'part'
        ? partHead(column)
        : ((days ? undefined : SHORT_HEADS[column.of]) ?? periodHead(column)),
  });
