// `npm run shots [word]`: every screen at three widths in both themes, on the demo books, into
// `test-results/shots/`. They are looked at, not compared: fonts differ between machines.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { build } from 'vite';
import { findChromium } from '#tests/support/chromium.ts';
import { ASHA, startDemo } from './demo-server.ts';
import { SHOTS } from './routes.ts';
import type { Shot, Who } from './routes.ts';

const PORT = 3197;
const FOLDER = join(import.meta.dirname, '../../test-results/shots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
] as const;
/** By then the screens have their figures and nothing moves. */
const SETTLED_MILLISECONDS = 800;
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

const word = process.argv[2] ?? '';
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
  for (const size of SIZES) {
    for (const theme of THEMES) await takeAll(browser, demo.address, shots, { size, theme });
  }
  console.log(`${shots.length * SIZES.length * THEMES.length} pictures in test-results/shots/`);
} finally {
  await browser.close();
  await demo.stop();
}
