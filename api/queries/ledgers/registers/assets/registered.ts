// The assets of a book as they stand on a day, with their figures of a period.
import type { QueryExecutorProvider } from 'kysely';
import type { AssetOfRegister } from '#core/asset-posting/index.ts';
import { registerOf } from '#core/depreciation/index.ts';
import type { BlockFigures } from '#core/depreciation/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { readAssetsInRegister } from '#projections/assets/read.ts';

/** @returns the assets that were put to use by the last day, by name. */
export async function assetsUpTo(
  tables: QueryExecutorProvider,
  bookId: number,
  period: Period,
): Promise<readonly AssetUpTo[]> {
  const rows = await readAssetsInRegister(tables, bookId);
  return rows.map((row) => ofAsset(row, period)).filter(({ putToUse }) => putToUse <= period.to);
}

/** @returns those of them that were there in the period. */
export const registeredIn = async (
  tables: QueryExecutorProvider,
  bookId: number,
  period: Period,
): Promise<readonly RegisteredFigures[]> =>
  (await assetsUpTo(tables, bookId, period)).flatMap((asset) =>
    asset.figures === null ? [] : [{ ...asset, figures: asset.figures }],
  );

/** What is dated after the last day is not known on it. */
function ofAsset(row: AssetOfRegister, period: Period) {
  const { depreciation: said } = row;
  const on = said.sale === null ? null : calendarDate(said.sale.on);
  const sale = said.sale === null || on === null || on > period.to ? null : { ...said.sale, on };
  const asset = { ...row, ...said, putToUse: calendarDate(said.putToUse), sale };
  return { ...asset, figures: registerOf(asset, period) };
}

export type AssetUpTo = ReturnType<typeof ofAsset>;
export type RegisteredFigures = Omit<AssetUpTo, 'figures'> & { readonly figures: BlockFigures };
