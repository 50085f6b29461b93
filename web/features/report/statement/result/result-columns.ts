// The columns of a profit and loss account in the order in which they are read: its parts, the
// whole, what it stands beside.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { dateFromWire, formatDate, SHORT_MONTHS } from '#web/format/dates.ts';
import { monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, quarterOf } from '#core/kernel/financial-year.ts';
import type { StatementColumn } from '../table/statement-figures.ts';

type Column = ProfitAndLossReply['columns'][number];

/** @returns `Apr`, `Nov to 20`, `Q1`, or both days of what is neither. */
export function partHead({ from, to }: Pick<Column, 'from' | 'to'>): string {
  const [first, last] = [dateFromWire(from), dateFromWire(to)];
  const [begin, end] = [partsOf(first), partsOf(last)];
  const month = SHORT_MONTHS[begin.month - 1] ?? '';
  if (begin.month === end.month && begin.year === end.year) {
    return last === monthEnd(last) ? month : `${month} to ${end.day}`;
  }
  return `Q${quarterOf(first)}`;
}

/** @returns `FY 25-26` of whole years, else both days. */
export function spanHead({ from, to }: Pick<Column, 'from' | 'to'>): string {
  const [first, last] = [dateFromWire(from), dateFromWire(to)];
  const year = financialYearOf(first);
  const isYear = from.endsWith('-04-01') && to === `${year + 1}-03-31`;
  return isYear ? `FY ${financialYearLabel(year)}` : `${formatDate(first)} to ${formatDate(last)}`;
}

/** What a period may stand beside. */
export const COMPARED = [
  { value: 'last-year', label: 'Last year' },
  { value: 'previous', label: 'Period before' },
  { value: 'none', label: 'Nothing' },
];

const SHORT_HEADS: Readonly<Record<Exclude<Column['of'], 'part'>, string>> = {
  period: 'This period',
  'last-year': 'Last year',
  previous: 'Before',
};

/** On a phone there is room for the period alone; paper and files name both days of each. */
export function resultColumns(
  { columns }: Pick<ProfitAndLossReply, 'columns'>,
  { wide, days }: { readonly wide: boolean; readonly days: boolean },
) {
  const parts = columns.filter(({ of }) => of === 'part');
  const columnOf = (column: Column): StatementColumn => ({
    key: `${column.of} ${column.from}`,
    head:
      column.of === 'part' ? partHead(column) : days ? spanHead(column) : SHORT_HEADS[column.of],
    at: columns.indexOf(column),
    isAnswer: wide && column.of === 'period' && parts.length > 0,
  });
  const wholes = columns.filter(({ of }) => of !== 'part');
  const shown = wide ? [...parts, ...wholes] : wholes.slice(0, 1);
  const change = wide && wholes.length > 1 ? { now: 0, before: 1 } : null;
  return { columns: shown.map(columnOf), change };
}
