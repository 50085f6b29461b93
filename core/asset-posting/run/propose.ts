// What a run of depreciation would post, line by line. Whatever was posted before is taken off what
// was due by the last day, so that a run may be asked for twice and posts once.
import { addHand } from './hand-posted.ts';
import type { ProposalFacts } from './unposted-line.ts';
import type { AssetPostingState } from '../evolve.ts';
import { linesByBlock } from './tax-lines.ts';
import { linesByAsset } from './schedule-lines.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { DepreciationLine, DepreciationPolicy } from '../shapes.ts';

/**
 * The lines of a run over these days, also those that have nothing left to post.
 * @param until the last day whose acts are told from later ones; a disposal takes back what was
 *   posted of later days, and tells none apart: null.
 */
export function proposedLines(
  state: AssetPostingState,
  facts: ProposalFacts,
  { from, to }: Period,
  until: CalendarDate | null = to,
): readonly DepreciationLine[] {
  const isByTax = state.policy.basis === 'income-tax';
  const days = { from, to, until };
  const drafts = isByTax ? linesByBlock(state, facts, days) : linesByAsset(state, facts, days);
  return addHand(drafts, facts).map((line) => ({
    ...line,
    credits: line.credits.map((credit) => withAccount(credit, state.policy.credit, facts)),
  }));
}

/** The account that serves as accumulated depreciation is kept: a book may choose another later. */
function withAccount(
  { accountId, amountPaise }: DepreciationLine['credits'][number],
  credit: DepreciationPolicy['credit'],
  { accumulatedAccountId }: ProposalFacts,
): DepreciationLine['credits'][number] {
  const served = credit === 'asset' ? null : accumulatedAccountId;
  return { accountId: accountId ?? served, amountPaise };
}

/** @returns what a run of these lines posts in all. */
export const toPostOf = (lines: readonly DepreciationLine[]): number =>
  lines.reduce((sum, { toPostPaise }) => sum + toPostPaise, 0);

/** Whether a line changes anything in the books. */
export const isOpenLine = ({ toPostPaise, gainPaise }: DepreciationLine): boolean =>
  toPostPaise !== 0 || gainPaise !== 0;
