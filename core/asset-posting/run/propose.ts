// What a run of depreciation would post, line by line. Whatever was posted before is taken off what
// was due by the last day, so that a run may be asked for twice and posts once.
import type { ProposalFacts, UnpostedLine } from './unposted-line.ts';
import type { AssetPostingState } from '../evolve.ts';
import { linesByBlock } from './tax-lines.ts';
import { linesByAsset } from './schedule-lines.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { DepreciationLine, DepreciationPolicy } from '../shapes.ts';
import { mulDiv } from '../../kernel/paise.ts';

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

// What was posted by hand against depreciation names no asset: it counts for the assets of its
// account in the order of the lines, each up to what is still due of it, so that none is doubled.
function addHand(
  drafts: readonly UnpostedLine[],
  { handPaise, accumulatedAccountId }: Pick<ProposalFacts, 'handPaise' | 'accumulatedAccountId'>,
): readonly DepreciationLine[] {
  const left = new Map(handPaise);
  return drafts.map(({ shares, gainDuePaise, laterPaise, ...draft }) => {
    let duePaise = draft.duePaise - draft.postedPaise;
    let taken = 0;
    for (const { accountId } of shares) {
      const account = accountId ?? accumulatedAccountId ?? 0;
      const amount = Math.max(0, Math.min(duePaise, left.get(account) ?? 0));
      left.set(account, (left.get(account) ?? 0) - amount);
      duePaise -= amount;
      taken += amount;
    }
    // What acts of later days posted of it is posted, and nothing of theirs is taken back here.
    const toPostPaise = laterPaise === 0 ? duePaise : Math.max(0, duePaise - laterPaise);
    const postedPaise = draft.postedPaise + duePaise - toPostPaise;
    const credits = [...shared(toPostPaise - gainDuePaise, shares)];
    const own = { credits, handPaise: taken, toPostPaise, gainPaise: gainDuePaise };
    return { ...draft, postedPaise, ...own };
  });
}

/** @returns the amount over the shares by their weights; the last takes what rounding leaves. */
function shared(amountPaise: number, shares: UnpostedLine['shares']): DepreciationLine['credits'] {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  let left = amountPaise;
  return shares.map(({ accountId, weight }, at) => {
    const isLast = at === shares.length - 1;
    const size = isLast || whole === 0 ? 0 : mulDiv(Math.abs(amountPaise), weight, whole);
    const own = amountPaise < 0 ? -size : size;
    left -= own;
    return { accountId, amountPaise: isLast ? left : own };
  });
}
