// The grid of a picture of amounts: round steps, and how they are written beside it.
import { groupDigits } from '#core/kernel/writing/indian-number.ts';

const LINES_MAX = 3;
const ROUND = [1, 1.5, 2, 3, 5];
const PAISE = 100;

/** @returns the amounts in paise at which a line is drawn, zero among them, the least first. */
export function gridOf(amounts: readonly number[]): readonly number[] {
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  const step = roundSteps(most - least).find(
    (one) => linesFor(most, one) + linesFor(-least, one) <= LINES_MAX + (least < 0 ? 1 : 0),
  );
  if (step === undefined) return [0];
  const from = -linesFor(-least, step);
  return Array.from({ length: linesFor(most, step) - from + 1 }, (_, at) => (from + at) * step);
}

const linesFor = (size: number, step: number): number => Math.ceil(size / step);

/** @returns round numbers of paise from well below a third of the span to the span. */
function roundSteps(span: number): readonly number[] {
  if (span <= 0) return [];
  const power = Math.floor(Math.log10(span / PAISE)) - 1;
  return [power, power + 1, power + 2].flatMap((one) =>
    ROUND.map((round) => Math.max(PAISE, round * 10 ** one * PAISE)),
  );
}

const UNITS = [
  { rupees: 10_000_000, name: 'Cr' },
  { rupees: 100_000, name: 'L' },
  { rupees: 1000, name: 'K' },
] as const;

/** @returns an amount as an axis has it: `15 L`, `1.5 Cr`, `500`. */
export function shortAmount(paise: number): string {
  const rupees = Math.abs(paise) / PAISE;
  const sign = paise < 0 ? '\u2212' : '';
  const unit = UNITS.find((one) => rupees >= one.rupees);
  if (unit === undefined) return `${sign}${Math.round(rupees)}`;
  const count = Math.round((rupees * 100) / unit.rupees) / 100;
  return `${sign}${count >= 1000 ? groupDigits(String(Math.round(count))) : count} ${unit.name}`;
}
