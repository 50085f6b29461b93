// A picker over thousands of accounts or products: from the key to the list as it is drawn.
import type { z } from 'zod';
import type { Locator, Page, Route } from 'playwright';
import type { product } from '#api/contract/catalogue/product.ts';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';

const ACCOUNTS = 5_000;
const NAMES = ['Rent', 'Karnataka Agro', 'Deccan Textiles', 'Freight', 'HDFC Bank', 'Cash counter'];
/** Each is typed letter by letter and taken back again. */
const TEXTS = ['rent 12', 'karn agro 4', 'bank', 'dec 199', 'zzz', 'a', 'cash counter 250'];

declare global {
  interface Window {
    keysTook: number[];
    keysDrawnIn: number[];
  }
}

/** The page asks a book that has so many accounts; only its list is made up. */
export async function picking(page: Page, address: string): Promise<readonly Finding[]> {
  await page.route('**/api/islogin/book/*/account', async (route) => {
    const reply = await route.fetch();
    const some = (await reply.json()) as readonly object[];
    const all = Array.from({ length: ACCOUNTS }, (_, at) => ({
      ...some[at % some.length],
      id: 1e6 + at,
      name: `${NAMES[at % NAMES.length]} ${at}`,
      retired: false,
    }));
    await route.fulfill({ response: reply, json: all });
  });
  await page.goto(`${address}/add/journal?type=payment`);
  const found = await typed(page, page.getByLabel('Credit line 1, account'), {
    on: `${ACCOUNTS.toLocaleString('en-IN')} accounts`,
    texts: TEXTS,
  });
  await page.unroute('**/api/islogin/book/*/account');
  return found;
}

const PRODUCTS = 20_000;
const AT_ONCE = 1000;
const LAST_PAGE_AFTER = PRODUCTS - AT_ONCE;
const GOODS = ['Basmati rice', 'Cotton bale', 'Jute packing', 'Copper wire', 'Steel pipe', 'Tiles'];
const WORDS = ['wire 112', 'rice', 'cot 19999', 'zzz', 'a', 'steel pipe 250'];

/** All products are on this device before the first key; only their list is made up. */
export async function pickingProducts(page: Page, address: string): Promise<readonly Finding[]> {
  const products = '**/api/islogin/product?*';
  const changes = '**/api/{product,category,brand,unit}?*';
  await page.route(products, pageOfMany);
  await page.route(changes, (route) => route.fulfill({ json: [] }));
  const last = page.waitForResponse((reply) => reply.url().includes(`before=${LAST_PAGE_AFTER}`));
  await page.goto(`${address}/stock/add`);
  await last;
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const found = await typed(page, page.getByRole('combobox', { name: 'Product (optional)' }), {
    on: `${PRODUCTS.toLocaleString('en-IN')} products`,
    texts: WORDS,
  });
  await page.unroute(products);
  await page.unroute(changes);
  return found;
}

/** Time to read the last page, and to keep all of them. */
const SETTLED_MILLISECONDS = 4_000;

/** Whole products: a page refuses records of another shape than the contract's. */
async function pageOfMany(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const from = query.has('before') ? Number(query.get('before')) + 1 : 1;
  const json = Array.from(
    { length: Math.min(AT_ONCE, PRODUCTS - from) },
    (_, at): z.input<typeof product> => {
      const number = from + at;
      return { ...LIKE_ALL, id: number, name: `${GOODS[number % GOODS.length]} ${number}` };
    },
  );
  await route.fulfill({ json });
}

const MADE_AT = '2026-11-20T05:30:00.000Z';

const LIKE_ALL = {
  book_id: null,
  shared: true,
  status: 'enabled',
  created_at: MADE_AT,
  updated_at: MADE_AT,
  seq: 1,
  category_id: 1,
  category: 'Goods',
  brand_id: 1,
  brand: 'Makers',
  unit_id: null,
  unit: null,
  uqc: null,
  decimals: null,
  value_product: [],
  hsn: null,
  gst_rate: null,
  gst_rates: [],
  price: null,
  stocked: false,
  nature: 'general',
  income_account_id: null,
  opening_stock: null,
} as const satisfies Omit<z.input<typeof product>, 'id' | 'name'>;

type Typing = { readonly on: string; readonly texts: readonly string[] };

async function typed(page: Page, field: Locator, { on, texts }: Typing): Promise<Finding[]> {
  await field.focus();
  await page.evaluate(watchKeys);
  for (const text of texts) {
    for (const letter of text) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    for (const _ of text) await page.keyboard.press('Backspace');
  }
  const took = await page.evaluate(() => window.keysTook);
  const drawn = await page.evaluate(() => window.keysDrawnIn);
  const keys = `${on}, ${took.length} keys`;
  return [
    {
      what: 'Picker, p95 from the key to the list laid out',
      on: keys,
      measured: figure('ms', p95(took)),
      target: { atMost: 16 },
    },
    {
      what: 'Picker, p95 until the browser has painted it',
      on: keys,
      measured: figure('ms', p95(drawn)),
    },
  ];
}

/**
 * Runs in the page: every key until its list stands, and until the frame after it is on the
 * screen.
 */
function watchKeys(): void {
  Object.assign(window, { keysTook: [], keysDrawnIn: [] });
  const channel = new MessageChannel();
  let pressedAt = 0;
  let paintedFor = 0;
  channel.port1.addEventListener('message', () =>
    window.keysDrawnIn.push(performance.now() - paintedFor),
  );
  channel.port1.start();
  window.addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
  const watch = new MutationObserver(() => {
    if (pressedAt === 0) return;
    document.querySelector('[role=listbox]')?.getBoundingClientRect();
    window.keysTook.push(performance.now() - pressedAt);
    paintedFor = pressedAt;
    pressedAt = 0;
    requestAnimationFrame(() => channel.port2.postMessage(null));
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}
