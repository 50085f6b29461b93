// A customer with bills to be settled, made by calls, and what the books say of them afterwards.
import type { Page } from '@playwright/test';
import { expect } from '../support/errand.ts';

export async function call<Reply>(page: Page, method: string, path: string, data: object) {
  const reply = await page.request.fetch(`/api/islogin/${path}`, { method, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}
export const read = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.request.get(`/api/islogin/${path}`)).json()) as Reply;

export type Invoice = {
  readonly id: number;
  readonly status: string;
  readonly balance_due: string;
};

/** A customer with three bills of ₹1,180.00. */
export async function billThrice(page: Page) {
  const [book] = await read<{ id: number }[]>(page, 'book/');
  const bookId = book?.id ?? 0;
  const registered = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  await call(page, 'PUT', `book/${bookId}/billing`, registered);
  const customer = { name: 'Deccan Textiles', state_code: '27' };
  const { id } = await call<{ id: number }>(page, 'POST', 'customer', customer);
  const invoices: Invoice[] = [];
  for (const day of ['01', '02', '03']) {
    const made = await call<Invoice>(page, 'POST', 'invoice', {
      customer_id: id,
      issue_date: `2026-10-${day}`,
      due_date: `2026-10-1${day.slice(1)}`,
      issue: true,
      items: [{ name: 'Survey', hsn: '9983', quantity: 1, rate: '1000', tax_rate: 18 }],
    });
    invoices.push(made);
  }
  return { bookId, id, invoices };
}
