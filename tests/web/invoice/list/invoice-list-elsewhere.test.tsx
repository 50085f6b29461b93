// The list of invoices taken away as PDFs, and as it is on a phone.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readInvoicePdf } from '#api/contract/invoice/paper.ts';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { show } from '../../support/show.tsx';
import { billingAnswers, reads } from '../answers.ts';

const open = () =>
  show(() => <InvoiceListPage Receipt={ReceiptDialog} />, { path: '/billing', at: '/billing' });

describe('the PDFs of the list', () => {
  const begin = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDFs (ZIP)' }).click();
  };

  test('say how far they are, can be called off and be asked for again', async () => {
    const { promise: after, resolve: answer } = Promise.withResolvers<void>();
    billingAnswers([readInvoicePdf, { status: 404, body: 'Not Found', after }]);
    await open();
    await begin();
    const dialog = page.getByRole('dialog', { name: 'Preparing the PDFs' });
    await expect.element(dialog.getByText(/^0 of \d+$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    answer();
    await begin();
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Could not download any PDF. Try again.');
  });
});

test('a phone has two lines for each invoice, and what they come to above them', async () => {
  await page.viewport(390, 844);
  billingAnswers();
  await open();
  await reads(page.getByText(/^1 issued, /), /₹64,672\.00, balance due ₹/);
  const first = page.getByRole('row').first();
  await expect
    .element(first.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^\/billing\/invoice/));
});
