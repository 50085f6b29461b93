// Customers with bills, made by calls.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ourBook } from '../book.ts';

async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(`/api/islogin/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

type Bill = { readonly id: number; readonly status: string; readonly balance_due: string };

/** A customer with bills of ₹1,180, of which ₹180 are tax. @returns their ids, oldest due first. */
export async function bill(page: Page, name: string, count: number): Promise<readonly number[]> {
  const bookId = await ourBook(page);
  const own = { book_id: bookId };
  const registered = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  const put = await page.request.put(`/api/islogin/book/${bookId}/billing`, { data: registered });
  expect(put.ok()).toBe(true);
  const { id } = await post<{ id: number }>(page, 'customer', { name, state_code: '27', ...own });
  const ids: number[] = [];
  for (let day = 1; day <= count; day += 1) {
    const made = await post<Bill>(page, 'invoice', {
      customer_id: id,
      issue_date: `2026-06-0${day}`,
      due_date: `2026-07-0${day}`,
      issue: true,
      items: [{ name: 'Survey', hsn: '9983', quantity: 1, rate: '1000', tax_rate: 18 }],
      ...own,
    });
    ids.push(made.id);
  }
  return ids;
}

export const dueOf = (page: Page, ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const reply = await page.request.get(`/api/islogin/invoice/${id}`);
      return ((await reply.json()) as Bill).balance_due;
    }),
  );
