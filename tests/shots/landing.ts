// `node tests/shots/landing.ts`: the pictures of the public page, taken of the product itself on
// the demo book, into `web/public/pictures/`. Taken anew when the screen in them has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '#tests/support/chromium.ts';
import { ASHA, startDemo } from './demo-server.ts';

const PORT = 3195;
const FOLDER = join(import.meta.dirname, '../../web/public/pictures');
const THEMES = ['light', 'dark'] as const;
/** Of a hundred: below this the edges of letters are grey. */
const QUALITY = 72;

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

async function take(browser: Browser, address: string): Promise<void> {
  for (const { name, viewport, scale, path } of SIZES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      });
      await context.request.post(`${address}/api/login`, { data: ASHA });
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

await mkdir(FOLDER, { recursive: true });
await build({ configFile: join(import.meta.dirname, '../../vite.config.ts'), logLevel: 'warn' });
const demo = await startDemo(PORT);
const browser = await chromium.launch(await findChromium());
try {
  await take(browser, demo.address);
} finally {
  await browser.close();
  await demo.stop();
}
