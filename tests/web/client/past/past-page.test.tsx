// A page of the past: what it asks for, what it draws, and which keys rest on it.
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { readMoment } from '#api/contract/book/log/log-head.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { TrialBalancePage } from '#web/features/report/trial-balance/TrialBalancePage.tsx';
import { PastFrame } from '#web/shell/guards/past/PastFrame.tsx';
import { PastRibbon } from '#web/shell/guards/past/PastRibbon.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { momentWithEvent } from '#web/shell/guards/past/words.ts';
import { laterPeriod } from '#web/client/past/later-period.ts';
import { useMoment } from '#web/client/past/moment.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { recordedBalances } from '../../ledger/balances.ts';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
  await page.viewport(1280, 900);
});
afterEach(() => stop());

const THEN = {
  event: 300,
  recorded_at: '2026-11-10T08:35:00.000Z',
  day: '2026-11-10',
  act_end: 300,
  events_after: 6,
};

/** The frame of a page, as the shell puts it. */
function framed(Screen: () => ReactNode) {
  return function Framed() {
    const moment = useMoment();
    if (moment === null) return <Screen />;
    return (
      <>
        <PastRibbon bookId={1} moment={moment} />
        <PastFrame bookId={1} moment={moment}>
          <Screen />
        </PastFrame>
      </>
    );
  };
}

const pressed: string[] = [];
function Plain() {
  useKeys('Page', [
    { keys: 'X', does: 'Correct', run: () => void pressed.push('X'), writes: true },
    { keys: 'H', does: 'History', run: () => void pressed.push('H') },
    ...acceptKeys('Post', () => void pressed.push('Ctrl+Enter')),
  ]);
  return (
    <>
      <h1>Today is {todayInIndia()}</h1>
      <PresentOnly>
        <button type="button">New entry</button>
      </PresentOnly>
    </>
  );
}

const open = async (at: string, answer: Answer, Screen: () => ReactNode = Plain) => {
  pressed.length = 0;
  serverAnswers([
    [readMoment, answer],
    [readBalances, (query) => ok(query.has('at') ? recordedBalances : later)],
  ]);
  await show(framed(Screen), { path: '/journal/reports', at });
};

const [changed, ...others] = recordedBalances.rows;
const later = {
  ...recordedBalances,
  rows: [
    ...(changed === undefined ? [] : [{ ...changed, closing: { debit: '1.00', credit: '0.00' } }]),
    ...others,
  ],
};
const MARCH = calendarDate('2026-03-31');
const ribbon = page.getByRole('region', { name: 'The past' });

describe('a page of the past', () => {
  test('says its moment and takes the day of then for today', async () => {
    await open('/journal/reports?at=2026-11-10', ok(THEN));
    await expect.element(ribbon.getByText(/as known on 10 Nov 2026/)).toBeVisible();
    await expect.element(ribbon.getByText(/6 came later/)).toBeVisible();
    await expect.element(page.getByRole('heading')).toHaveTextContent('Today is 2026-11-10');
    await expect
      .element(ribbon.getByRole('link', { name: 'See what changed' }))
      .toHaveAttribute('href', '/book/1/history?a=2026-11-10');
  });

  test('is named on paper by what was asked for and by the event that it means', () => {
    const onPaper = (at: string | null, asOn: string | null = null) =>
      momentWithEvent({ at, asOn }, THEN);
    expect(onPaper('2026-11-11')).toBe('as known on 11 Nov 2026: event 300, 10 Nov 2026, 14:05');
    expect(onPaper('300')).toBe('as known at event 300, 10 Nov 2026, 14:05');
    expect(onPaper(null, '2026-10-31')).toBe(
      'as on 31 Oct 2026, as known at event 300, 10 Nov 2026, 14:05',
    );
  });

  test('draws no control that writes, and its keys rest', async () => {
    await open('/journal/reports?at=300', ok(THEN));
    await expect.element(page.getByRole('heading')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'New entry' })).not.toBeInTheDocument();
    await userEvent.keyboard('xh{Control>}{Enter}{/Control}');
    expect(pressed).toEqual(['H']);
  });

  test('leads back to the same page of the present on Escape', async () => {
    await open('/journal/reports?q=rent&at=300', ok(THEN));
    await expect.element(page.getByRole('heading')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(ribbon).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'New entry' })).toBeVisible();
  });

  test('says why the books cannot be shown at a moment, and leads back', async () => {
    const wrong = problem(400, 'invalid_request', 'at: This book has no such event; it has fewer.');
    await open('/journal/reports?at=999999', wrong);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('The books cannot be shown at this moment');
    await expect.element(page.getByText(/^This book has no such event/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to now' }).click();
    await expect.element(page.getByRole('button', { name: 'New entry' })).toBeVisible();
  });

  test('offers the day of entry where the book was not there yet', async () => {
    const wrong = problem(400, 'invalid_request', 'at: That moment is before the book.');
    await open('/journal/reports?at=2026-10-31', wrong);
    await page.getByRole('link', { name: 'As on 31 Oct 2026' }).click();
    await expect.element(ribbon).toBeVisible();
    await expect.element(page.getByText(/as on 31 Oct 2026/).first()).toBeVisible();
  });

  test('leads to the period of the day where the one that is named begins later', async () => {
    await open('/journal/reports?year=26-27&quarter=1&as_on=2026-03-31', ok(THEN));
    await expect
      .element(page.getByText(/26-27 begins on 01 Apr 2026, after that day/))
      .toBeVisible();
    await page.getByRole('link', { name: 'Show 4th quarter, Jan to Mar, 25-26' }).click();
    await expect.element(page.getByRole('heading')).toHaveTextContent('Today is 2026-03-31');
    expect(laterPeriod({ pathname: '/journal', search: '?year=26-27' }, MARCH)).toBeNull();
    expect(laterPeriod({ pathname: '/account/3', search: '?year=25-26' }, MARCH)).toBeNull();
    const days = { pathname: '/book/1/account/3', search: '?from=2026-04-02&to=2026-05-01&view=t' };
    expect(laterPeriod(days, MARCH)).toMatchObject({
      label: null,
      earlier: { label: '25-26', href: '/book/1/account/3?view=t&year=25-26' },
    });
  });

  test('marks the accounts whose figures differ today, and no others', async () => {
    await open('/journal/reports?at=300', ok(THEN), () => <TrialBalancePage />);
    await expect.element(page.getByText('changed since')).toBeVisible();
    expect(page.getByText('changed since').elements()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /^Working paper/ })).toBeVisible();
  });

  test('opens no form, and says why', async () => {
    await open('/journal/reports?new=1&at=300', ok(THEN));
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Nothing can be posted in the past');
  });
});
