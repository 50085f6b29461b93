// What was posted by hand against depreciation names no asset: it counts for the assets of its
// account in the order of the lines, each up to what is still due of it, so that none is doubled.
import { mulDiv } from '../../kernel/paise.ts';
import type { UnpostedLine, ProposalFacts } from './unposted-line.ts';
import type { DepreciationLine } from '../shapes.ts';

export function addHand(
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
