// The yearly rates that follow from a useful life, in hundredths of a percent.
import { invariant } from '../kernel/invariant.ts';
import { mulDiv } from '../kernel/paise.ts';
import { RESIDUAL_BPS } from './useful-lives.ts';

const WHOLE_BPS = 10_000;

/** @returns 633 of 15 years. For show only: the charge divides by the life itself. */
export const straightLineBps = (lifeYears: number, residualBps = RESIDUAL_BPS): number =>
  mulDiv(WHOLE_BPS - residualBps, 1, lifeYears);

/**
 * 1 − residual^(1/life), rounded half up to two decimals of a percent, as the trade's tables have
 * it; the charge is made with the rounded rate.
 * @returns 1810 of 15 years.
 */
export function writtenDownBps(lifeYears: number, residualBps = RESIDUAL_BPS): number {
  invariant(residualBps > 0, 'Nothing can be written down to nil by a rate.');
  return Math.round((1 - (residualBps / WHOLE_BPS) ** (1 / lifeYears)) * WHOLE_BPS);
}
