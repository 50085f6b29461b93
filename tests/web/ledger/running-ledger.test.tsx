import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readListChoices } from '#api/contract/book/caller/list-choices.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import { RunningLedger } from '#web/features/journal/list/running/RunningLedger.tsx';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import { pointSpreads } from '../support/decimals.ts';
import { show } from '../support/show.tsx';
import { cards, figures, lateFigures, running } from './running.ts';
import { empty } from './specimens.ts';

const figuresFor = (query: URLSearchParams) =>
  ok(query.get('only') === 'late' || query.has('search') ? lateFigures : figures);
const cardsFor = (query: URLSearchParams) => {
  const shown = query.get('only') === 'late' || query.has('search') ? cards.slice(2) : cards;
  return ok(query.get('order') === '-date' ? shown.toReversed() : shown);
};

const Screen = () => <LedgerPage EntrySheet={() => null} Running={RunningLedger} />;

async function open(
  more: Parameters<typeof serverAnswers>[0] = [],
  at = '/account/3?year=26-27&quarter=1',
) {
  serverAnswers([
    ...more,
    [readLedger, ok(running)],
    [listJournals, cardsFor],
    [readJournalFigures, figuresFor],
  ]);
  await show(Screen, { path: '/account/:accountId', at });
}

const row = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ledgerAs: 'running' });
  await page.viewport(1440, 900);
});
afterEach(() => stop());

describe('a ledger with its running balance', () => {
  test('goes from the balance brought down by each entry to the balance carried down', async () => {
    await open();
    await expect.element(row(/#2 Journal Rent \+1 .* 10,00,00,549.00 0.00/)).toBeVisible();
    const rows = page
      .getByRole('treegrid')
      .getByRole('row')
      .elements()
      .map((one) => one.textContent);
    expect(rows.at(1)).toMatch(/01 Apr.*Balance b\/d.*550.00Dr/);
    expect(rows.at(2)).toMatch(/02 Apr#1JournalSales.*9,99,99,999.0010,00,00,549.00Dr/);
    expect(rows.at(-2)).toMatch(/Balance c\/d5.50Cr/);
    expect(rows.at(-1)).toBe('Total of 3 entries9,99,99,999.0010,00,00,554.50');
  });

  const asksFor = (asked: URLSearchParams[]) =>
    [
      listJournals,
      (query: URLSearchParams) => {
        asked.push(query);
        return cardsFor(query);
      },
    ] as const;

  test('asks the server for the account and the period alone, the first day first', async () => {
    const asked: URLSearchParams[] = [];
    await open([asksFor(asked)]);
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      account: '3',
      from: '2026-04-01',
      to: '2026-06-30',
      book_id: '1',
      limit: '100',
      order: 'date',
      offset: '0',
    });
  });

  test('has the days of the figure that led to it, until a period is chosen', async () => {
    const asked: URLSearchParams[] = [];
    await open([asksFor(asked)], '/account/3?from=2026-04-10&to=2026-06-09');
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
    const daysOf = (at: number) => [asked.at(at)?.get('from'), asked.at(at)?.get('to')];
    expect(daysOf(0)).toEqual(['2026-04-10', '2026-06-09']);
    await page
      .getByRole('button', { name: 'Remove the filter 10 Apr 2026 to 09 Jun 2026' })
      .click();
    await expect.poll(() => daysOf(-1)).toEqual(['2026-04-01', '2027-03-31']);
  });

  test('is narrowed within its period, and then has no balances at its ends', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'Late 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Late 1' }).click();
    await expect.element(row(/^Total of 1 entry shown of 3 0.00 5.50/)).toBeVisible();
    expect(page.getByText(/Balance [bc]\/d/).elements()).toEqual([]);
    await expect.element(row(/#3 Journal Tea .* 5.50 5.50 Cr/)).toBeVisible();
    await page.getByRole('button', { name: 'Late 1' }).click();
    await expect.element(page.getByText('Balance b/d')).toBeVisible();
  });

  test('is searched, and says when nothing matches', async () => {
    await open([[readJournalFigures, (query) => ok(query.has('search') ? NOTHING : figures)]]);
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
    await page.getByRole('searchbox').fill('rent of may');
    await expect.element(row(/^No entries match/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
  });

  test('is walked and opened by the keys of a register, and R shows the T', async () => {
    await open();
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
    await press('j{Enter}');
    const debit = page.getByRole('list', { name: 'Debit' });
    await expect.element(debit.getByRole('link', { name: 'Cash' })).toBeVisible();
    await press('{Escape}{Shift>}{ArrowDown}{/Shift}');
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await press('{Escape}r');
    await expect.element(page.getByText('Received from, narration')).toBeVisible();
  });

  test('has a heading for each day where the column of days is hidden', async () => {
    const choice = { hidden: ['date'], views: [], as: 'rows' };
    await open([[readListChoices, ok({ ledger: choice })]]);
    const day = /^Thursday, 02 Apr 2026 2 entries 9,99,99,999.00 10,00,00,549.00/;
    await expect.element(row(day)).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'Date' }).elements()).toEqual([]);
  });

  test('says in a period without entries what was brought down, and how to add one', async () => {
    const none = { ...figures, count: 0, debit: '0.00', credit: '0.00', days: [] };
    await open([
      [readLedger, ok({ ...empty, opening: '550.00', closing: '550.00' })],
      [readJournalFigures, ok(none)],
      [listJournals, ok([])],
    ]);
    await expect.element(page.getByText('Balance c/d')).toBeVisible();
    await expect.element(page.getByText(/There is no Entry for this Account/)).toBeVisible();
  });

  test('has its points under each other', async () => {
    await open();
    await expect.element(row(/#3 Journal Tea/)).toBeVisible();
    const spreads = await pointSpreads(page.getByRole('treegrid').element());
    expect(spreads).toHaveLength(3);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
  });
});

const NOTHING = { ...lateFigures, count: 0 };

describe('a running ledger on a phone', () => {
  test('has two lines for each entry, the last day first, and the signed amount', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(row(/Tea −5.50 05 Apr · Narration of 3 5.50 Cr/)).toBeVisible();
    const rows = page.getByRole('grid').getByRole('row').elements();
    expect(rows.map((one) => one.textContent).at(0)).toMatch(/Balance c\/d5.50/);
    await expect.element(page.getByText('+9,99,99,999.00').first()).toBeVisible();
  });
});
