import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { readSinceLastVisit } from '#api/contract/book/caller/since.ts';
import { listOpenBills } from '#api/contract/customer/receivables.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { health } from '#api/contract/server/health.ts';
import { DashboardPage } from '#web/features/dashboard/DashboardPage.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import type { ReceiptProps } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderProps } from '#web/shell/form/reminder-dialog.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import billing from '#tests/specimens/replies/readBillingOverview.json' with { type: 'json' };
import healthy from '#tests/specimens/replies/health.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';
import { bills, full, since } from './specimens.ts';

const Receipt = ({ customer }: ReceiptProps) => <p role="dialog">Receipt of {customer.name}</p>;
const Reminder = ({ subject }: ReminderProps) => (
  <p role="dialog">Reminder of {subject.invoices?.join()}</p>
);
const Page = () => <DashboardPage Receipt={Receipt} Reminder={Reminder} />;

const open = (answer: Answer, state: Answer = ok(healthy), user = meera) => {
  serverAnswers([
    [readFigures, answer],
    [readBillingOverview, ok(billing)],
    [listOpenBills, ok(bills)],
    [readSinceLastVisit, ok(since)],
    [listBooks, ok(books)],
    [health, state],
  ]);
  return show(Page, { path: '/dashboard', user });
};
const text = (words: string | RegExp) => page.getByText(words);
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('the dashboard', () => {
  test('shows every card while it loads, with grey where its figure comes', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the figures')).toBeInTheDocument();
    await expect.element(text('Total Revenue')).toBeVisible();
    await expect.element(page.getByLabelText('Loading the billing')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'System Management' })).toBeVisible();
  });

  test('names no key of Tally while those are off', async () => {
    await open(ok(full));
    await expect.element(text('System Active')).toBeVisible();
    const hints = [...document.querySelectorAll('kbd')].map((one) => one.textContent ?? '');
    expect(hints).toContain('N I');
    expect(hints.filter((hint) => /^F\d/.test(hint))).toEqual([]);
  });

  test('says first what is overdue and what falls due', async () => {
    await open(ok(full));
    await expect.element(text('System Active')).toBeVisible();
    await expect.element(text(/^Books balanced at event 115/)).toBeVisible();
    await expect
      .element(page.getByRole('paragraph').filter({ hasText: 'is overdue from' }))
      .toMatchTextContent(
        '₹63,800.00 is overdue from one customer, the oldest 107 days late. ' +
          'Supplier bills of ₹3,25,237.50 fall due by 27 Nov.',
      );
  });

  test('has four figures, each leading to what it adds up, and its parts', async () => {
    await open(ok(full));
    await expect
      .element(link(/Cash and bank.*₹7,69,298.50 2 banks 7,25,700 · cash 43,599/))
      .toBeVisible();
    await expect
      .element(link(/Outstanding ₹10,31,755.00 Invoices 10,34,755.00 · on account −3,000.00/))
      .toHaveAttribute('href', '/journal/reports/receivables');
    await expect.element(link(/Payable ₹3,25,237.50 Bills 3,25,237.50/)).toBeVisible();
    await expect
      .element(link(/Total Revenue ₹4,82,300.00 1 to 20 Nov, before GST · to 20 Oct 6,92,000/))
      .toHaveAttribute('href', '/billing');
    // Above, and among the four cards of the billing: the same figure.
    expect(text('Total Revenue').elements()).toHaveLength(2);
    expect(text('₹4,82,300.00').elements()).toHaveLength(2);
    expect(text(/%/).elements()).toHaveLength(1);
    await expect.element(link('Active Accounts 98')).toHaveAttribute('href', '/account');
    await expect.element(link('Journal Entries 5')).toHaveAttribute('href', '/journal');
    await expect.element(link('Products 0')).toHaveAttribute('href', '/product');
  });

  test('its ages foot to what is outstanding', async () => {
    await open(ok(full));
    const table = page.getByRole('table', { name: 'Outstanding by age' });
    await expect.element(table.getByText('10,31,755.00')).toBeVisible();
    const cells = table.getByRole('row').elements();
    const paise = cells.map((row) => {
      const figure = row.querySelector('td:last-child')?.textContent ?? '';
      return Number(figure.replaceAll(/[,.]/g, '').replace('−', '-'));
    });
    const total = paise.pop();
    expect(paise).toHaveLength(6);
    expect(paise.reduce((sum, one) => sum + one, 0)).toBe(total);
    for (const figure of table.getByRole('link').elements()) {
      const { explain } = (figure as HTMLElement).dataset;
      expect(explain).toBe(figure.getAttribute('href'));
      expect(explain).toMatch(/of=receivables&line=(late%2F|unallocated|total).*as_on=2026-11-20/);
    }
    expect(table.getByRole('link').elements().length).toBeGreaterThan(3);
    await expect
      .element(page.getByRole('img', { name: /^Outstanding by age on 20 Nov 2026: Not due ₹9,70/ }))
      .toBeInTheDocument();
  });

  test('shows the months as bars, and as a table whose foot is their sum', async () => {
    await open(ok(full));
    const bars = page.getByRole('img', { name: /^Income and expense by month, Dec 2025 to Nov/ });
    await expect.element(bars).toBeVisible();
    await page.getByRole('button', { name: 'View as table' }).click();
    const foot = page.getByRole('row', { name: /^Twelve months/ });
    await expect.element(foot).toMatchTextContent('Twelve months550.000.00550.00');
  });

  test('offers a receipt and a reminder for what is overdue, and nothing for what is not', async () => {
    await open(ok(full));
    const row = page.getByRole('list', { name: 'Overdue' }).getByRole('listitem');
    await expect.element(row).toMatchTextContent(/^INV-025Godavari Knitwear107 days late63,800.00/);
    await row.getByRole('button', { name: /^Record receipt/ }).click();
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('Receipt of Godavari Knitwear');
    await row.getByRole('button', { name: /^Remind/ }).click();
    await expect.element(page.getByText('Reminder of 25')).toBeVisible();
  });

  test('tells what is new since the last visit, corrections first', async () => {
    await open(ok(full));
    const part = page.getByRole('region', { name: 'Since you were last here' });
    await expect.element(part).toMatchTextContent(/18 Nov 2026, 18:40/);
    const lines = part.getByRole('listitem');
    await expect
      .element(lines.first())
      .toMatchTextContent(
        'Corrected #887: telephone, now electricity12,980.00R Iyer, 20 Nov 12:10 · dated 31 Oct',
      );
    await expect.element(lines.nth(1)).toMatchTextContent(/^Two invoices issued12,980.00R Iyer/);
    await expect.element(lines.nth(2)).toMatchTextContent(/^Rent of Nov/);
    await expect
      .element(link('All 4 entries since then'))
      .toHaveAttribute('href', '/journal?since=1240');
  });

  test('shows three steps instead of the sentence in a new book', async () => {
    const none = { open: 0 };
    await open(
      ok({ ...full, accounts: none, journals: { count: 0, recorded_today: 0, latest_date: null } }),
    );
    await expect.element(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect.element(link('Choose a template')).toHaveAttribute('href', '/account');
  });

  test('somebody without a book is led to their first', async () => {
    await open(ok(full), ok(healthy), { ...meera, books: [] });
    await expect.element(link('Add a book')).toHaveAttribute('href', '/book?new=1');
  });

  test('shows every count as 0 after a failure and says that it is not fresh', async () => {
    await open('silence');
    await expect.element(link(/^Outstanding *Could not refresh, showing 0 ₹0.00/)).toBeVisible();
    await expect.element(link(/^Total Revenue.*₹0.00/)).toBeVisible();
    await expect.element(link('Active Accounts 0')).toBeVisible();
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
    await expect.element(link(/^Outstanding ₹10/)).toBeVisible();
    await userEvent.keyboard('2');
    await expect.element(link(/^Outstanding/)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect.element(link(/^Total Revenue/)).toHaveFocus();
  });
});
