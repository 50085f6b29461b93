import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { listInvoices, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import { INVOICE_LIST } from '#web/features/invoice/list/InvoiceList.tsx';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { invoicesOfCustomer } from '#web/features/customer/queries.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listSheet } from '#web/shell/sheet/list-sheet.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { billingAnswers, figures, invoices, reads } from '../answers.ts';
import type { InvoiceCard } from '#tests/support/replies-on-wire.ts';

let stopListening: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Shown = () => <InvoiceListPage Receipt={ReceiptDialog} />;
const open = (at = '/billing') => show(Shown, { path: '/billing', at });
const none = { ...figures, count: 0, issued: 0, total: '0.00', balance_due: '0.00' };
const one = { ...figures, count: 1 };
const row = (name: RegExp) => page.getByRole('row', { name });

describe('the list of invoices', () => {
  test('says that it is on its way, under the four figures of the book', async () => {
    billingAnswers([listInvoices, 'waiting'], [readInvoiceFigures, 'waiting']);
    await open();
    await expect.element(page.getByLabelText('Loading the invoices')).toBeInTheDocument();
    await expect.element(page.getByText('Total amount')).toBeVisible();
  });

  test('shows number, customer, amount, how late it is, and what is still due', async () => {
    billingAnswers();
    await open();
    const late = row(/INV-001/);
    await expect.element(late).toBeVisible();
    await reads(late, /64,672\.00/);
    await reads(late, /01 Jun 2025.*days late/);
    await reads(late, /Part paid.*64,672\.0047,368\.00.*Overdue/);
    await expect.element(row(/^Total of 1 issued, drafts not counted/)).toBeVisible();
    const cancelled = page.getByRole('link', { name: 'INV-002', exact: true });
    await expect.element(cancelled.getByText('INV-002')).toHaveClass(/line-through/);
    await expect
      .element(page.getByRole('link', { name: 'View INV-001' }))
      .toHaveAttribute('href', '/billing/invoice/1');
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
    billingAnswers([listInvoices, ok([])], [readInvoiceFigures, ok(none)]);
    await open();
    await expect.element(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    await expect.element(page.getByText('Create your first invoice to get started')).toBeVisible();
  });

  test('nothing overdue is said in its place, and one click shows all again', async () => {
    billingAnswers(
      [listInvoices, ok(invoices)],
      [readInvoiceFigures, (query) => ok(query.has('filter') ? none : figures)],
    );
    await open('/billing?filter=overdue');
    await expect.element(row(/^No overdue invoices\./)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Overdue/ })).toBeChecked();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByRole('link', { name: 'View INV-001' })).toBeVisible();
  });

  test('says that it could not be loaded, and the rest of the page still works', async () => {
    billingAnswers([listInvoices, 'silence']);
    await open();
    await expect.element(page.getByText('Could not load the invoices. Try again')).toBeVisible();
    await expect.element(page.getByText('Total invoices')).toBeVisible();
  });

  test('is sorted by the server over the whole list', async () => {
    const orders: (string | null)[] = [];
    billingAnswers([
      listInvoices,
      (query) => {
        orders.push(query.get('order'));
        return ok(invoices);
      },
    ]);
    await open();
    await page.getByRole('button', { name: 'Amount (₹)' }).click();
    const head = page.getByRole('columnheader', { name: 'Amount (₹)' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => orders).toStrictEqual(['-date', '-amount']);
  });

  test('an arrow opens an invoice in place, and Enter leads to its page', async () => {
    billingAnswers();
    await open();
    await expect.element(page.getByRole('link', { name: 'View INV-001' })).toBeVisible();
    await userEvent.keyboard('j{ArrowRight}');
    await expect.element(page.getByRole('list', { name: 'Items' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(page.getByText(/^Went to \/billing\/invoice\//)).toBeVisible();
  });

  test('the address holds what it is narrowed to, and 4 shows the paid ones', async () => {
    billingAnswers();
    await open();
    await expect.element(page.getByRole('link', { name: 'View INV-001' })).toBeVisible();
    await userEvent.keyboard('4');
    await expect.element(page.getByRole('radio', { name: /^Paid/ })).toBeChecked();
  });

  test('the longest overdue has the focus, and R takes its payment', async () => {
    const late = invoices.find(({ status }) => status === 'overdue');
    billingAnswers([listInvoices, ok([late])], [readInvoiceFigures, ok(one)]);
    await open('/billing?filter=overdue');
    await expect.element(row(/INV-001/)).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('dialog', { name: /^Receipt from / })).toBeVisible();
  });

  test('bills that are selected are paid together, where they are of one customer', async () => {
    const late = invoices.find(({ status }) => status === 'overdue');
    const of = (id: number, customerId: number) => ({
      ...late,
      id,
      number: `INV-00${id}`,
      customer_id: customerId,
    });
    billingAnswers(
      [listInvoices, ok([of(1, 1), of(2, 1), of(3, 2)])],
      [readInvoiceFigures, ok({ ...figures, count: 3 })],
    );
    await open('/billing?filter=overdue');
    await expect.element(row(/INV-001/)).toHaveFocus();
    await userEvent.keyboard('xjxj ');
    await expect.element(page.getByText('3 selected Balance due ₹1,42,104.00')).toBeVisible();
    await userEvent.keyboard('r');
    expect(store.get(noticeAtom)?.text).toBe(
      'These bills are of 2 customers. Choose those of one.',
    );
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
    await show(() => <InvoiceListPage Inventory={Inventory} Receipt={ReceiptDialog} />, {
      path: '/billing',
    });
    await userEvent.click(page.getByRole('tab', { name: 'Items' }));
    await expect.element(page.getByText('Items of book 1')).toBeVisible();
  });

  test('the next page begins after the last one, however lately that one was paid', () => {
    const [first] = z.decode(listInvoices.reply, invoices as InvoiceCard[]);
    const cards = Array.from({ length: 50 }, (_, at) => ({
      ...(first as NonNullable<typeof first>),
      id: 150 - at,
      seq: 9e3,
    }));
    const few = cards.slice(1);
    const { getNextPageParam } = invoicesOfCustomer(1, 1);
    expect(getNextPageParam(cards, [cards], null, [null])).toBe(101);
    expect(getNextPageParam(few, [few], null, [null])).toBeNull();
  });
});

test('the sheet of the list of invoices adds up those that are issued, below the names', () => {
  const cards = listInvoices.reply.parse(invoices);
  const sheet = listSheet(INVOICE_LIST, cards, { remarks: [] });
  expect(sheet.columns.map(({ head }) => head).join(', ')).toBe(
    'Invoice, Date, Customer, E-mail, Due date, Status, Taxable value (₹), Amount (₹), ' +
      'Balance due (₹)',
  );
  const names = [null, null, 'Total of 1 issued, drafts not counted', null, null, null];
  expect(sheet.lines.at(-1)?.cells.slice(0, 6)).toStrictEqual(names);
  expect(sheet.lines.at(-1)?.cells.slice(-2)).toStrictEqual([6_467_200, 4_736_800]);
});
