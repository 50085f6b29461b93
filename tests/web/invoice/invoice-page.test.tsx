import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listCredits } from '#api/contract/invoice/billing.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { emailInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
import { allocateCredit, issueCreditNote, recordPayment } from '#api/contract/invoice/settling.ts';
import { readPaymentPdf } from '#api/contract/customer/money-paper.ts';
import { readCreditNotePdf } from '#api/contract/invoice/paper.ts';
import { InvoicePage } from '#web/features/invoice/page/InvoicePage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import debited from '#tests/specimens/replies/issueDebitNote.json' with { type: 'json' };
import { ok, previewsSay, problem } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { billingAnswers, invoice, reads, settings, written } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => {
  stopListening();
  vi.restoreAllMocks();
});

const Shown = () => <InvoicePage Receipt={ReceiptDialog} />;
const open = (at = '/billing/invoice/1') =>
  show(Shown, { path: '/billing/invoice/:invoiceId', at });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('an invoice', () => {
  test('shows its paper in outline while it loads', async () => {
    billingAnswers([readInvoice, 'waiting']);
    await open();
    await expect.element(page.getByLabelText('Loading the invoice')).toBeInTheDocument();
  });

  test('shows its status, how late it is, the paper, and what settled it', async () => {
    billingAnswers();
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
    await expect.element(page.getByText(/Due 01 Jun 2025.*days late/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: /as printed$/ })).toBeVisible();
    const payments = page.getByRole('region', { name: 'Payments' });
    await reads(payments, /Reversed: The cheque bounced/);
    await reads(payments, /₹15,000\.00.*UPI, UTR 4711/);
    await reads(page.getByRole('region', { name: 'Credit notes' }), /CN-001.*Sales return/);
    await expect.element(button(/^Mark as Paid/)).toBeVisible();
  });

  test('keeps what leads on in the book that the address names', async () => {
    billingAnswers();
    const at = '/billing/invoice/1?book=1';
    await show(Shown, { path: '/billing/invoice/:invoiceId', at, scope: 1 });
    await expect
      .element(page.getByRole('link', { name: 'Invoices' }))
      .toHaveAttribute('href', '/billing?book=1');
  });

  test.each([
    ['c', 'Credit note for INV-001'],
    ['b', 'Debit note for INV-001'],
    ['m', 'Send INV-001'],
    ['r', 'Receipt from Karnataka Agro Mills'],
  ])('its key %s opens ‘%s’', async (key, title) => {
    billingAnswers();
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('what is unusual about its credit note stands below the buttons, which keep their place', async () => {
    const message = 'CN-002 is dated 1 Nov 2025, and CN-001 before it 2 Nov 2025.';
    previewsSay({ code: 'earlier_date', message, facts: {} });
    billingAnswers();
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
    await userEvent.keyboard('c');
    const send = button(/^Issue credit note/);
    await expect.element(send).toBeVisible();
    const before = send.element().getBoundingClientRect().toJSON() as object;
    await expect.element(page.getByRole('status', { name: 'Worth a look' })).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(send.element().getBoundingClientRect().toJSON()).toStrictEqual(before);
  });

  test.each([
    ['Download PDF of CN-001', readCreditNotePdf, /^GET .*\/credit_note\/\d+\/pdf$/],
    ['RV-002: Small print', readPaymentPdf, /^GET .*\/payment\/\d+\/pdf$/],
  ])('each note and payment can be had as the document that it is: %s', async (name, pdf, path) => {
    const calls = billingAnswers([pdf, { status: 404, body: 'Not Found' }]);
    await open();
    await button(name).click();
    await expect
      .poll(() => calls.map((made) => made.path))
      .toContainEqual(expect.stringMatching(path));
    await expect.poll(() => store.get(noticeAtom)?.text).toContain('Could not download the PDF');
  });

  test('says that there is no such invoice, and leads back', async () => {
    billingAnswers([readInvoice, { status: 404, body: 'Not Found' }]);
    await open();
    await expect.element(page.getByText('No invoice with this number')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to invoices' }))
      .toHaveAttribute('href', '/billing');
  });

  test('an address that is no number is unknown too, and the server is not asked', async () => {
    const calls = billingAnswers();
    await open('/billing/invoice/abc');
    await expect.element(page.getByText('No invoice with this number')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('says that it could not be loaded', async () => {
    billingAnswers([readInvoice, 'silence']);
    await open();
    await expect.element(page.getByText('Could not load the invoice. Try again')).toBeVisible();
  });

  test('an auditor is offered only what they may do, also by keys', async () => {
    const note = { ...debited.debit_notes[0], reversed: false };
    billingAnswers(
      [listBooks, ok([{ ...books[0], role: 'auditor' }])],
      [readInvoice, ok({ ...invoice, debit_notes: [note] })],
    );
    await open();
    await reads(page.getByRole('region', { name: 'Debit notes' }), /DN-001.*Settled/);
    await expect
      .poll(() => button(/^Mark as Paid|^Send e-mail|^Reverse DN/).elements())
      .toEqual([]);
    await userEvent.keyboard('b');
    await userEvent.click(button('More'));
    await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });

  test.each(['paid', 'cancelled'])('one that is %s takes no payment', async (status) => {
    billingAnswers([readInvoice, ok({ ...invoice, status })]);
    await open();
    await expect.element(button(/^Print/)).toBeVisible();
    expect(button(/^Mark as Paid/).elements()).toEqual([]);
  });

  test('one that is cancelled says that nothing is outstanding, and not that it was settled', async () => {
    billingAnswers([readInvoice, ok({ ...invoice, status: 'cancelled', balance_due: '0.00' })]);
    await open();
    await expect.element(page.getByText('Cancelled. Nothing is outstanding.')).toBeVisible();
    const beside = page.getByRole('complementary', { name: 'What settled it' });
    expect(beside.getByText(/^(Settled|Balance due)$/).elements()).toEqual([]);
  });

  test('one of nothing says so, and no day on which it is due', async () => {
    const nothing = { status: 'paid', total: '0.00', part_paid: false, paid_date: null };
    billingAnswers([readInvoice, ok({ ...invoice, ...nothing })]);
    await open();
    await expect.element(page.getByText('Nothing to pay')).toBeVisible();
    expect(page.getByText(/^Due \d/).elements()).toEqual([]);
  });

  test('half of what is due, by UPI, and then on paper', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const calls = billingAnswers([recordPayment, ok({ ...invoice, balance_due: '23684.00' })]);
    await open();
    await expect.element(button(/^Mark as Paid/)).toBeVisible();
    await userEvent.keyboard('r');
    await expect.element(page.getByLabelText('Amount received (₹)')).toHaveFocus();
    await userEvent.keyboard('50%');
    await expect.element(page.getByText('₹23,684.00 will remain outstanding.')).toBeVisible();
    await userEvent.keyboard('{Enter}u{Enter}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Balance due').last()).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(print).toHaveBeenCalledOnce();
    expect(written(calls)[0]?.body).toMatchObject({ amount: '23684.00', method: 'upi' });
    expect(calls.filter(({ path }) => path.endsWith('/paper'))).toHaveLength(2);
  });

  test('more than is due may go to the customer’s account', async () => {
    const calls = billingAnswers([recordPayment, ok(invoice)]);
    await open();
    await expect.element(button(/^Mark as Paid/)).toBeVisible();
    await userEvent.keyboard('r');
    await userEvent.keyboard('50k');
    await expect.element(page.getByText(/settles nothing and goes on account/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => written(calls).length).toBe(1);
    expect(written(calls)[0]?.body).toMatchObject({ amount: '50000.00', on_account: true });
  });

  test('a refused payment stays in the dialog with the server’s words', async () => {
    const detail = 'The invoice has less due.';
    billingAnswers([recordPayment, problem(422, 'payment_exceeds_balance_due', detail)]);
    await open();
    await expect.element(button(/^Mark as Paid/)).toBeVisible();
    await userEvent.keyboard('r');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
  });

  test('takes a credit note by line', async () => {
    const calls = billingAnswers([issueCreditNote, ok(invoice)]);
    await open();
    await userEvent.click(button('More'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Credit note' }));
    await userEvent.click(page.getByRole('radio', { name: 'By line' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Quantity of line 1' }), '1');
    await userEvent.click(button('Issue credit note'));
    await expect.poll(() => written(calls).length).toBe(1);
    expect(written(calls)[0]?.body).toMatchObject({
      reason: '01',
      lines: [{ line: 1, quantity: '1' }],
    });
  });

  test.each([
    ['smtp', /^The PDF is attached\. The e-mail is sent/, 'INV-001 is on its way to a@b.in.'],
    [
      'outbox',
      /E-mail is not set up on this server.*the outbox folder/,
      /into the server’s outbox folder\.$/,
    ],
  ] as const)(
    'says in the dialog and the notice where the mail goes by %s',
    async (mail, hint, said) => {
      billingAnswers([readBillingSettings, ok({ ...settings, mail })], [emailInvoice, ok(invoice)]);
      await open();
      await userEvent.click(button(/^Send e-mail/));
      await expect.element(page.getByText(hint)).toBeVisible();
      await userEvent.fill(page.getByRole('textbox', { name: 'To' }), 'a@b.in');
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Send e-mail/ }));
      await expect.poll(() => store.get(noticeAtom)?.text).toMatch(said);
    },
  );

  test('what the customer has to their credit settles it by one press', async () => {
    const credit = { kind: 'receipt', id: 4, line: null, number: 'RV-002', date: '2026-11-01' };
    const calls = billingAnswers(
      [listCredits, ok([{ ...credit, amount: '500.00', open: '500.00' }])],
      [allocateCredit, ok(invoice)],
    );
    await open();
    await userEvent.click(button(/^Use it/));
    await expect.poll(() => written(calls).length).toBe(1);
    expect(written(calls)[0]?.body).toMatchObject({ source: { kind: 'receipt', id: 4 } });
  });
});
