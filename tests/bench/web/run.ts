// `npm run bench:web`: what is promised of the browser's side, measured on the demo books. It
// passes or fails on nothing; a figure that misses its target says so in the table.
//
//   --rounds <n>   how many entries are posted (40)
//   --only <name>  one measure alone: sizes, load, posting, picking, products, scrolling, shifting
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';
import { ASHA, startDemo } from '#tests/shots/demo-server.ts';
import { findChromium } from '#tests/support/chromium.ts';
import type { Finding } from '../report/finding.ts';
import { circumstances, jsonOf, tableOf } from '../report/table.ts';
import { picking, pickingProducts } from './picking.ts';
import { posting } from './posting.ts';
import { scrolling } from './scrolling.ts';
import { shifting } from './shifting.ts';
import { firstLoad, sizes } from './sizes.ts';

const PORT = 3196;
const ROOT = join(import.meta.dirname, '../../..');
const RESULTS = join(ROOT, 'test-results');
const PUBLIC = ['/', '/login', '/register'];
const SIGNED_IN = [
  '/dashboard',
  '/account',
  '/account/75',
  '/journal',
  '/add/journal',
  '/journal/reports',
  '/book',
  '/book/1',
  '/book/1/members',
  '/book/1/journal/1',
  '/profile',
];
const PREFERENCES = JSON.stringify({ tallyAsked: true, keepEntering: true });

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
  },
});
const rounds = Number(given.rounds ?? 40);

/** Each measure has a window of its own, so that none finds what another has read. */
async function measured(address: string): Promise<readonly Finding[]> {
  const browser = await chromium.launch(await findChromium());
  const inWindow = async <Value>(signedIn: boolean, measure: (page: Page) => Promise<Value>) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (signedIn) await context.request.post(`${address}/api/login`, { data: ASHA });
    await context.addInitScript((text) => {
      localStorage.setItem('lekha.preferences', text);
    }, PREFERENCES);
    const value = await measure(await context.newPage());
    await context.close();
    return value;
  };
  const measures: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
    sizes: async () => sizes(),
    load: async () => [await inWindow(false, (page) => firstLoad(page, address))],
    posting: async () => [await inWindow(true, (page) => posting(page, address, rounds))],
    picking: () => inWindow(true, (page) => picking(page, address)),
    products: () => inWindow(true, (page) => pickingProducts(page, address)),
    scrolling: () => inWindow(true, (page) => scrolling(page, address)),
    shifting: async () => [
      ...(await inWindow(false, (page) => shifting(page, address, PUBLIC))),
      ...(await inWindow(true, (page) => shifting(page, address, SIGNED_IN))),
    ],
  };
  const findings: Finding[] = [];
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (given.only === undefined || given.only === name) findings.push(...(await measure()));
    }
    return findings;
  } finally {
    await browser.close();
  }
}

await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
const demo = await startDemo(PORT);
try {
  const findings = await measured(demo.address);
  const around = circumstances('18', { lines: 0, rounds });
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench-web.json'), jsonOf(findings, around));
  console.log(`\n${tableOf(findings)}`);
} finally {
  await demo.stop();
}
