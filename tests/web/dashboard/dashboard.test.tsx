import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { health } from '#api/contract/server/health.ts';
import { DashboardPage } from '#web/features/dashboard/DashboardPage.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import figures from '#tests/specimens/replies/readFigures.json' with { type: 'json' };
import billing from '#tests/specimens/replies/readBillingOverview.json' with { type: 'json' };
import healthy from '#tests/specimens/replies/health.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const full = {
  ...figures,
  revenue: { this_month: '482300.00', last_month: '9900000.50' },
  check: { balanced: true, counted_to: 115 },
};

const open = (answer: Answer, state: Answer = ok(healthy), user = meera) => {
  serverAnswers([
    [readFigures, answer],
    [readBillingOverview, ok(billing)],
    [health, state],
  ]);
  return show(DashboardPage, { path: '/dashboard', user });
};
const text = (words: string | RegExp) => page.getByText(words);
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('the dashboard', () => {
  test('shows every card while it loads, with grey where its figure comes', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the figures')).toBeInTheDocument();
    await expect.element(text('Total Revenue').first()).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Billing' }).last()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'System Management' })).toBeVisible();
  });

  test('says the same numbers in a sentence and on cards, each leading to what it counts', async () => {
    await open(ok(full));
    await expect.element(text('System Active')).toBeVisible();
    await expect.element(text(/^Books balanced at event 115/)).toBeVisible();
    await expect.element(text(/₹99,00,000.50 in the month before/)).toBeVisible();
    await expect
      .element(link(/^Total Revenue ₹4,82,300.00/))
      .toHaveAttribute('href', '/journal/reports');
    await expect.element(link(/^Active Accounts 98/)).toHaveAttribute('href', '/account');
    await expect.element(link(/^Journal Entries 5/)).toHaveAttribute('href', '/journal');
    await expect.element(link(/^Products 0/)).toHaveAttribute('href', '/product');
  });

  test('shows three steps instead of the sentence in a new book', async () => {
    const none = { open: 0 };
    await open(ok({ ...figures, accounts: none, journals: { count: 0, recorded_today: 0 } }));
    await expect.element(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect.element(link('Choose a template')).toHaveAttribute('href', '/account');
  });

  test('somebody without a book is led to their first', async () => {
    await open(ok(figures), ok(healthy), { ...meera, books: [] });
    await expect.element(link('Add a book')).toHaveAttribute('href', '/book');
  });

  test('shows every count as 0 after a failure and says that it is not fresh', async () => {
    await open('silence');
    await expect.element(link(/^Active Accounts.*Could not refresh, showing 0.*0/)).toBeVisible();
    await expect.element(link(/^Total Revenue.*₹0.00/)).toBeVisible();
    expect(page.getByLabelText('Loading the figures').elements()).toEqual([]);
  });

  test('books that do not balance are the first thing it says', async () => {
    await open(ok({ ...full, check: { balanced: false, counted_to: 115 } }));
    await expect.element(text(/^The balances of this book do not come to zero/)).toBeVisible();
    await expect.element(text('Not balanced at event 115')).toBeVisible();
  });

  test('is link cards for whoever prefers them, one of which leads nowhere', async () => {
    store.set(preferencesAtom, { ...store.get(preferencesAtom), dashboardAs: 'links' });
    await open(ok(full));
    await expect.element(link(/^Accounts/)).toHaveAttribute('href', '/account');
    await expect.element(link(/^Add Entry/)).toHaveAttribute('href', '/add/journal');
    await expect.element(link(/^Profile/)).toHaveAttribute('href', '/profile');
    await expect.element(text('Settings')).toBeVisible();
    expect(link('Settings').elements()).toEqual([]);
    store.set(preferencesAtom, { ...store.get(preferencesAtom), dashboardAs: 'figures' });
  });

  test.each<[string, Answer, string]>([
    [
      'read-only',
      ok({ ...healthy, status: 'read-only', reason: 'the disk is full' }),
      'Read-only: the disk is full',
    ],
    ['silent', 'silence', 'Server does not answer'],
  ])('says of a server that it is %s', async (_, state, words) => {
    await open(ok(full), state);
    await expect.element(text(words)).toBeVisible();
  });
});

describe('its keys', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  });
  afterEach(() => stop());

  test('1 to 4 go to the four figures', async () => {
    await open(ok(full));
    await expect.element(link(/^Active Accounts 98/)).toBeVisible();
    await userEvent.keyboard('2');
    await expect.element(link(/^Active Accounts/)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect.element(link(/^Products/).first()).toHaveFocus();
  });
});
