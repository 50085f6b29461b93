// What the palette of the shell finds with the server's answers, and what Enter then opens.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges, listAccounts } from '#api/contract/account/account.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listPresales } from '#api/contract/trade/presale.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { calendarDate, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import customers from '#tests/specimens/replies/listCustomers.json' with { type: 'json' };
import invoices from '#tests/specimens/replies/listInvoices.json' with { type: 'json' };
import presales from '#tests/specimens/replies/listPresales.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { accountItems } from '#web/shell/commands/overlays/account-items.ts';
import { reportAsked } from '#web/shell/commands/overlays/reports/report-words.ts';
import { ShellCommands } from '#web/shell/commands/ShellCommands.tsx';
import { NotFoundPage } from '#web/shell/guards/NotFoundPage.tsx';
import { openedAtom } from '#web/state/opened.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const Screen = () => (
  <main>
    <h1>Cash</h1>
    <ShellCommands />
  </main>
);

const NotFoundWithSearch = () => (
  <main>
    <NotFoundPage />
    <ShellCommands />
  </main>
);

/** Rows of which some text contains what is searched for, as the server answers it. */
const matching = (rows: readonly object[]) => (query: URLSearchParams) => {
  const search = (query.get('search') ?? '').toLowerCase();
  return ok(rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search)));
};

const press = (text: string) => userEvent.keyboard(text);
async function wentTo(address: string) {
  await expect.element(page.getByText(`Went to ${address}`, { exact: true })).toBeVisible();
}
const prefer = (change: object) =>
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...change });

beforeEach(async () => {
  store.set(overlayAtom, null);
  store.set(openedAtom, null);
  prefer({ tallyKeys: true, singleKeys: true });
  serverAnswers([
    [listAccountChanges, okAccounts([])],
    [listBooks, ok(books)],
    [listInvoices, matching(invoices)],
    [listPresales, matching(presales)],
    [listCustomers, matching(customers)],
    [MASTERS.product.list, matching(products)],
    [listJournals, ok([])],
  ]);
  await show(Screen, { path: '/journal' });
});

describe('Enter in the palette', () => {
  test.each([
    ['new book', '/book?new=1'],
    ['members', '/book/1/members'],
    ['lock', '/book/1'],
    ['tb 31 oct 2025', '/journal/reports?on=2025-10-31'],
    ['tb oct 25-26', '/journal/reports?year=25-26&month=10'],
    ['pl q2 25-26', '/journal/reports/profit-and-loss?year=25-26&quarter=2'],
    ['bs 31 mar 2026', '/journal/reports/balance-sheet?on=2026-03-31'],
    ['db 31 oct 2025', '/journal/reports/day-book?from=2025-10-31&to=2025-10-31'],
    ['cash book q2 25-26', '/journal/reports/cash-book?year=25-26&quarter=2'],
    ['bank book', '/journal/reports/bank-book'],
    ['balance sheet', '/journal/reports/balance-sheet'],
    ['cf q2 25-26', '/journal/reports/cash-flow?year=25-26&quarter=2'],
    ['gst summary', '/journal/reports/gst-summary'],
    ['stock summary', '/journal/reports/stock-summary'],
    ['year end 25-26', '/journal/reports/year-end?year=25-26'],
    ['year end', '/journal/reports/year-end'],
    ['statement lines', '/journal/reports/statement-lines'],
    ['fixed assets 25-26', '/journal/reports/fixed-assets?year=25-26'],
    ['gst summary q2 25-26', '/journal/reports/gst-summary?year=25-26&quarter=2'],
    ['sales register oct 25-26', '/journal/reports/sales-register?year=25-26&month=10'],
    ['tb q2 25-26', '/journal/reports?year=25-26&quarter=2'],
    ['ageing', '/journal/reports/receivables'],
    ['inv-001', '/billing/invoice/1'],
    ['dc-001', '/billing/presale/2'],
    ['basmati', '/product/1'],
    ['29aaack', '/customers/1'],
    ['statement kar', '/customers/1/statement'],
    ['statement{Enter}kar', '/customers/1/statement'],
    ['soa karnataka q1 25-26', '/customers/1/statement?year=25-26&quarter=1'],
  ])('goes, for ‘%s’, to %s', async (text, address) => {
    await press(`{Control>}k{/Control}${text}{Enter}`);
    await wentTo(address);
  });
});

test('an account that has ‘pl’ inside a word does not stand before a report of a period', () => {
  const today = calendarDate('2026-11-20');
  const look = { today, scope: undefined, onHistory: () => undefined };
  const [account] = listAccounts.reply.parse(accounts);
  const found = account === undefined ? [] : [{ ...account, name: 'Advance to Suppliers' }];
  expect(accountItems(found, 'pl q2 25-26', look)).toEqual([]);
  expect(accountItems(found, 'advance q2 25-26', look)).toHaveLength(1);
});

test('a backup is the zip of everything of the book', async () => {
  const downloaded: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function notFollowed(this: HTMLAnchorElement) {
    downloaded.push(new URL(this.href).pathname);
  });
  await press('{Control>}k{/Control}backup{Enter}');
  await expect.poll(() => downloaded).toEqual(['/api/islogin/book/1/export']);
  click.mockRestore();
});

test('what is typed into the search of Not Found goes on in the palette', async () => {
  await show(NotFoundWithSearch, { path: '/no/such/page' });
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await press('basmati{Enter}');
  await wentTo('/product/1');
  expect(store.get(openedAtom) ?? []).toEqual([]);
});

test.each([
  [{ tallyKeys: true }, 'New invoiceF8'],
  [{ tallyKeys: false }, 'New invoiceN I'],
  [{ tallyKeys: false, singleKeys: false }, 'New invoice'],
])('a key is shown only where it works: with %o it reads %s', async (switches, text) => {
  prefer(switches);
  await press('{Control>}k{/Control}new invoice');
  const invoice = page.getByRole('option', { name: 'New invoice' });
  await expect.element(invoice).toBeVisible();
  expect(invoice.element().textContent).toBe(text);
});

describe('the words of a report', () => {
  const today = parseCalendarDate('2026-11-23');
  const asked = (text: string) => (today === null ? null : reportAsked(text, today));
  const october = { by: 'month', year: '26-27', month: 10 };

  test('a month is the trial balance of that month', () => {
    expect(asked('tb oct')).toEqual({ report: 'trial-balance', period: october, on: null });
  });

  test.each(['TB 31 Oct', 'trial balance 31/10', 'trial 31 oct 26', 'tb 31-oct-2026'])(
    '‘%s’ is the trial balance on that very day',
    (text) => {
      const on = '2026-10-31';
      expect(asked(text)).toEqual({ report: 'trial-balance', period: october, on });
    },
  );

  test.each([
    ['tb 31 mar', '2026-03-31'],
    ['tb 29 feb', '2024-02-29'],
    ['tb 30 nov', '2026-11-30'],
  ])('‘%s’ is the latest day of that name whose month has begun', (text, on) => {
    expect(asked(text)).toMatchObject({ report: 'trial-balance', on });
  });

  test('a statement names its customer and may name a period', () => {
    expect(asked('statement of Deccan oct')).toEqual({
      report: 'statement',
      customer: 'deccan',
      period: october,
    });
  });

  test.each([
    ['db oct', null],
    ['day book 31 oct', '2026-10-31'],
  ])('‘%s’ is the day book of October, or of its day', (text, on) => {
    const dayBook = { report: 'book', book: 'day-book' };
    expect(asked(text)).toEqual({ ...dayBook, period: october, on });
  });

  test.each(['cf oct', 'cash flow oct', 'cashflow oct'])(
    '‘%s’ is the cash flow of October',
    (text) => {
      expect(asked(text)).toEqual({ report: 'cash-flow', period: october, on: null });
    },
  );

  test.each(['cash', 'cash oct', 'gst', 'plant', 'bs traders'])(
    '‘%s’ asks for an account rather than for a report',
    (text) => {
      expect(asked(text)).toBeNull();
    },
  );

  test.each(['hdfc aug', 'statements', 'tb', 'rent 31', 'cash 24-25'])(
    '‘%s’ is no report of a period',
    (text) => {
      expect(asked(text)).toBeNull();
    },
  );
});
