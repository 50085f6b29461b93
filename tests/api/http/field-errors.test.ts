// Whatever shape is wrong, the sentence names the field and says what it must be, in our own words.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createCustomer } from '#api/contract/customer/customer.ts';
import { createInvoice } from '#api/contract/invoice/invoice.ts';
import { issueCreditNote, recordPayment } from '#api/contract/invoice/settling.ts';
import {
  changeBillingSettings,
  changePostingAccounts,
} from '#api/contract/book/billing-settings.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import { invalidRequest } from '#api/http/problems/field-errors.ts';

function detailOf(schema: z.ZodType, body: unknown): string {
  const { error } = schema.safeParse(body);
  return error === undefined ? 'Accepted.' : String(invalidRequest(error).detail);
}

const item = { name: 'Cotton', quantity: 1, rate: '100' };
const ofInvoice = (more: object) =>
  detailOf(createInvoice.body, { customer_id: 1, items: [item], ...more });
const ofItem = (more: object) => ofInvoice({ items: [{ ...item, ...more }] });

const NO_QUANTITY = 'items.0.quantity: Must be a quantity with at most three decimals.';
const ONE_OF_TWO = 'Takes percent or amount, one of the two.';

describe('a quantity', () => {
  it.each([
    [null, 'items.0.quantity: Must be a number.'],
    [true, 'items.0.quantity: Must be a number.'],
    [undefined, 'items.0.quantity: Is missing.'],
    ['9'.repeat(5000), NO_QUANTITY],
    ['1e3', NO_QUANTITY],
  ])('is refused at its field when it is %j', (quantity, detail) => {
    expect(ofItem({ quantity })).toBe(detail);
  });
});

describe('a discount', () => {
  it.each<[unknown, string]>([
    [{ amount: -5 }, 'discount.amount: Must be rupees with at most two decimals.'],
    [{ percent: 101 }, 'discount.percent: Must be a rate in percent, such as 18 or 0.25.'],
    [{ percent: 5, amount: 5 }, `discount: ${ONE_OF_TWO}`],
    [{}, `discount: ${ONE_OF_TWO}`],
    ['10%', 'discount: Must be an object.'],
  ])('is refused at its field when it is %j', (discount, detail) => {
    expect(ofInvoice({ discount })).toBe(detail);
    expect(ofItem({ discount })).toBe(`items.0.${detail}`);
  });
});

it.each<[string, z.ZodType, unknown, string]>([
  [
    'a word that is none of those known',
    createInvoice.body,
    { customer_id: 1, items: [item], supply: 'EXPORT' },
    'supply: Must be one of domestic, sez-with-payment, sez-without-payment, ' +
      'export-with-payment, export-without-payment, deemed-export.',
  ],
  [
    'a way of paying',
    recordPayment.body,
    { method: 'crypto' },
    'method: Must be one of cash, upi, bank-transfer, cheque, card.',
  ],
  [
    'the code of a reason',
    issueCreditNote.body,
    { reason: '08' },
    'reason: Must be one of 01, 02, 03, 04, 05, 06, 07.',
  ],
  [
    'an id below 1',
    createInvoice.body,
    { customer_id: 0, items: [item] },
    'customer_id: Must be a positive whole number.',
  ],
  [
    'an id too large',
    createInvoice.body,
    { customer_id: 2 ** 53, items: [item] },
    'customer_id: Must be at most 9,00,71,99,25,47,40,991.',
  ],
  ['no id where one is needed', createInvoice.body, { items: [item] }, 'customer_id: Is missing.'],
  [
    'an id that is no number',
    createInvoice.body,
    { customer_id: true, items: [item] },
    'customer_id: Must be a number.',
  ],
  ['a seq below 0', changeBillingSettings.body, { expected: -1 }, 'expected: Must be at least 0.'],
  [
    'days in parts',
    changeBillingSettings.body,
    { due_days: 1.5 },
    'due_days: Must be a whole number.',
  ],
  [
    'a logo that is too long',
    changeBillingSettings.body,
    { logo: { media_type: 'image/png', base64: 'A'.repeat(200_001) } },
    'logo.base64: Must be at most 64 kB.',
  ],
  [
    'a role that documents do not post to',
    changePostingAccounts.body,
    { accounts: { nowhere: 1 } },
    'accounts.nowhere: Is not a field of this call.',
  ],
  [
    'rupees of 30 digits',
    postJournal.body,
    { entry: [{ account_id: 1, amount: '1'.repeat(30) }] },
    'entry.0.amount: Must be rupees with at most two decimals, such as 1234.50.',
  ],
  [
    'a registration that there is not',
    createCustomer.body,
    { name: 'A', registration: 'vip' },
    'registration: Must be one of regular, composition, unregistered, sez, uin, overseas.',
  ],
])('%s is refused at its field', (_, schema, body, detail) => {
  expect(detailOf(schema, body)).toBe(detail);
});
