// How much each screen moves by itself while it loads, as browsers score it: 0 is not at all.
import type { Page } from 'playwright';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';

const SETTLED_MILLISECONDS = 1_500;
/** Less than a pixel of the page's height somewhere. */
const SHIFT_MAX = 0.001;

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

export async function shifting(page: Page, address: string, paths: readonly string[]) {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) sum.shift += entry.value;
      }
      Object.assign(window, sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const findings: Finding[] = [];
  for (const path of paths) {
    await page.goto(address + path);
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    const shift = await page.evaluate(() => ('shift' in window ? Number(window.shift) : NaN));
    findings.push({
      what: 'Layout shift while loading',
      on: path,
      measured: figure('points', shift),
      target: { atMost: SHIFT_MAX },
    });
  }
  return findings;
}
