// A draft that lacks what the law demands, issued from its page or by its payment: what is missing
// is told there, and the reason to do without is given there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { InvoicePage } from '#web/features/invoice/page/InvoicePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, problem } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';
import { billingAnswers, invoice, reads, written } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const draft = { ...invoice, status: 'draft', payments: [], credit_notes: [], allocations: [] };
const lacks = (...missing: readonly MissingParticular[]) =>
  problem(422, 'particulars_missing', 'An invoice needs more.', { facts: { missing } });
const unit = { particular: 'unit', line: 1, digits: null, overridable: true } as const;
const address = { particular: 'buyer-address', line: null, digits: null } as const;

type Special = readonly [Endpoint, ...Answer[]];

async function open(special: Special) {
  const calls = billingAnswers([readInvoice, ok(draft)], special);
  await show(() => <InvoicePage Receipt={ReceiptDialog} />, {
    path: '/billing/invoice/:invoiceId',
    at: '/billing/invoice/1',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
  return calls;
}
const dialog = () => page.getByRole('dialog');
const reason = () => page.getByLabelText(/^Or the reason/);
const isSaid = async (text: string) => {
  await expect.poll(() => store.get(noticeAtom)?.text).toContain(text);
};

test('a draft is issued from its page for a reason, once one is given', async () => {
  const calls = await open([issueInvoice, lacks(unit), ok({ ...draft, status: 'sent' })]);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await reads(dialog(), /by law:.*unit of line 1/);
  await expect.element(reason()).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Give a reason.')).toBeVisible();
  expect(written(calls)).toHaveLength(1);
  await expectNoViolations();
  await userEvent.fill(reason(), ' Sold loose ');
  await userEvent.keyboard('{Enter}');
  await isSaid('Issued INV-001.');
  expect(written(calls)[1]?.body).toMatchObject({ override_reason: 'Sold loose' });
  expect(dialog().elements()).toEqual([]);
});

test('where a reason is not enough none is asked for, and each place is a link', async () => {
  const of = { ...address, overridable: false };
  await open([issueInvoice, lacks(of, unit)]);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.element(dialog().getByRole('button', { name: /^Edit draft/ })).toHaveFocus();
  const leads = async (name: string, to: string) => {
    await expect.element(dialog().getByRole('link', { name })).toHaveAttribute('href', to);
  };
  await leads('the customer’s address', `/customers/${draft.customer_id}`);
  await leads('the unit of line 1', `/billing?edit=${draft.id}`);
  expect(reason().elements()).toEqual([]);
});

test('the payment of a draft asks for the reason in its dialog, and keeps what was typed', async () => {
  const calls = await open([recordPayment, lacks(unit), ok({ ...draft, status: 'paid' })]);
  await userEvent.keyboard('r');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reference/ }), 'UTR 9');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(reason()).toHaveFocus();
  await userEvent.keyboard('Sold loose{Control>}{Enter}{/Control}');
  await isSaid('Recorded');
  const [first, second] = written(calls).map(({ body }) => body);
  expect(first).not.toHaveProperty('override_reason');
  expect(second).toEqual({ ...Object(first), override_reason: 'Sold loose' });
  expect(second).toMatchObject({ reference: 'UTR 9' });
});
