// The day book and the books of money: what stands in them, where their rows lead, what is printed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import balances from '#tests/specimens/replies/readBalances.json' with { type: 'json' };
import { DayBookPage } from '#web/features/report/books/day-book/DayBookPage.tsx';
import { MoneyBookPage } from '#web/features/report/books/money-book/MoneyBookPage.tsx';
import { dailyView, moneyBookView } from '#web/features/report/books/money-book/money-book.ts';
import { moneyAccountsOf } from '#web/features/report/books/money-book/use-money-accounts.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { cards, figures, running } from '../running.ts';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const tableRow = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const noting =
  (body: unknown, asked: URLSearchParams[] = []) =>
  (query: URLSearchParams) => {
    asked.push(query);
    return ok(body);
  };

async function openDayBook(at = '/journal/reports/day-book?from=2026-04-02&to=2026-04-05') {
  const asked: URLSearchParams[] = [];
  serverAnswers([
    [readJournalFigures, ok(figures)],
    [listJournals, noting(cards, asked)],
  ]);
  await show(DayBookPage, { path: '/journal/reports/day-book', at });
  return asked;
}

describe('the day book', () => {
  test('has the vouchers of the days in the order of their entry, each called by its debit', async () => {
    const asked = await openDayBook();
    await expect.element(tableRow(/02 Apr 2026 Cash Narration of 1 Journal #1/)).toBeVisible();
    await expect
      .element(page.getByText('3 vouchers, ₹20,00,00,553.50 on each side.'))
      .toBeVisible();
    expect(asked[0]?.get('order')).toBe('date');
    expect([asked[0]?.get('from'), asked[0]?.get('to')]).toStrictEqual([
      '2026-04-02',
      '2026-04-05',
    ]);
  });

  test('opens a voucher by Enter, and shows all lines with both sides by V', async () => {
    await openDayBook();
    await expect.element(tableRow(/Narration of 1/)).toBeVisible();
    await press('v');
    await expect.element(tableRow('Total 20,00,00,553.50 20,00,00,553.50')).toBeVisible();
    await expect.element(tableRow('Sales 9,99,99,999.00')).toBeVisible();
    await press('j{ArrowDown}{Enter}');
    await expect.element(page.getByText('Went to /book/1/journal/2')).toBeVisible();
  });

  test('steps by as many days as the address names, and by the length of a period', async () => {
    const asked = await openDayBook();
    await press(']');
    await expect.poll(() => asked.at(-1)?.get('from')).toBe('2026-04-06');
    expect(asked.at(-1)?.get('to')).toBe('2026-04-09');
    await press('q');
    await expect.poll(() => asked.at(-1)?.get('from')?.slice(5)).toMatch(/^(01|04|07|10)-01$/);
  });

  test('a phone shows the name and the sides, and nothing wider than the page', async () => {
    await page.viewport(390, 844);
    await openDayBook();
    await expect.element(tableRow(/Narration of 1/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

const line = (id: number, date: string, amount: string, balance: string) => ({
  ...running.lines[0],
  id,
  date,
  amount,
  balance,
  narration: '',
  document: null,
});
const book = {
  ...running,
  account: { ...running.account, id: 3, name: 'Cash' },
  period: { from: '2026-04-01', to: '2026-04-30', year: '26-27' },
  opening: '550.00',
  closing: '545.00',
  totals: { debit: '650.00', credit: '105.00', total: '650.00' },
  lines: [
    line(11, '2026-04-02', '100.00', '650.00'),
    line(12, '2026-04-02', '-5.00', '645.00'),
    line(13, '2026-04-05', '-100.00', '545.00'),
  ],
  next: null,
};
const ofCash = {
  ...balances,
  rows: [{ ...balances.rows[0], account_id: 3, name: 'Cash', group: 'cash-in-hand' }],
};
const days = [
  { date: '2026-04-05', count: 1, amount: '100.00', debit: '0.00', credit: '100.00' },
  { date: '2026-04-02', count: 2, amount: '105.00', debit: '100.00', credit: '5.00' },
];

async function openCashBook(rows: object = ofCash) {
  serverAnswers([
    [readBalances, ok(rows)],
    [readLedger, ok(book)],
    [readJournalFigures, ok({ ...figures, days })],
  ]);
  const CashBook = () => <MoneyBookPage kind="cash-book" />;
  const at = '/journal/reports/cash-book?year=26-27&month=4';
  await show(CashBook, { path: '/journal/reports/cash-book', at });
}

describe('the cash book', () => {
  test('says what came in and went out, and what was there at the end of each day', async () => {
    await openCashBook();
    await expect.element(tableRow('01 Apr 2026 Opening balance 550.00 Dr')).toBeVisible();
    await expect
      .element(tableRow('30 Apr 2026 Closing balance 100.00 105.00 545.00 Dr'))
      .toBeVisible();
    const shown = page.getByRole('row').elements();
    const ends = shown.map((row) => row.textContent ?? '').filter((text) => /645.00/.test(text));
    expect(ends).toHaveLength(1);
  });

  test('stands by day after V, each day with its balance and a link to its vouchers', async () => {
    await openCashBook();
    await expect.element(tableRow(/Opening balance/)).toBeVisible();
    await press('v');
    await expect.element(tableRow('02 Apr 2026 2 vouchers 100.00 5.00 645.00 Dr')).toBeVisible();
    await expect.element(tableRow('05 Apr 2026 1 voucher 100.00 545.00 Dr')).toBeVisible();
    await press('j{Enter}');
    await expect
      .poll(() => page.getByLabelText('To', { exact: true }).element())
      .toHaveValue('02 Apr 2026');
  });

  test('says so where the book has no such account', async () => {
    await openCashBook({ ...balances, rows: [] });
    await expect.element(page.getByText('The book has no cash account.')).toBeVisible();
  });

  test('both ways of drawing it come to the same closing balance and totals', () => {
    const first = readLedger.reply.parse(book);
    const parts = { title: 'Cash book', first, hrefOf: () => '' };
    const whole = moneyBookView({ ...parts, lines: first.lines, isWhole: true });
    const told = readJournalFigures.reply.parse({ ...figures, days });
    const daily = dailyView({ ...parts, days: told.days, dayHref: () => '' });
    expect(daily.lines.at(-1)).toStrictEqual(whole.lines.at(-1));
    expect(daily.lines.at(-2)?.cells.slice(7)).toStrictEqual([54_500, 54_500]);
    expect(whole.lines.slice(1, -1).map(({ cells }) => cells[7])).toStrictEqual([
      null,
      64_500,
      54_500,
    ]);
  });

  test('takes petty cash and overdrafts for books of their own', () => {
    const rows: Parameters<typeof moneyAccountsOf>[1] = [
      { accountId: 1, name: 'Cash', group: 'cash-in-hand' },
      { accountId: 2, name: 'Petty Cash, Pune', group: 'cash-in-hand' },
      { accountId: 3, name: 'HDFC', group: 'bank-accounts' },
      { accountId: 4, name: 'SBI CC', group: 'bank-od' },
      { accountId: 5, name: 'Petty Traders', group: 'sundry-debtors' },
    ];
    const idsOf = (kind: Parameters<typeof moneyAccountsOf>[0]) =>
      moneyAccountsOf(kind, rows).map(({ id }) => id);
    expect(idsOf('cash-book')).toStrictEqual([1]);
    expect(idsOf('petty-cash-book')).toStrictEqual([2]);
    expect(idsOf('bank-book')).toStrictEqual([3, 4]);
  });
});
