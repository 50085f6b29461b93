// T4 and T8 of the usability script: a bill to another state with half its payment and its print in
// 42 keys, and the oldest overdue invoice paid in 8; no click in either.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { ourBook, signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, p95, PACES, typeBlind } from '../hands.ts';
import type { Pace } from '../hands.ts';

const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });
const P95_MILLISECONDS = 100;

declare global {
  interface Window {
    printed: number;
  }
}

async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(`/api/islogin/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

async function get<Reply>(page: Page, path: string, params: Record<string, string | number>) {
  const reply = await page.request.get(`/api/islogin/${path}`, { params });
  return (await reply.json()) as Reply;
}

type NamedRecord = { readonly id: number; readonly name: string };
type Invoice = {
  readonly id: number;
  readonly status: string;
  readonly total: string;
  readonly balance_due: string;
  readonly totals: { readonly igst: string };
  readonly payments: readonly { readonly amount: string; readonly method: string }[];
};

/** Sahyadri Traders as the script has it: its GSTIN, a customer in Karnataka, three items. */
async function trade(page: Page, bookId: number): Promise<NamedRecord> {
  const customers = { book_id: bookId, search: 'Karnataka Agro Mills' };
  const [known] = await get<NamedRecord[]>(page, 'customer', customers);
  if (known !== undefined) return known;
  const settings = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  const put = await page.request.put(`/api/islogin/book/${bookId}/billing`, { data: settings });
  expect(put.ok()).toBe(true);
  const own = { book_id: bookId };
  const category = await post<NamedRecord>(page, 'category', { name: 'Bales and freight', ...own });
  const brand = await post<NamedRecord>(page, 'brand', { name: 'Sahyadri', ...own });
  const bale = await post<NamedRecord>(page, 'unit', { name: 'Bales', uqc: 'BAL', ...own });
  const bag = await post<NamedRecord>(page, 'unit', { name: 'Bags', uqc: 'BAG', ...own });
  for (const item of [
    { name: 'Cotton bale, long staple', hsn: '5201', gst_rate: 5, price: '4500', unit_id: bale.id },
    { name: 'Packing, jute', hsn: '6305', gst_rate: 5, price: '150', unit_id: bag.id },
    { name: 'Freight', hsn: '9965', gst_rate: 18 },
  ]) {
    const of = { category_id: category.id, brand_id: brand.id, ...own };
    await post(page, 'product', { ...item, ...of });
  }
  const mills = { name: 'Karnataka Agro Mills', gst_number: '29AAACK1234F1ZW', ...own };
  const address = '8 Station Road';
  return post<NamedRecord>(page, 'customer', { ...mills, address });
}

async function begin(page: Page, pace: Pace): Promise<void> {
  await countEffort(page);
  await page.addInitScript((text) => {
    localStorage.setItem('lekha.preferences', text);
    window.printed = 0;
    window.print = () => {
      window.printed += 1;
    };
  }, PREFERENCES);
  await keepPace(page, pace);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
}

/**
 * Waits as long as the test may take. An assertion would describe the whole page at every look,
 * which is a third of the work of a page that is slowed down.
 */
const said = (page: Page, text: RegExp) => page.getByText(text).waitFor();

const BILL =
  '[F8] karn [Enter] cot [Enter] 12 [Enter] [Enter] pac [Enter] 12 [Enter] [Enter] ' +
  'fre [Enter] [Enter] 6000 [Enter] [Ctrl+Enter] [r] 50% [Enter] u [Enter] [Ctrl+Enter] [Ctrl+P]';
const PAY_OLDEST = 'go [Enter] [r] [Enter] u [Enter] [Ctrl+Enter]';

for (const pace of PACES) {
  const { name, pause } = pace;
  test(`T4 bills a customer in another state, takes half and prints, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await ourBook(page);
    await trade(page, bookId);
    await begin(page, pace);
    await typeBlind(page, BILL, pause);
    await said(page, /^Recorded ₹32,835\.00 for /);
    await expect.poll(() => page.evaluate(() => window.printed)).toBe(1);
    const effort = await effortOf(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const made = await get<Invoice>(page, `invoice/${id}`, { book_id: bookId });
    expect(made).toMatchObject({
      status: 'sent',
      total: '65670.00',
      balance_due: '32835.00',
      totals: { igst: '3870.00' },
      payments: [
        {
          amount: '32835.00',
          method: 'upi',
        },
      ],
    });
    expect(effort.keys).toBeLessThanOrEqual(42);
    expect(effort.clicks).toBe(0);
    test.info().annotations.push({
      type: 'effort',
      description: `${effort.keys} keys, p95 ${p95(effort.slowMilliseconds)} ms of ${P95_MILLISECONDS}`,
    });
  });

  test(`T8 marks the oldest overdue invoice paid by UPI, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await ourBook(page);
    const { id: customerId } = await trade(page, bookId);
    const bill = (due: string) =>
      post<Invoice>(page, 'invoice', {
        customer_id: customerId,
        issue_date: '2026-04-01',
        due_date: due,
        issue: true,
        items: [
          {
            name: 'Yarn',
            hsn: '5205',
            uqc: 'KGS',
            quantity: 1,
            rate: '1000',
            tax_rate: 5,
          },
        ],
        book_id: bookId,
      });
    await bill('2026-05-01');
    const oldest = await bill('2026-04-02');
    await begin(page, pace);
    await typeBlind(page, PAY_OLDEST, pause);
    await said(page, /^Recorded ₹1,050\.00 for /);
    const effort = await effortOf(page);
    const paid = await get<Invoice>(page, `invoice/${oldest.id}`, { book_id: bookId });
    expect(paid).toMatchObject({ status: 'paid', payments: [{ method: 'upi' }] });
    expect(effort.keys).toBeLessThanOrEqual(8);
    expect(effort.clicks).toBe(0);
  });
}
