// What the periods of a profit and loss account earned by each equity share, as the wire has it.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { earningsPerShare } from '#core/statement/index.ts';
import type { EarningsPerShare, ShareCapital, ShareCapitals } from '#core/statement/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type {
  EarningsPerShareReply,
  ShareCapitalWire,
} from '#api/contract/account/reports/share-capital.ts';

/** @param columns its own period first: shares are counted by the face value of its last day. */
export const earningsPerShareWire = (
  all: ShareCapitals,
  columns: readonly [Period, ...Period[]],
  profitsPaise: readonly number[],
): EarningsPerShareReply => ({
  set: all.map(shareCapitalWire),
  columns: columns.map((period, at) => {
    const on = columns[0].to;
    const found = earningsPerShare(profitsPaise[at] ?? 0, { all, period, on });
    return found === null ? null : columnWire(found);
  }),
});

export const shareCapitalWire = ({
  from,
  faceValuePaise,
  shares,
  dilutedShares,
}: ShareCapital): ShareCapitalWire => ({
  from,
  face_value: rupeesFromPaise(faceValuePaise),
  shares,
  diluted_shares: dilutedShares,
});

const columnWire = ({ basicPaise, dilutedPaise, shares, dilutedShares }: EarningsPerShare) => ({
  basic: rupeesFromPaise(basicPaise),
  diluted: dilutedPaise === null ? null : rupeesFromPaise(dilutedPaise),
  shares,
  diluted_shares: dilutedShares,
});
