// A draft that is to be printed: whoever hands it out is asked whether it should be issued first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
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
afterEach(() => {
  stopListening();
  vi.restoreAllMocks();
});

const draft = { ...invoice, status: 'draft', payments: [], credit_notes: [], allocations: [] };

async function open() {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const issued = ok({ ...draft, status: 'sent' });
  const calls = billingAnswers([readInvoice, ok(draft)], [issueInvoice, issued]);
  await show(() => <InvoicePage Receipt={ReceiptDialog} />, {
    path: '/billing/invoice/:invoiceId',
    at: '/billing/invoice/1',
  });
  await expect.element(page.getByRole('button', { name: /^Issue invoice/ })).toBeVisible();
  return { print, calls };
}
const question = () => page.getByRole('dialog', { name: 'This is a draft. Issue it first?' });
const press = (keys: string) => userEvent.keyboard(keys);
const CTRL_P = '{Control>}p{/Control}';

test('Ctrl+P on a draft asks, and Enter issues it and prints', async () => {
  const { print, calls } = await open();
  await press(CTRL_P);
  const issue = question().getByRole('button', { name: 'Issue and print' });
  await expect.element(issue).toHaveFocus();
  await expectNoViolations();
  await press('{Enter}');
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(written(calls).map(({ path }) => path)).toEqual([
    `POST /api/islogin/invoice/${invoice.id}/issue`,
  ]);
});

test('the draft itself is printed on demand, and nothing is issued', async () => {
  const { print, calls } = await open();
  await press(CTRL_P);
  await userEvent.click(question().getByRole('button', { name: 'Print draft' }));
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(written(calls)).toEqual([]);
});

test('Ctrl+Enter issues a draft, which is its first act', async () => {
  const { calls } = await open();
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => written(calls)).toHaveLength(1);
});
