// T11 of the usability script: a product with three specifications of its category, in 40 keys and
// without a click.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { ourBook, signInAsAsha } from './book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from './hands.ts';

const KEYS_MAX = 40;
const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

const PRODUCTS = ['Kurta A', 'Kurta B', 'Kurta C', 'Kurta D'] as const;

/** A category and a brand of the book; a name that is taken is there from the pace before. */
async function stock(page: Page, bookId: number): Promise<void> {
  const category = { name: 'Cloth', category_products: ['Size', 'Colour', 'Weave'] };
  for (const [kind, data] of [
    ['category', category],
    ['brand', { name: 'Khadi Bharat' }],
  ] as const) {
    const reply = await page.request.post(`/api/islogin/${kind}`, {
      data: { ...data, book_id: bookId },
    });
    expect([200, 409]).toContain(reply.status());
  }
}

for (const [index, pace] of PACES.entries()) {
  const { name, pause } = pace;
  const product = PRODUCTS[index] ?? '';
  test(`T11 adds a product with three specifications, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await ourBook(page);
    await stock(page, bookId);
    await countEffort(page);
    await page.addInitScript((text) => {
      localStorage.setItem('lekha.preferences', text);
    }, PREFERENCES);
    await keepPace(page, pace);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
    const specifications = 'M [Enter] Red [Enter] Plain [Enter]';
    await typeBlind(page, 'np', pause);
    await typeBlind(
      page,
      `${product} [Enter] clo [Enter] ${specifications} kha [Enter] [Ctrl+Enter]`,
      pause,
    );
    await expect(page.getByText(`Product ‘${product}’ added.`)).toBeVisible();
    const effort = await effortOf(page);
    const query = { book_id: bookId, search: product };
    const reply = await page.request.get('/api/islogin/user/product', { params: query });
    const [saved] = (await reply.json()) as { value_product: { name: string }[] }[];
    expect(saved).toMatchObject({ name: product, category: 'Cloth', brand: 'Khadi Bharat' });
    expect(saved?.value_product.map((value) => value.name)).toEqual(['M', 'Red', 'Plain']);
    expect(effort.keys).toBeLessThanOrEqual(KEYS_MAX);
    expect(effort.clicks).toBe(0);
  });
}
