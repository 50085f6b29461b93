import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalanceSheet, readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import ratios from '#tests/specimens/replies/readRatios.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import { listBooks } from '#api/contract/book/book.ts';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import { setShareCapital } from '#api/contract/account/reports/share-capital.ts';
import { BalanceSheetPage } from '#web/features/report/statement/sheet/BalanceSheetPage.tsx';
import { ProfitAndLossPage } from '#web/features/report/statement/result/ProfitAndLossPage.tsx';
import {
  balanceSheetSheet,
  profitAndLossSheet,
} from '#web/features/report/statement/statement-sheet.ts';
import { daysOf } from '#web/shell/balances/use-days.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import type { Answer } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';
import { capital, company, part, result, row, sheet } from './statement-replies.ts';

const PER_SHARE_NOTE = 'profit ₹4,02,700.00, 1,00,000 equity shares on average, diluted 1,25,000.';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const tableRow = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const widthOfPage = () => document.documentElement.scrollWidth;

async function openResult(
  answer: Answer = ok(result),
  at = '/journal/reports/profit-and-loss?year=25-26',
) {
  const asked: URLSearchParams[] = [];
  const noting = (query: URLSearchParams) => {
    asked.push(query);
    return typeof answer === 'function' ? answer(query) : answer;
  };
  serverAnswers([[readProfitAndLoss, noting]]);
  await show(ProfitAndLossPage, { path: '/journal/reports/profit-and-loss', at });
  return asked;
}

async function openSheet(
  answer: Answer = ok(sheet),
  at = '/journal/reports/balance-sheet?on=2026-03-31',
) {
  const asked: URLSearchParams[] = [];
  const noting = (query: URLSearchParams) => {
    asked.push(query);
    return typeof answer === 'function' ? answer(query) : answer;
  };
  serverAnswers([
    [readBalanceSheet, noting],
    [readRatios, ok(ratios)],
  ]);
  await show(BalanceSheetPage, { path: '/journal/reports/balance-sheet', at });
  return asked;
}

/** E in a row, or in one of its figures. */
async function explainIn(selector: string): Promise<void> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  document.querySelector<HTMLElement>(selector)?.focus();
  await press('e');
}

describe('a figure of a statement', () => {
  test('is explained by the events of its account in the days of its column', async () => {
    await openResult();
    await explainIn('tr[data-id="9"] [data-at="1"]');
    await expect
      .element(
        page.getByText('Went to /book/1/history?explain=9&first=2024-04-01&as_on=2025-03-31'),
      )
      .toBeVisible();
  });

  test('is explained by its line where it is a sum, laid out as its page is', async () => {
    await openResult();
    await explainIn('tr[data-code="result-net-profit"] [data-at="0"]');
    const line = 'of=profit-and-loss&line=result-net-profit&as=proprietor';
    const explained = `/book/1/history?explain=0&${line}&first=2025-04-01&as_on=2026-03-31`;
    await expect.element(page.getByText(`Went to ${explained}`)).toBeVisible();
  });

  test('is explained in another column as the statement has it there', async () => {
    await openResult();
    await explainIn('tr[data-code="result-gross-profit"] [data-at="1"]');
    const line = 'of=profit-and-loss&line=result-gross-profit&as=proprietor&laid=2026-03-31';
    const explained = `/book/1/history?explain=0&${line}&first=2024-04-01&as_on=2025-03-31`;
    await expect.element(page.getByText(`Went to ${explained}`)).toBeVisible();
  });

  test('is explained from the sums of a T-form', async () => {
    await openSheet(undefined, '/journal/reports/balance-sheet?on=2026-03-31&layout=t');
    await expect.element(tableRow('Total 400.00 Total 400.00')).toBeVisible();
    const line = 'of=balance-sheet&line=funds-total&as=proprietor';
    await explainIn('a[data-explain*="funds-total"]');
    const explained = `/book/1/history?explain=0&${line}&as_on=2026-03-31`;
    await expect.element(page.getByText(`Went to ${explained}`)).toBeVisible();
  });
});

describe('the profit and loss page', () => {
  test('is announced while it loads, and says why it could not', async () => {
    await openResult('waiting');
    await expect
      .element(page.getByLabelText('Loading the profit and loss account'))
      .toBeInTheDocument();
  });

  test('answers in a sentence, with a loss called a loss', async () => {
    await openResult();
    await expect
      .element(page.getByText(/^Net loss ₹8,500.00 on revenue of ₹81,500.50/))
      .toBeVisible();
    await expect.element(tableRow('Net loss −8,500.00 70,000.00')).toBeVisible();
    await expect.element(tableRow('Sales, goods 81,000.50 72,400.00 +11.9%')).toBeVisible();
    await expect
      .element(page.getByText('Closing stock is not entered. The profit is not final.'))
      .toBeVisible();
  });

  test('tells a company what each share earned, and takes the number of shares (AS 20)', async () => {
    const unsaid = { set: [], columns: [null, null] };
    const calls = serverAnswers([
      [listBooks, ok(books)],
      [readProfitAndLoss, ok({ ...company, earnings_per_share: unsaid }), ok(company)],
      [setShareCapital, ok({ set: [capital], seq: 9 })],
    ]);
    const at = '/journal/reports/profit-and-loss?year=25-26';
    await show(ProfitAndLossPage, { path: '/journal/reports/profit-and-loss', at });
    const none = 'The book does not say how many equity shares there are.';
    await expect.element(page.getByText(none)).toBeVisible();
    await press('n');
    const dialog = page.getByRole('dialog', { name: 'Equity shares' });
    await expect.element(dialog.getByLabelText('Number of shares')).toHaveFocus();
    await press('1,00,000');
    await dialog.getByLabelText('Number with potential shares').fill('1,25,000');
    await press('{Control>}{Enter}{/Control}');
    await expect.element(tableRow('Basic 4.03')).toBeVisible();
    await expect.element(tableRow('Diluted 3.22')).toBeVisible();
    await expect
      .element(page.getByText(`01 Apr 2025 to 31 Mar 2026: ${PER_SHARE_NOTE}`))
      .toBeVisible();
    expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toStrictEqual(capital);
    await press('n');
    await dialog.getByRole('button', { name: 'Remove the shares from 01 Apr 2025' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sent = calls.findLast(({ path }) => path.startsWith('POST'));
    expect(sent?.body).toStrictEqual({ from: '2025-04-01', shares: null, diluted_shares: null });
  });

  test('is provisional where goods were bought and none came into the register', async () => {
    await openResult(ok({ ...result, posts_stock: true }));
    const text =
      'Goods were bought, and none came into the stock register. The profit is not final.';
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(/Provisional: goods were bought/)).toBeVisible();
    await expect.element(page.getByText(/Closing stock is not entered/)).not.toBeInTheDocument();
  });

  test('opens stock by the register into the stock summary of its days', async () => {
    const stock = part(null, 'Less: closing stock', '-4000.00', '0.00');
    const cost = row('section', 'section-cost-of-goods-sold', 'Cost of goods sold', {
      sum_name: 'Cost of goods sold',
      amounts: ['-4000.00', '0.00'],
      parts: [stock],
    });
    const rows = [cost, ...result.rows];
    await openResult(ok({ ...result, rows, stock_by_register: true, lacks_closing_stock: false }));
    for (const name of ['Less: closing stock', 'Stock summary']) {
      await expect
        .element(page.getByRole('link', { name }))
        .toHaveAttribute(
          'href',
          expect.stringMatching(/stock-summary\?.*from=2025-04-01&to=2026-03-31/),
        );
    }
  });

  test('closes and opens its sections by arrows, and Enter opens an account', async () => {
    await openResult();
    const revenue = page.getByRole('button', { name: 'Revenue' });
    await expect.element(revenue).toBeVisible();
    await press('j');
    await expect.element(revenue).toHaveFocus();
    await press('{ArrowLeft}');
    await expect.element(page.getByText('Sales, goods')).not.toBeInTheDocument();
    await expect.element(tableRow(/^Revenue from operations 81,500.50/)).toBeVisible();
    await press('{Home}{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Went to /account/7?year=25-26')).toBeVisible();
  });

  test('leads with a first day of its own to a ledger of the same days', async () => {
    serverAnswers([
      [listBooks, ok(books)],
      [readProfitAndLoss, ok(result)],
    ]);
    const path = '/journal/reports/profit-and-loss';
    await show(ProfitAndLossPage, { path, at: `${path}?from=2025-06-10&on=2025-08-31` });
    await expect
      .element(page.getByRole('link', { name: 'Sales, goods' }))
      .toHaveAttribute('href', '/account/7?from=2025-06-10&to=2025-08-31');
  });

  test('a phone shows one figure of each line and nothing wider than the page', async () => {
    await page.viewport(390, 844);
    await openResult();
    await expect.element(tableRow('Rent 90,000.50')).toBeVisible();
    expect(widthOfPage()).toBeLessThanOrEqual(390);
  });
});

describe('the balance sheet page', () => {
  test('shows its lines beside another day, each with its note', async () => {
    const asked = await openSheet();
    await expect.element(tableRow('Less: drawings 2 −100.00 0.00 −100.00')).toBeVisible();
    expect(asked[0]?.get('to')).toBe('2026-03-31');
    expect(asked[0]?.get('compare')).toBe('previous');
    await expect.element(page.getByText('Assets equal funds and liabilities.')).toBeVisible();
    await expect.element(page.getByText(/^Closing stock is not entered/)).not.toBeInTheDocument();
  });

  test('has three of its ratios and what moved most beside it', async () => {
    await openSheet();
    const moved = page.getByRole('region', { name: 'What moved most since 31 Mar 2025 (₹)' });
    await expect.element(moved.getByText('+200.00')).toBeVisible();
    await expect.element(moved.getByRole('link', { name: 'Less: drawings' })).toBeVisible();
    const beside = page.getByRole('region', { name: 'Ratios' });
    await expect
      .element(beside.getByText('Current assets / current liabilities. Last year: n/a'))
      .toBeVisible();
    await expect
      .element(beside.getByRole('link', { name: 'All ratios' }))
      .toHaveAttribute('href', '/journal/reports/ratios?from=2025-04-01&to=2026-03-31');
  });

  test('says that its profit is not final while closing stock is not entered', async () => {
    await openSheet(ok({ ...sheet, lacks_closing_stock: true }));
    await expect
      .element(page.getByText('Closing stock is not entered. The profit is not final.'))
      .toBeVisible();
  });

  test('opens a line into its accounts, and the address keeps it open', async () => {
    await openSheet(
      ok(sheet),
      '/journal/reports/balance-sheet?on=2026-03-31&turned=assets-cash-in-hand',
    );
    await expect.element(page.getByRole('link', { name: 'Cash' })).toBeVisible();
    await page.getByRole('button', { name: 'Less: drawings' }).click();
    await expect.element(page.getByRole('link', { name: 'Drawings' })).toBeVisible();
  });

  test('leads from opening stock that nobody posted to the opening balances', async () => {
    const amounts = ['5000.00', '0.00'] as const;
    const parts = [part(null, 'Opening Balance Difference', ...amounts)];
    const name = 'Difference in opening balances';
    const line = row('line', 'opening-difference-credit', name, { amounts: [...amounts], parts });
    await openSheet(ok({ ...sheet, rows: [line, ...sheet.rows] }));
    await page.getByRole('button', { name }).click();
    await expect
      .element(page.getByRole('link', { name: 'Opening Balance Difference' }))
      .toHaveAttribute('href', expect.stringMatching(/\/account\/opening$/));
  });

  test('stands in two sides by L, and a line leads back to its accounts', async () => {
    await openSheet();
    await expect.element(tableRow(/^Less: drawings/)).toBeVisible();
    await press('l');
    await expect.element(tableRow('Total 400.00 Total 400.00')).toBeVisible();
    await page.getByRole('button', { name: 'Cash in hand' }).click();
    await expect.element(page.getByRole('link', { name: 'Cash' })).toBeVisible();
  });

  test('says where it differs', async () => {
    await openSheet(ok({ ...sheet, ties: false }));
    await expect
      .element(page.getByText('Differs from the trial balance of the day.'))
      .toBeVisible();
  });
});

describe('the sheets of the statements', () => {
  const days = daysOf(new URLSearchParams('on=2026-03-31'), calendarDate('2026-11-20'));
  const work = (call: Endpoint, reply: unknown) => ({
    read: (async (endpoint: { path: string }) =>
      endpoint.path.endsWith('/opening')
        ? { difference: '0.00' }
        : call.reply.parse(reply)) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  });
  const asked = {
    days,
    columns: 'total',
    compare: 'last-year',
    form: null,
    shows: new Set(['percent'] as const),
    sort: 'chart',
    hidesZero: true,
  } as const;

  test('a profit and loss account lists its accounts between heading and sum', async () => {
    const { title, lines, isSigned } = await profitAndLossSheet(
      work(readProfitAndLoss, result),
      1,
      asked,
    );
    expect([title, isSigned]).toStrictEqual(['Profit and Loss Account', true]);
    expect(lines.map(({ as, cells }) => [as, ...cells]).slice(0, 4)).toStrictEqual([
      ['group', 'Revenue', null, null, null],
      ['line', 'Sales, goods', 8_100_050, 7_240_000, 11.9],
      ['line', 'Sales, services', 50_000, null, null],
      ['subtotal', 'Revenue from operations', 8_150_050, 7_240_000, 12.6],
    ]);
  });

  test('a company’s ends in what each share earned, and says of how many', async () => {
    const { lines } = await profitAndLossSheet(work(readProfitAndLoss, company), 1, asked);
    expect(lines.slice(-5).map(({ as, cells }) => [as, ...cells])).toStrictEqual([
      ['group', 'Earnings per equity share of ₹10.00 (₹)', null, null, null, null],
      ['line', 'Basic', null, 403, null, null],
      ['line', 'Diluted', null, 322, null, null],
      ['group', 'Note: earnings per share (AS 20)', null, null, null, null],
      ['line', `01 Apr 2025 to 31 Mar 2026: ${PER_SHARE_NOTE}`, null, null, null, null],
    ]);
  });

  test('a balance sheet ends in its notes, each with the accounts of its line', async () => {
    const { lines } = await balanceSheetSheet(work(readBalanceSheet, sheet), 1, asked);
    const names = lines.map(({ cells }) => cells[0]);
    expect(names.slice(names.indexOf('Notes'))).toStrictEqual([
      'Notes',
      'Capital, at the start of the year',
      'Capital Account',
      '',
      'Less: drawings',
      'Drawings',
      '',
      'Cash in hand',
      'Cash',
      '',
    ]);
  });
});
