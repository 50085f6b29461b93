// The ratios that Schedule III asks for since 1 April 2021 (MCA notification of 24 March 2021,
// general instructions, paragraph Y(xiv)), each with its two figures.
import { mulDiv } from '../../kernel/paise.ts';
import { ratioFigures, RATIOS } from './ratio-rules.ts';
import type { RatioFigures, RatioRule, RatioYear } from './ratio-rules.ts';

export type RatioValue = {
  readonly numeratorPaise: number;
  readonly denominatorPaise: number;
  /** In hundredths, half away from nil; null where it says nothing. */
  readonly hundredths: number | null;
};

export type Ratio = {
  readonly code: RatioCode;
  readonly name: string;
  readonly formula: string;
  readonly unit: 'times' | 'percent';
  readonly now: RatioValue;
  readonly before: RatioValue;
  /** By how much it has changed, in hundredths of a per cent of what it was. */
  readonly changeHundredths: number | null;
  /** A change of more than 25 % has to be explained. */
  readonly asksExplanation: boolean;
};

export type RatioCode = (typeof RATIOS)[number]['code'];

export const isRatioCode = (code: string): code is RatioCode =>
  RATIOS.some((ratio) => ratio.code === code);

/** @returns the name of a ratio, or its code if it is none of these. */
export const nameOfRatio = (code: string): string =>
  RATIOS.find((ratio) => ratio.code === code)?.name ?? code;

/** Above this much the reader is told why (in hundredths of a per cent). */
const EXPLAINED_ABOVE = 25_00;

/** @returns by how much a ratio has changed, of its two values as they are told. */
export function ratioChange(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return mulDiv(now - before, 100_00, Math.abs(before));
}

/** @param before null where nothing was booked by then. */
export const ratios = (now: RatioYear, before: RatioYear | null): readonly Ratio[] =>
  RATIOS.map((rule) => {
    const { code, name, formula, unit } = rule;
    const value = valueOf(unit, ratioFigures(rule, now));
    const earlier = before && valueOf(unit, ratioFigures(rule, before));
    const changeHundredths = ratioChange(value.hundredths, earlier?.hundredths ?? null);
    return {
      code,
      name,
      formula,
      unit,
      now: value,
      before: earlier ?? NOTHING,
      changeHundredths,
      asksExplanation: changeHundredths !== null && Math.abs(changeHundredths) > EXPLAINED_ABOVE,
    };
  });

/** More than so many times of next to nothing says nothing. */
const TIMES_MAX = 1_000_000;

const NOTHING: RatioValue = { numeratorPaise: 0, denominatorPaise: 0, hundredths: null };

function valueOf(unit: RatioRule['unit'], { numerator, denominator }: RatioFigures): RatioValue {
  const scale = unit === 'percent' ? 100_00 : 100;
  const says =
    denominator !== null && denominator !== 0 && Math.abs(numerator / denominator) < TIMES_MAX;
  return {
    numeratorPaise: numerator,
    denominatorPaise: Math.round(denominator ?? 0),
    hundredths: says ? mulDiv(numerator * 2, scale, denominator * 2) : null,
  };
}
