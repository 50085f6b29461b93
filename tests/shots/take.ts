// `npm run shots [word]`: every screen at four widths in both themes, on the demo books, into
// `test-results/shots/`. They are looked at, not compared: fonts differ between machines.
//
//   --width <px>    one width alone
//   --theme <name>  light or dark alone
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { build } from 'vite';
import { findChromium } from '#tests/support/chromium.ts';
import { ASHA, startDemo } from './demo-server.ts';
import { writeRecords } from './records.ts';
import { SHOTS } from './routes.ts';
import type { Shot, Who } from './routes.ts';

const PORT = 3197;
const FOLDER = join(import.meta.dirname, '../../test-results/shots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
  { width: 320, height: 700 },
] as const;
/** By then the screens have their figures and nothing moves. */
const SETTLED_MILLISECONDS = 2500;
const THEMES = ['light', 'dark'] as const;
const NEWCOMER = {
  name: 'Nisha Patil',
  email: 'nisha@example.in',
  phone: '+91 98200 00009',
  company: '',
  password: ASHA.password,
} as const;

type Look = { readonly size: (typeof SIZES)[number]; readonly theme: (typeof THEMES)[number] };

async function signIn(context: BrowserContext, address: string, who: Who): Promise<void> {
  if (who === 'visitor') return;
  const data = who === 'asha' ? ASHA : { email: NEWCOMER.email, password: NEWCOMER.password };
  const reply = await context.request.post(`${address}/api/login`, { data });
  if (!reply.ok()) throw new Error(`${data.email} cannot sign in.`);
}

async function takeAll(
  browser: Browser,
  address: string,
  shots: readonly Shot[],
  { size, theme }: Look,
): Promise<void> {
  for (const who of ['visitor', 'asha', 'newcomer'] as const) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: theme,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    await signIn(context, address, who);
    const page = await context.newPage();
    for (const shot of shots.filter((one) => one.who === who)) {
      await page.goto(address + shot.path);
      // The stream of changes stays open, so the network never falls idle.
      await page.waitForTimeout(SETTLED_MILLISECONDS);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(`${shot.path} scrolls sideways by ${wide} px at ${size.width} px`);
      const path = join(FOLDER, `${shot.name}-${size.width}-${theme}.png`);
      await page.screenshot({ path, fullPage: shot.name === 'landing' });
    }
    await context.close();
  }
}

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, theme: { type: 'string' } },
});
const word = positionals[0] ?? '';
const looks = SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme }))).filter(
  ({ size, theme }) =>
    (given.width ?? String(size.width)) === String(size.width) && (given.theme ?? theme) === theme,
);
const shots = SHOTS.filter(({ name }) => name.includes(word));
await mkdir(FOLDER, { recursive: true });
await build({ configFile: join(import.meta.dirname, '../../vite.config.ts'), logLevel: 'warn' });
const demo = await startDemo(PORT);
const browser = await chromium.launch(await findChromium());
try {
  await fetch(`${demo.address}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(NEWCOMER),
  });
  await writeRecords(demo.address);
  for (const look of looks) await takeAll(browser, demo.address, shots, look);
  console.log(`${shots.length * looks.length} pictures in test-results/shots/`);
} finally {
  await browser.close();
  await demo.stop();
}
