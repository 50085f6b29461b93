// A document as it was known at a moment of the past: no bill to hand on, and it says so.
import { groupDigits } from '../kernel/writing/indian-number.ts';
import type { Paper } from './paper.ts';
import { dateText } from './texts.ts';

type PaperMoment = {
  /** The last event that was known. */
  readonly event: number;
  /** By the clock in India: `2026-11-10`, `14:05`. */
  readonly day: string;
  readonly time: string;
};

/**
 * @returns the paper with a band at its top and the same words at the foot of each page. It asks
 *   nobody for money: what was due then may be paid by now.
 */
export function asWorkingPaper<P extends Paper>(paper: P, { event, day, time }: PaperMoment): P {
  const moment = `event ${groupDigits(String(event))}, ${dateText(day)}, ${time} IST`;
  const workingPaper = `Working paper, as known at ${moment}`;
  return { ...paper, workingPaper, upi: null, footer: `${paper.footer} · ${workingPaper}` };
}
