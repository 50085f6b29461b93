// What a bill may say beside its lines: tax that the buyer pays, charges, TCS, and a currency.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changePurchaseBill,
  createPurchaseBill,
  readPurchaseBill,
} from '#api/contract/trade/purchase-bill.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { BillPage } from '#web/features/purchase/BillPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import suppliers from '#tests/specimens/replies/listSuppliers.json' with { type: 'json' };
import { ok } from '../support/answers.ts';
import type { Call } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { fullDraft, purchaseAnswers } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Editor = () => <BillEditorPage QuickSupplier={QuickSupplierDialog} />;
const openNew = async () => {
  await show(Editor, { path: '/bill/new' });
  await expect.element(page.getByRole('combobox', { name: 'Supplier' })).toHaveFocus();
  await userEvent.keyboard('de{Enter}118{Enter}02/10/2026{Enter}paper{Enter}');
};
const posts = () => page.getByRole('region', { name: 'Will post' });
async function expectPosting(words: RegExp): Promise<void> {
  await expect.poll(() => posts().element().textContent).toMatch(words);
}
const fill = (label: string, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: true }), text);
const read = { ...fullDraft, status: 'posted', number: 'PB-001' };
const posted = { ...read, warnings: [] };

async function sentBy(calls: readonly Call[]) {
  await userEvent.click(page.getByRole('button', { name: /^Post bill/ }));
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
  const sent = calls.find(
    ({ path, body }) => path.startsWith('POST') && !path.includes('preview') && body !== undefined,
  );
  return createPurchaseBill.body.parse(sent?.body);
}

describe('a bill under reverse charge', () => {
  test('posts the tax on both sides and owes the supplier the net, by its pill', async () => {
    const calls = purchaseAnswers([createPurchaseBill, ok(posted)]);
    await openNew();
    await fill('Taxable value of line 1', '10000');
    await fill('GST % of line 1', '18');
    await userEvent.click(page.getByRole('button', { name: /^Reverse charge/ }));
    await expectPosting(/Input CGST \(RCM\)900\.00/);
    await expectPosting(/RCM Output CGST900\.00.*Deccan Mill10,000\.00/);
    await expectPosting(/1,800\.00 of GST under reverse charge, in cash/);
    await expectPosting(/GSTR-3B to 31 Dec 2026, or of the day on which it is paid before/);
    // The paper prints no tax that could be typed.
    expect(page.getByLabelText('CGST of line 1', { exact: true }).elements()).toHaveLength(0);
    expect(await sentBy(calls)).toMatchObject({ reverseCharge: true });
  });

  test('may be so in one of its lines', async () => {
    const calls = purchaseAnswers([createPurchaseBill, ok(posted)]);
    await openNew();
    await fill('Taxable value of line 1', '500');
    await fill('GST % of line 1', '18');
    await userEvent.click(page.getByRole('button', { name: 'More of line 1' }));
    await userEvent.selectOptions(page.getByLabelText('GST is paid by, of line 1'), '9(3)');
    await expectPosting(/RCM Output CGST45\.00/);
    expect(await sentBy(calls)).toMatchObject({
      reverseCharge: false,
      items: [{ reverseCharge: '9(3)' }],
    });
  });

  test('is proposed for a supplier whose bills usually are', async () => {
    const bill_defaults = {
      account_id: 63,
      credit: null,
      blocked_clause: null,
      reverse_charge: true,
    };
    purchaseAnswers([listSuppliers, ok([{ ...suppliers[0], account_id: 171, bill_defaults }])]);
    await show(Editor, { path: '/bill/new', at: '/bill/new?supplier=171' });
    const pill = page.getByRole('button', { name: /^Reverse charge/ });
    await expect.element(pill).toHaveAttribute('aria-pressed', 'true');
  });

  test('says on its page with which return the tax is due, and by when the own invoice', async () => {
    purchaseAnswers([
      readPurchaseBill,
      ok({
        ...read,
        received_on: '2026-11-04',
        supplier: { name: 'Gulmohar', gstin: null, registration: 'unregistered', state_code: '27' },
        tax_due: [{ on: '2026-11-05', unless_paid: false }],
        self_invoice: { number: null, date: null, due_by: '2026-12-04' },
        totals: { ...fullDraft.totals, reversed: '1800.00' },
      }),
    ]);
    await show(BillPage, { path: '/bill/:billId', at: '/bill/7' });
    await expect.element(page.getByText(/You pay ₹1,800\.00 of GST/)).toBeVisible();
    await expect.element(page.getByText(/05 Nov 2026: GSTR-3B to 30 Nov 2026/)).toBeVisible();
    await expect.element(page.getByText(/Self-invoice due by 04 Dec 2026/)).toBeVisible();
  });
});

test('charges go into the goods or to an account, and TCS is owed too', async () => {
  const calls = purchaseAnswers([createPurchaseBill, ok(posted)]);
  await openNew();
  await fill('Taxable value of line 1', '1000');
  await userEvent.selectOptions(page.getByLabelText('Kind of credit of line 1'), 'input');
  await userEvent.click(page.getByRole('button', { name: 'Add other charges' }));
  await fill('Charge of charge 1', 'Freight');
  await fill('Amount of charge 1', '50');
  await expectPosting(/Paper1,050\.00/);
  await expect.element(page.getByText(/A charge bears no GST here/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add other charges' }));
  await fill('Charge of charge 2', 'Packing');
  await fill('Amount of charge 2', '20');
  await userEvent.selectOptions(page.getByLabelText('Where charge 2 goes'), 'Paper');
  await userEvent.click(page.getByRole('button', { name: 'Add TCS' }));
  await fill('TCS as printed', '10.70');
  await expectPosting(/TCS Receivable10\.70.*Deccan Mill1,080\.70/);
  expect(await sentBy(calls)).toMatchObject({
    charges: [
      { description: 'Freight', amountPaise: 50_00, intoCost: true, accountId: null },
      { description: 'Packing', amountPaise: 20_00, intoCost: false, accountId: 63 },
    ],
    tcs: { section: '394', code: null, amountPaise: 10_70 },
  });
});

test('a supplier abroad is billed in its currency, with IGST of services on both sides', async () => {
  const abroad = { registration: 'overseas', gst_number: null, state_code: '96', account_id: 171 };
  const calls = purchaseAnswers(
    [createPurchaseBill, ok(posted)],
    [listSuppliers, ok([{ ...suppliers[0], ...abroad }])],
  );
  await openNew();
  await userEvent.selectOptions(page.getByLabelText('Import of'), 'services');
  await userEvent.selectOptions(page.getByLabelText('Currency', { exact: true }), 'other');
  await fill('Rate of the books', '86.1234');
  await fill('Whose rate', 'SBI');
  await fill('Rate of', '02/10/2026');
  await fill('Amount in USD of line 1', '49.99');
  await fill('GST % of line 1', '18');
  await expectPosting(/Paper4,305\.31.*RCM Output IGST774\.96.*Deccan Mill4,305\.31/);
  expect(await sentBy(calls)).toMatchObject({
    importOf: 'services',
    currency: { code: 'USD', totalMinor: 49_99, booksRate: { rateMillionths: 86_123_400 } },
    items: [{ amountMinor: 49_99, taxablePaise: null, rateThousandths: null }],
  });
});

test('a draft in dollars is saved as it was read', async () => {
  const rate = { rate: '86.1234', source: 'SBI', date: '2026-10-02' };
  const currency = { code: 'USD', total_minor: 5008, books_rate: rate, tax_rate: null };
  const [first] = fullDraft.items;
  const none = { taxable: null, cgst: null, sgst: null, igst: null, cess: null };
  const given = { ...none, reverse_charge: null };
  const bought = { ...first, quantity: null, rate: null, discount: null, given };
  const dollars = {
    ...fullDraft,
    charges: [],
    tcs: null,
    reverse_charge: false,
    import_of: 'services',
    currency,
    items: [
      { ...bought, amount_minor: 4999, reverse_charge: '5(3)' },
      {
        ...bought,
        line: 2,
        amount_minor: 9,
        reverse_charge: '5(4)',
        given: { ...none, reverse_charge: '5(4)' },
      },
    ],
  };
  const calls = purchaseAnswers(
    [readPurchaseBill, ok(dollars)],
    [changePurchaseBill, ok({ ...dollars, warnings: [] })],
  );
  await show(Editor, { path: '/bill/:billId/edit', at: '/bill/7/edit' });
  await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
  const put = calls.find(({ path }) => path.startsWith('PUT'));
  expect(put?.body).toMatchObject({
    import_of: 'services',
    currency,
    items: [
      { amount_minor: 4999, reverse_charge: null },
      { amount_minor: 9, reverse_charge: '5(4)' },
    ],
  });
});
