// What the assets of a book are worth by its register of fixed assets: cost less depreciation.
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { FixedAssets } from '#api/contract/account/assets/fixed-assets.ts';

/** The register as it is today, or was on the day of the clock. */
export const registerToday = (bookId: number) =>
  [readFixedAssets, { params: { bookId }, query: {} }] as const;

/** @returns paise by asset; one that was sold is worth nothing. */
export const netValues = (register: FixedAssets | undefined): ReadonlyMap<number, number> =>
  new Map(
    register?.classes.flatMap(({ assets }) =>
      assets.map(({ assetId, figures }) => [assetId, figures.netClosingPaise] as const),
    ),
  );
