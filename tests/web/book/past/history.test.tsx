// The replay console: where it stands, how it moves, and what it shows of an event.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listEvents, readEventDays, readEventDetail } from '#api/contract/book/log/events.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { stepDays } from '#web/features/book/history/days/draw-days.ts';
import { parsePlace } from '#web/features/book/history/days/go-to.ts';
import { eventWindow, listHeight, scrollTo } from '#web/features/book/history/events/rows.ts';
import { HistoryPage } from '#web/features/book/history/HistoryPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import balances from '#tests/specimens/replies/readBalances.json' with { type: 'json' };
import days from '#tests/specimens/replies/readEventDays.json' with { type: 'json' };
import detail from '#tests/specimens/replies/readEventDetail.json' with { type: 'json' };
import events from '#tests/specimens/replies/listEvents.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const open = async (
  list: Answer = ok({ ...events, next: null }),
  at = '/book/1/history',
  event: object = detail,
) => {
  const asked: { events: string; readonly balances: string[] } = { events: '', balances: [] };
  serverAnswers([
    [
      listEvents,
      (query) => {
        asked.events = query.toString();
        return typeof list === 'function' ? list(query) : list;
      },
    ],
    [readEventDays, ok(days)],
    [readEventDetail, ok(event)],
    [
      readBalances,
      (query) => {
        asked.balances.push(query.get('at') ?? 'now');
        return ok(balances);
      },
    ],
    [listAccountChanges, okAccounts([])],
  ]);
  await show(HistoryPage, { path: '/book/:bookId/history', at, scope: 1 });
  return asked;
};
const press = (keys: string) => userEvent.keyboard(keys);

describe('the replay console', () => {
  test('shows the last event, the trial balance, and what can be checked', async () => {
    await open();
    await expect.element(page.getByText('As recorded up to event 122, the last.')).toBeVisible();
    await expect.element(page.getByText('Correction of #3').first()).toBeVisible();
    await expect.element(page.getByText('Member added').first()).toBeVisible();
    await expect.element(page.getByText('Debits equal credits')).toBeVisible();
    await expect.element(page.getByRole('img', { name: /^Events recorded per day/ })).toBeVisible();
  });

  test('leads to an account that the event names', async () => {
    const of = { label: 'Subject account', value: 'Salaries', before: null, account_id: 12 };
    await open(undefined, undefined, { ...detail, fields: [of] });
    await expect
      .element(page.getByRole('link', { name: 'Salaries' }))
      .toHaveAttribute('href', '/book/1/account/12');
  });

  test('steps to the end of the act before, and back to now', async () => {
    const asked = await open();
    await expect.element(page.getByText('Correction of #3').first()).toBeVisible();
    await press('{ArrowLeft}');
    await expect.element(page.getByText(/^As recorded up to event 120/)).toBeVisible();
    await expect.poll(() => asked.balances).toContain('120');
    await press('{Escape}');
    await expect.element(page.getByText('As recorded up to event 122, the last.')).toBeVisible();
  });

  test('goes to an event that is typed, and says of another text that it is no place', async () => {
    await open();
    const field = page.getByRole('textbox', { name: 'Go to' });
    await field.fill('event 7');
    await press('{Enter}');
    await expect.element(page.getByText(/^As recorded up to event 7/)).toBeVisible();
    await field.fill('somewhere');
    await press('{Enter}');
    await expect.element(page.getByText('No such day, event or entry.')).toBeVisible();
  });

  test.each(['999999', '-4', 'abc'])(
    'says of an event in the address that the book has none: %s',
    async (event) => {
      await open(undefined, `/book/1/history?event=${event}`);
      const said = `This book has no event “${event}”; its last one is shown.`;
      await expect.element(page.getByText(said)).toBeVisible();
      await press('{ArrowLeft}');
      await expect.element(page.getByText(/^As recorded up to event 120/)).toBeVisible();
      await expect.element(page.getByText(said)).not.toBeInTheDocument();
    },
  );

  test('narrows the list to late entries by L', async () => {
    const asked = await open();
    await expect.element(page.getByText('Correction of #3').first()).toBeVisible();
    await press('l');
    await expect.poll(() => asked.events).toContain('only=late');
    await expect.element(page.getByText(/^3 events/)).toBeVisible();
  });

  test('says which filter of a hand-written address is none', async () => {
    const refused = problem(400, 'invalid_request', 'by: Must be a positive whole number.');
    const whole = ok({ ...events, next: null });
    const list = (query: URLSearchParams) => (query.has('by') ? refused : whole);
    await open(list, '/book/1/history?by=abc');
    await expect.element(page.getByText(/filter that is none.*by: Must/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByText(/filter that is none/)).not.toBeInTheDocument();
  });

  test('says that the events could not be read', async () => {
    await open('silence');
    await expect.element(page.getByRole('alert').first()).toBeVisible();
  });
});

describe('a place that is typed', () => {
  const today = calendarDate('2026-11-20');
  test.each([
    ['1,282', { kind: 'event', seq: 1282 }],
    ['1282', { kind: 'event', seq: 1282 }],
    ['event 5', { kind: 'event', seq: 5 }],
    ['#885', { kind: 'entry', number: 885 }],
    ['31 oct', { kind: 'day', date: '2026-10-31' }],
    ['5', { kind: 'day', date: '2026-11-05' }],
    ['nowhere', null],
    ['', null],
    ['-3', { kind: 'day', date: '2026-11-17' }],
  ])('%j is read as a place', (text, place) => {
    expect(parsePlace(text, today)).toEqual(place);
  });
});

describe('the rows that are drawn', () => {
  const count = fc.integer({ min: 1, max: 3_000_000 });
  const view = fc.integer({ min: 200, max: 2000 });

  test('hold the row that is scrolled to, however long the list is', () => {
    fc.assert(
      fc.property(count, view, fc.double({ min: 0, max: 1, noNaN: true }), (rows, high, part) => {
        const index = Math.floor(part * (rows - 1));
        const { first, end } = eventWindow(rows, scrollTo(index, rows, high), high);
        expect(first <= index && index < end).toBe(true);
        expect(end - first).toBeLessThan(high / 46 + 20);
      }),
    );
  });

  test('begin with the first row and end with the last', () => {
    fc.assert(
      fc.property(count, view, (rows, high) => {
        expect(eventWindow(rows, 0, high).first).toBe(0);
        expect(eventWindow(rows, listHeight(rows), high).end).toBe(rows);
      }),
    );
  });
});

describe('a step by day or month', () => {
  const day = (date: string, first: number, last: number) => {
    const count = last - first + 1;
    const on = calendarDate(date);
    return { date: on, first, last, count, late: 0, corrections: 0, by: [] };
  };
  const log = [day('2026-10-30', 1, 4), day('2026-10-31', 5, 9), day('2026-11-02', 10, 12)];

  test.each([
    [6, 1, 'day', 9],
    [9, 1, 'day', 12],
    [12, 1, 'day', null],
    [9, -1, 'day', 4],
    [3, 1, 'month', 9],
    [12, -1, 'month', 9],
    [2, -1, 'month', null],
  ] as const)('the step after event %i by %i %s leads to %j', (seq, by, unit, expected) => {
    expect(stepDays(log, seq, { by, unit })).toBe(expected);
  });
});
