// Many invoices by e-mail from the register: who is left out and why, then how far each mail is.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emailInvoices, readInvoiceEmails } from '#api/contract/invoice/emails.ts';
import { listInvoices, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok } from '../../support/answers.ts';
import type { Answer, Call } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { expectNoViolations } from '../../support/axe.ts';
import { billingAnswers, figures, invoices, reads, written } from '../answers.ts';

let stopListening: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const [first] = invoices;
const bill = (id: number, more: object = {}) => ({
  ...first,
  id,
  number: `INV-00${id}`,
  status: 'sent',
  customer_email: 'mills@example.in',
  ...more,
});
const rows = [
  bill(1),
  bill(2),
  bill(3, { customer_email: null }),
  bill(4, { status: 'draft' }),
  bill(5),
];
const requested = [1, 5].map((id) => ({
  invoice_id: id,
  email_id: id * 10,
  address: 'mills@example.in',
}));
const refused = [{ invoice_id: 2, code: 'changed', detail: 'INV-002 was cancelled.' }];
const statuses = [
  { id: 10, invoice_id: 1, status: 'sent', reason: null },
  { id: 50, invoice_id: 5, status: 'failed', reason: 'No such mailbox.' },
];

async function open(...answers: readonly Answer[]) {
  const calls = billingAnswers(
    [listInvoices, ok(rows)],
    [readInvoiceFigures, ok({ ...figures, count: rows.length })],
    [emailInvoices, ...answers],
    [readInvoiceEmails, ok(statuses)],
  );
  await show(() => <InvoiceListPage Receipt={ReceiptDialog} />, {
    path: '/billing',
    at: '/billing',
  });
  await expect.element(page.getByRole('link', { name: 'View INV-001' })).toBeVisible();
  return calls;
}
const sent = (calls: readonly Call[]) =>
  written(calls).filter(({ path }) => path.startsWith('POST'));
const dialog = () => page.getByRole('dialog', { name: 'E-mail invoices' });
const line = (number: string) => dialog().getByRole('listitem').filter({ hasText: number });

test('M sends those that are selected; each that does not go says why', async () => {
  const calls = await open(ok({ requested, refused }));
  await userEvent.keyboard('j{Control>}a{/Control}m');
  await expect.element(dialog()).toBeVisible();
  await reads(line('INV-003'), /No e-mail address: left out/);
  await reads(line('INV-004'), /A draft is issued first: left out/);
  await expectNoViolations(dialog().element());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await reads(line('INV-001'), /Sent/);
  await reads(line('INV-002'), /INV-002 was cancelled\..*Refused/);
  await reads(line('INV-005'), /No such mailbox\..*Failed/);
  await expect
    .element(dialog().getByRole('status'))
    .toHaveTextContent('1 sent, 1 failed, 1 refused, 2 left out');
  expect(sent(calls)).toMatchObject([{ body: { invoices: [1, 2, 5] } }]);
});

test('what could not be asked for can be asked for again', async () => {
  const calls = await open('silence', ok({ requested, refused }));
  await userEvent.keyboard('j{Control>}a{/Control}m');
  const send = dialog().getByRole('button', { name: /^Send 3 e-mails/ });
  await send.click();
  await expect.element(dialog().getByText(/Try again|not be reached|No answer/)).toBeVisible();
  await send.click();
  await reads(line('INV-001'), /Sent/);
  expect(sent(calls)).toHaveLength(2);
});

test('the dialog stays open while the window is made narrow, and wide again', async () => {
  await open(ok({ requested, refused }));
  await userEvent.keyboard('j{Control>}a{/Control}m');
  const send = dialog().getByRole('button', { name: /^Send 3 e-mails/ });
  await expect.element(send).toBeVisible();
  const [element] = dialog().elements();
  await page.viewport(500, 900);
  await expect.element(page.getByRole('tab', { name: 'Items' })).not.toBeInTheDocument();
  expect(dialog().element()).toBe(element);
  await page.viewport(1440, 900);
  await expect
    .element(page.getByRole('tab', { name: 'Items', includeHidden: true }))
    .toBeInTheDocument();
  expect(dialog().element()).toBe(element);
  await expect.element(send).toBeVisible();
});

test('M of one invoice sends that one', async () => {
  await open(ok({ requested: requested.slice(0, 1), refused: [] }));
  await userEvent.keyboard('jm');
  await expect.element(dialog().getByRole('button', { name: /^Send one e-mail/ })).toHaveFocus();
});
