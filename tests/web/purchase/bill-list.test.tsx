import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { listPurchaseBills, readPurchaseBillFigures } from '#api/contract/trade/purchase-bill.ts';
import { BILL_LIST } from '#web/features/purchase/BillList.tsx';
import { BillListPage } from '#web/features/purchase/BillListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { listSheet } from '#web/shell/sheet/list-sheet.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import bills from '#tests/specimens/replies/listPurchaseBills.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [recorded] = bills;
const card = {
  ...recorded,
  id: 7,
  status: 'posted',
  payment: 'open',
  number: 'PB-001',
  supplier_name: 'Deccan Mill',
  bill_number: 'DM/118',
  bill_date: '2026-11-02',
  posted_on: '2026-11-05',
  due_date: '2026-12-17',
  credit_to: '2026-11-30',
  no_credit: null,
  taxable: '50000.00',
  gst: '2500.00',
  credit: '2500.00',
  total: '52500.00',
  outstanding: '52500.00',
};
const sums = { taxable: '50000.00', gst: '2500.00', total: '52500.00', outstanding: '52500.00' };

let stop: () => void;
let asked: string[];
beforeEach(async () => {
  asked = [];
  await page.viewport(1920, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

async function open(figures: Answer = ok({ count: 1, of: 2, ...sums }), at = '/purchases') {
  serverAnswers([
    [listBooks, ok(books)],
    [readPurchaseBillFigures, figures],
    [
      listPurchaseBills,
      (query) => {
        asked.push(query.toString());
        return ok([card]);
      },
    ],
  ]);
  await show(BillListPage, { path: '/purchases', at });
  await expect.element(page.getByRole('heading', { name: 'Bills', exact: true })).toBeVisible();
}
const row = () => page.getByRole('row', { name: /DM\/118/ });

describe('the list of bills', () => {
  test('shows each bill with its credit and what is open, and what the posted ones come to', async () => {
    await open();
    await expect.element(row()).toBeVisible();
    expect(row().element().textContent).toBe(
      'DM/118Deccan Mill02 Nov 2026Taken Nov 2026Open, due 17 Dec 2026' +
        '50,000.002,500.0052,500.0052,500.00',
    );
    const foot = page.getByRole('row', { name: /^Posted of 1 bill/ });
    expect(foot.element().textContent).toBe(
      'Posted of 1 billof 250,000.002,500.0052,500.0052,500.00',
    );
  });

  test('is narrowed by status and ordered by its heads, in the address', async () => {
    await open(undefined, '/purchases?filter=open&order=-date');
    await expect.poll(() => asked.at(-1) ?? '').toMatch(/filter=open.*order=-date/);
    await userEvent.selectOptions(page.getByLabelText(/^Status/), 'paid');
    await expect.poll(() => asked.at(-1) ?? '').toMatch(/filter=paid/);
    await userEvent.click(page.getByRole('button', { name: /^Total/ }));
    await expect.poll(() => asked.at(-1) ?? '').toMatch(/order=-amount/);
  });

  test('says what is outstanding of the bills that are selected', async () => {
    await open();
    await expect.element(row()).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await expect.element(bar).toMatchTextContent('1 selected Outstanding ₹52,500.00');
    await expect.element(bar.getByRole('button', { name: 'Print list' })).toBeVisible();
  });

  test('leads by Enter to the page of a bill', async () => {
    await open();
    await expect.element(row()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByText('Went to /purchases/bill/7')).toBeVisible();
  });

  test('on a phone has who, how much, which and how it is paid', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(row()).toBeVisible();
    expect(row().element().textContent).toBe(
      'Deccan Mill52,500.00DM/118 · 02 Nov 2026Open, due 17 Dec 2026',
    );
  });

  test('says what to do while there are none, and offers another try where it failed', async () => {
    const none = { count: 0, of: 0, taxable: '0.00', gst: '0.00', total: '0.00' };
    await open(ok({ ...none, outstanding: '0.00' }));
    await expect.element(page.getByText('No bills yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New bill' })).toBeVisible();
  });

  test('that could not be read offers another try', async () => {
    await open(problem(500, 'internal', 'Something failed.'));
    await expect.element(page.getByRole('button', { name: /again/ })).toBeVisible();
  });

  test('has a sheet with the days and our number in the file', () => {
    const [line] = listSheet(BILL_LIST, listPurchaseBills.reply.parse([card]), {
      remarks: [],
    }).lines;
    expect(line?.cells).toStrictEqual([
      'DM/118',
      'PB-001',
      'Deccan Mill',
      '2026-11-02',
      '2026-11-05',
      '2026-12-17',
      'Taken Nov 2026',
      'Open, due 17 Dec 2026',
      50_000_00,
      2_500_00,
      52_500_00,
      52_500_00,
    ]);
  });
});
