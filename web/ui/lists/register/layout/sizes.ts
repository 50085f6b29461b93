// How high the rows are, as the style sheet has it for the device and the density that is chosen.
import type { Sizes } from './layout.ts';

const DESK: Sizes = { row: 32, heading: 24 };
const PHONE: Sizes = { row: 56, heading: 30 };

export function sizesNow(isWide: boolean): Sizes {
  if (!isWide) return PHONE;
  const row = parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--row-register'),
  );
  return Number.isFinite(row) && row > 0 ? { ...DESK, row } : DESK;
}
