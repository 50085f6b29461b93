// Goods received typed by keys, of an order too, and bills of them in parts.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import {
  changeGoodsReceipt,
  createGoodsReceipt,
  listGoodsReceipts,
  postGoodsReceipt,
  readGoodsReceipt,
  readGoodsReceiptFigures,
  reverseGoodsReceipt,
} from '#api/contract/trade/goods-receipt.ts';
import { createPurchaseBill, listLastPrices } from '#api/contract/trade/purchase-bill.ts';
import { readPurchaseOrder } from '#api/contract/trade/purchase-order.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { ReceiptEditorPage } from '#web/features/purchase/received/ReceiptEditorPage.tsx';
import { ReceiptListPage } from '#web/features/purchase/received/ReceiptListPage.tsx';
import { ReceiptPage } from '#web/features/purchase/received/ReceiptPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import changed from '#tests/specimens/replies/changeGoodsReceipt.json' with { type: 'json' };
import figures from '#tests/specimens/replies/readGoodsReceiptFigures.json' with { type: 'json' };
import notes from '#tests/specimens/replies/listGoodsReceipts.json' with { type: 'json' };
import ordered from '#tests/specimens/replies/issuePurchaseOrder.json' with { type: 'json' };
import received from '#tests/specimens/replies/postGoodsReceipt.json' with { type: 'json' };
import { ok, okAccounts, previewsSay, problem } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { deccanMill, fullDraft, paper, purchaseAnswers } from './answers.ts';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stop());

const Editor = () => <ReceiptEditorPage QuickSupplier={QuickSupplierDialog} />;
const BillEditor = () => <BillEditorPage QuickSupplier={QuickSupplierDialog} />;

const [line] = received.items;
/** Twelve bales of cotton, of which five are billed. */
const part = {
  ...received,
  id: 9,
  number: 'GRN-003',
  status: 'part-billed',
  outstanding: '630.00',
  supplier_account_id: deccanMill.id,
  bills: [{ bill_id: 4, number: 'PB-007', billed_on: '2026-11-20', taxable: '450.00' }],
  items: [
    {
      ...line,
      line: 1,
      product_id: 1,
      name: 'Cotton',
      hsn: '5201',
      quantity: '12',
      rate: '90',
      taxable: '1080.00',
      batch: 'B7',
      billed_quantity: '5',
      billed: '450.00',
      open_quantity: '7',
      open: '630.00',
      order: { order_id: 3, line: 1 },
    },
  ],
};

const supplier = () => page.getByRole('combobox', { name: 'Supplier' });

/** One key by another. */
async function press(keys: string): Promise<void> {
  for (const key of keys.match(/\{[^}]+\}|./g) ?? []) await userEvent.keyboard(key);
}

const sentTo = (
  calls: ReturnType<typeof purchaseAnswers>,
  method: 'POST' | 'PUT',
): Record<string, unknown> =>
  calls.findLast(({ path }) => path.startsWith(method))?.body as Record<string, unknown>;

describe('new goods received', () => {
  const LAST = { product_id: 1, price: '90', bill_id: 3, bill_date: '2026-10-12' };

  test('are typed by keys at the last price, and Ctrl+Enter receives them', async () => {
    const calls = purchaseAnswers(
      [createGoodsReceipt, ok({ ...received, warnings: [] })],
      [listLastPrices, ok([LAST])],
    );
    await show(Editor, { path: '/received/add' });
    await expect.element(supplier()).toHaveFocus();
    await press('de{Enter}co{Enter}12{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to \/purchases\/received\/1/)).toBeVisible();
    const sent = createGoodsReceipt.body.parse(sentTo(calls, 'POST'));
    expect(sent).toMatchObject({
      supplierAccountId: 171,
      post: true,
      items: [{ productId: 1, quantityThousandths: 12_000, rateThousandths: 90_000 }],
    });
  });

  test('take items alone and no tax, and show what the server refuses at its line', async () => {
    const facts = { field: 'taxable', line: 1 };
    const refusal = problem(422, 'bill_line_has_no_value', 'Line 1: enter its rate.', { facts });
    purchaseAnswers([createGoodsReceipt, refusal], [listLastPrices, ok([])]);
    await show(Editor, { path: '/received/add' });
    await expect.element(supplier()).toHaveFocus();
    expect(page.getByLabelText('CGST of line 1').elements()).toHaveLength(0);
    await press('de{Enter}co{Enter}12{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Line 1: enter its rate.').first()).toBeVisible();
  });

  test('of an order begin with what is still to come of it', async () => {
    const [orderLine] = ordered.items;
    const order = {
      ...ordered,
      id: 5,
      number: 'PO-005',
      supplier_account_id: deccanMill.id,
      items: [
        {
          ...orderLine,
          line: 1,
          product_id: 1,
          account_id: null,
          name: 'Cotton',
          quantity: '10',
          rate: '90',
          received_quantity: '4',
          coming_quantity: '6',
          coming: '540.00',
        },
      ],
    };
    const calls = purchaseAnswers(
      [readPurchaseOrder, ok(order)],
      [createGoodsReceipt, ok({ ...received, warnings: [] })],
    );
    const message = 'Line 1: 2 more than is to come of PO-005.';
    previewsSay({ code: 'order_over_received', field: 'items', message, facts: {} });
    await show(Editor, { path: '/received/add', at: '/received/add?order=5' });
    await expect.element(page.getByText('Line 1 of PO-005 · 6 open')).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    expect(sentTo(calls, 'POST')).toMatchObject({
      items: [{ product_id: 1, quantity: '6', order: { order_id: 5, line: 1 } }],
    });
  });
});

test('a draft of goods received is saved as it was read', async () => {
  const draft = { ...changed, id: 9, supplier_account_id: 171 };
  const calls = purchaseAnswers(
    [readGoodsReceipt, ok(draft)],
    [changeGoodsReceipt, ok({ ...draft, warnings: [] })],
  );
  await show(Editor, { path: '/received/:receiptId/edit', at: '/received/9/edit' });
  await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
  expect(sentTo(calls, 'PUT')).toMatchObject({
    received_on: draft.received_on,
    challan_number: draft.challan_number,
    expected: draft.seq,
    items: [{ product_id: 2, name: 'Oil', quantity: '12', rate: '92.25' }],
  });
});

const openNote = (note: object, ...more: readonly (readonly [Endpoint, Answer])[]) => {
  const calls = purchaseAnswers([listBooks, ok(books)], [readGoodsReceipt, ok(note)], ...more);
  return { calls, shown: show(ReceiptPage, { path: '/r/:receiptId', at: '/r/9' }) };
};

describe('the page of goods received', () => {
  test('says by line what is billed and open, and B makes a bill of the rest', async () => {
    await openNote(part).shown;
    const row = page.getByRole('row', { name: /Cotton/ });
    await expect.element(row.getByRole('cell', { name: '7', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'PB-007' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'line 1 of its order' })).toBeVisible();
    await expect.element(page.getByText(/batch B7/)).toBeVisible();
    // What a bill takes of it is not reversed.
    expect(page.getByRole('button', { name: 'Reverse' }).elements()).toHaveLength(0);
    await userEvent.keyboard('b');
    await expect.element(page.getByText('Went to /purchases/bill/add?receipt=9')).toBeVisible();
  });

  test('of a draft receives them by Ctrl+Enter', async () => {
    const draft = { ...changed, id: 9 };
    const { calls, shown } = openNote(draft, [
      postGoodsReceipt,
      ok({ ...received, id: 9, warnings: [] }),
    ]);
    await shown;
    await expect.element(page.getByRole('button', { name: 'Post note' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('heading', { name: /^Goods received GRN-/ })).toBeVisible();
    expect(sentTo(calls, 'POST')).toStrictEqual({ expected: draft.seq });
  });

  test('that went back before a bill are reversed by X, with a reason', async () => {
    const { calls, shown } = openNote({ ...received, id: 9 }, [
      reverseGoodsReceipt,
      ok({ ...received, id: 9, status: 'reversed', warnings: [] }),
    ]);
    await shown;
    await expect.element(page.getByRole('button', { name: 'Reverse' })).toBeVisible();
    await userEvent.keyboard('x');
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('Went back');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
    expect(sentTo(calls, 'POST')).toMatchObject({ reason: 'Went back' });
  });
});

test('a bill of goods received begins with what is open of them, on the day they came', async () => {
  const posted = { ...fullDraft, status: 'posted', number: 'PB-008', warnings: [] };
  const calls = purchaseAnswers(
    [readGoodsReceipt, ok(part)],
    [listAccountChanges, okAccounts([deccanMill, paper])],
    [createPurchaseBill, ok(posted)],
  );
  await show(BillEditor, { path: '/bill/add', at: '/bill/add?receipt=9' });
  await expect
    .element(page.getByRole('heading', { name: 'Bill of goods received by GRN-003' }))
    .toBeVisible();
  await expect.element(page.getByText('Line 1 of GRN-003 · 7 open')).toBeVisible();
  await press('118{Enter}t{Enter}');
  await userEvent.fill(page.getByLabelText('Rate of line 1'), '95');
  // Beside it stands what is owed for them, and the difference.
  await expect
    .poll(() => page.getByRole('region', { name: 'Will post' }).element().textContent)
    .toMatch(/Purchases35\.00DrGoods Received, Not Billed630\.00/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
  const sent = createPurchaseBill.body.parse(sentTo(calls, 'POST'));
  expect(sent).toMatchObject({
    supplierAccountId: deccanMill.id,
    receivedOn: '2026-11-19',
    items: [
      {
        productId: 1,
        quantityThousandths: 7_000,
        rateThousandths: 95_000,
        batch: 'B7',
        receipt: { receiptId: 9, line: 1 },
      },
    ],
  });
});

describe('the goods received', () => {
  test('are listed with what is not billed', async () => {
    const [card] = notes;
    purchaseAnswers(
      [listBooks, ok(books)],
      [listGoodsReceipts, ok([{ ...card, status: 'part-billed' }])],
      [readGoodsReceiptFigures, ok({ ...figures, count: 1, of: 1 })],
    );
    await show(ReceiptListPage, { path: '/purchases/received' });
    await expect.element(page.getByText('Part billed')).toBeVisible();
    await expect.element(page.getByText('Received of 1 note')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New note' })).toBeVisible();
  });

  test('that are none say what they are for', async () => {
    purchaseAnswers(
      [listBooks, ok(books)],
      [listGoodsReceipts, ok([])],
      [readGoodsReceiptFigures, ok({ ...figures, count: 0, of: 0 })],
    );
    await show(ReceiptListPage, { path: '/purchases/received' });
    await expect.element(page.getByText('No goods received yet')).toBeVisible();
  });
});
