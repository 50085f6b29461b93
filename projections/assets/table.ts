// What a business owns to use, and the goods that it holds.
import type { AssetDetails } from '#core/asset/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow } from '../runner/masters/table.ts';

export const assets = masterTable('asset', 'assets', {
  product_id: 'bigint',
  category_id: 'bigint',
  account_id: 'bigint',
  kind: 'text',
  depreciation: 'jsonb',
});

export type AssetRow = MasterRow<'asset', AssetDetails>;
