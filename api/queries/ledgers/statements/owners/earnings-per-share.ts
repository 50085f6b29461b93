// What the periods of a profit and loss account earned by each equity share.
import { earningsPerShare } from '#core/statement/index.ts';
import type { ShareCapitals } from '#core/statement/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { EarningsPerShareReply } from '#api/contract/account/reports/share-capital.ts';

/** @param columns its own period first: shares are counted by the face value of its last day. */
export const earningsPerShareOf = (
  all: ShareCapitals,
  columns: readonly [Period, ...Period[]],
  profitsPaise: readonly number[],
): EarningsPerShareReply => ({
  set: all,
  columns: columns.map((period, at) =>
    earningsPerShare(profitsPaise[at] ?? 0, { all, period, on: columns[0].to }),
  ),
});
