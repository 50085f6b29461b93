import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import {
  changePurchaseBill,
  createPurchaseBill,
  listLastPrices,
  readPurchaseBill,
} from '#api/contract/trade/purchase-bill.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import suppliers from '#tests/specimens/replies/listSuppliers.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { fullDraft, ours, purchaseAnswers } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

/** The dialog that adds a supplier is another feature. */
const Editor = () => <BillEditorPage QuickSupplier={QuickSupplierDialog} />;
const openDraft = () => show(Editor, { path: '/bill/:billId/edit', at: '/bill/7/edit' });
const saved = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
};

describe('a draft of a bill', () => {
  test('is saved as it was read, whatever it says', async () => {
    const calls = purchaseAnswers(
      [readPurchaseBill, ok(fullDraft)],
      [changePurchaseBill, ok({ ...fullDraft, warnings: [] })],
    );
    await openDraft();
    await saved();
    const { round_off_given: round_off, total_given: total, seq: expected } = fullDraft;
    const { supplier_account_id, bill_number, bill_date, posted_on, received_on } = fullDraft;
    const { place_of_supply, reverse_charge, credit_period, due_date } = fullDraft;
    const { again_reason, narration } = fullDraft;
    const put = calls.find(({ path }) => path.startsWith('PUT'));
    expect(changePurchaseBill.body.parse(put?.body)).toStrictEqual(
      changePurchaseBill.body.parse({
        supplier_account_id,
        bill_number,
        bill_date,
        posted_on,
        received_on,
        place_of_supply,
        reverse_charge,
        credit_period,
        due_date,
        round_off,
        total,
        again_reason,
        narration,
        expected,
        items: fullDraft.items.map((item) => {
          const { line: _line, credit: _credit, cost: _cost, given, ...said } = item;
          const { batch, manufactured_on: made, expires_on: expires, ...rest } = said;
          return {
            ...rest,
            ...(batch !== null && { batch }),
            ...given,
            ...(made !== null && { manufactured_on: made }),
            ...(expires !== null && { expires_on: expires }),
          };
        }),
      }),
    );
  });
});

const openNew = () => show(Editor, { path: '/bill/new' });
const supplier = () => page.getByRole('combobox', { name: 'Supplier' });
const willPost = () => page.getByRole('region', { name: 'Will post' });

/** One key by another. @returns how many were pressed. */
async function press(keys: string): Promise<number> {
  await expect.element(supplier()).toHaveFocus();
  const pressed = keys.match(/\{[^}]+\}|./g) ?? [];
  for (const key of pressed) await userEvent.keyboard(key);
  return pressed.length;
}

const LAST = { product_id: 1, price: '90', bill_id: 3, bill_date: '2026-10-12' };

describe('a new bill', () => {
  test.each([
    ['whose supplier charged for them before', 40, [LAST], 'co{Enter}12{Enter}'],
    ['of a new supplier', 55, [], 'co{Enter}12{Enter}90{Enter}'],
  ])('of five items %s takes %i keys, and Ctrl+Enter posts it', async (_of, keys, last, line) => {
    const posted = { ...fullDraft, status: 'posted', number: 'PB-001', warnings: [] };
    const calls = purchaseAnswers([createPurchaseBill, ok(posted)], [listLastPrices, ok(last)]);
    await openNew();
    const count = await press(`de{Enter}118{Enter}t{Enter}${line.repeat(5)}`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    expect(count + 1).toBe(keys);
    const sent = createPurchaseBill.body.parse(
      calls.find(({ path }) => path.startsWith('POST'))?.body,
    );
    expect(sent).toMatchObject({ supplierAccountId: 171, billNumber: '118', post: true });
    const figures = { quantityThousandths: 12_000, rateThousandths: 90_000, taxBps: 500 };
    const item = { productId: 1, hsn: '5201', ...figures };
    expect(sent.items).toMatchObject([item, item, item, item, item]);
  });

  test('says at the line and field what is refused of it', async () => {
    purchaseAnswers([
      createPurchaseBill,
      problem(422, 'bill_quantity_missing', 'Line 2: say how much.', {
        facts: { line: 2, field: 'quantity' },
      }),
    ]);
    await openNew();
    await press('de{Enter}118{Enter}t{Enter}co{Enter}12{Enter}90{Enter}pa{Enter}{Enter}7{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const quantity = page.getByLabelText('Qty of line 2');
    await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect.element(quantity).toHaveAccessibleDescription('Line 2: say how much.');
    await expect.element(quantity).toHaveFocus();
    await expect
      .element(page.getByLabelText('Rate of line 2'))
      .toHaveAttribute('aria-invalid', 'false');
    await expect
      .element(page.getByLabelText('Qty of line 1'))
      .toHaveAttribute('aria-invalid', 'false');
  });

  test.each([
    ['a book under composition', { registration: 'composition' }, /composition/],
    [
      'a book without registration',
      { registration: 'unregistered', gstin: null },
      /not registered/,
    ],
    ['a book of another State', { gstin: null, state_code: '29' }, /IGST/],
  ])('shows what %s will post', async (_whose, changes, words) => {
    purchaseAnswers([readBillingSettings, ok({ ...ours, ...changes })]);
    await openNew();
    await press('de{Enter}118{Enter}t{Enter}co{Enter}10{Enter}100{Enter}');
    await expect.poll(() => willPost().element().textContent).toMatch(words);
    const isCredited = words.source === 'IGST';
    const shown = willPost().element().textContent;
    expect(shown).toMatch(isCredited ? /Purchases1,000\.00/ : /Purchases1,050\.00/);
    if (!isCredited) expect(shown).not.toMatch(/Input/);
  });

  test('shows no credit of a bill past the last day for it', async () => {
    purchaseAnswers();
    await openNew();
    await press('de{Enter}118{Enter}01/04/2023{Enter}co{Enter}10{Enter}100{Enter}');
    await expect.poll(() => willPost().element().textContent).toMatch(/16\(4\)/);
    expect(willPost().element().textContent).toMatch(/Purchases1,050\.00/);
  });

  test('shows no credit of the GST of another State', async () => {
    purchaseAnswers([readBillingSettings, ok({ ...ours, state_code: '29' })]);
    await openNew();
    await press('de{Enter}118{Enter}t{Enter}co{Enter}10{Enter}100{Enter}');
    await userEvent.selectOptions(page.getByLabelText('Place of supply'), '27');
    await expect.poll(() => willPost().element().textContent).toMatch(/another State/);
    expect(willPost().element().textContent).toMatch(/Purchases1,050\.00/);
  });

  test('begins with what is proposed for its supplier, and what is taken out stays out', async () => {
    const bill_defaults = {
      account_id: 63,
      credit: 'input-service',
      blocked_clause: 'b-i',
      reverse_charge: false,
    };
    purchaseAnswers([listSuppliers, ok([{ ...suppliers[0], account_id: 171, bill_defaults }])]);
    await show(Editor, { path: '/bill/new', at: '/bill/new?supplier=171' });
    await expect.element(supplier()).toHaveValue('Deccan Mill');
    await expect.element(page.getByLabelText('Bill number')).toHaveFocus();
    const item = page.getByLabelText('Item or account of line 1');
    await expect.element(item).toHaveValue('Paper');
    await expect.element(page.getByLabelText('Credit of line 1')).toHaveValue('b-i');
    await userEvent.click(page.getByRole('button', { name: 'Remove line 1' }));
    await expect.element(item).toHaveValue('');
  });

  test('shows the GST of the registration that the supplier had on the day of the bill', async () => {
    const registrations = [
      { gst_number: '27AAPFU0939F1ZV', state: '27', from: '2026-10-01', to: null },
      { gst_number: '29AAPFU0939F1ZR', state: '29', from: null, to: '2026-09-30' },
    ];
    const gst_number = '27AAPFU0939F1ZV';
    const moved = { account_id: 171, registration: 'regular', gst_number, state_code: '27' };
    purchaseAnswers([listSuppliers, ok([{ ...suppliers[0], ...moved, registrations }])]);
    await openNew();
    await press('de{Enter}118{Enter}02/09/2026{Enter}co{Enter}10{Enter}100{Enter}');
    await expect.poll(() => willPost().element().textContent).toMatch(/IGST/);
    await userEvent.fill(page.getByLabelText('Bill date'), '02/10/2026');
    await expect.poll(() => willPost().element().textContent).toMatch(/CGST/);
  });

  test('knows the terms of its supplier, and that one under composition charges no GST', async () => {
    const terms = { registration: 'composition', supplier_due_days: 30, account_id: 171 };
    purchaseAnswers([listSuppliers, ok([{ ...suppliers[0], ...terms }])]);
    await openNew();
    await press('de{Enter}118{Enter}01/10/2026{Enter}co{Enter}10{Enter}100{Enter}');
    await expect.element(page.getByText('By its terms 31 Oct 2026')).toBeVisible();
    await expect.poll(() => willPost().element().textContent).toMatch(/Deccan Mill1,000\.00/);
    expect(willPost().element().textContent).not.toMatch(/Input/);
  });
});
