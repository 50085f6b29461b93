// A person's hands: what they type, how fast, and what the page counts of it. The page needs no
// hook of its own: every key and click of a hand is heard before anybody else hears it.
import type { Page } from '@playwright/test';

export type Effort = {
  readonly keys: number;
  readonly modifiers: number;
  readonly clicks: number;
  /** How long each event took to be drawn, of those that took longer than a frame. */
  readonly slowMilliseconds: readonly number[];
};

type Counted = { -readonly [Name in keyof Effort]: Effort[Name] };
declare global {
  interface Window {
    effort: Counted;
  }
}

export type Pace = {
  readonly name: string;
  readonly pause: number;
  readonly slowdown: number;
  /** How long each answer of the server takes at least: code, data and what is posted. */
  readonly answerMilliseconds?: number;
};

export const AT_ONCE: Pace = { name: 'without a pause', pause: 0, slowdown: 1 };
export const PACES: readonly Pace[] = [
  AT_ONCE,
  { name: 'on a machine a quarter as fast', pause: 0, slowdown: 4 },
];
/** What is typed while a page is on its way is lost here first. */
export const SLOW_NETWORK: Pace = {
  name: 'a key each 30 ms, on a slow network',
  pause: 30,
  slowdown: 1,
  answerMilliseconds: 300,
};

/** Call it before the page is opened. */
export async function keepPace(page: Page, { slowdown, answerMilliseconds }: Pace): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (answerMilliseconds === undefined) return;
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerMilliseconds));
    await route.continue();
  });
}

/** Call it before the page is opened. */
export async function countEffort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const effort: Counted = { keys: 0, modifiers: 0, clicks: 0, slowMilliseconds: [] };
    window.effort = effort;
    const onKey = ({ isTrusted, key }: KeyboardEvent) => {
      if (!isTrusted) return;
      if (/^(Control|Alt|Shift|Meta)$/.test(key)) effort.modifiers += 1;
      else effort.keys += 1;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', () => (effort.clicks += 1), { capture: true });
    const watch = new PerformanceObserver((list) => {
      const slow = list.getEntries().map(({ duration }) => duration);
      effort.slowMilliseconds = [...effort.slowMilliseconds, ...slow];
    });
    const events = { type: 'event', buffered: true, durationThreshold: 16 };
    watch.observe(events);
  });
}

export const effortOf = (page: Page): Promise<Effort> => page.evaluate(() => window.effort);

/** @returns the strokes of `[F5] hd [Enter] rent h`: keys in brackets, and between them letters. */
export function strokesOf(sequence: string): readonly string[] {
  return [...sequence.matchAll(/\[([^\]]+)\]|[^[]+/g)].flatMap(([text, key]) =>
    key === undefined ? [...text.trim()] : [key.replace('Ctrl', 'Control')],
  );
}

/** Types the sequence stroke by stroke. */
export async function typeBlind(page: Page, sequence: string, pauseMilliseconds: number) {
  for (const stroke of strokesOf(sequence)) {
    await page.keyboard.press(stroke === ' ' ? 'Space' : stroke);
    if (pauseMilliseconds > 0) await page.waitForTimeout(pauseMilliseconds);
  }
}

/** @returns the value below which 95 of a hundred lie. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
