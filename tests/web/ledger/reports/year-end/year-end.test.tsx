// The checklist of a year's end on the screen and on paper.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readYearEnd } from '#api/contract/account/reports/year-end.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { onWire } from '#core/shapes/record.ts';
import recorded from '#tests/specimens/replies/readYearEnd.json' with { type: 'json' };
import { YearEndPage } from '#web/features/report/books/year-end/YearEndPage.tsx';
import { yearEndInWords, yearEndView } from '#web/features/report/books/year-end/year-end.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const path = '/journal/reports/year-end';
const parsed = readYearEnd.reply.parse(recorded);
type Point = (typeof parsed.points)[number];

const told = (reply: typeof parsed) => ok(onWire(readYearEnd.reply, reply));

/** The recorded year with each of its points as named, and all others fine. */
const withPoints = (...changed: readonly (Partial<Point> & Pick<Point, 'code'>)[]) => ({
  ...parsed,
  points: parsed.points.map((point) => ({
    ...point,
    state: 'fine' as const,
    count: null,
    paise: null,
    on: null,
    accountId: null,
    ...changed.find(({ code }) => code === point.code),
  })),
});

const SOME = withPoints(
  { code: 'drafts', state: 'to-do', count: 2 },
  { code: 'suspense', state: 'to-do', count: 1, paise: -500_00, accountId: 41 },
  {
    code: 'negative-cash',
    state: 'to-do',
    count: 1,
    paise: -75_00,
    on: calendarDate('2026-05-01'),
  },
  { code: 'depreciation', state: 'not-used' },
  { code: 'lock', state: 'to-do' },
);

test('each point says its state and what is found, and leads to where it is settled', async () => {
  await page.viewport(1440, 900);
  serverAnswers([[readYearEnd, told(SOME)]]);
  await show(YearEndPage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByText('4 of 15 points are still to be done.')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Draft invoices To do 2 .*2 drafts are dated/ }))
    .toBeVisible();
  const linkOf = (name: string) => page.getByRole('link', { name, exact: true }).last();
  await expect
    .element(linkOf('Suspense accounts'))
    .toHaveAttribute('href', '/account/41?year=26-27');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Draft invoices' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Went to /billing?filter=draft&year=26-27')).toBeVisible();
});

test('a phone has the state beside the point, and what is found below it', async () => {
  await page.viewport(320, 700);
  serverAnswers([[readYearEnd, told(SOME)]]);
  await show(YearEndPage, { path, at: `${path}?year=26-27` });
  await expect
    .element(page.getByText('Cash is negative on 1 day, first on 01 May 2026.'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a quarter in the address is taken for its whole year', async () => {
  await page.viewport(1440, 900);
  serverAnswers([[readYearEnd, told(SOME)]]);
  await show(YearEndPage, { path, at: `${path}?year=26-27&quarter=2` });
  await expect.element(page.getByText('01 Apr 2026 to 31 Mar 2027')).toBeVisible();
});

test('the lock is the last act: it is asked for once all else is settled and the year is over', () => {
  const open = withPoints({ code: 'lock', state: 'to-do' });
  expect(yearEndInWords({ ...open, hasEnded: true })).toBe(
    'Everything else is settled: lock the year last.',
  );
  expect(yearEndInWords({ ...open, hasEnded: false })).toMatch(/^Everything is settled so far/);
  expect(yearEndInWords({ ...withPoints(), hasEnded: true })).toBe(
    'Everything is settled, and the year is locked.',
  );
});

test('a book without an entry has no year to close', () => {
  const place = { bookId: 1, scope: undefined, isPresent: true };
  const reply = { ...withPoints({ code: 'drafts', count: 0 }), countedTo: 0 };
  expect(yearEndView({ ...place, reply }).lines).toStrictEqual([]);
  const drafted = { ...withPoints({ code: 'drafts', count: 1 }), countedTo: 0 };
  expect(yearEndView({ ...place, reply: drafted }).lines).toHaveLength(16);
});

test('what is fine of a year that still runs is said of the days so far', () => {
  const saidOf = (hasEnded: boolean, state: Point['state']) => {
    const reply = { ...withPoints({ code: 'depreciation', state }), hasEnded };
    const view = yearEndView({ bookId: 1, scope: undefined, reply, isPresent: true });
    return view.lines.find((line) => line.key === 'depreciation')?.cells[4];
  };
  expect(saidOf(true, 'fine')).toBe('Depreciation of the year is posted.');
  expect(saidOf(false, 'fine')).toBe('Depreciation is posted up to today.');
  expect(saidOf(true, 'to-do')).toBe('Depreciation of the year is not posted in full.');
  expect(saidOf(false, 'to-do')).toBe('Depreciation up to today is not posted in full.');
});

test('closing stock says what its register lacks, and cost of stock what a lock puts off', () => {
  const of = (code: Point['code'], change: Partial<Point>) => {
    const reply = withPoints({ code, state: 'to-do', ...change });
    const view = yearEndView({ bookId: 1, scope: undefined, reply, isPresent: true });
    const line = view.lines.find(({ key }) => key === code);
    return [line?.cells[4], line?.href];
  };
  const year = `year=${parsed.year}`;
  expect(of('closing-stock', { count: null })[0]).toMatch(/^No closing stock/);
  expect(of('closing-stock', { count: 0 })).toStrictEqual([
    'Goods were bought, and none came into the stock register: post a stock journal.',
    `/journal/reports/stock-summary?${year}`,
  ]);
  expect(of('closing-stock', { count: 1 })[0]).toBe('1 product in stock has no cost.');
  expect(of('stock-posting', { count: 2, on: null })[1]).toBe(`/journal/reports/stock-run?${year}`);
  expect(of('stock-posting', { count: 2, on: calendarDate('2027-04-01') })).toStrictEqual([
    '2 lines of the stock run are not posted. The year is locked: the first open day is 01 Apr 2027.',
    '/journal/reports/stock-run',
  ]);
});

test('no point leads to a form in the past', () => {
  const place = { bookId: 1, scope: undefined };
  const reply = withPoints({ code: 'stock-counted', state: 'to-do' });
  const hrefsOf = (isPresent: boolean) =>
    yearEndView({ ...place, reply, isPresent }).lines.map(({ href }) => href);
  expect(hrefsOf(true)).toContain('/stock/journal/add?for=count');
  expect(hrefsOf(false)).not.toContain('/stock/journal/add?for=count');
  expect(hrefsOf(false)).toContain(hrefsOf(true)[0]);
});

test('a count that is missing is begun on the last day of a year that has ended, else today', () => {
  const counts = withPoints({ code: 'stock-counted', state: 'to-do' });
  const hrefOf = (hasEnded: boolean) => {
    const reply = { ...counts, hasEnded };
    const view = yearEndView({ bookId: 1, scope: undefined, reply, isPresent: true });
    return view.lines.find((line) => line.key === 'stock-counted')?.href;
  };
  expect(hrefOf(true)).toBe(`/stock/journal/add?for=count&on=${parsed.to}`);
  expect(hrefOf(false)).toBe('/stock/journal/add?for=count');
});

test('what stood open is shown as on the last day of a year that has ended, else today', () => {
  const open = withPoints(
    { code: 'unmatched', state: 'to-do', count: 2 },
    { code: 'negative-stock', state: 'to-do', count: 1 },
  );
  const hrefsOf = (hasEnded: boolean) => {
    const reply = { ...open, hasEnded };
    const { lines } = yearEndView({ bookId: 1, scope: undefined, reply, isPresent: true });
    const hrefOf = (code: Point['code']) => lines.find(({ key }) => key === code)?.href;
    return [hrefOf('unmatched'), hrefOf('negative-stock')];
  };
  expect(hrefsOf(true)).toStrictEqual([
    `/journal/reports/receivables?as_on=${parsed.to}`,
    `/stock/in-hand?only=negative&as_on=${parsed.to}`,
  ]);
  expect(hrefsOf(false)).toStrictEqual([
    '/journal/reports/receivables',
    '/stock/in-hand?only=negative',
  ]);
});
