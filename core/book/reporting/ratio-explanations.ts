// Why a ratio has changed: Schedule III asks for a word on each that has by more than 25 % (MCA
// notification of 24 March 2021, general instructions, paragraph Y(xiv), from 1 April 2021). It
// changes no figure, so that a locked year can still be explained.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isRatioCode } from '../../statement/index.ts';
import type { BookEvent } from '../events.ts';
import type { ExplainRatio } from '../commands.ts';
import type { RatioEvent } from './ratio-events.ts';

export type RatioRejection =
  | { readonly kind: 'ratio_unknown'; readonly code: string }
  | { readonly kind: 'ratio_period_ends_before_it_begins' };

/** By the ratio and its days. */
export type RatioExplanations = ReadonlyMap<string, string>;
export const NO_RATIO_EXPLANATIONS: RatioExplanations = new Map();

type RatioPlace = { readonly code: string; readonly from: string; readonly to: string };

/** @returns the name that an explanation goes by: `current.2026-04-01.2027-03-31`. */
export const ratioKey = ({ code, from, to }: RatioPlace): string => [code, from, to].join('.');

/** @returns refused by ratio_unknown or ratio_period_ends_before_it_begins. */
export function explainRatio(
  before: RatioExplanations,
  { data }: ExplainRatio,
): Result<readonly BookEvent[], RatioRejection> {
  const { code, from, to, explanation } = data;
  if (!isRatioCode(code)) return rejected({ kind: 'ratio_unknown', code });
  if (to < from) return rejected({ kind: 'ratio_period_ends_before_it_begins' });
  if ((before.get(ratioKey(data)) ?? null) === explanation) return accepted([]);
  return accepted([{ type: 'RatioExplained', version: 1, data }]);
}

export function ratioExplanationsAfter(
  before: RatioExplanations,
  { data }: RatioEvent,
): RatioExplanations {
  const after = new Map(before);
  if (data.explanation === null) after.delete(ratioKey(data));
  else after.set(ratioKey(data), data.explanation);
  return after;
}
