import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import {
  createExpense,
  createPaidBill,
  listExpenses,
  readExpense,
} from '#api/contract/trade/expense.ts';
import { readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import { listSupplierPayments } from '#api/contract/trade/supplier-payment.ts';
import { ExpenseEditorPage } from '#web/features/purchase/expense/ExpenseEditorPage.tsx';
import { numberAfter } from '#web/features/purchase/expense/expense-text.ts';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import billed from '#tests/specimens/replies/createPaidBill.json' with { type: 'json' };
import slip from '#tests/specimens/replies/readExpense.json' with { type: 'json' };
import spent from '#tests/specimens/replies/createExpense.json' with { type: 'json' };
import payments from '#tests/specimens/replies/listSupplierPayments.json' with { type: 'json' };
import posting from '#tests/specimens/replies/readPostingAccounts.json' with { type: 'json' };
import rows from '#tests/specimens/replies/listExpenses.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { fullDraft, paper, purchaseAnswers } from './answers.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(async () => {
  stopListening();
  await page.viewport(1280, 900);
});

const Editor = () => <ExpenseEditorPage QuickSupplier={QuickSupplierDialog} />;
const open = (query = '') =>
  show(Editor, { path: '/purchases/expense/add', at: `/purchases/expense/add${query}` });
const supplier = () => page.getByRole('combobox', { name: 'Supplier' });
const willPost = () => page.getByRole('region', { name: 'Will post' });
const noticed = () => store.get(noticeAtom)?.text;

const [line] = fullDraft.items;
/** The rent of October, to a landlord in the State of the book who charges 18 %. */
const rent = {
  ...fullDraft,
  status: 'posted',
  bill_number: 'R/09',
  charges: [],
  tcs: null,
  tds: null,
  reverse_charge: false,
  credit_period: null,
  narration: 'Shop 4',
  place_of_supply: null,
  total: '29500.00',
  items: [
    {
      ...line,
      product_id: null,
      account_id: paper.id,
      name: 'Rent of the shop',
      hsn: '997212',
      quantity: null,
      rate: null,
      discount: null,
      treatment: 'taxable',
      tax_rate: '18',
      cess_rate: '0',
      cess_per_unit: '0',
      eligibility: 'eligible',
      clause: null,
      share: null,
      credit_kind: 'input-service',
      use: 'taxable',
      godown_id: null,
      batch: null,
      manufactured_on: null,
      expires_on: null,
      given: null,
    },
  ],
};
const [row] = rows;
const ofRent = { ...row, kind: 'purchase-bill', id: 7, description: 'Rent of the shop' };

type Answers = readonly (readonly [Endpoint, ...Answer[]])[];

const USUAL: Answers = [
  [readPostingAccounts, ok(posting)],
  [listExpenses, ok([])],
  [createPaidBill, ok(billed)],
  [createExpense, ok(spent)],
  [listSupplierPayments, ok(payments.slice(0, 1))],
];

const answers = (...special: Answers) =>
  purchaseAnswers(
    ...USUAL.filter(([endpoint]) => special.every(([other]) => other !== endpoint)),
    ...special,
  );

const bodyOf = (calls: ReturnType<typeof answers>, path: string) =>
  calls.findLast((call) => call.path.startsWith(`POST ${path}`) && !call.path.includes('preview'))
    ?.body;

describe('an expense of a supplier', () => {
  test('is the last one again: with its keys from anywhere it takes 12 at most', async () => {
    const calls = answers([listExpenses, ok([ofRent])], [readPurchaseBill, ok(rent)]);
    await open();
    await expect.element(supplier()).toHaveFocus();
    await userEvent.keyboard('de{Enter}');
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    // n, e, d, e, Enter, R, Enter.
    await expect.poll(noticed).toBe('Bill PB-005 posted and ₹8,000.00 paid by SP-005.');
    expect(bodyOf(calls, '/api/islogin/purchase-bill-paid')).toMatchObject({
      supplier_account_id: 171,
      bill_number: 'R/10',
      narration: 'Shop 4',
      total: '29500.00',
      items: [
        {
          account_id: 63,
          name: 'Rent of the shop',
          hsn: '997212',
          taxable: '25000.00',
          tax_rate: '18',
          credit_kind: 'input-service',
          eligibility: 'eligible',
        },
      ],
    });
  });

  test('is typed, with what it will post beside it, and GST that is part of the amount', async () => {
    const calls = answers();
    await open();
    await supplier().fill('Deccan');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('Bill number').fill('T/11');
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Pap');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('Amount (₹)').fill('1180');
    await page.getByLabelText('GST % (optional)').fill('18');
    await expect.poll(() => willPost().element().textContent).toMatch(/Paper1,000\.00/);
    await expect.poll(() => willPost().element().textContent).toMatch(/Input CGST90\.00/);
    await expect.poll(() => willPost().element().textContent).toMatch(/Deccan Mill1,180\.00/);
    await expect.poll(() => willPost().element().textContent).toMatch(/Paid now₹1,180\.00/);
    await page
      .getByLabelText('Input credit')
      .selectOptions('Blocked · 17(5)(b), food and catering');
    await expect.poll(() => willPost().element().textContent).toMatch(/Paper1,180\.00/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(noticed).toContain('posted');
    expect(bodyOf(calls, '/api/islogin/purchase-bill-paid')).toMatchObject({
      bill_number: 'T/11',
      items: [{ eligibility: 'blocked', clause: 'b-i', taxable: '1000.00', name: 'Paper' }],
    });
  });

  test('says what is missing at its field, and keeps what was typed where it is refused', async () => {
    const refusal = problem(409, 'bill_entered_already', 'PB-001 has this number.', {
      field: 'bill_number',
    });
    answers([createPaidBill, refusal]);
    await open();
    await supplier().fill('Deccan');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Enter the number of the bill')).toBeVisible();
    await expect
      .element(page.getByText('Choose what it was spent on', { exact: true }))
      .toBeVisible();
    await page.getByLabelText('Bill number').fill('T/11');
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Pap');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('Amount (₹)').fill('1180');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('PB-001 has this number.').first()).toBeVisible();
    await expect.element(page.getByLabelText('Why it is entered again')).toBeVisible();
    await expect.element(page.getByLabelText('Amount (₹)')).toHaveValue('1180');
  });
});

describe('a slip', () => {
  test('begins at who was paid, and the last one of its account is repeated', async () => {
    const calls = answers(
      [listExpenses, ok([{ ...row, kind: 'expense' }])],
      [readExpense, ok(slip)],
    );
    await open('?slip=1');
    await expect.element(page.getByLabelText('Paid to (optional)')).toHaveFocus();
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Pap');
    await userEvent.keyboard('{Enter}{Alt>}r{/Alt}');
    await expect.element(page.getByLabelText('Paid to (optional)')).toHaveValue('Ganesh Tea Stall');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(noticed).toBe('Expense EX-001 of ₹420.00 posted.');
    expect(bodyOf(calls, '/api/islogin/expense')).toMatchObject({
      paid_to: 'Ganesh Tea Stall',
      slip_number: null,
      method: 'cash',
      items: [{ description: 'Tea for stock taking', amount: '420.00' }],
    });
  });
});

test('a number is followed by the next one, with as many digits', () => {
  expect(['R/09', 'RENT', '2026-27/119', ' A9 '].map(numberAfter)).toStrictEqual([
    'R/10',
    '',
    '2026-27/120',
    'A10',
  ]);
});
