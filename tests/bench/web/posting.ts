// From the key that posts to the number of the entry on the screen, beside the bare call to the
// server from the same page, in turn.
import type { Page } from 'playwright';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';

const ROUNDS_UNCOUNTED = 5;
const BETWEEN_ROUNDS_MILLISECONDS = 150;

/** The page is an entry form that stays open; each round types an entry and posts it. */
export async function posting(page: Page, address: string, rounds: number): Promise<Finding> {
  await page.goto(`${address}/add/journal?type=payment`);
  await page.getByLabel('Credit line 1, account').waitFor();
  const body = await bodyLike(page);
  const shown: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds + ROUNDS_UNCOUNTED; round += 1) {
    const [app, server] = [await untilNumber(page), await bareCall(page, body)];
    if (round < ROUNDS_UNCOUNTED) continue;
    shown.push(app);
    bare.push(server);
  }
  return {
    what: 'From the posting key to #n on the screen',
    on: 'one person, form and server warm',
    measured: figure('ms', ...shown),
    baseline: { what: 'the bare call from the same page', ...figure('ms', ...bare) },
    target: { atMost: 3 },
  };
}

/** @returns how long it took from the key until the number was drawn, with its layout. */
async function untilNumber(page: Page): Promise<number> {
  // What the last entry made old is read again behind; it is not this entry's.
  await page.waitForTimeout(BETWEEN_ROUNDS_MILLISECONDS);
  await page.getByLabel('Credit line 1, account').focus();
  for (const text of ['hdfc', '450', 'elec', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.evaluate(watchForNumber);
  await page.keyboard.press('Control+Enter');
  return page.evaluate(() => window.numberTook);
}

declare global {
  interface Window {
    numberTook: Promise<number>;
  }
}

/** Runs in the page: from the next Enter until a number stands there that was not there before. */
function watchForNumber(): void {
  const numberShown = () => /Posted #[\d,]+/.exec(document.body.textContent)?.[0];
  const before = numberShown();
  window.numberTook = new Promise<number>((resolve) => {
    let pressedAt = 0;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter') pressedAt = performance.now();
    };
    const watch = new MutationObserver(() => {
      const now = numberShown();
      if (pressedAt === 0 || now === undefined || now === before) return;
      document.body.getBoundingClientRect();
      resolve(performance.now() - pressedAt);
      watch.disconnect();
      window.removeEventListener('keydown', press, { capture: true });
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    window.addEventListener('keydown', press, { capture: true });
  });
}

/** @returns the body that the form sends. */
const bodyLike = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    type NamedRecord = { readonly id: number; readonly name: string };
    const read = async (path: string) =>
      (await (await fetch(path)).json()) as readonly NamedRecord[];
    const book = (await read('/api/islogin/book')).find(({ name }) => name === 'Sahyadri Traders');
    const accounts = await read(`/api/islogin/book/${book?.id}/account`);
    const idOf = (name: string) => accounts.find((account) => account.name === name)?.id;
    return JSON.stringify({
      entry: [
        {
          account_id: idOf('Electricity'),
          amount: '450.00',
        },
        {
          account_id: idOf('HDFC Bank current'),
          amount: '-450.00',
        },
      ],
      narration: '',
      voucher_type: 'payment',
      book_id: book?.id,
    });
  });

const bareCall = (page: Page, body: string): Promise<number> =>
  page.evaluate(async (text) => {
    const began = performance.now();
    const reply = await fetch('/api/islogin/journal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: text,
    });
    if (!reply.ok) throw new Error(await reply.text());
    await reply.json();
    return performance.now() - began;
  }, body);
