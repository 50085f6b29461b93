// The registers of sales and notes, the summary of tax, and the summary and ledgers of a group.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { readGstSummary, readTaxRegister } from '#api/contract/account/registers.ts';
import balances from '#tests/specimens/replies/readBalances.json' with { type: 'json' };
import ledger from '#tests/specimens/replies/readLedger.json' with { type: 'json' };
import register from '#tests/specimens/replies/readTaxRegister.json' with { type: 'json' };
import summary from '#tests/specimens/replies/readGstSummary.json' with { type: 'json' };
import { GroupsPage } from '#web/features/report/books/groups/GroupsPage.tsx';
import { movesOf } from '#web/features/report/books/groups/group-balances.ts';
import { isWithin } from '#web/features/report/books/groups/group-summary.ts';
import { ledgersDocument } from '#web/features/report/books/groups/ledgers-document.ts';
import { GstSummaryPage } from '#web/features/report/books/gst/GstSummaryPage.tsx';
import { gstSummaryView } from '#web/features/report/books/gst/gst-summary.ts';
import { TaxRegisterPage } from '#web/features/report/books/register/TaxRegisterPage.tsx';
import { monthlyView, registerView } from '#web/features/report/books/register/tax-register.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const press = (keys: string) => userEvent.keyboard(keys);
const range = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };

const SalesRegister = () => <TaxRegisterPage kind="sales" />;

describe('a register', () => {
  const drawn = {
    title: 'Sales register',
    range,
    register: readTaxRegister.reply.parse(register),
    hrefOf: (id: number) => `/journal/${id}`,
    monthHref: (month: string) => `/month/${month}`,
  };

  test('shows a year by month and by V its vouchers, and ends in the same total', async () => {
    const path = '/journal/reports/sales-register';
    serverAnswers([[readTaxRegister, ok(register)]]);
    await show(SalesRegister, { path, at: `${path}?year=26-27` });
    const total = page.getByRole('row', { name: /^Total/ });
    await expect.element(total).toBeVisible();
    await press('v');
    await expect.element(page.getByRole('columnheader', { name: 'GSTIN' })).toBeVisible();
    await expect.element(total).toBeVisible();
    expect(registerView(drawn, drawn.register.rows).lines.at(-1)).toStrictEqual(
      monthlyView(drawn).lines.at(-1),
    );
  });

  test('leads from a month to its vouchers, and from one of those to its journal', () => {
    const [month] = drawn.register.months;
    expect(monthlyView(drawn).lines[0]?.href).toBe(`/month/${month?.month}`);
    const [row] = drawn.register.rows;
    expect(registerView(drawn, drawn.register.rows).lines[0]?.href).toBe(
      `/journal/${row?.journalId}`,
    );
  });
});

test('a month of a register is explained by its own days, head by head', () => {
  const view = monthlyView({
    title: 'Sales register',
    range,
    register: readTaxRegister.reply.parse(register),
    hrefOf: String,
    monthHref: String,
    explainMonth: (month) => (head) => `${month} ${head}`,
  });
  const [line] = view.lines;
  const [month] = register.months;
  expect(line?.explainCells?.[5]).toBe(`${month?.month} taxable`);
  expect(line?.explain).toBe(`${month?.month} total`);
});

describe('the summary of tax', () => {
  test('says whether it equals the accounts, and is no wider than a phone', async () => {
    await page.viewport(390, 844);
    const none = { cgst: '0.00', sgst: '0.00', igst: '0.00', cess: '0.00' };
    const whole = { ...summary, without_document: none, taken_off: none };
    serverAnswers([[readGstSummary, ok(whole)]]);
    await show(GstSummaryPage, { path: '/journal/reports/gst-summary' });
    await expect.element(page.getByText(/Invoices and notes match the ledger/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('says first what was posted without a document, and claims no agreement then', async () => {
    const added = { cgst: '106438.29', sgst: '106438.29', igst: '0.00', cess: '0.00' };
    const byHand = { ...summary, without_document: added };
    serverAnswers([[readGstSummary, ok(byHand)]]);
    await show(GstSummaryPage, { path: '/journal/reports/gst-summary' });
    const words = '₹2,12,876.58 of output GST was posted without an invoice and is in no return.';
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByText(/match the ledger|agrees/).elements()).toHaveLength(0);
    const parsed = readGstSummary.reply.parse(byHand);
    const view = gstSummaryView({ summary: parsed, range, sourceHref: () => null });
    expect(view.remarks).toStrictEqual([words]);
  });

  test('comes to the same sum whatever the lines are told apart by', () => {
    const parsed = readGstSummary.reply.parse(summary);
    const { lines } = gstSummaryView({ summary: parsed, range, sourceHref: () => null });
    const sums = lines.filter(({ as, key }) => as === 'subtotal' && key !== 'ledger');
    expect(sums).toHaveLength(4);
    expect(new Set(sums.map(({ cells }) => JSON.stringify(cells))).size).toBe(1);
  });
});

const rowOf = (id: number, name: string, group: string, closing: string) => ({
  ...balances.rows[0],
  account_id: id,
  name,
  group,
  opening: { debit: '0.00', credit: '0.00' },
  movement: { debit: closing, credit: '0.00' },
  closing: { debit: closing, credit: '0.00' },
});
const some = {
  ...balances,
  rows: [
    rowOf(3, 'Cash', 'cash-in-hand', '100.00'),
    rowOf(5, 'HDFC', 'bank-accounts', '250.50'),
    rowOf(9, 'Rent', 'indirect-expenses', '40.00'),
  ],
};
const Summary = () => <GroupsPage report="group-summary" />;

describe('the summary of a group', () => {
  test('opens from group to account, each with the sum of what is within it', async () => {
    serverAnswers([[readBalances, ok(some)]]);
    const path = '/journal/reports/group-summary';
    await show(Summary, { path, at: `${path}?year=25-26` });
    await expect
      .element(page.getByRole('row', { name: 'Current Assets 350.50 350.50 Dr' }))
      .toBeVisible();
    await page.getByRole('link', { name: 'Current Assets' }).click();
    await page.getByRole('link', { name: 'Bank Accounts' }).click();
    await expect.element(page.getByRole('row', { name: 'HDFC 250.50 250.50 Dr' })).toBeVisible();
    await press('j{Enter}');
    await expect.element(page.getByText('Went to /account/5?year=25-26')).toBeVisible();
  });

  test('says how many of its accounts are on the screen, and sums them all', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) =>
      rowOf(100 + at, `Customer ${at}`, 'sundry-debtors', '1.00'),
    );
    const limits: (string | null)[] = [];
    const answer = (query: URLSearchParams) => {
      limits.push(query.get('each'));
      return ok({ ...balances, rows });
    };
    serverAnswers([[readBalances, answer]]);
    const path = '/journal/reports/group-summary';
    await show(Summary, { path, at: `${path}?year=25-26&group=sundry-debtors` });
    const textOf = (what: string) => () => document.querySelector(what)?.textContent;
    await expect.poll(textOf('[role=status]')).toContain('500 of 1,200 lines; print and export');
    expect(textOf('tbody tr:last-child')()).toContain('1,200.00');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(textOf('[role=status]')).toContain('1,000 of 1,200 lines');
    expect(new Set(limits)).toStrictEqual(new Set([null]));
  });

  test('knows which groups stand within others', () => {
    expect(isWithin('cash-in-hand', 'current-assets')).toBe(true);
    expect(isWithin('cash-in-hand', 'bank-accounts')).toBe(false);
    expect(isWithin('', 'none')).toBe(true);
    expect(isWithin('', null)).toBe(true);
  });

  test('days within a year leave out what was there the day before', () => {
    const before = { ...balances, rows: [rowOf(5, 'HDFC', 'bank-accounts', '200.00')] };
    const read = (told: unknown) => readBalances.reply.parse(told);
    expect(movesOf(read(some), read(before)).find(({ id }) => id === 5)).toMatchObject({
      opening: 20_000,
      debit: 5050,
      credit: 0,
      closing: 25_050,
    });
  });
});

test('the ledgers of many accounts are one document with contents', async () => {
  const accounts = movesOf(readBalances.reply.parse(some), null).slice(0, 2);
  const work = {
    read: (async (endpoint: object) =>
      endpoint === readLedger ? readLedger.reply.parse({ ...ledger, next: null }) : null) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  };
  const asked = { bookId: 1, title: 'Ledgers', days: range, accounts };
  const { lines } = await ledgersDocument(work, asked);
  const names = lines.filter(({ as }) => as === 'group').map(({ cells }) => cells[1]);
  expect(names).toStrictEqual(['Contents', '1. Cash', '2. HDFC']);
  const ends = lines.filter(({ as }) => as === 'subtotal').map(({ cells }) => cells[6]);
  expect(ends).toStrictEqual([10_000, 25_050]);
  await expect(ledgersDocument({ ...work, linesMax: 3 }, asked)).rejects.toMatchObject({
    linesMax: 3,
  });
});
