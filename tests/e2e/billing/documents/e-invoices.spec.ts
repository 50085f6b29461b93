// An invoice above the limit: its JSON is downloaded, the portal's answer is pasted, and its paper
// says so.
import type { Page } from '@playwright/test';
import { portalAnswer } from '../../../specimens/tax/einvoice/answers.ts';
import { addBook, expect, expectAccessible, register, test } from '../../support/errand.ts';

const SELLER = '27AAPFU0939F1ZV';
const BUYER = '29AAACK1234F1ZW';
const DAY = '2026-05-05';

async function call(page: Page, method: string, path: string, data: object): Promise<unknown> {
  const reply = await page.request.fetch(`/api/islogin/${path}`, { method, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

test('an invoice is registered with the answer of the portal', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = (await (await page.request.get('/api/islogin/book/')).json()) as { id: number }[];
  const id = books[0]?.id ?? 0;
  const own = { gstin: SELLER, address: '14 Laxmi Road', city: 'Pune', pincode: '411001' };
  await call(page, 'PUT', `book/${id}/billing`, own);
  const turnover = { financial_year: '25-26', amount: '120000000' };
  await call(page, 'PUT', `book/${id}/turnover`, turnover);
  const address = { address: '8 Station Road', city: 'Hubballi', pincode: '580020' };
  const mills = { name: 'Agro Mills', gst_number: BUYER, book_id: id, ...address };
  const { id: customer } = (await call(page, 'POST', 'customer', mills)) as { id: number };
  const item = { name: 'Cotton bale', hsn: '520100', uqc: 'BAL', quantity: 2, rate: '100' };
  const items = [{ ...item, tax_rate: 5 }];
  const body = { customer_id: customer, book_id: id, items, issue: true, issue_date: DAY };
  await call(page, 'POST', 'invoice', body);

  await page.goto('/billing?filter=to-register');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON for the portal' }).click();
  expect((await saving).suggestedFilename()).toBe('INV-01.json');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'INV-001', exact: true }).click();
  const unregistered = page.getByText('Not an invoice until registered at the e-invoice');
  await expect(unregistered.filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Enter the portal/ }).click();
  const parties = { sellerGstin: SELLER, buyerGstin: BUYER };
  const times = { date: DAY, acknowledgedAt: `${DAY} 15:30:00` };
  const answer = portalAnswer({ number: 'INV-001', ...parties, ...times, rupees: 210 });
  await page.getByLabel('Answer', { exact: true }).fill(JSON.stringify(answer));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Take the answer/ }).click();
  await expect(page.getByRole('region', { name: 'E-invoice' })).toContainText(answer.Irn);
  await expect(page.getByRole('img', { name: 'Signature not checked' })).toBeVisible();
  await expectAccessible(page);
});
