import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import {
  changePurchaseBill,
  createPurchaseBill,
  listLastPrices,
  readPurchaseBill,
  readTdsOfSupplier,
} from '#api/contract/trade/purchase-bill.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { invalidate } from '#web/client/query.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import suppliers from '#tests/specimens/replies/listSuppliers.json' with { type: 'json' };
import { ok, okAccounts, problem } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import {
  contractor,
  deccanMill,
  fullDraft,
  gulmohar,
  ours,
  paper,
  purchaseAnswers,
} from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(async () => {
  stopListening();
  await page.viewport(1280, 900);
});

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
    const { again_reason, narration, charges, tcs } = fullDraft;
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
        tds: { nature: '1024', amount: '12.00', reason: 'The advance was taxed' },
        charges,
        tcs,
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

  test('is never written over what somebody else changed while it stood open', async () => {
    const theirs = { ...fullDraft, narration: 'By rail', seq: fullDraft.seq + 5 };
    const changed = { ...theirs, seq: theirs.seq + 1, warnings: [] };
    const calls = purchaseAnswers(
      [readPurchaseBill, ok(fullDraft), ok(theirs)],
      [changePurchaseBill, problem(409, 'changed_since', 'It was changed meanwhile.'), ok(changed)],
    );
    await openDraft();
    await userEvent.fill(page.getByLabelText('Bill number'), 'DM/26-27/119');
    // As the browser hears of it.
    await invalidate(readPurchaseBill);
    await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
    const puts = () => calls.filter(({ path }) => path.startsWith('PUT')).map(({ body }) => body);
    await expect.poll(puts).toMatchObject([{ expected: fullDraft.seq }]);
    await userEvent.click(page.getByRole('button', { name: 'Keep mine' }));
    await expect
      .poll(() => puts()[1])
      .toMatchObject({
        expected: theirs.seq,
        bill_number: 'DM/26-27/119',
        narration: 'By rail',
      });
  });

  test('begins anew with what somebody else made of it', async () => {
    const theirs = { ...fullDraft, narration: 'By rail', seq: fullDraft.seq + 5 };
    purchaseAnswers(
      [readPurchaseBill, ok(fullDraft), ok(theirs)],
      [changePurchaseBill, problem(409, 'changed_since', 'It was changed meanwhile.')],
    );
    await openDraft();
    await userEvent.fill(page.getByLabelText('Bill number'), 'DM/26-27/119');
    await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
    await userEvent.click(page.getByRole('button', { name: 'Load theirs' }));
    await expect.element(page.getByLabelText('Bill number')).toHaveValue('DM/26-27/118');
    await expect.element(page.getByLabelText(/^Narration/)).toHaveValue('By rail');
    await userEvent.click(page.getByRole('button', { name: 'Bring mine back' }));
    await expect.element(page.getByLabelText('Bill number')).toHaveValue('DM/26-27/119');
    await expect.element(page.getByLabelText(/^Narration/)).toHaveValue('By rail');
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

  test('proposes the TDS of its supplier, and takes another amount with its reason', async () => {
    const calls = purchaseAnswers(
      [readTdsOfSupplier, ok(contractor)],
      [createPurchaseBill, ok({ ...fullDraft, warnings: [] })],
    );
    await show(Editor, { path: '/bill/new', at: '/bill/new?supplier=171' });
    const tds = page.getByLabelText('TDS');
    await expect.element(tds).toHaveValue('1024');
    await userEvent.fill(page.getByLabelText('Item or account of line 1'), 'Paper');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(page.getByLabelText('Taxable value of line 1'), '50000');
    await expect
      .element(page.getByText('2% of ₹50,000.00, single payment over 30,000'))
      .toBeVisible();
    expect(willPost().element().textContent).toMatch(/TDS Payable1,000\.00/);
    // Another amount is kept with the reason for it.
    await userEvent.fill(page.getByLabelText('Deducted'), '750');
    await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
    await expect.element(page.getByText('Say why this amount')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Why this amount'), 'The advance was taxed');
    expect(willPost().element().textContent).toMatch(/TDS Payable750\.00/);
    await saved();
    expect(calls.findLast(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
      tds: { nature: '1024', amount: '750.00', reason: 'The advance was taxed' },
    });
  });

  test('leaves out the TDS that was taken out, when its kept draft is opened again', async () => {
    purchaseAnswers([readTdsOfSupplier, ok(contractor)]);
    const first = await openNew();
    await press('de{Enter}118{Enter}');
    const tds = page.getByLabelText('TDS');
    await expect.element(tds).toHaveValue('1024');
    await userEvent.selectOptions(tds, '');
    await first.unmount();
    await openNew();
    await expect.element(page.getByLabelText('Bill number')).toHaveValue('118');
    await expect.element(tds).toHaveValue('');
  });

  test('says of another supplier nothing that was said of the TDS of the former', async () => {
    purchaseAnswers(
      [listAccountChanges, okAccounts([deccanMill, gulmohar, paper])],
      [readTdsOfSupplier, ok(contractor)],
    );
    await openNew();
    await press('de{Enter}118{Enter}');
    const tds = page.getByLabelText('TDS');
    await expect.element(tds).toHaveValue('1024');
    await userEvent.selectOptions(tds, '1026');
    await userEvent.fill(page.getByLabelText('Deducted'), '750');
    await userEvent.fill(page.getByLabelText('Why this amount'), 'The advance was taxed');
    await userEvent.fill(supplier(), 'gul');
    await userEvent.keyboard('{Enter}');
    await expect.element(supplier()).toHaveValue('Gulmohar');
    await expect.element(tds).toHaveValue('1024');
    await expect.element(page.getByLabelText('Deducted')).toHaveValue('');
  });

  test('proposes the TDS once it is posted on a day on which the book deducts', async () => {
    const before = { ...contractor, deducts: false };
    purchaseAnswers([readTdsOfSupplier, ok(before), ok(contractor)]);
    await openNew();
    await press('de{Enter}118{Enter}');
    await expect.element(page.getByLabelText('TDS')).not.toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Posted on'), '01/04/2027');
    await expect.element(page.getByLabelText('TDS')).toHaveValue('1024');
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

  test('is followed by another that begins anew by Ctrl+Shift+Enter, and posted once', async () => {
    const reply = { ...fullDraft, status: 'posted', number: 'PB/26-27/1', warnings: [] };
    const calls = purchaseAnswers([createPurchaseBill, ok(reply)]);
    await openNew();
    await press('de{Enter}118{Enter}02/10/2026{Enter}co{Enter}10{Enter}100');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Bill posted as PB/26-27/1.');
    const posts = calls.filter(({ path }) => !path.includes('preview') && path.startsWith('POST'));
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({ bill_number: '118', post: true });
    await expect.element(supplier()).toHaveFocus();
    await expect.element(supplier()).toHaveValue('');
    await expect.element(page.getByLabelText('Bill number')).toHaveValue('');
    await expect.element(page.getByLabelText('Item or account of line 1')).toHaveValue('');
  });

  test('takes a rate of GST with its sign, and stands whatever figures are typed', async () => {
    const calls = purchaseAnswers([createPurchaseBill, ok({ ...fullDraft, warnings: [] })]);
    await openNew();
    await press('de{Enter}118{Enter}02/10/2026{Enter}co{Enter}10{Enter}100');
    await userEvent.fill(page.getByLabelText('Qty of line 1'), '999999999999');
    await userEvent.fill(page.getByLabelText('Rate of line 1'), '999999999999');
    await userEvent.fill(page.getByLabelText('Qty of line 1'), '2');
    await userEvent.fill(page.getByLabelText('Rate of line 1'), '₹ 1,850.00');
    await userEvent.fill(page.getByLabelText('GST % of line 1'), '18 %');
    await expect.poll(() => willPost().element().textContent).toMatch(/4,366\.00/);
    await saved();
    const sent = calls.find(
      ({ path, body }) => path.startsWith('POST') && JSON.stringify(body).includes('"post":false'),
    );
    expect(createPurchaseBill.body.parse(sent?.body)).toMatchObject({
      items: [{ quantityThousandths: 2000, rateThousandths: 1_850_000, taxBps: 1800 }],
    });
  });

  test('shows what is missing where it was to be followed by another', async () => {
    purchaseAnswers();
    await openNew();
    await expect.element(supplier()).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect.element(page.getByText('Choose the supplier')).toBeVisible();
    await expect.element(supplier()).toHaveFocus();
  });

  test.each([320, 390, 900, 1280])(
    'fits a page of %i pixels with all that a line may say',
    async (width) => {
      await page.viewport(width, 844);
      purchaseAnswers([readPurchaseBill, ok(fullDraft)]);
      await openDraft();
      await expect.element(page.getByLabelText('Item or account of line 1')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const cut = page
        .getByRole('region', { name: 'Lines' })
        .element()
        .querySelectorAll('input, select');
      for (const control of cut) {
        expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(width);
      }
    },
  );

  test('knows the terms of its supplier, and that one under composition charges no GST', async () => {
    const account = { account_id: 171, bill_defaults: null };
    const terms = { registration: 'composition', supplier_due_days: 30, ...account };
    purchaseAnswers([listSuppliers, ok([{ ...suppliers[0], ...terms }])]);
    await openNew();
    await press('de{Enter}118{Enter}01/10/2026{Enter}co{Enter}10{Enter}100{Enter}');
    await expect.element(page.getByText('By its terms 31 Oct 2026')).toBeVisible();
    await expect.poll(() => willPost().element().textContent).toMatch(/Deccan Mill1,000\.00/);
    expect(willPost().element().textContent).not.toMatch(/Input/);
  });
});
