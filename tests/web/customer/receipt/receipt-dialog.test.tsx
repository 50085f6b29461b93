// The dialog that takes a customer's money: by keys, by mouse, and when the server says no.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listCustomerItems, recordReceipt } from '#api/contract/customer/receipt.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { ReceiptInvoice } from '#web/shell/form/receipt-dialog.ts';
import { store } from '#web/state/session.ts';
import paid from '#tests/specimens/replies/readInvoice.json' with { type: 'json' };
import { ok, problem } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { invoices, receiptAnswers, recorded } from './specimens.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(async () => {
  stop();
  await page.viewport(1280, 900);
});

const customer = { id: 1, name: 'Karnataka Agro Mills' };

async function open(invoices: readonly ReceiptInvoice[]) {
  const onClose = () => undefined;
  await show(
    () => <ReceiptDialog bookId={1} customer={customer} invoices={invoices} onClose={onClose} />,
    {
      path: '/',
    },
  );
  await expect.element(page.getByLabelText('Settle INV-009')).toBeVisible();
}
const amount = () => page.getByLabelText('Amount received (₹)');
const reference = () => page.getByLabelText(/^Reference/);
const said = () => store.get(noticeAtom)?.text;
const bodies = (calls: ReturnType<typeof receiptAnswers>) =>
  calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body);
const RECORD = '{Control>}{Enter}{/Control}';

describe('the receipt dialog', () => {
  test('one invoice with TDS takes eight keys', async () => {
    const calls = receiptAnswers([recordReceipt, ok(recorded)]);
    await open(invoices.slice(0, 1));
    await expect.element(amount()).toHaveFocus();
    await expect.element(amount()).toHaveValue('1,180.00');
    await userEvent.keyboard('{Alt>}l{/Alt}prof{Enter}');
    await expect.element(amount()).toHaveValue('1,080.00');
    await userEvent.keyboard(RECORD);
    await expect.poll(said).toBe('Receipt RV-002 of ₹1,080.00 recorded.');
    expect(bodies(calls)).toEqual([
      {
        amount: '1080.00',
        method: 'bank-transfer',
        reference: null,
        date: expect.any(String),
        account_id: 6,
        book_id: 1,
        deductions: [{ kind: 'tds', amount: '100.00', section: '393(1) 6(iii)' }],
        advance: null,
        against: [{ kind: 'invoice', id: 7, amount: '1180.00' }],
      },
    ]);
  });

  test('one key settles the oldest bills first, and the rest goes on account', async () => {
    const calls = receiptAnswers([recordReceipt, ok(recorded)]);
    await open([]);
    await userEvent.keyboard('5k{Alt>}o{/Alt}');
    await expect.element(page.getByText(/^₹870\.00 settles nothing/)).toBeVisible();
    await userEvent.keyboard(`{Enter}u${RECORD}`);
    await expect.poll(() => bodies(calls).length).toBe(1);
    expect(bodies(calls)[0]).toMatchObject({
      amount: '5000.00',
      method: 'upi',
      against: [
        { id: 7, amount: '1180.00' },
        { id: 8, amount: '2360.00' },
        { id: 9, amount: '590.00' },
      ],
    });
  });

  test('one invoice and nothing else is recorded as its payment', async () => {
    const calls = receiptAnswers([recordPayment, ok(paid)]);
    await open(invoices.slice(1, 2));
    await userEvent.keyboard(`50%{Enter}c{Enter}CH 12${RECORD}`);
    await expect.poll(said).toBe('Recorded ₹1,180.00 for INV-001.');
    expect(bodies(calls)).toMatchObject([
      { amount: '1180.00', method: 'cheque', reference: 'CH 12', on_account: false },
    ]);
  });

  test('a draft takes nothing else along', async () => {
    receiptAnswers();
    const [card] = invoices;
    const draft = [{ ...card, id: 70, number: 'INV-070', status: 'draft' } as ReceiptInvoice];
    await show(
      () => (
        <ReceiptDialog bookId={1} invoices={draft} onClose={() => undefined} customer={customer} />
      ),
      { path: '/' },
    );
    await expect.element(page.getByText(/^INV-070 is a draft\./)).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(1);
    // It is owed and paid at once, so that the rest is owed as before.
    await expect.element(page.getByText('4,130.00 Dr')).toBeVisible();
    expect(page.getByRole('button', { name: /other deduction/ }).elements()).toEqual([]);
  });
});

describe('a receipt that is wrong', () => {
  test('each gap stands at its field, and nothing is sent', async () => {
    const calls = receiptAnswers();
    await open([]);
    await userEvent.keyboard(RECORD);
    await expect.element(page.getByText('Enter an amount above zero')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Settle of INV-009'), '600');
    await userEvent.keyboard('{Alt>}l{/Alt}');
    await userEvent.keyboard(RECORD);
    await expect.element(page.getByText('₹590.00 of it is outstanding')).toBeVisible();
    await expect.element(page.getByText('Choose what is deducted')).toBeVisible();
    expect(bodies(calls)).toEqual([]);
  });

  test('a refusal stands at its bill or deduction, and what was typed stays', async () => {
    const more = 'INV-007 has ₹10.00 open.';
    const facts = (line: number) => ({ facts: { line, field: 'against' } });
    const calls = receiptAnswers([
      recordReceipt,
      problem(422, 'open_item_exceeded', more, facts(1)),
      problem(422, 'deduction_is_nothing', 'Deduction 1: too little.', facts(1)),
      ok(recorded),
    ]);
    await open(invoices.slice(0, 2));
    await userEvent.keyboard(`{Alt>}l{/Alt}disc{Enter}5${RECORD}`);
    const settle = page.getByLabelText('Settle of INV-007');
    await expect.element(settle).toHaveAttribute('aria-invalid', 'true');
    await expect.element(settle).toHaveAccessibleDescription(more);
    await userEvent.keyboard(RECORD);
    const deducted = page.getByLabelText('Discount allowed, amount in rupees');
    await expect.element(deducted).toHaveAccessibleDescription('Deduction 1: too little.');
    await expect.element(deducted).toHaveValue('5.00');
    await userEvent.keyboard(RECORD);
    await expect.poll(said).toMatch(/^Receipt RV-002/);
    // A plain no makes the next one another request.
    const keys = calls.flatMap(({ idempotencyKey: key }) => (key === null ? [] : [key]));
    expect(new Set(keys).size).toBe(3);
  });

  test('open bills that cannot be had leave the rest of the dialog', async () => {
    receiptAnswers([listCustomerItems, 'silence']);
    await show(
      () => (
        <ReceiptDialog
          bookId={1}
          invoices={invoices.slice(0, 1)}
          onClose={() => undefined}
          customer={customer}
        />
      ),
      { path: '/' },
    );
    await expect.element(page.getByText(/Could not load the open bills/)).toBeVisible();
    await expect.element(amount()).toHaveValue('1,180.00');
  });
});

test('the account that took the last money of a method is offered again', async () => {
  const calls = receiptAnswers([recordReceipt, ok(recorded)]);
  await open([]);
  await userEvent.keyboard('10{Enter}ccc');
  await userEvent.click(page.getByRole('radio', { name: 'Cash' }));
  await userEvent.click(page.getByRole('combobox', { name: 'Into account' }));
  await userEvent.click(page.getByRole('option', { name: /^Cash/ }));
  await userEvent.keyboard(RECORD);
  await expect.poll(() => bodies(calls).length).toBe(1);
  await cleanup();
  await open([]);
  await userEvent.click(page.getByRole('radio', { name: 'Cash' }));
  await expect.element(page.getByRole('combobox', { name: 'Into account' })).toHaveValue('Cash');
});

test('what is typed is kept when it is closed', async () => {
  receiptAnswers();
  await open([]);
  await userEvent.keyboard('777{Enter}');
  await expect.element(amount()).toHaveValue('777.00');
  await userEvent.fill(reference(), 'UTR 1');
  await expect.element(reference()).toHaveValue('UTR 1');
  await cleanup();
  await open([]);
  await expect.element(page.getByText(/^Draft from .* restored/)).toBeVisible();
  await expect.element(amount()).toHaveValue('777.00');
  await expect.element(reference()).toHaveValue('UTR 1');
});

test.each([1440, 900, 390, 320])('the dialog is accessible and fits at %i px', async (width) => {
  await page.viewport(width, 900);
  receiptAnswers();
  await open(invoices.slice(0, 2));
  await userEvent.keyboard('{Alt>}l{/Alt}prof{Enter}{Alt>}l{/Alt}disc{Enter}50');
  await expect.element(amount()).toBeVisible();
  const dialog = page.getByRole('dialog').element();
  const { violations } = await axe.run(dialog);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const [scrolled] = dialog.getElementsByClassName('overflow-y-auto');
  expect(scrolled?.scrollWidth).toBe(scrolled?.clientWidth);
});
