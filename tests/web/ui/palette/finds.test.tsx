// What the palette of the shell finds with the server's answers, and what Enter then opens.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import customers from '#tests/specimens/replies/listCustomers.json' with { type: 'json' };
import invoices from '#tests/specimens/replies/listInvoices.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { reportAsked } from '#web/shell/commands/overlays/report-words.ts';
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
    [listInvoices, matching(invoices)],
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
    ['tb 31 oct 2025', '/journal/reports?year=25-26&month=10'],
    ['tb q2 25-26', '/journal/reports?year=25-26&quarter=2'],
    ['ageing', '/journal/reports/receivables'],
    ['inv-001', '/billing/invoice/1'],
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

  test.each(['tb oct', 'TB 31 Oct', 'trial balance 31/10', 'trial 31 oct 26', 'tb 31-oct-2026'])(
    '‘%s’ is the trial balance of October',
    (text) => {
      expect(asked(text)).toEqual({ report: 'trial-balance', period: october });
    },
  );

  test('a month that is still to come is last year’s', () => {
    const march = { by: 'month', year: '25-26', month: 3 };
    expect(asked('tb 31 mar')).toEqual({ report: 'trial-balance', period: march });
  });

  test('a statement names its customer and may name a period', () => {
    expect(asked('statement of Deccan oct')).toEqual({
      report: 'statement',
      customer: 'deccan',
      period: october,
    });
  });

  test.each(['hdfc aug', 'statements', 'tb', 'rent 31', 'cash 24-25'])(
    '‘%s’ is no report of a period',
    (text) => {
      expect(asked(text)).toBeNull();
    },
  );
});
