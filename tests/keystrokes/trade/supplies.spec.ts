// What the place of supply decides, in at most 30 keys and without a click: a taxi bill for a
// passenger from another State, and an export under the letter of undertaking of the year.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '#tests/e2e/support/errand.ts';
import { signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from '../hands.ts';
import type { Pace } from '../hands.ts';

const KEYS_MAX = 30;
const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

/** The passenger, the ride, its fare, and where they board: Maharashtra, of many States with M. */
const TAXI = '[F8] sun [Enter] out [Enter] [Enter] 4500 [Enter] [Enter] 27 [Enter] [Alt+S]';
/** The customer and the service with its price; nothing else is asked. */
const EXPORT = '[F8] dub [Enter] des [Enter] [Enter] 250000 [Enter] [Enter] [Alt+S]';

async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(`/api/islogin/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

type NamedRecord = { readonly id: number };
type Invoice = Readonly<Record<string, unknown>>;

/** A book of its own, with its letter, two customers and two services as products. */
async function agency(page: Page, name: string): Promise<number> {
  const book = await post<NamedRecord>(page, 'book', { name });
  const chart = await page.request.post(`/api/islogin/book/${book.id}/template/cabes`);
  expect(chart.ok()).toBe(true);
  const own = { book_id: book.id };
  const billing = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  const put = await page.request.put(`/api/islogin/book/${book.id}/billing`, { data: billing });
  expect(put.ok()).toBe(true);
  const year = { financial_year: financialYear(), reference: 'AD270426001234X' };
  const letter = await page.request.put(`/api/islogin/book/${book.id}/undertaking`, { data: year });
  expect(letter.ok()).toBe(true);
  const category = await post<NamedRecord>(page, 'category', { name: `Services ${name}`, ...own });
  const brand = await post<NamedRecord>(page, 'brand', { name: `Own ${name}`, ...own });
  for (const item of [
    { name: 'Outstation taxi', hsn: '996412', gst_rate: 5, nature: 'passenger-transport' },
    { name: 'Design of websites', hsn: '998314', gst_rate: 18 },
  ]) {
    await post(page, 'product', { ...item, category_id: category.id, brand_id: brand.id, ...own });
  }
  const sunita = { name: 'Sunita Rao', state_code: '29', address: '8 Station Road, Hubballi' };
  await post(page, 'customer', { ...sunita, ...own });
  const dubai = { name: 'Dubai Stores', country: 'AE', address: '9 Creek Road, Dubai' };
  await post(page, 'customer', { ...dubai, registration: 'overseas', ...own });
  return book.id;
}

function financialYear(): string {
  const now = new Date();
  const year = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0);
  return `${year % 100}-${(year + 1) % 100}`;
}

async function begin(page: Page, bookId: number, pace: Pace): Promise<void> {
  await countEffort(page);
  await page.addInitScript((text) => {
    localStorage.setItem('lekha.preferences', text);
  }, PREFERENCES);
  await keepPace(page, pace);
  await page.goto(`/billing?book=${bookId}`);
  await page.getByRole('heading', { level: 1, name: 'Invoices' }).focus();
}

/** @returns the invoice on the page once it is issued. */
async function issuedOn(page: Page, bookId: number): Promise<Invoice> {
  await page.getByText(/^Issued INV-001, /).waitFor();
  await page.getByRole('heading', { level: 1, name: 'INV-001' }).waitFor();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const params = { book_id: bookId };
  const reply = await page.request.get(`/api/islogin/invoice/${id}`, { params });
  return (await reply.json()) as Invoice;
}

for (const pace of PACES) {
  const { name, pause } = pace;
  test(`a taxi bill for a passenger from another State, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await agency(page, `Taxi ${name}`);
    await begin(page, bookId, pace);
    await typeBlind(page, TAXI, pause);
    expect(await issuedOn(page, bookId)).toMatchObject({
      status: 'sent',
      supply: 'domestic',
      place_of_supply: '27',
      service_place: '27',
      total: '4725.00',
      totals: { taxable: '4500.00', cgst: '112.50', sgst: '112.50', igst: '0.00' },
    });
    const effort = await effortOf(page);
    expect(effort.keys).toBeLessThanOrEqual(KEYS_MAX);
    expect(effort.clicks).toBe(0);
    test.info().annotations.push({ type: 'effort', description: `${effort.keys} keys` });
  });

  test(`an export under a letter of undertaking, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await agency(page, `Export ${name}`);
    await begin(page, bookId, pace);
    await typeBlind(page, EXPORT, pause);
    expect(await issuedOn(page, bookId)).toMatchObject({
      status: 'sent',
      supply: 'export-without-payment',
      place_of_supply: '96',
      total: '250000.00',
      totals: { taxable: '250000.00', igst: '0.00' },
    });
    const effort = await effortOf(page);
    expect(effort.keys).toBeLessThanOrEqual(KEYS_MAX);
    expect(effort.clicks).toBe(0);
    test.info().annotations.push({ type: 'effort', description: `${effort.keys} keys` });
  });
}
