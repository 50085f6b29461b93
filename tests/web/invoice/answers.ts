// What the server answers to the screens of billing: replies that it gave to the tests of the API.
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readBillingSettings, readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import { listCustomers, readCustomer } from '#api/contract/customer/customer.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { listInvoices, readInvoice, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import { readInvoicePaper } from '#api/contract/invoice/paper.ts';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { listPresales } from '#api/contract/trade/presale.ts';
import { listStock } from '#api/contract/catalogue/stock/register.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import customer from '#tests/specimens/replies/readCustomer.json' with { type: 'json' };
import bookFigures from '#tests/specimens/replies/readFigures.json' with { type: 'json' };
import overdueFigures from '#tests/specimens/replies/readInvoiceFigures.json' with { type: 'json' };
import invoices from '#tests/specimens/replies/listInvoices.json' with { type: 'json' };
import overview from '#tests/specimens/replies/readBillingOverview.json' with { type: 'json' };
import paper from '#tests/specimens/replies/readInvoicePaper.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import invoice from '#tests/specimens/replies/readInvoice.json' with { type: 'json' };
import { listCustomerItems } from '#api/contract/customer/receipt.ts';
import { listed } from '../support/listed-customer.ts';
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer, Call } from '../support/answers.ts';

/** Of the whole list. */
export const figures = { ...overdueFigures, count: invoices.length };
export { invoice, invoices, overview, settings };

/** A trader in Maharashtra, whatever the test of the settings left them at. */
const ours = {
  ...settings,
  gstin: '27AAPFU0939F1ZV',
  state_code: '27',
  registration: 'regular',
  rounding: 'none',
  prices_include_tax: false,
  due_days: 30,
};

/** Two customers: one of another state, one without registration in ours. */
export const mills = {
  ...customer,
  id: 11,
  name: 'Karnataka Agro Mills',
  account_id: 71,
  status: 'active',
  registration: 'regular',
  gst_number: '29AAACK1234F1ZW',
  state_code: '29',
  state: 'Karnataka',
  country: 'IN',
  due_days: null,
};
export const deccan = {
  ...mills,
  id: 12,
  name: 'Deccan Textiles',
  account_id: 72,
  email: null,
  registration: 'unregistered',
  gst_number: null,
  state_code: '27',
  state: 'Maharashtra',
};

const product = (id: number, name: string, hsn: string, rate: number, price: string | null) => ({
  ...products[0],
  id,
  name,
  hsn,
  price,
  status: 'enabled',
  gst_rate: rate,
  gst_rates: [
    {
      from: '2025-09-22',
      rate,
    },
  ],
});
export const goods = [
  product(1, 'Cotton bale, long staple', '5201', 5, '4500'),
  product(2, 'Packing, jute', '6305', 5, '150'),
  product(3, 'Freight', '9965', 18, null),
];

const USUAL: readonly (readonly [Endpoint, Answer])[] = [
  [readBillingOverview, ok(overview)],
  [readFigures, ok(bookFigures)],
  [listInvoices, ok(invoices)],
  [readInvoiceFigures, ok(figures)],
  [readInvoice, ok(invoice)],
  [readInvoicePaper, ok(paper)],
  [readBillingSettings, ok(ours)],
  [readPostingAccounts, ok({ accounts: {}, seq: 1 })],
  [listAccountChanges, okAccounts([])],
  [productEndpoints.list, ok(goods)],
  [listCustomers, ok([listed(mills), listed(deccan)])],
  [readCustomer, ok(mills)],
  [listCredits, ok([])],
  [listCustomerItems, ok([])],
  [listStock, ok([])],
  [godownEndpoints.list, ok([])],
  [readStockBatches, ok({ as_on: '2026-11-21', rows: [] })],
  [listPresales, ok([])],
];

/** Waits until an element reads so, in whatever parts it is drawn. */
export async function reads(place: Locator, words: RegExp): Promise<void> {
  await expect.poll(() => place.element().textContent).toMatch(words);
}

/** @param special what is answered otherwise, or besides. @returns the calls as they are made. */
export const billingAnswers = (
  ...special: readonly (readonly [Endpoint, ...Answer[]])[]
): Call[] => {
  const named = new Set(special.map(([{ method, path }]) => `${method} ${path}`));
  const usual = USUAL.filter(([{ method, path }]) => !named.has(`${method} ${path}`));
  return serverAnswers([...special, ...usual]);
};

export const written = (calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ path }) => !path.startsWith('GET'));
