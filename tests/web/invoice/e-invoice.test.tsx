// The e-invoice portal on the page of an invoice: who may do what, and what a refusal leaves.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { readInv01, registerEInvoice } from '#api/contract/invoice/e-invoice.ts';
import { readInvoice } from '#api/contract/invoice/invoice.ts';
import { InvoicePage } from '#web/features/invoice/page/InvoicePage.tsx';
import { PortalFileButton } from '#web/features/invoice/portal/PortalFileButton.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import registered from '#tests/specimens/replies/registerEInvoice.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { billingAnswers, invoice } from './answers.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const Shown = () => <InvoicePage Receipt={ReceiptDialog} />;
const open = () => show(Shown, { path: '/billing/invoice/:invoiceId', at: '/billing/invoice/1' });
const button = (name: RegExp) => page.getByRole('button', { name });
const box = page.getByRole('region', { name: 'E-invoice' });
const toRegister = {
  ...invoice,
  credit_notes: [],
  debit_notes: [],
  e_invoice: 'to-register',
  registration: {
    ...registered.registration,
    status: 'to-register',
    report_by: '2026-12-20',
    days_left: 1,
    irn: null,
    ack_number: null,
    acknowledged_at: null,
    cancellable_until: null,
  },
};

test('a bill that is not registered says so; an auditor only takes its JSON', async () => {
  billingAnswers(
    [readInvoice, ok(toRegister)],
    [listBooks, ok([{ ...books[0], role: 'auditor' }])],
  );
  await open();
  await expect
    .element(box.getByText(/Not an invoice until registered \(CGST Rule 48/))
    .toBeVisible();
  await expect.element(box.getByText(/until 20 Dec 2026, one more day/)).toBeVisible();
  await expect.element(button(/^Download JSON/)).toBeVisible();
  await expect.element(button(/^Enter the portal/)).not.toBeInTheDocument();
});

test('an answer that is refused stays, with what is wrong at its field', async () => {
  const wrong = 'It says INV-009 for the document number; the document says INV-001.';
  billingAnswers(
    [readInvoice, ok(toRegister)],
    [
      registerEInvoice,
      problem(422, 'einvoice_differs', wrong, { errors: [{ field: 'answer', message: wrong }] }),
    ],
  );
  await open();
  await button(/^Enter the portal/).click();
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await button(/^Take the answer/).click();
  await expect.element(page.getByText('Paste the answer, or choose its file.')).toBeVisible();
  await answer.fill('{"Irn":"12"}');
  await button(/^Take the answer/).click();
  await expect.element(page.getByText(wrong).first()).toBeVisible();
  await expect.element(answer).toHaveValue('{"Irn":"12"}');
});

test('a registered bill shows its IRN, and its IRN is cancelled with a remark only', async () => {
  billingAnswers([readInvoice, ok({ ...toRegister, registration: registered.registration })]);
  await open();
  await expect.element(box.getByText(registered.registration.irn)).toBeVisible();
  await button(/^Cancel IRN/).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel IRN/ })
    .click();
  await expect.element(page.getByText('Enter the remark.')).toBeVisible();
});

test('a file of as many as one may have says that there may be more', async () => {
  const documents = Array.from(
    { length: 1000 },
    (_, at) => ({ kind: 'invoice', id: at + 1 }) as const,
  );
  const problems = [{ field: 'Pin', line: null, detail: 'Give the PIN code.' }];
  const refused = documents.slice(0, 200).map((each) => ({ ...each, number: 'INV', problems }));
  billingAnswers([readInv01, ok({ ready: [], inv01: [], refused })]);
  const Button = () => (
    <PortalFileButton bookId={1} text="Download" find={() => Promise.resolve(documents)} />
  );
  await show(Button, { path: '/billing', at: '/billing' });
  await button(/^Download/).click();
  await expect.element(page.getByText(/^A file has at most 1,000/)).toBeVisible();
});
