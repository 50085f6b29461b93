import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { listOpenBills } from '#api/contract/customer/receivables.ts';
import { readStatement } from '#api/contract/customer/statement.ts';
import { StatementPage } from '#web/features/customer/statement/StatementPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { NOT_FOUND, statement } from './specimens.ts';
import type { OpenBill } from '#tests/support/replies-on-wire.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const path = '/customers/:customerId/statement';
const at = '/customers/1/statement?year=26-27';

const bill: OpenBill = {
  account_id: 40,
  customer_id: 1,
  customer_name: 'Karnataka Agro Mills',
  item: { kind: 'invoice', id: 7, line: null },
  number: 'INV-001',
  date: '2026-09-08',
  due_date: '2026-10-08',
  amount: '56700.00',
  open: '56500.00',
  without_bill: false,
  days_late: 44,
  days_old: 44,
  age: 2,
};
const receipt: OpenBill = {
  ...bill,
  item: { kind: 'receipt', id: 3, line: null },
  number: 'RV-001',
  due_date: null,
  amount: '-2500.00',
  open: '-2200.00',
  days_late: null,
  days_old: null,
  age: null,
};
const openBills = {
  as_of: '2026-11-21',
  days: [30, 60, 90],
  rows: [bill, receipt],
  count: 2,
  total: '54300.00',
  next: null,
};

/** As on which days the open bills were asked for. */
const days: string[] = [];

async function open(...answers: Answer[]) {
  const calls = serverAnswers([
    [readStatement, ...answers],
    [readBillingSettings, ok(settings)],
    [
      listOpenBills,
      (query) => {
        days.push(query.get('as_on') ?? '');
        return ok(openBills);
      },
    ],
  ]);
  await show(StatementPage, { path, at });
  return calls;
}

test('a statement begins with what was owed, ends with what is, and foots', async () => {
  await open(ok(statement));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Statement of account');
  const rows = page.getByRole('table', { name: /^Statement of account/ }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('01 Apr 2026Brought forward100.00Dr');
  await expect
    .element(rows.nth(2))
    .toMatchTextContent('08 Sep 2026Invoice INV-00156,700.0056,800.00Dr');
  await expect
    .element(rows.nth(3))
    .toMatchTextContent('21 Nov 2026Receipt RV-0012,500.0054,300.00Dr');
  await expect.element(rows.last()).toMatchTextContent('Total56,700.002,500.0054,300.00Dr');
  await expect
    .element(page.getByRole('link', { name: 'Invoice INV-001' }))
    .toHaveAttribute('href', '/billing/invoice/7');
  await expect
    .element(page.getByRole('link', { name: 'Receipt RV-001' }))
    .toHaveAttribute('href', '/book/1/journal/31');
});

test('a statement of a period without anything says so', async () => {
  await open(ok({ ...statement, opening: '0.00', closing: '0.00', lines: [] }));
  await expect
    .element(page.getByText('Nothing was billed or received in this period.'))
    .toBeVisible();
});

test('a statement is drawn as grey rows while it is on its way', async () => {
  await open('waiting');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

test('a statement that did not come says why', async () => {
  await open('silence');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load the statement');
});

test('the statement of nobody leads back to the list', async () => {
  await open(NOT_FOUND);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('No such customer');
});

test('a statement goes back a year by [', async () => {
  await open(ok(statement));
  await expect.element(page.getByRole('link', { name: 'Invoice INV-001' })).toBeVisible();
  await userEvent.keyboard('[[');
  await expect.element(page.getByLabelText('Financial year')).toHaveValue('25-26');
});

test('a statement is printed as a letter: from whom, to whom, with its pages numbered', async () => {
  await open(ok(statement));
  await expect.element(page.getByRole('link', { name: 'Invoice INV-001' })).toBeVisible();
  const letter = () => document.querySelector('header')?.textContent ?? '';
  await expect.poll(letter).toContain('FromSahyadri Traders12 Market RoadPune 411001, Maharashtra');
  const said = letter();
  expect(said).toContain('GSTIN 27AAPFU0939F1ZV');
  expect(said).toContain('ToKarnataka Agro Mills Private LimitedKarnataka Agro Mills');
  expect(pageRules()).toContain('counter(pages)');
});

const pageRules = (): string =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

test('a statement ends with the open bills and their ages, which come to its closing balance', async () => {
  days.length = 0;
  await open(ok({ ...statement, to: '2099-03-31' }));
  const table = page.getByRole('table', { name: 'Open bills, the oldest first' });
  const rows = table.getByRole('row');
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('INV-00108 Sep 202608 Oct 202656,700.00200.0056,500.0044');
  await expect.element(rows.nth(2)).toMatchTextContent('RV-00108 Sep 20262,200.00−2,200.00');
  await expect.element(rows.last()).toMatchTextContent('Total56,700.002,400.0054,300.00');
  await expect
    .element(page.getByLabelText('Outstanding by age').getByText('31 to 60 days'))
    .toBeVisible();
  await expect.element(page.getByText('₹54,300.00').last()).toBeVisible();
  expect(days.every((day) => day < '2099')).toBe(true);
  expect(days).toHaveLength(1);
});
