// Orders to suppliers typed by keys, and bills of them in parts.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { createPurchaseBill, listLastPrices } from '#api/contract/trade/purchase-bill.ts';
import {
  changePurchaseOrder,
  closePurchaseOrder,
  createPurchaseOrder,
  issuePurchaseOrder,
  listPurchaseOrders,
  readPurchaseOrder,
  readPurchaseOrderFigures,
} from '#api/contract/trade/purchase-order.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { PurchaseOrderEditorPage } from '#web/features/purchase/order/PurchaseOrderEditorPage.tsx';
import { PurchaseOrderListPage } from '#web/features/purchase/order/PurchaseOrderListPage.tsx';
import { PurchaseOrderPage } from '#web/features/purchase/order/PurchaseOrderPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import changed from '#tests/specimens/replies/changePurchaseOrder.json' with { type: 'json' };
import figures from '#tests/specimens/replies/readPurchaseOrderFigures.json' with { type: 'json' };
import issued from '#tests/specimens/replies/issuePurchaseOrder.json' with { type: 'json' };
import orders from '#tests/specimens/replies/listPurchaseOrders.json' with { type: 'json' };
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

const Editor = () => <PurchaseOrderEditorPage QuickSupplier={QuickSupplierDialog} />;
const BillEditor = () => <BillEditorPage QuickSupplier={QuickSupplierDialog} />;

const [line] = issued.items;
/** Twelve bales of cotton, of which five are billed, and printing of which a part is. */
const part = {
  ...issued,
  id: 9,
  number: 'PO-003',
  status: 'part-billed',
  heads: 'intra',
  supplier_account_id: deccanMill.id,
  supplier_name: 'Deccan Mill',
  bills: [{ bill_id: 4, number: 'PB-007', billed_on: '2026-11-12', taxable: '450.00' }],
  items: [
    {
      ...line,
      line: 1,
      product_id: 1,
      account_id: null,
      name: 'Cotton',
      hsn: '5201',
      quantity: '12',
      rate: '90',
      treatment: 'taxable',
      tax_rate: '5',
      taxable: '1080.00',
      billed_quantity: '5',
      billed: '450.00',
      open_quantity: '7',
      open: '630.00',
      coming_quantity: '7',
      coming: '630.00',
    },
    {
      ...line,
      line: 2,
      account_id: paper.id,
      name: 'Printing',
      quantity: null,
      rate: null,
      taxable: '500.00',
      billed_quantity: null,
      billed: '200.00',
      open_quantity: null,
      open: '300.00',
      received_quantity: null,
      coming_quantity: null,
      coming: '300.00',
    },
    {
      ...line,
      line: 3,
      name: 'All billed',
      quantity: '1',
      billed_quantity: '1',
      open_quantity: '0',
      open: '0.00',
      coming_quantity: '0',
      coming: '0.00',
    },
  ],
};

const supplier = () => page.getByRole('combobox', { name: 'Supplier' });

/** One key by another. @returns how many were pressed. */
async function press(keys: string): Promise<number> {
  const pressed = keys.match(/\{[^}]+\}|./g) ?? [];
  for (const key of pressed) await userEvent.keyboard(key);
  return pressed.length;
}

const sentTo = (
  calls: ReturnType<typeof purchaseAnswers>,
  method: 'POST' | 'PUT',
): Record<string, unknown> =>
  calls.find(({ path }) => path.startsWith(method))?.body as Record<string, unknown>;

describe('a new order', () => {
  const LAST = { product_id: 1, price: '90', bill_id: 3, bill_date: '2026-10-12' };

  test('of five known items is typed in 34 keys, and Ctrl+Enter issues it', async () => {
    const calls = purchaseAnswers(
      [createPurchaseOrder, ok({ ...issued, warnings: [] })],
      [listLastPrices, ok([LAST])],
    );
    await show(Editor, { path: '/order/add' });
    await expect.element(supplier()).toHaveFocus();
    const items = 'co{Enter}12{Enter}'.repeat(5);
    const count = await press(`de{Enter}${items}`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to \/purchases\/order\/1/)).toBeVisible();
    expect(count + 1).toBe(34);
    const sent = createPurchaseOrder.body.parse(sentTo(calls, 'POST'));
    expect(sent).toMatchObject({ supplierAccountId: 171, issue: true });
    const figure = { quantityThousandths: 12_000, rateThousandths: 90_000, taxBps: 500 };
    const item = { productId: 1, hsn: '5201', ...figure };
    expect(sent.items).toMatchObject([item, item, item, item, item]);
  });

  test('says what it comes to, and asks for no tax as printed and no credit', async () => {
    purchaseAnswers([listLastPrices, ok([LAST])]);
    await show(Editor, { path: '/order/add' });
    await expect.element(supplier()).toHaveFocus();
    await press('de{Enter}co{Enter}12{Enter}');
    await expect.element(page.getByText('₹1,134.00')).toBeVisible();
    expect(page.getByLabelText('CGST of line 1').element().tagName).toBe('OUTPUT');
    expect(page.getByRole('combobox', { name: 'Credit of line 1' }).elements()).toHaveLength(0);
  });

  test('that lacks its supplier says so, and shows what the server refuses at its field', async () => {
    const refusal = problem(422, 'order_expected_before_its_date', 'It would be too early.', {
      facts: { field: 'expected_on' },
    });
    purchaseAnswers([createPurchaseOrder, refusal]);
    await show(Editor, { path: '/order/add' });
    await expect.element(supplier()).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Choose the supplier')).toBeVisible();
    await press('de{Enter}co{Enter}12{Enter}90');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByLabelText('Expected on'))
      .toHaveAccessibleDescription(/too early/);
  });
});

describe('a draft of an order', () => {
  test('is saved as it was read', async () => {
    const draft = { ...changed, id: 9, supplier_account_id: 171 };
    const calls = purchaseAnswers(
      [readPurchaseOrder, ok(draft)],
      [changePurchaseOrder, ok({ ...draft, warnings: [] })],
    );
    await show(Editor, { path: '/order/:orderId/edit', at: '/order/9/edit' });
    await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    expect(sentTo(calls, 'PUT')).toMatchObject({
      ordered_on: draft.ordered_on,
      expected_on: draft.expected_on,
      delivery: draft.delivery,
      terms: draft.terms,
      expected: draft.seq,
      items: [{ account_id: 63, name: 'Paper', hsn: '4802', quantity: '12', rate: '250.5' }],
    });
  });
});

const openOrder = (order: object, ...more: readonly (readonly [Endpoint, Answer])[]) => {
  const calls = purchaseAnswers([listBooks, ok(books)], [readPurchaseOrder, ok(order)], ...more);
  return { calls, shown: show(PurchaseOrderPage, { path: '/o/:orderId', at: '/o/9' }) };
};

describe('the page of an order', () => {
  test('says by line what is billed and open, and B makes a bill of the rest', async () => {
    await openOrder(part).shown;
    const row = page.getByRole('row', { name: /Cotton/ });
    await expect.element(row.getByRole('cell', { name: '7', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'PB-007' })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByText('Went to /purchases/bill/add?order=9')).toBeVisible();
  });

  test('closes what will not come, with a reason, by C', async () => {
    const closed = { ...part, status: 'closed', warnings: [] };
    const { calls, shown } = openOrder(part, [closePurchaseOrder, ok(closed)]);
    await shown;
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.keyboard('c');
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('No more comes');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    expect(sentTo(calls, 'POST')).toStrictEqual({ reason: 'No more comes' });
    // What a bill takes of it is not cancelled.
    expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0);
  });

  test('of a draft issues it by Ctrl+Enter', async () => {
    const draft = { ...changed, id: 9 };
    const { calls, shown } = openOrder(draft, [
      issuePurchaseOrder,
      ok({ ...issued, id: 9, warnings: [] }),
    ]);
    await shown;
    await expect.element(page.getByRole('button', { name: 'Issue order' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('heading', { name: /^Order PO-/ })).toBeVisible();
    expect(sentTo(calls, 'POST')).toStrictEqual({ expected: draft.seq });
  });
});

describe('a bill of an order', () => {
  test('begins with what is open of it, and takes a part of a line', async () => {
    const posted = { ...fullDraft, status: 'posted', number: 'PB-008', warnings: [] };
    const calls = purchaseAnswers(
      [readPurchaseOrder, ok(part)],
      [listAccountChanges, okAccounts([deccanMill, paper])],
      [createPurchaseBill, ok(posted)],
    );
    await show(BillEditor, { path: '/bill/add', at: '/bill/add?order=9' });
    await expect.element(page.getByRole('heading', { name: 'Bill of order PO-003' })).toBeVisible();
    await expect.element(page.getByLabelText('Bill number')).toHaveFocus();
    await expect.element(page.getByText('Line 1 of PO-003 · 7 open')).toBeVisible();
    await press('118{Enter}t{Enter}');
    await userEvent.fill(page.getByLabelText('Qty of line 1'), '3');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    const sent = createPurchaseBill.body.parse(
      calls.findLast(({ path }) => path.startsWith('POST'))?.body,
    );
    expect(sent).toMatchObject({
      supplierAccountId: deccanMill.id,
      billNumber: '118',
      items: [
        {
          productId: 1,
          quantityThousandths: 3_000,
          rateThousandths: 90_000,
          taxablePaise: null,
          order: { orderId: 9, line: 1 },
        },
        { accountId: paper.id, taxablePaise: 300_00, order: { orderId: 9, line: 2 } },
      ],
    });
  });

  test('says what goes beyond it, and another item is none that was ordered', async () => {
    const message = 'Line 1: 5 more than PO-003 has open.';
    purchaseAnswers([readPurchaseOrder, ok(part)]);
    previewsSay({ code: 'order_over_billed', field: 'items', message, facts: {} });
    await show(BillEditor, { path: '/bill/add', at: '/bill/add?order=9' });
    await press('118{Enter}t{Enter}');
    await userEvent.fill(page.getByLabelText('Qty of line 1'), '12');
    await expect.element(page.getByText(message)).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'Item or account of line 2' }));
    await userEvent.keyboard('co{Enter}');
    await expect.element(page.getByText(/Line 2 of PO-003/)).not.toBeInTheDocument();
  });
});

describe('the orders', () => {
  test('are listed with what is open, and are narrowed to what is late', async () => {
    const [card] = orders;
    purchaseAnswers(
      [listBooks, ok(books)],
      [listPurchaseOrders, ok([{ ...card, expected_on: '2020-01-02', status: 'part-billed' }])],
      [readPurchaseOrderFigures, ok({ ...figures, count: 1, of: 1 })],
    );
    await show(PurchaseOrderListPage, { path: '/purchases/order' });
    await expect.element(page.getByText('Part billed, late')).toBeVisible();
    await expect.element(page.getByText('Issued of 1 order')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New order' })).toBeVisible();
  });

  test('that are none say what they are for', async () => {
    const none = { ...figures, count: 0, of: 0 };
    purchaseAnswers(
      [listBooks, ok(books)],
      [listPurchaseOrders, ok([])],
      [readPurchaseOrderFigures, ok(none)],
    );
    await show(PurchaseOrderListPage, { path: '/purchases/order' });
    await expect.element(page.getByText('No orders yet')).toBeVisible();
  });
});
