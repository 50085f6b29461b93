import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { listAccountChanges } from '#api/contract/account/account.ts';
import {
  changeBillingSettings,
  changePostingAccounts,
  readBillingSettings,
  readPostingAccounts,
} from '#api/contract/book/billing-settings.ts';
import type { billingSettings } from '#api/contract/book/billing-settings.ts';
import { readRetention } from '#api/contract/book/retention.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { readStockAccounting } from '#api/contract/catalogue/stock/accounting.ts';
import stockAccounting from '#tests/specimens/replies/readStockAccounting.json' with { type: 'json' };
import { BillingSettingsPage } from '#web/features/book/billing-settings/BillingSettingsPage.tsx';
import { queryClient } from '#web/client/query.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import { bookAs } from '../customer/specimens.ts';
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const series = (prefix: string) => ({ prefix, padding: 3, restarts_yearly: false });
const settings: z.input<typeof billingSettings> = {
  legal_name: null,
  address: null,
  city: null,
  pincode: null,
  state_code: null,
  gstin: null,
  pan: null,
  registration: 'unregistered',
  email: null,
  phone: null,
  bank: null,
  upi: null,
  lut: null,
  undertakings: [],
  logo: null,
  terms: null,
  notes: null,
  rounding: 'none',
  due_days: 30,
  prices_include_tax: false,
  invoice_series: series('INV-'),
  quotation_series: series('QTN-'),
  proforma_series: series('PI-'),
  challan_series: series('DC-'),
  self_invoice_series: series('RCI-'),
  payment_voucher_series: series('PV-'),
  mail: 'outbox',
  series_starts: [],
  turnovers: [],
  tax_deduction: { from: null, tan: null },
  e_invoicing: { exemption: null, keys: [] },
  seq: 1,
  credit_note_series: series('CN-'),
  debit_note_series: series('DN-'),
  receipt_series: series('RV-'),
};
const [cash] = accounts.filter(({ group }) => group === 'cash-in-hand');

type More = { readonly role?: Book['role']; readonly read?: Answer; readonly changed?: Answer };

async function open({ role = 'owner', read = ok(settings), changed = ok(settings) }: More = {}) {
  const calls = serverAnswers([
    [readBillingSettings, read],
    [listBooks, ok(bookAs(role))],
    [readBillingOverview, 'silence'],
    [readPostingAccounts, ok({ accounts: {}, seq: 1 })],
    [readStockAccounting, ok(stockAccounting)],
    [readRetention, ok({ legal_form: 'unknown', proceedings: [] })],
    [listAccountChanges, okAccounts(accounts)],
    [changeBillingSettings, changed],
    [changePostingAccounts, ok({ accounts: { cash: cash?.id }, seq: 2 })],
  ]);
  await show(BillingSettingsPage, { path: '/book/:bookId/billing', at: '/book/1/billing' });
  return () => calls.filter((call) => call.path.startsWith('PUT')).map(({ body }) => body);
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => userEvent.click(page.getByRole('button', { name: /^Save settings/ }));
const prefixOf = (name: string) => page.getByRole('group', { name }).getByLabelText('Prefix');

describe('the settings of billing', () => {
  test('the GSTIN fills state, PAN and registration; only what changed is sent', async () => {
    const puts = await open();
    await userEvent.fill(field('GSTIN (optional)'), '27aapfu0939f1zv');
    await expect.element(page.getByText('✓ Maharashtra, PAN AAPFU0939F')).toBeVisible();
    await userEvent.fill(field('Terms (optional)'), 'Within 30 days');
    await save();
    await expect.poll(puts).toEqual([
      {
        gstin: '27AAPFU0939F1ZV',
        pan: 'AAPFU0939F',
        state_code: '27',
        registration: 'regular',
        terms: 'Within 30 days',
        expected: 1,
      },
    ]);
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Billing settings saved.');
  });

  test('a series shows the number that comes of it, and when none can', async () => {
    await open();
    await userEvent.fill(prefixOf('Invoices'), 'ST/26-27/');
    await expect.element(page.getByText('Such as ST/26-27/001')).toBeVisible();
    await userEvent.fill(prefixOf('Receipts'), 'RV 1 ');
    await expect.element(page.getByText('RV 1 001 cannot be a number')).toBeVisible();
  });

  test('what the server refuses of a series stands at that series', async () => {
    const detail = 'CN_ makes numbers that are longer than 16 characters, or hold others.';
    const facts = { prefix: 'CN_', field: 'credit_note_series' };
    const changed = problem(422, 'series_invalid', detail, { facts });
    await open({ changed });
    await userEvent.fill(prefixOf('Credit notes'), 'CN_');
    await save();
    await expect.element(prefixOf('Credit notes')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(prefixOf('Invoices')).toHaveAttribute('aria-invalid', 'false');
  });

  test('half a bank is said, and none is fine', async () => {
    const puts = await open();
    await userEvent.fill(field('Bank (optional)'), 'HDFC Bank');
    await save();
    await expect.element(page.getByText('Enter the account number')).toBeVisible();
    await expect.element(page.getByText('Enter the IFSC')).toBeVisible();
    await userEvent.clear(field('Bank (optional)'));
    await save();
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Nothing was changed.');
    expect(puts()).toEqual([]);
  });

  test('a logo is a PNG or JPEG of at most 64 kB, and is shown', async () => {
    await open();
    const chooser = field('Picture for the logo');
    await expect.element(chooser).toBeInTheDocument();
    const give = (name: string, content: BlobPart) =>
      userEvent.upload(chooser, new File([content], name, { type: 'image/png' }));
    await give('logo.png', '<svg onload="alert(1)"/>');
    await expect.element(page.getByText('Choose a PNG or JPEG picture.')).toBeVisible();
    await give('large.png', 'x'.repeat(64 * 1024 + 1));
    await expect.element(page.getByText('This picture has 65 kB; at most 64.')).toBeVisible();
    const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
    await give('logo.png', bytes);
    await expect
      .element(page.getByRole('img', { name: 'The logo' }))
      .toHaveAttribute('src', `data:image/png;base64,${PIXEL}`);
  });

  test('money is posted to cash or bank alone', async () => {
    const puts = await open();
    await userEvent.fill(field('Received in cash'), cash?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await expect.poll(puts).toEqual([{ accounts: { cash: cash?.id }, expected: 1 }]);
    await userEvent.fill(field('Received by UPI'), 'sales');
    await expect.poll(() => page.getByRole('option', { name: /sales/i }).elements()).toEqual([]);
  });

  test('an auditor reads them', async () => {
    await open({ role: 'auditor' });
    await expect.element(page.getByText(/Owners and accountants of the book/)).toBeVisible();
    await expect.element(field('Legal name (optional)')).toHaveAttribute('readonly');
    await expect.element(field('Registration')).toBeDisabled();
    expect(page.getByRole('button', { name: /^Save/ }).elements()).toEqual([]);
  });

  test('are drawn in outline while they are on their way', async () => {
    await open({ read: 'waiting' });
    await expect
      .element(page.getByRole('status', { name: 'Loading the settings' }))
      .toBeInTheDocument();
  });

  test('say why they did not come', async () => {
    await open({ read: 'silence' });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load the settings');
  });
});

/** The smallest picture. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('settings that were typed and not saved', () => {
  const leave = async () => {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await cleanup();
    queryClient.clear();
  };

  test('are there again after leaving the page, and not once they are saved', async () => {
    await open();
    await userEvent.fill(field('Terms (optional)'), 'Within 30 days');
    await leave();
    const puts = await open();
    await expect.element(page.getByText(/^Draft from .* restored\.$/)).toBeVisible();
    await expect.element(field('Terms (optional)')).toHaveValue('Within 30 days');
    await save();
    await expect.poll(puts).toEqual([{ terms: 'Within 30 days', expected: 1 }]);
    await expect.element(page.getByText(/^Draft from/)).not.toBeInTheDocument();
    await leave();
    await open();
    await expect.element(field('Terms (optional)')).toHaveValue('');
  });

  test('are not put before somebody who may not change them', async () => {
    await open();
    await userEvent.fill(field('Terms (optional)'), 'Within 30 days');
    await leave();
    await open({ role: 'auditor' });
    await expect.element(field('Terms (optional)')).toHaveValue('');
  });
});
