// A report beside other periods, in another order and without lines of nil; and what answers where
// another period has no column.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readGstSummary } from '#api/contract/account/registers.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import figures from '#tests/specimens/replies/readJournalFigures.json' with { type: 'json' };
import summary from '#tests/specimens/replies/readGstSummary.json' with { type: 'json' };
import { DayBookPage } from '#web/features/report/books/day-book/DayBookPage.tsx';
import { GstSummaryPage } from '#web/features/report/books/gst/GstSummaryPage.tsx';
import { joinedView } from '#web/features/report/books/kit/columns/joined-views.ts';
import { reportDays } from '#web/features/report/books/kit/columns/report-days.ts';
import { linesInOrder } from '#web/features/report/books/kit/columns/report-order.ts';
import type { FigureColumn } from '#web/features/report/columns/figure-columns.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ReportView } from '#core/report/index.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const press = (keys: string) => userEvent.keyboard(keys);

const COLUMNS = [
  { head: 'Product', kind: 'text' },
  { head: 'Closing (₹)', kind: 'money', rule: 'answer' },
] as const;
const line = (name: string, paise: number | null) =>
  ({ as: 'line', key: name, cells: [name, paise] }) as const;
const head = (name: string) => ({ as: 'group', key: name, cells: [name, null] }) as const;
const sum = (paise: number) => ({ as: 'total', key: 'total', cells: ['Total', paise] }) as const;
const viewOf = (lines: ReportView['lines']): ReportView => ({
  title: 'Stock summary',
  period: '',
  remarks: [],
  columns: COLUMNS,
  nameAt: 0,
  phone: [0, 1],
  lines,
});
const namesIn = (lines: readonly { readonly cells: readonly unknown[] }[]) =>
  lines.map(({ cells }) => cells[0]);

describe('lines of a report', () => {
  const lines = [
    head('Food'),
    line('Rice', 500),
    line('Atta', -900),
    line('Salt', null),
    head('Spare'),
    line('Bolt', 0),
    sum(-400),
  ];
  const look = { columns: COLUMNS, nameAt: 0 };

  test('those without a figure are left out, with a group of which nothing is left', () => {
    const kept = linesInOrder(lines, { ...look, sort: 'chart', hidesZero: true });
    expect(namesIn(kept)).toStrictEqual(['Food', 'Rice', 'Atta', 'Total']);
  });

  test('each group has its own by figure or by name, the largest of either sign first', () => {
    const order = (sort: 'figure' | 'name') =>
      namesIn(linesInOrder(lines, { ...look, sort, hidesZero: false }));
    expect(order('figure').slice(0, 4)).toStrictEqual(['Food', 'Atta', 'Rice', 'Salt']);
    expect(order('name').slice(0, 4)).toStrictEqual(['Food', 'Atta', 'Rice', 'Salt']);
    expect(order('figure').at(-1)).toBe('Total');
  });
});

describe('a report beside another period', () => {
  const amount = (at: number): FigureColumn => ({
    key: String(at),
    head: at === 0 ? 'This period' : 'Last year',
    over: null,
    kind: 'amount',
    at,
    now: at,
    isAnswer: false,
  });
  const change: FigureColumn = { ...amount(1), key: 'c', head: 'Change', kind: 'percent', now: 0 };

  test('it has each line once, and those of the other period beside their neighbours', () => {
    const joined = joinedView(
      [
        viewOf([line('Rice', 300), line('Salt', 100), sum(400)]),
        viewOf([line('Rice', 200), line('Oil', 50), sum(250)]),
      ],
      {
        figure: 'Closing (₹)',
        columns: [amount(0), amount(1), change],
        keeps: [],
        shareOf: 'total',
      },
    );
    expect(joined.lines.map(({ cells }) => cells)).toStrictEqual([
      ['Rice', 300, 200, 50],
      ['Oil', null, 50, -100],
      ['Salt', 100, null, null],
      ['Total', 400, 250, 60],
    ]);
    expect(joined.columns.map(({ head: name, kind }) => [name, kind])).toStrictEqual([
      ['Product', 'text'],
      ['This period (₹)', 'money'],
      ['Last year (₹)', 'money'],
      ['Change', 'percent'],
    ]);
  });

  test('it is of the days that a statement would stand beside', () => {
    const period = { from: calendarDate('2026-04-01'), to: calendarDate('2026-06-30') };
    expect(reportDays(period, { columns: 'quarters', compared: ['last-year'] })).toStrictEqual([
      { ...period, of: 'period' },
      { from: '2025-04-01', to: '2025-06-30', of: 'last-year' },
      { ...period, of: 'part' },
    ]);
  });

  test('it gets a column by Alt+C, another figure by F, and keeps both in its address', async () => {
    const path = '/journal/reports/gst-summary';
    const asked: string[] = [];
    serverAnswers([
      [
        readGstSummary,
        (query) => {
          asked.push(query.get('from') ?? '');
          return ok(summary);
        },
      ],
    ]);
    await show(GstSummaryPage, { path, at: `${path}?year=26-27&quarter=1` });
    await expect.element(page.getByRole('columnheader', { name: 'CGST (₹)' })).toBeVisible();
    await press('{Alt>}c{/Alt}');
    await expect.element(page.getByRole('dialog', { name: 'Add a column' })).toBeVisible();
    await press('{Enter}');
    await expect.element(page.getByRole('columnheader', { name: /^Last year/ })).toBeVisible();
    expect(asked).toContain('2025-04-01');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const figure = page.getByRole('combobox', { name: 'Figure' });
    await expect.element(figure).toHaveValue('Tax (₹)');
    await press('f');
    await expect.element(figure).toHaveValue('Taxable (₹)');
  });
});

test('a book of entries says why no other period stands beside it', async () => {
  serverAnswers([
    [listJournals, ok([])],
    [readJournalFigures, ok({ ...figures, count: 0, days: [] })],
  ]);
  await show(DayBookPage, { path: '/journal/reports/day-book' });
  await expect.element(page.getByText('No entries in this period.')).toBeVisible();
  await press('{Alt>}c{/Alt}');
  expect(store.get(noticeAtom)?.text).toMatch(/An entry is of one day/);
});
