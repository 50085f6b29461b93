import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { AssetOfRegister } from '#core/asset-posting/index.ts';
import { namedReads } from '../runner/masters/named-reads.ts';
import { assets } from './table.ts';
import type { AssetRow } from './table.ts';

export const assetReads = namedReads<AssetRow>(assets);

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
