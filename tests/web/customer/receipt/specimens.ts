// A customer with three open bills, as the server answers the receipt dialog.
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import { readCustomer } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { listCustomerItems } from '#api/contract/customer/receipt.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import type { Answer, Call } from '../../support/answers.ts';
import { agro, invoice } from '../specimens.ts';
import { z } from 'zod';
import { invoiceCard } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#tests/support/replies-on-wire.ts';

type Bill = { readonly id: number; readonly rupees: number; readonly due: string };

/** At 18 %, so that ₹1,180 hold a value of ₹1,000. */
const cardOf = ({ id, rupees, due }: Bill): InvoiceCard => ({
  ...invoice,
  id,
  number: `INV-00${id}`,
  status: 'sent',
  issue_date: '2026-10-01',
  due_date: due,
  total: rupees.toFixed(2),
  taxable: (rupees / 1.18).toFixed(2),
  balance_due: rupees.toFixed(2),
});

export const cards = [
  { id: 7, rupees: 1180, due: '2026-10-31' },
  { id: 8, rupees: 2360, due: '2026-11-10' },
  { id: 9, rupees: 590, due: '2026-11-30' },
].map(cardOf);

/** The same as a page has them, which opens the dialog with them. */
export const invoices = cards.map((card) => z.decode(invoiceCard, card));

export const openItems = cards.map(({ id, number, issue_date: date, due_date: due, total }) => ({
  kind: 'invoice',
  id,
  line: null,
  number,
  bill_date: date,
  due_date: due,
  amount: total,
  open: total,
}));

const account = (id: number, name: string, group: string, balance: string) => ({
  ...accounts[0],
  id,
  name,
  group,
  balance,
  retired: false,
});
export const chart = [
  account(5, 'Cash', 'cash-in-hand', '900.00'),
  account(6, 'HDFC Bank', 'bank-accounts', '5000.00'),
  account(8, 'Freight outward', 'indirect-expenses', '0.00'),
  account(agro.account_id, agro.name, 'sundry-debtors', '4130.00'),
];

export function receiptAnswers(...special: readonly (readonly [Endpoint, ...Answer[]])[]): Call[] {
  const usual: readonly (readonly [Endpoint, Answer])[] = [
    [listCustomerItems, ok(openItems)],
    [listInvoices, ok(cards)],
    [listAccountChanges, okAccounts(chart)],
    [readPostingAccounts, ok({ accounts: { bank: 6 }, seq: 1 })],
    [readCustomer, ok(agro)],
  ];
  const named = new Set(special.map(([{ method, path }]) => `${method} ${path}`));
  return serverAnswers([
    ...special,
    ...usual.filter(([{ method, path }]) => !named.has(`${method} ${path}`)),
  ]);
}

export const recorded = {
  id: 4,
  invoice_id: null,
  customer_id: 1,
  amount: '1180.00',
  received: '1080.00',
  method: 'bank-transfer',
  reference: null,
  date: '2026-11-21',
  account_id: 6,
  journal_id: 50,
  reversed: false,
  reason: null,
  recorded_by: { id: 3, name: 'Meera Joshi' },
  number: 'RV-002',
  deductions: [],
  settles: [],
  open: '0.00',
  created_at: agro.created_at,
  updated_at: agro.updated_at,
  seq: 40,
};
