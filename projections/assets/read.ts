import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { AssetOfRegister } from '#core/asset-posting/index.ts';
import { namedReads } from '../runner/masters/named-reads.ts';
import { assets } from './table.ts';
import type { AssetRow } from './table.ts';

export const assetReads = namedReads<AssetRow>(assets);

/** @returns what narrows assets down to those that were bought on a purchase bill. */
export const boughtOnBill = (billId: number): RawBuilder<boolean> =>
  sql`r.depreciation -> 'bought' -> 'billId' = to_jsonb(${billId}::bigint)`;

/** @returns the assets of the register of fixed assets, by name. */
export async function readAssetsInRegister(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly AssetOfRegister[]> {
  const { rows } = await sql<AssetOfRegister>`
    select asset_id as "assetId", name, account_id as "accountId", depreciation
    from assets where book_id = ${bookId} and depreciation is not null
      and depreciation <> 'null'::jsonb
    order by name_key, asset_id
  `.execute(db);
  return rows;
}

/** @returns of each asset of the book the last event that changed what its record says. */
export async function lastEventsOfAssets(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly assetId: number; readonly seq: number }>`
    select asset_id as "assetId", last_seq as seq from assets where book_id = ${bookId}
  `.execute(db);
  return new Map(rows.map(({ assetId, seq }) => [assetId, seq]));
}
