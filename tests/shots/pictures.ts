// `node tests/shots/pictures.ts`: the pictures of the public page and of README, taken of the
// product itself on the demo book, into `web/public/pictures/` and `docs/pictures/`. Taken anew
// when the screens in them have changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '#tests/support/chromium.ts';
import { ASHA, startDemo } from './demo-server.ts';

const PORT = 3195;
const FOLDER = join(import.meta.dirname, '../../web/public/pictures');
const README_FOLDER = join(import.meta.dirname, '../../docs/pictures');
const THEMES = ['light', 'dark'] as const;
/** Of a hundred: below this the edges of letters are grey. */
const QUALITY = 56;

/** A window in pixels, and how many pixels of the picture stand for one of them. */
const SIZES = [
  { name: 'desk', viewport: { width: 1440, height: 864 }, scale: 1.25, path: '/journal' },
  { name: 'phone', viewport: { width: 390, height: 640 }, scale: 2, path: '/journal' },
] as const;

/** On a desk an entry is opened in place, so that its two sides are seen. */
async function openEntry(page: Page): Promise<void> {
  await page
    .locator('.register-row')
    .nth(2)
    .click({ position: { x: 400, y: 10 } });
  await page.getByRole('list', { name: 'Debit' }).waitFor();
  await page.mouse.move(0, 0);
}

async function signedIn(
  browser: Browser,
  address: string,
  window: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...window,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  await context.request.post(`${address}/api/login`, { data: ASHA });
  return context;
}

async function take(browser: Browser, address: string): Promise<void> {
  for (const { name, viewport, scale, path } of SIZES) {
    for (const theme of THEMES) {
      const context = await signedIn(browser, address, { viewport, colorScheme: theme });
      const page = await context.newPage();
      await page.goto(address + path);
      await page.locator('.register-row').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      if (name === 'desk') await openEntry(page);
      const protocol = await context.newCDPSession(page);
      const { data } = await protocol.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip: { x: 0, y: 0, ...viewport, scale },
      });
      const bytes = Buffer.from(data, 'base64');
      await writeFile(join(FOLDER, `journal-${name}-${theme}.webp`), bytes);
      console.log(`journal-${name}-${theme}.webp: ${Math.round(bytes.length / 1000)} kB`);
      await context.close();
    }
  }
}

type ReadmePicture = {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark';
  readonly before?: (page: Page) => Promise<void>;
};

/** A payment as it is typed, up to its narration. */
async function typeRent(page: Page): Promise<void> {
  await page.getByLabel('Debit line 1, account').fill('Rent, head office');
  await page.keyboard.press('Enter');
  await page.keyboard.type('40000');
  await page.keyboard.press('Enter');
  await page.getByLabel('Credit line 1, account').fill('HDFC Bank current');
  await page.keyboard.press('Enter');
  await page.getByLabel('Narration').fill('Rent for November');
}

const README_PICTURES: readonly ReadmePicture[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'invoices', path: '/billing' },
  { name: 'invoice', path: '/billing/invoice/14' },
  { name: 'journal', path: '/journal' },
  { name: 'profit-and-loss', path: '/journal/reports/profit-and-loss' },
  { name: 'replay', path: '/book/1/history?event=1400' },
  { name: 'trial-balance', path: '/journal/reports', width: 1280, height: 800 },
  { name: 'ledger', path: '/account/74?year=26-27&month=11', width: 1280, height: 800 },
  {
    name: 'voucher',
    path: '/add/journal?type=payment',
    width: 1280,
    height: 800,
    before: typeRent,
  },
  { name: 'accounts-phone-dark', path: '/account', width: 390, height: 844, theme: 'dark' },
];

/** By then the screens have their figures and nothing moves. */
const SETTLED_MILLISECONDS = 2500;

async function takeForReadme(browser: Browser, address: string): Promise<void> {
  for (const {
    name,
    path,
    width = 1440,
    height = 900,
    theme = 'light',
    before,
  } of README_PICTURES) {
    const window = { viewport: { width, height }, colorScheme: theme } as const;
    const context = await signedIn(browser, address, window);
    const page = await context.newPage();
    await page.goto(address + path);
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    await before?.(page);
    await page.screenshot({ path: join(README_FOLDER, `${name}.png`) });
    await context.close();
  }
}

await mkdir(FOLDER, { recursive: true });
await build({ configFile: join(import.meta.dirname, '../../vite.config.ts'), logLevel: 'warn' });
const demo = await startDemo(PORT);
const browser = await chromium.launch(await findChromium());
try {
  await take(browser, demo.address);
  await takeForReadme(browser, demo.address);
} finally {
  await browser.close();
  await demo.stop();
}
