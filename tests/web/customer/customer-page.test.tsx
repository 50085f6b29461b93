import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import {
  listCustomerItems,
  listCustomerPayments,
  recordReceipt,
  reverseReceipt,
} from '#api/contract/customer/receipt.ts';
import { recordRefund } from '#api/contract/invoice/refund.ts';
import type { Book } from '#api/contract/book/book.ts';
import * as contract from '#api/contract/customer/customer.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { CustomerPage } from '#web/features/customer/page/CustomerPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import payments from '#tests/specimens/replies/listCustomerPayments.json' with { type: 'json' };
import refunded from '#tests/specimens/replies/recordRefund.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { recorded } from './receipt/specimens.ts';
import { show } from '../support/show.tsx';
import { agro, NOT_FOUND, orchid, pageAnswers } from './specimens.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const Shown = () => <CustomerPage Receipt={ReceiptDialog} />;
const at = '/customers/1';
const path = '/customers/:customerId';
type Writes = readonly (readonly [Endpoint, ...Answer[]])[];

async function open(customer = agro, role: Book['role'] = 'owner', writes: Writes = []) {
  const calls = serverAnswers([...pageAnswers(customer, role), ...writes]);
  await show(Shown, { path, at });
  await expect.element(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  return (start: string) => calls.filter((call) => call.path.startsWith(start));
}
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the page of a customer', () => {
  test('says what they owe, and shows their invoices, credit and details', async () => {
    await open();
    await expect.element(page.getByText('₹54,300.00')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'INV-001', exact: true }))
      .toHaveAttribute('href', '/billing/invoice/7');
    await expect.element(page.getByText('29AAACK1234F1ZW')).toBeVisible();
    await expect.element(page.getByText('₹1,000.00')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the ledger' }))
      .toHaveAttribute('href', '/account/40');
    await expect
      .element(page.getByRole('link', { name: 'New invoice' }))
      .toHaveAttribute('href', '/billing?new=1&customer=1');
  });

  test('draws what is outstanding by age, with figures that foot', async () => {
    await open();
    const part = page.getByRole('region', { name: 'Outstanding by age' });
    await expect
      .element(part.getByRole('img'))
      .toHaveAccessibleName(
        'Karnataka Agro Mills, outstanding on 21 Nov 2026: Over 60 days ₹47,368.00',
      );
    await expect
      .element(part)
      .toMatchTextContent(/Over 60 days47,368.00On account−5,000.00Outstanding42,368.00$/);
  });

  test('lists all that made the balance, and a payment of one bill among the receipts', async () => {
    serverAnswers([
      [listCustomerPayments, ok(payments)],
      ...pageAnswers(agro).filter(([call]) => call !== listCustomerPayments),
    ]);
    await show(Shown, { path, at });
    const table = page.getByRole('table', { name: /^Account of Karnataka Agro Mills/ });
    await expect
      .element(table.getByRole('link', { name: 'Receipt RV-001' }))
      .toHaveAttribute('href', '/book/1/journal/31');
    await expect.element(table.getByText('Balance of all')).toBeVisible();
    const receipts = page.getByRole('region', { name: 'Receipts' });
    await expect
      .element(receipts.getByRole('link', { name: 'INV-001' }).first())
      .toHaveAttribute('href', '/billing/invoice/1');
    await expect.element(receipts).not.toMatchTextContent('No receipts yet');
  });

  test('shows its outline while it is on its way', async () => {
    serverAnswers([[contract.readCustomer, 'waiting'], ...pageAnswers(agro).slice(1)]);
    await show(Shown, { path, at });
    await expect
      .element(page.getByRole('status', { name: 'Loading the customer' }))
      .toBeInTheDocument();
  });

  test('says why it did not come', async () => {
    serverAnswers([[contract.readCustomer, 'silence'], ...pageAnswers(agro).slice(1)]);
    await show(Shown, { path, at });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load the customer');
  });

  test.each(['/customers/1', '/customers/abc', '/customers/0'])(
    'leads back to the list when %s is the page of nobody',
    async (address) => {
      serverAnswers([[contract.readCustomer, NOT_FOUND], ...pageAnswers(agro).slice(1)]);
      await show(Shown, { path, at: address });
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toMatchTextContent('No such customer');
    },
  );

  test('has no bill for who is inactive, and no change for an auditor', async () => {
    await open(orchid, 'auditor');
    expect(page.getByRole('link', { name: 'New invoice' }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Record receipt/ }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Reverse/ }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'More of this customer' }));
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });

  test('H opens the history, C the form, S leads to the statement', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
    await userEvent.keyboard('h');
    expect(store.get(historyAtom)).toMatchObject({ kind: 'customer', id: 1, title: agro.name });
    store.set(historyAtom, null);
    await userEvent.keyboard('c');
    await expect.element(page.getByRole('dialog', { name: `Change ${agro.name}` })).toBeVisible();
    await userEvent.keyboard('{Escape}s');
    await expect.element(page.getByText('Went to /customers/1/statement')).toBeVisible();
  });

  test('is removed only without documents; the refusal names them', async () => {
    const detail =
      'Karnataka Agro Mills has 2 invoices and stays. Make the customer inactive instead.';
    await open(agro, 'owner', [[contract.removeCustomer, problem(409, 'customer_in_use', detail)]]);
    await userEvent.click(page.getByRole('button', { name: 'More of this customer' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
    const dialog = page.getByRole('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(detail);
  });

  test('is made inactive, and the page says so', async () => {
    const calls = await open(agro, 'owner', [
      [contract.deactivateCustomer, ok({ ...agro, status: 'inactive' })],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'More of this customer' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Make inactive' }));
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }),
    );
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe(`Customer ‘${agro.name}’ is inactive.`);
    expect(calls('POST').map(({ body }) => body)).toEqual([{ expected: agro.seq, book_id: 1 }]);
  });
});

describe('money on account', () => {
  test('is recorded by keys, the method by its first letter', async () => {
    const calls = await open(agro, 'owner', [
      [recordReceipt, ok(recorded)],
      [listCustomerItems, ok([])],
      [readPostingAccounts, ok({ accounts: {}, seq: 1 })],
    ]);
    await expect.element(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
    await userEvent.keyboard('r');
    await expect.element(field('Amount received (₹)')).toHaveFocus();
    await expect.element(page.getByText(/^No open bills\./)).toBeVisible();
    await userEvent.keyboard('5k{Enter}u');
    await expect.element(page.getByRole('radio', { name: 'UPI' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Receipt RV-002 of ₹5,000.00 recorded.');
    const [{ body } = { body: null }] = calls('POST');
    expect(body).toMatchObject({ amount: '5000.00', method: 'upi', reference: null, book_id: 1 });
  });

  test('is taken back with a reason', async () => {
    const calls = await open(agro, 'owner', [
      [reverseReceipt, ok({ ...recorded, reversed: true })],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Reverse RV-001' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Give a reason.')).toBeVisible();
    await userEvent.fill(field('Reason'), 'Cheque returned');
    await userEvent.fill(field('Reversed on'), '1 nov 2026');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Receipt RV-001 reversed.');
    expect(calls('POST').map(({ body }) => body)).toEqual([
      { reason: 'Cheque returned', date: '2026-11-01', book_id: 1 },
    ]);
  });

  test('is paid back whole, from the credit that is open', async () => {
    const calls = await open(agro, 'owner', [
      [recordRefund, ok(refunded)],
      [readPostingAccounts, ok({ accounts: {}, seq: 1 })],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Refund RV-001' }));
    await userEvent.fill(page.getByLabelText(/^Amount/), '-5');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Enter an amount above zero')).toBeVisible();
    await userEvent.clear(page.getByLabelText(/^Amount/));
    await userEvent.fill(page.getByLabelText(/^Reason/), 'Paid twice');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Refund RFV-001 of ₹1,000.00 recorded.');
    const [{ body } = { body: null }] = calls('POST');
    expect(body).toMatchObject({
      credit: { kind: 'receipt' },
      method: 'bank-transfer',
      reason: 'Paid twice',
      book_id: 1,
    });
    expect(body).not.toHaveProperty('amount');
  });
});
