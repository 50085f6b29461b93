// The categories and the lists that they keep: assets, consumables, specifications.
import type { CategoryList, Status } from '#core/catalogue/master/index.ts';
import type { Table } from '../runner/projection.ts';

export const categories = {
  name: 'categories',
  columns: {
    book_id: 'bigint',
    category_id: 'bigint',
    parent_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    name: 'text',
    name_key: 'text',
  },
  key: ['book_id', 'category_id'],
} as const satisfies Table;

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

export type CategoryRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly categoryId: number;
  readonly parentId: number | null;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

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
