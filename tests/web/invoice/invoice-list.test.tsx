import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { listInvoices, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { readInvoicePdf } from '#api/contract/invoice/paper.ts';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { invoiceListOf } from '#web/features/invoice/queries.ts';
import { invoicesOfCustomer } from '#web/features/customer/queries.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { billingAnswers, invoices, reads } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Shown = () => <InvoiceListPage Receipt={ReceiptDialog} />;
const open = (at = '/billing') => show(Shown, { path: '/billing', at });
const none = [readInvoiceFigures, ok({ count: 0, total: '0.00', balance_due: '0.00' })] as const;

describe('the list of invoices', () => {
  test('shows four cards and eight rows while it loads, where figures and invoices come', async () => {
    billingAnswers(
      [listInvoices, 'waiting'],
      [readBillingOverview, 'waiting'],
      [readInvoiceFigures, 'waiting'],
    );
    await open();
    const table = page.getByRole('table', { name: 'Invoices' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('row').elements()).toHaveLength(9);
    await expect.element(page.getByText('Total amount')).toBeVisible();
  });

  test('shows number, customer, amount, how late it is, and what is still due', async () => {
    billingAnswers();
    await open();
    const late = page.getByRole('row', { name: /INV-001/ });
    await reads(late, /64,672\.00/);
    await reads(late, /01 Jun 2025.*days late/);
    await reads(late, /64,672\.0047,368\.00.*Overdue.*Part paid/);
    await expect.element(page.getByRole('row', { name: /^Total, drafts not/ })).toBeVisible();
    const cancelled = page.getByRole('link', { name: 'INV-002', exact: true });
    await expect.element(cancelled).toHaveClass(/line-through/);
    await expect
      .element(page.getByRole('link', { name: 'View INV-001' }))
      .toHaveAttribute('href', '/billing/invoice/1');
    await expect.element(page.getByText(/^1 invoice, ₹64,672\.00, of which/)).toBeVisible();
  });

  test('keeps its links in the book that the address names', async () => {
    billingAnswers();
    await show(Shown, { path: '/billing', at: '/billing?book=1', scope: 1 });
    await expect
      .element(page.getByRole('link', { name: 'View INV-001' }))
      .toHaveAttribute('href', '/billing/invoice/1?book=1');
    await expect
      .element(page.getByRole('link', { name: /^New Invoice/ }))
      .toHaveAttribute('href', '/billing?new=1&book=1');
  });

  test('says how to begin when it is empty', async () => {
    billingAnswers([listInvoices, ok([])], none);
    await open();
    await expect.element(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    await expect.element(page.getByText('Create your first invoice to get started')).toBeVisible();
  });

  test('nothing overdue is good news, and asks for nothing', async () => {
    billingAnswers([listInvoices, ok([])], none);
    await open('/billing?filter=overdue');
    await expect.element(page.getByRole('heading', { name: 'No overdue invoices' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Overdue' })).toBeChecked();
  });

  test('says that it could not be loaded, and the rest of the page still works', async () => {
    billingAnswers([listInvoices, 'silence']);
    await open();
    await expect.element(page.getByText('Could not load the invoices. Try again')).toBeVisible();
    await expect.element(page.getByText('Total invoices')).toBeVisible();
  });

  test('the address holds what it is narrowed to, and 4 shows the paid ones', async () => {
    billingAnswers();
    await open();
    await expect.element(page.getByRole('link', { name: 'View INV-001' })).toBeVisible();
    await userEvent.keyboard('4');
    await expect.element(page.getByRole('radio', { name: 'Paid', exact: true })).toBeChecked();
  });

  test('the longest overdue has the focus, and R takes its payment', async () => {
    const late = invoices.find(({ status }) => status === 'overdue');
    billingAnswers([listInvoices, ok([late])]);
    await open('/billing?filter=overdue');
    await expect.element(page.getByRole('link', { name: 'INV-001', exact: true })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('dialog', { name: /^Receipt from / })).toBeVisible();
  });

  test('bills that are marked are paid together, where they are of one customer', async () => {
    const late = invoices.find(({ status }) => status === 'overdue');
    const of = (id: number, customerId: number) => ({
      ...late,
      id,
      number: `INV-00${id}`,
      customer_id: customerId,
    });
    billingAnswers([listInvoices, ok([of(1, 1), of(2, 1), of(3, 2)])]);
    await open('/billing?filter=overdue');
    await expect.element(page.getByRole('link', { name: 'INV-001', exact: true })).toHaveFocus();
    await userEvent.keyboard('xjxj ');
    await expect.element(page.getByText('3 bills marked, ₹1,42,104.00 outstanding')).toBeVisible();
    await userEvent.keyboard('r');
    expect(store.get(noticeAtom)?.text).toBe('These bills are of 2 customers. Mark those of one.');
    await userEvent.keyboard('xr');
    const dialog = page.getByRole('dialog', { name: /^Receipt from / });
    for (const number of ['INV-001', 'INV-002']) {
      await expect
        .element(dialog.getByRole('checkbox', { name: `Settle ${number}` }))
        .toBeChecked();
    }
    await expect.element(dialog.getByLabelText('Amount received (₹)')).toHaveValue('94,736.00');
  });

  test('the items stand behind a tab of their own', async () => {
    billingAnswers();
    const Inventory = ({ bookId }: { readonly bookId: number }) => <p>Items of book {bookId}</p>;
    await show(() => <InvoiceListPage {...{ Inventory }} Receipt={ReceiptDialog} />, {
      path: '/billing',
    });
    await userEvent.click(page.getByRole('tab', { name: 'Items' }));
    await expect.element(page.getByText('Items of book 1')).toBeVisible();
  });

  test('the next page begins after the last one, however lately that one was paid', () => {
    const cards = Array.from({ length: 50 }, (_, at) => ({
      ...(invoices as readonly InvoiceCard[])[0],
      id: 150 - at,
      seq: 9e3,
    })) as InvoiceCard[];
    const few = cards.slice(1);
    for (const { getNextPageParam } of [invoiceListOf(1, {}, 'newest'), invoicesOfCustomer(1, 1)]) {
      expect(getNextPageParam(cards, [cards], null, [null])).toBe(101);
      expect(getNextPageParam(few, [few], null, [null])).toBeNull();
    }
  });
});

describe('the PDFs of the list', () => {
  /** @returns what the element has said since, one text after the other. */
  const textsOf = (element: Element) => {
    const texts: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => texts.push(element.textContent)).observe(element, options);
    return () => texts;
  };

  test('called off, they stay called off, and can be asked for again by the same button', async () => {
    const { promise: after, resolve: answer } = Promise.withResolvers<void>();
    billingAnswers([readInvoicePdf, { status: 404, body: 'Not Found', after }]);
    await open();
    await page.getByRole('button', { name: 'Download PDFs' }).click();
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    await expect.element(page.getByText(/^0 of \d+$/)).toBeVisible();
    await expect.element(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Called off.')).toBeVisible();
    const said = textsOf(page.getByText('Called off.').element());
    const again = page.getByRole('button', { name: 'Download PDFs' });
    await expect.element(again).toHaveFocus();
    answer();
    await again.click();
    await expect.poll(said).toContain('Could not download any PDF. Try again.');
    expect(said().filter((text) => text.startsWith('Could not download'))).toHaveLength(1);
    expect(said()[0]).toBe('Counting…');
  });
});
