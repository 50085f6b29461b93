// What a business owns to use, and the goods that it holds.
import type { Status } from '#core/catalogue/master/index.ts';
import type { Table } from '../runner/projection.ts';

export const assets = {
  name: 'assets',
  columns: {
    book_id: 'bigint',
    asset_id: 'bigint',
    product_id: 'bigint',
    category_id: 'bigint',
    account_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    name: 'text',
    name_key: 'text',
    kind: 'text',
  },
  key: ['book_id', 'asset_id'],
} as const satisfies Table;

export type AssetRow = {
  readonly bookId: number;
  readonly assetId: number;
  readonly kind: 'asset' | 'stock';
  readonly productId: number | null;
  readonly categoryId: number | null;
  readonly accountId: number | null;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
