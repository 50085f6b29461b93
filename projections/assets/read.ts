import { sql } from 'kysely';
import { instant } from '../runner/instant.ts';
import { namedReads } from '../runner/masters/named-reads.ts';
import type { AssetRow } from './table.ts';

export const assetReads = namedReads<AssetRow>({
  name: 'assets',
  id: 'asset_id',
  select: sql`
    select r.book_id as "bookId", r.asset_id as "assetId", r.kind, r.product_id as "productId",
      r.category_id as "categoryId", r.account_id as "accountId", r.status, r.name,
      ${instant('r.created_at')} as "createdAt", ${instant('r.updated_at')} as "updatedAt",
      r.last_seq as "lastSeq"
    from assets r`,
});
