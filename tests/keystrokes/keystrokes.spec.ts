// Counts what an errand takes: no key too many, no click that was not promised, and the right
// books; under fast hands, on a machine a quarter as fast, and at the pace of a
// quick typist on a slow network.
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { ourBook, signInAsAsha } from './book.ts';
import { payByMouse } from './by-mouse.ts';
import { BY_TAB, ERRANDS } from './errands.ts';
import type { Errand } from './errands.ts';
import {
  AT_ONCE,
  countEffort,
  effortOf,
  keepPace,
  p95,
  PACES,
  SLOW_NETWORK,
  typeBlind,
} from './hands.ts';
import type { Effort, Pace } from './hands.ts';

const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

/** On the dashboard, with Tally's keys, and the focus on the heading. */
async function begin(page: Page, pace: Pace): Promise<void> {
  await signInAsAsha(page);
  await countEffort(page);
  await page.addInitScript((text) => {
    localStorage.setItem('lekha.preferences', text);
  }, PREFERENCES);
  await keepPace(page, pace);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
}

async function act(page: Page, errand: Errand, given: string, pace: Pace): Promise<Effort> {
  const parts = errand.sequence.replace('{}', given).split('[click]');
  for (const [index, part] of parts.entries()) {
    if (index > 0) await errand.click?.(page);
    await typeBlind(page, part, pace.pause);
  }
  return effortOf(page);
}

/**
 * The keystroke-level model: published times of a key, a click, a change of hands and a thought.
 */
const seconds = ({ keys, modifiers, clicks }: Effort, mental: number): number =>
  0.28 * (keys + modifiers) + (1.3 + 0.8) * clicks + 1.35 * mental;

function note(info: TestInfo, errand: Errand, effort: Effort): void {
  const slowest = Math.round(p95(effort.slowMilliseconds));
  const counts = `${effort.keys} keys, ${effort.clicks} clicks`;
  const estimate = `${seconds(effort, errand.mental).toFixed(0)} s by the keystroke-level model`;
  info.annotations.push({
    type: 'effort',
    description: `${counts}, ${estimate}, p95 ${slowest} ms`,
  });
}

for (const pace of [...PACES, SLOW_NETWORK]) {
  for (const errand of ERRANDS) {
    test(`${errand.name}, ${pace.name}`, async ({ page }, info) => {
      await begin(page, pace);
      const bookId = await ourBook(page);
      const given = (await errand.prepare?.(page, bookId)) ?? '';
      const effort = await act(page, errand, given, pace);
      await errand.check(page, bookId);
      note(info, errand, effort);
      expect(effort.keys).toBeLessThanOrEqual(errand.keysMax);
      expect(effort.clicks).toBeLessThanOrEqual(errand.clicksMax ?? 0);
    });
  }
}

for (const errand of BY_TAB) {
  test(errand.name, async ({ page }) => {
    await begin(page, AT_ONCE);
    const bookId = await ourBook(page);
    await act(page, errand, (await errand.prepare?.(page, bookId)) ?? '', AT_ONCE);
    await errand.check(page, bookId);
  });
}

test('T1 is done with the mouse', async ({ page }) => {
  await begin(page, AT_ONCE);
  await payByMouse(page);
  await ERRANDS[0]?.check(page, await ourBook(page));
});
