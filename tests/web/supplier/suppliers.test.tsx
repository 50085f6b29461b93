import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import {
  cancelSupplierErasure,
  eraseSupplier,
  readSupplierErasure,
} from '#api/contract/supplier/erasure.ts';
import {
  addSupplier,
  changeSupplier,
  confirmSupplierBank,
  removeSupplier,
  makeCustomer,
  listSuppliers,
  readSupplier,
  readSupplierFigures,
} from '#api/contract/supplier/supplier.ts';
import { listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { SupplierListPage } from '#web/features/supplier/SupplierListPage.tsx';
import { PayDialog } from '#web/features/purchase/payment/PayDialog.tsx';
import { SupplierPage } from '#web/features/supplier/SupplierPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import bills from '#tests/specimens/replies/listPurchaseBills.json' with { type: 'json' };
import waiting from '#tests/specimens/replies/readCustomerErasure.json' with { type: 'json' };
import madeCustomer from '#tests/specimens/replies/makeCustomer.json' with { type: 'json' };
import suppliers from '#tests/specimens/replies/listSuppliers.json' with { type: 'json' };
import { NO_ERASURE } from '../customer/specimens.ts';
import { deccanMill, paper } from '../purchase/answers.ts';
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { expectNoViolations } from '../support/axe.ts';
import { show } from '../support/show.tsx';

const [pawar] = suppliers;
const owed = { ...pawar, outstanding: '4720.00' };
const { outstanding: _owed, ...reply } = pawar ?? {};
const written = { ...reply, warnings: [] };
const counted = { count: 1, of: 2, outstanding: '4720.00' };

const AT = '2026-11-22T05:30:00.000Z';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const answers = (...special: readonly (readonly [Endpoint, ...Answer[]])[]) => {
  const usual: readonly (readonly [Endpoint, Answer])[] = [
    [readSupplierFigures, ok(counted)],
    [listSuppliers, ok([owed])],
    [readSupplier, ok(owed)],
    [listPurchaseBills, ok(bills)],
    [listAccountChanges, okAccounts([deccanMill, paper])],
    [listBooks, ok(books)],
    [readSupplierErasure, ok(NO_ERASURE)],
  ];
  const named = new Set(special.map(([{ method, path }]) => `${method} ${path}`));
  return serverAnswers([
    ...special,
    ...usual.filter(([{ method, path }]) => !named.has(`${method} ${path}`)),
  ]);
};
const openList = async (at = '/suppliers') => {
  await show(SupplierListPage, { path: '/suppliers', at });
  await expect.element(page.getByRole('heading', { name: 'Suppliers', exact: true })).toBeVisible();
};
const Supplier = () => <SupplierPage Pay={PayDialog} />;
const openPage = async () => {
  await show(Supplier, { path: '/suppliers/:supplierId', at: '/suppliers/4' });
  await expect.element(page.getByRole('heading', { name: 'Pawar Transport' })).toBeVisible();
};
const dialog = () => page.getByRole('dialog');
const bodyOf = (calls: ReturnType<typeof answers>, method: string) =>
  calls.find(({ path }) => path.startsWith(method))?.body;

describe('the list of suppliers', () => {
  test('shows who they are and what is outstanding to them, with its sum', async () => {
    await page.viewport(1920, 1000);
    answers();
    await openList();
    const row = page.getByRole('row', { name: /Pawar Transport/ });
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).toBe(
      'Pawar Transport27AAPFU0939F1ZVNashik, MaharashtraMicro, servicesWithin 15 daysActive4,720.00',
    );
    await expect.element(page.getByText('Total of 1 supplier')).toBeVisible();
  });

  test('narrows by what is typed and by status, and Enter on a row opens its page', async () => {
    const asked: string[] = [];
    const list = (query: URLSearchParams) => {
      asked.push(query.toString());
      return ok([owed]);
    };
    answers([listSuppliers, list]);
    await openList('/suppliers?status=active');
    await expect.poll(() => asked.at(-1)).toContain('status=active');
    await userEvent.keyboard('/');
    await userEvent.keyboard('pawar');
    await expect.poll(() => asked.at(-1)).toMatch(/search=pawar&status=active/);
    await userEvent.click(page.getByRole('link', { name: 'Pawar Transport' }));
    await expect.element(page.getByText('Went to /suppliers/4')).toBeVisible();
  });

  test('on a phone has who, how much, where and the status of each', async () => {
    await page.viewport(390, 844);
    answers();
    await openList();
    const row = page.getByRole('row', { name: /Pawar Transport/ });
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).toBe(
      'Pawar Transport4,720.0027AAPFU0939F1ZV · Nashik, MaharashtraActive',
    );
    await expect.element(page.getByText('1 supplier, outstanding ₹4,720.00')).toBeVisible();
  });

  test('without any says what to do', async () => {
    answers([readSupplierFigures, ok({ count: 0, of: 0, outstanding: '0.00' })]);
    await openList();
    await expect.element(page.getByText('No suppliers yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Add supplier/ })).toBeVisible();
  });
});

describe('the form of a supplier', () => {
  test('sends a new one with what its GSTIN says, and nothing of what is blank', async () => {
    const calls = answers([addSupplier, ok(written)]);
    await openList('/suppliers?new=1');
    await userEvent.fill(dialog().getByLabelText('Name'), 'Pawar Transport');
    await userEvent.fill(dialog().getByLabelText('GSTIN (optional)').first(), '27AAPFU0939F1ZV');
    await userEvent.fill(dialog().getByLabelText(/^Days until due/), '15');
    await userEvent.click(dialog().getByText('Micro, small and medium enterprises'));
    await userEvent.click(dialog().getByRole('button', { name: 'Add standing' }));
    await expect.element(dialog().getByLabelText('Class')).toHaveFocus();
    await userEvent.selectOptions(dialog().getByLabelText('Class'), 'micro');
    await userEvent.selectOptions(dialog().getByLabelText('Activity'), 'services');
    await userEvent.fill(dialog().getByLabelText('From'), '1/4/2026');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bodyOf(calls, 'POST'))
      .toStrictEqual({
        name: 'Pawar Transport',
        gst_number: '27AAPFU0939F1ZV',
        pan: 'AAPFU0939F',
        state_code: '27',
        registration: 'regular',
        country: 'IN',
        supplier_due_days: 15,
        msme: [{ class: 'micro', activity: 'services', from: '2026-04-01', to: null }],
      });
    await expect.poll(() => dialog().elements()).toEqual([]);
  });

  test('takes a ledger from before with its name', async () => {
    const calls = answers([addSupplier, ok(written)]);
    await openList('/suppliers?new=1');
    await userEvent.selectOptions(dialog().getByLabelText(/^Ledger/), 'Deccan Mill');
    await expect.element(dialog().getByLabelText('Name')).toHaveValue('Deccan Mill');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bodyOf(calls, 'POST'))
      .toMatchObject({ name: 'Deccan Mill', account_id: 171, gst_number: '27AAPFU0939F1ZV' });
  });

  test('says what is missing at its field, and in a list at its row', async () => {
    answers();
    await openList('/suppliers?new=1');
    await userEvent.click(dialog().getByText('Registration and address'));
    await userEvent.click(dialog().getByRole('button', { name: 'Add registration' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog().getByText('Enter a name')).toBeVisible();
    await expect.element(dialog().getByText('Enter the GSTIN')).toBeVisible();
    await expect.element(dialog().getByLabelText('Name')).toHaveFocus();
    await expectNoViolations(dialog().element());
  });

  test('shows a refusal of the server at the row that it is about, in its opened part', async () => {
    const detail = 'Registration 1: 29AAPFU0939F1ZR is there already for these days.';
    answers([
      changeSupplier,
      problem(422, 'supplier_registration_twice', detail, {
        facts: { line: 1, field: 'registrations.0.gst_number' },
      }),
    ]);
    await openPage();
    await userEvent.keyboard('c');
    await userEvent.fill(dialog().getByLabelText('Name'), 'Pawar Roadways');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const row = dialog().getByRole('group', { name: 'registration 1' });
    await expect.element(row.getByText(detail)).toBeVisible();
    await expect.element(row.getByLabelText('GSTIN')).toHaveFocus();
  });

  test('sends of a change what differs alone, and keeps what it has no field for', async () => {
    const calls = answers([changeSupplier, ok(written)]);
    await openPage();
    await userEvent.keyboard('c');
    await userEvent.fill(dialog().getByLabelText(/^Days until due/), '45');
    await userEvent.selectOptions(dialog().getByLabelText(/^Account \(optional\)/), 'Paper');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bodyOf(calls, 'PUT'))
      .toStrictEqual({
        supplier_due_days: 45,
        bill_defaults: {
          account_id: 63,
          credit: 'input-service',
          blocked_clause: null,
          reverse_charge: true,
        },
        expected: 317,
      });
  });

  test('says who is registered as no dealer, where there is a registration at all', async () => {
    const before = { ...owed, special_registration: null };
    const calls = answers([readSupplier, ok(before)], [changeSupplier, ok(written)]);
    await openPage();
    await userEvent.keyboard('c');
    const as = dialog().getByLabelText(/^Registered as/);
    await userEvent.selectOptions(as, 'Input service distributor');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bodyOf(calls, 'PUT'))
      .toStrictEqual({ special_registration: 'input-service-distributor', expected: 317 });
  });

  test('takes the nature of TDS and a certificate of lower deduction, as it is written', async () => {
    const before = { ...owed, tds: null, tds_certificates: [] };
    const calls = answers([readSupplier, ok(before)], [changeSupplier, ok(written)]);
    await openPage();
    await userEvent.keyboard('c');
    await userEvent.click(dialog().getByText('Tax deducted at source'));
    await userEvent.selectOptions(dialog().getByLabelText(/^Nature of payment/), '1024');
    await userEvent.selectOptions(dialog().getByLabelText(/^Deductee/), 'Firm or other');
    await userEvent.click(dialog().getByRole('button', { name: 'Add certificate' }));
    const row = dialog().getByRole('group', { name: 'certificate 1' });
    await userEvent.fill(row.getByLabelText('Rate %'), '-1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(row.getByText('Enter the number')).toBeVisible();
    await expect.element(row.getByText(/^Enter a rate from 0 to 100/)).toBeVisible();
    await userEvent.fill(row.getByLabelText('Number'), 'LDC/26/77');
    await userEvent.selectOptions(row.getByLabelText('Nature'), '1024');
    await userEvent.fill(row.getByLabelText('Rate %'), '0.75 %');
    await userEvent.fill(row.getByLabelText(/^Limit/), '₹ 5,00,000');
    await userEvent.fill(row.getByLabelText('From'), '1/4/2026');
    await userEvent.fill(row.getByLabelText('To'), '31/3/2027');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bodyOf(calls, 'PUT'))
      .toStrictEqual({
        tds: { nature: '1024', deductee: 'other' },
        tds_certificates: [
          {
            number: 'LDC/26/77',
            nature: '1024',
            rate: 0.75,
            limit: '500000.00',
            from: '2026-04-01',
            to: '2027-03-31',
          },
        ],
        expected: 317,
      });
  });

  test('loses nothing when somebody else was first, and goes on with either version', async () => {
    const theirs = { ...owed, city: 'Pune', seq: 320 };
    const calls = answers(
      [
        changeSupplier,
        problem(409, 'changed_since', 'It was changed meanwhile.'),
        ok({ ...written, seq: 321 }),
      ],
      [readSupplier, ok(owed), ok(theirs)],
    );
    await openPage();
    await userEvent.keyboard('c');
    await userEvent.fill(dialog().getByLabelText(/^Days until due/), '45');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('PUT')).at(-1)?.body)
      .toStrictEqual({ supplier_due_days: 45, expected: 320 });
  });
});

describe('the page of a supplier', () => {
  test('has what is outstanding, its bills, and its bank account by its last digits', async () => {
    answers();
    await openPage();
    await expect.element(page.getByText('₹4,720.00').first()).toBeVisible();
    await expect.element(page.getByRole('table', { name: /^Bills of Pawar/ })).toBeVisible();
    await expect.element(page.getByText('•••• 5678')).toBeVisible();
    expect(document.body.textContent).not.toContain('50100012345678');
    await expect.element(page.getByText('Confirmed on 21 Nov 2026')).toBeVisible();
  });

  test('has changed bank details confirmed', async () => {
    const calls = answers(
      [readSupplier, ok({ ...owed, bank_confirmed_on: null })],
      [confirmSupplierBank, ok(written)],
    );
    await openPage();
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => bodyOf(calls, 'POST')).toStrictEqual({ expected: 317 });
  });

  test('shows what was erased as such, once', async () => {
    const gone = '[erased]';
    const erased = { address: gone, city: gone, pincode: gone, bank_account_number: gone };
    answers([readSupplier, ok({ ...owed, ...erased })]);
    await openPage();
    await expect.element(page.getByText('[erased], Maharashtra', { exact: true })).toBeVisible();
    await expect.element(page.getByText('[erased]', { exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain('••••');
  });

  test('has the personal data erased by an owner alone, in the words of a supplier', async () => {
    const person = { ...owed, registration: 'unregistered', gst_number: null } as const;
    const calls = answers(
      [readSupplier, ok(person), ok({ ...person, name: '[erased]', status: 'retired' })],
      [readSupplierErasure, ok(NO_ERASURE), ok({ ...NO_ERASURE, erased_at: AT })],
      [eraseSupplier, ok({ erased_at: AT, asked_at: null, due_on: null, open_texts: [] })],
    );
    await openPage();
    await userEvent.keyboard('{Shift>}e{/Shift}');
    await expect.element(dialog().getByText(/Udyam number, bank details/)).toBeVisible();
    await expect.element(dialog().getByText(/Bills and payments with their numbers/)).toBeVisible();
    await expectNoViolations(dialog().element());
    await userEvent.fill(dialog().getByLabelText('Reason (optional)'), 'By letter');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Personal data erased on 22 Nov 2026/)).toBeVisible();
    expect(bodyOf(calls, 'POST')).toStrictEqual({
      reason: 'By letter',
      when_allowed: false,
      book_id: 1,
    });
    await expect.element(page.getByRole('heading', { level: 1, name: '[erased]' })).toBeVisible();
    await expect.element(page.getByText('Erased', { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'More of this supplier' }));
    const items = page.getByRole('menuitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^History/),
    ]);
  });

  test('is removed from the menu, unless something names it', async () => {
    const why = 'Pawar Transport has bills and other documents as a supplier (1) and stays.';
    answers(
      [readSupplier, ok(owed)],
      [removeSupplier, problem(409, 'supplier_in_use', why), ok({})],
    );
    await openPage();
    await userEvent.click(page.getByRole('button', { name: 'More of this supplier' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
    const asked = page.getByRole('alertdialog');
    await expectNoViolations(asked.element());
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expect.element(asked.getByText(why)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expect.element(page.getByText(/^Went to \/suppliers/)).toBeVisible();
  });

  test('is made a customer from the menu, after a question', async () => {
    const calls = answers(
      [readSupplier, ok(owed), ok({ ...owed, is_customer: true })],
      [makeCustomer, ok({ ...madeCustomer, warnings: [] })],
    );
    await openPage();
    await userEvent.keyboard('{Shift>}c{/Shift}');
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/second ledger under Sundry Debtors/);
    await expectNoViolations(question.element());
    await userEvent.click(question.getByRole('button', { name: 'Make a customer' }));
    await expect.poll(() => store.get(noticeAtom)?.text).toMatch(/is a customer too/);
    expect(bodyOf(calls, 'POST')).toStrictEqual({ expected: 317 });
    await expect.element(page.getByRole('link', { name: 'Customer too' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'More of this supplier' }));
    await expect.element(page.getByRole('menuitem', { name: /^Change/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /^Make a customer/ }).elements()).toEqual([]);
  });

  test('is not to be erased by an accountant', async () => {
    answers([listBooks, ok(books.map((book) => ({ ...book, role: 'accountant' })))]);
    await openPage();
    await userEvent.click(page.getByRole('button', { name: 'More of this supplier' }));
    await expect.element(page.getByRole('menuitem', { name: /^Change/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /^Erase/ }).elements()).toEqual([]);
  });

  test('says that an erasure waits, until it is withdrawn', async () => {
    const calls = answers(
      [readSupplierErasure, ok(waiting), ok(NO_ERASURE)],
      [
        cancelSupplierErasure,
        ok({ erased_at: null, asked_at: null, due_on: null, open_texts: [] }),
      ],
    );
    await openPage();
    await userEvent.click(page.getByRole('button', { name: 'Cancel the erasure' }));
    await expect.poll(() => page.getByText(/^Will be erased/).elements()).toEqual([]);
    expect(calls.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(1);
  });

  test('leads by B to a new bill of the supplier', async () => {
    answers();
    await openPage();
    await userEvent.keyboard('b');
    await expect.element(page.getByText('Went to /purchases/bill/add?supplier=172')).toBeVisible();
  });

  test('says where there is none', async () => {
    answers([readSupplier, problem(404, 'not_found', 'Not Found')]);
    await show(Supplier, { path: '/suppliers/:supplierId', at: '/suppliers/4' });
    await expect.element(page.getByText('No such supplier').first()).toBeVisible();
  });
});
