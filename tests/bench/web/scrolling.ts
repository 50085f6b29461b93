// A register of 100,000 journals and the events of their book that are scrolled: how long each
// frame takes, while rows are drawn and read as they come into sight.
import type { Page } from 'playwright';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';

const JOURNALS = 100_000;
const AT_ONCE = 10_000;
/** Days back from the first of November 2026 over which they are spread. */
const DAYS = 700;
const DAY_MS = 86_400_000;
/** The first journal of the earliest day is the last row. */
const LAST = `#${DAYS}`;
const FRAMES = 600;
/** Of a wheel that is turned as fast as a hand can. */
const PIXELS_EACH = 240;
const FRAME_MAX = 32;
/** The list of the console has its own height. */
const EVENTS = '.history-list';

type Account = { readonly id: number; readonly retired: boolean };

const dayBefore = (days: number): string =>
  new Date(Date.UTC(2026, 10, 1) - days * DAY_MS).toISOString().slice(0, 10);

/** Posts them to a book of their own. @returns its id. */
async function manyJournals(page: Page, address: string): Promise<number> {
  const { request } = page;
  const made = await request.post(`${address}/api/islogin/book`, {
    data: { name: 'A hundred thousand' },
  });
  const { id } = (await made.json()) as { readonly id: number };
  await request.post(`${address}/api/islogin/book/${id}/template/sales`, { data: {} });
  const reply = await request.get(`${address}/api/islogin/book/${id}/account`);
  const [one, other] = ((await reply.json()) as Account[]).filter(({ retired }) => !retired);
  for (let from = 0; from < JOURNALS; from += AT_ONCE) {
    const lines = Array.from({ length: AT_ONCE }, (_, at) => {
      const paise = (((from + at) * 7919) % 900_000) + 100;
      const amount = (paise / 100).toFixed(2);
      return JSON.stringify({
        entry: [
          { account_id: one?.id, amount },
          { account_id: other?.id, amount: `-${amount}` },
        ],
        date: dayBefore((from + at) % DAYS),
        narration: `Counter sale ${from + at}`,
      });
    });
    await request.post(`${address}/api/islogin/journal/batch?book_id=${id}`, {
      headers: { 'Content-Type': 'application/x-ndjson' },
      data: lines.join('\n'),
      timeout: 120_000,
    });
  }
  return id;
}

/**
 * @param selector what is scrolled.
 * @returns how long each frame took, in milliseconds, while it was.
 */
const framesOf = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(
    ([name, count, pixels]) =>
      new Promise<number[]>((done) => {
        const box = document.querySelector(name);
        const took: number[] = [];
        let before = performance.now();
        const frame = (now: number) => {
          took.push(now - before);
          before = now;
          box?.scrollBy(0, pixels);
          if (took.length < count) requestAnimationFrame(frame);
          else done(took.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    [selector, FRAMES, PIXELS_EACH] as const,
  );

const at95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;

export async function scrolling(page: Page, address: string): Promise<readonly Finding[]> {
  const book = await manyJournals(page, address);
  const first = performance.now();
  await page.goto(`${address}/book/${book}/journal`);
  await page.getByRole('link', { name: /^#/ }).first().waitFor();
  const shown = performance.now() - first;
  const on = `${JOURNALS.toLocaleString('en-IN')} journals`;
  const down = await framesOf(page, 'html');
  const end = performance.now();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: LAST, exact: true }).waitFor();
  const toEnd = performance.now() - end;
  await page.goto(`${address}/book/${book}/history`);
  await page.locator(`${EVENTS} [data-seq]`).first().waitFor();
  const events = await framesOf(page, EVENTS);
  return [
    { what: 'The register from its address to its rows', on, measured: figure('ms', shown) },
    {
      what: 'A frame while it is scrolled, 95 of 100',
      on,
      measured: figure('ms', at95(down)),
      target: { atMost: FRAME_MAX },
    },
    { what: 'From its top to its last row', on, measured: figure('ms', toEnd) },
    {
      what: 'A frame while the events of the console are scrolled, 95 of 100',
      on,
      measured: figure('ms', at95(events)),
      target: { atMost: FRAME_MAX },
    },
  ];
}
