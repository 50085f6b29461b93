// The line of an asset that has left the register.
import type { PostedAsset } from './posted.ts';
import type { UnpostedLine } from './unposted-line.ts';

/** All that was posted of what is in the register no more is taken back. */
export const takenBack = ({ line, paise: postedPaise, laterPaise }: PostedAsset): UnpostedLine => {
  const { assetId, block, name, assetClass, credits } = line;
  return {
    assetId,
    block,
    name,
    assetClass,
    shares: credits.map(({ accountId }) => ({ accountId, weight: 1 })),
    days: 0,
    rateBps: 0,
    openingPaise: 0,
    chargePaise: 0,
    duePaise: 0,
    postedPaise,
    gainPaise: 0,
    gainDuePaise: 0,
    laterPaise,
  };
};
