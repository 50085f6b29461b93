// Which columns a report has, and what a change in a month is counted from.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { sheetColumns } from '#web/features/report/statement/sheet/sheet-columns.ts';
import { resultColumns } from '#web/features/report/statement/result/result-columns.ts';
import type { ShownFigure } from '#web/features/report/columns/figure-columns.ts';
import { figureText } from '#web/features/report/columns/figures.ts';

const months: Parameters<typeof resultColumns>[0]['columns'] = [
  { of: 'period', from: calendarDate('2025-04-01'), to: calendarDate('2025-06-30') },
  { of: 'last-year', from: calendarDate('2024-04-01'), to: calendarDate('2024-06-30') },
  { of: 'part', from: calendarDate('2025-04-01'), to: calendarDate('2025-04-30') },
  { of: 'part', from: calendarDate('2025-05-01'), to: calendarDate('2025-05-31') },
  { of: 'part', from: calendarDate('2025-06-01'), to: calendarDate('2025-06-30') },
];

const LINE = {
  amountsPaise: [60_00, 40_00, 10_00, 20_00, 30_00],
  whole: [600_00, 400_00, 100_00, 100_00, 100_00],
};

const told = (...shows: readonly ShownFigure[]) =>
  resultColumns({ columns: months }, { shows: new Set(shows), wide: true, days: false }).map(
    (column) => [
      column.over === null ? column.head : `${column.over}: ${column.head}`,
      figureText(column, LINE, { whole: true }),
    ],
  );

test('months have a change since the month before, and a share of their own, once asked for', () => {
  expect(told('change', 'percent', 'share', 'parts')).toStrictEqual([
    ['Apr: Amount', '10'],
    ['Apr: Share', '10.0%'],
    ['May: Amount', '20'],
    ['May: Share', '20.0%'],
    ['May: Change (₹)', '10'],
    ['May: Change', '+100.0%'],
    ['Jun: Amount', '30'],
    ['Jun: Share', '30.0%'],
    ['Jun: Change (₹)', '10'],
    ['Jun: Change', '+50.0%'],
    ['This period', '60'],
    ['Share', '10.0%'],
    ['Last year', '40'],
    ['Share', '10.0%'],
    ['Change (₹)', '20'],
    ['Change', '+50.0%'],
  ]);
});

test('else they have their amounts alone', () => {
  const plain = ['Apr', 'May', 'Jun', 'This period', 'Last year'];
  expect(told('percent').map(([head]) => head)).toStrictEqual([...plain, 'Change']);
  expect(told('parts').map(([head]) => head)).toStrictEqual(plain);
});

test('the end of the last month is the day of the balance sheet and is not said twice', () => {
  const columns = sheetColumns(
    {
      columns: [
        { of: 'day', to: calendarDate('2025-05-31') },
        { of: 'part', to: calendarDate('2025-04-30') },
        { of: 'part', to: calendarDate('2025-05-31') },
      ],
    },
    { shows: new Set(['change', 'parts']), wide: true },
  );
  expect(columns.map(({ over, head }) => over ?? head)).toStrictEqual([
    '30 Apr 2025',
    '31 May 2025',
  ]);
});
