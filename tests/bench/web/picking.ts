// A picker over thousands of accounts: from the key to the list as it is drawn.
import type { Page } from 'playwright';
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
      ...{ id: 1_000_000 + at, name: `${NAMES[at % NAMES.length]} ${at}`, retired: false },
    }));
    await route.fulfill({ response: reply, json: all });
  });
  await page.goto(`${address}/add/journal?type=payment`);
  const field = page.getByLabel('Credit line 1, account');
  await field.focus();
  await page.evaluate(watchKeys);
  for (const text of TEXTS) {
    for (const letter of text) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    for (const _ of text) await page.keyboard.press('Backspace');
  }
  const took = await page.evaluate(() => window.keysTook);
  const drawn = await page.evaluate(() => window.keysDrawnIn);
  await page.unroute('**/api/islogin/book/*/account');
  const on = `${ACCOUNTS.toLocaleString('en-IN')} accounts, ${took.length} keys`;
  return [
    {
      ...{ what: 'Picker, p95 from the key to the list laid out', on },
      ...{ measured: figure('ms', p95(took)), target: { atMost: 16 } },
    },
    {
      what: 'Picker, p95 until the browser has painted it',
      on,
      measured: figure('ms', p95(drawn)),
    },
  ];
}

/** Runs in the page: every key until its list stands, and until the frame after it is on the screen. */
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
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}
