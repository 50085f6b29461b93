// A draft that ends with the supplier for want of an address: whatever issues it asks first.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { InvoicePage } from '#web/features/invoice/page/InvoicePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';
import { billingAnswers, invoice, written } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const nowhere = { gstin: null, address: null, city: null, pincode: null, state_code: null };
const draft = {
  ...invoice,
  status: 'draft',
  place_of_supply: '27',
  payments: [],
  credit_notes: [],
  allocations: [],
  recipient: { ...invoice.recipient, ...nowhere, registration: 'unregistered' },
};
const Shown = () => <InvoicePage Receipt={ReceiptDialog} />;
const answers = (of: object = draft) =>
  billingAnswers(
    [readInvoice, ok(of)],
    [issueInvoice, ok({ ...draft, status: 'sent' })],
    [recordPayment, ok({ ...draft, status: 'paid' })],
  );
async function open() {
  await show(Shown, { path: '/billing/invoice/:invoiceId', at: '/billing/invoice/1' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
}
const dialog = () => page.getByRole('dialog', { name: 'Issue without an address?' });

test('the page of a draft asks before it issues, and one key answers', async () => {
  const calls = answers();
  await open();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.element(dialog().getByText(/your state is the place of supply/)).toBeVisible();
  await expect
    .element(dialog().getByRole('button', { name: 'No address on record' }))
    .toHaveFocus();
  await expectNoViolations();
  expect(written(calls)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => written(calls)).toHaveLength(1);
});

test('a payment that issues a draft is not recorded before it is confirmed', async () => {
  const calls = answers();
  await open();
  await userEvent.keyboard('r');
  const box = page.getByRole('checkbox', { name: 'No address on record' });
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(page.getByText('Recording this payment issues the invoice: confirm this first'))
    .toBeVisible();
  await expect.element(box).toHaveFocus();
  expect(written(calls)).toEqual([]);
  await userEvent.keyboard(' {Control>}{Enter}{/Control}');
  await expect.poll(() => written(calls)).toHaveLength(1);
});

test('a draft with an address in a state is issued without a question', async () => {
  const recipient = { ...draft.recipient, address: '4 Mill Road', state_code: '29' };
  const calls = answers({ ...draft, recipient });
  await open();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.poll(() => written(calls)).toHaveLength(1);
  expect(dialog().elements()).toEqual([]);
});
