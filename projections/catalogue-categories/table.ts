// The categories and the lists that they keep: assets, consumables, specifications.
import type { CategoryDetails } from '#core/catalogue/category/index.ts';
import type { CategoryList } from '#core/catalogue/master/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow } from '../runner/masters/table.ts';
import type { Table } from '../runner/projection.ts';

export const categories = masterTable('category', 'categories', { parent_id: 'bigint' });

export const categoryItems = {
  name: 'category_items',
  columns: {
    book_id: 'bigint',
    item_id: 'bigint',
    category_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    enabled: 'boolean',
    list: 'text',
    name: 'text',
  },
  key: ['book_id', 'list', 'item_id'],
} as const satisfies Table;

export type CategoryRow = MasterRow<'category', Omit<CategoryDetails, 'items'>>;

export type CategoryItemRow = {
  readonly bookId: number;
  readonly list: CategoryList;
  readonly itemId: number;
  readonly categoryId: number;
  readonly name: string;
  readonly enabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
