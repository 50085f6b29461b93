import { sql } from 'kysely';
import { z } from 'zod';
import type { CategoryList, ItemChanges } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { CategoryId } from '#core/kernel/ids.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { category, categoryEndpoints, categoryItem } from '#api/contract/catalogue/category.ts';
import { masterName } from '#api/contract/catalogue/fields.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { addedItemId, categoryItemAsOf } from '#api/queries/as-of/catalogue-items.ts';
import * as commands from '#api/requests/catalogue/category.ts';
import type { IdKind } from '#api/store/ids.ts';
import type { Entity, Target } from '../../entity.ts';
import { categories, categoryItems } from '#projections/catalogue-categories/table.ts';
import type { CategoryItemRow, CategoryRow } from '#projections/catalogue-categories/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import { categoryItemTold, categoryTold } from '#api/queries/catalogue/told.ts';
import { columnsOf, nullable, owner, rowsForBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterFields, masterRowAsOf, removal } from './master.ts';

const c = columnsOf(categories, 'c');

/** Without its lists and what it stands under: the former are kinds of their own. */
export const categoryKind = recordKind<CategoryRow, z.input<typeof category>>({
  belongs: 'book and installation',
  removedAs: 'category',
  fields: {
    ...masterFields(c, c.id('category_id')),
    category_id: nullable(c.id('parent_id')),
    ...stampFields(c),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(c, bookId) }),
  row: rowColumns(categories, 'c', 'name_key'),
  wire: (row) => onWire(category, categoryTold(row, [], [])),
  writes: {
    ids: 'category',
    create: written(categoryEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createCategory(nextIds, id, body),
    ),
    change: written(categoryEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeCategory(nextIds, id, body),
    ),
    remove: removal('category'),
    rowAsOf: masterRowAsOf<CategoryRow>('category'),
  },
});

const creation = record({
  name: masterName,
  categoryId: wireId,
  enabled: z.boolean().default(true),
});
const change = z.strictObject({ name: masterName, enabled: z.boolean() }).partial();

/** Of one that is gone nobody knows the category, and no category has this id. */
const NOBODYS = 0;

const on = (categoryId: number, items: ItemChanges<CategoryList>): Command => ({
  type: 'ChangeCategory',
  data: { categoryId: categoryId as CategoryId, changes: {}, items },
});

const categoryOf = ({ record }: Target): number => Number(record?.['category_id'] ?? NOBODYS);

const r = columnsOf(categoryItems, 'r');

/** Items of one list by themselves: they are written on the stream of their category. */
export const categoryItemKind = (list: CategoryList, ids: IdKind, removedAs: string): Entity =>
  recordKind<CategoryItemRow, z.input<typeof categoryItem>>({
    belongs: 'book and installation',
    removedAs,
    fields: {
      id: r.id('item_id'),
      ...owner(r),
      name: r.text('name'),
      enabled: r.boolean('enabled'),
      category_id: r.id('category_id'),
      ...stampFields(r),
      // What `expected` is compared with is the whole category.
      seq: c.number('last_seq'),
    },
    source: ({ bookId }) => ({
      rows: sql`
        from ${r.table}
        join ${c.table} on ${c.column('book_id')} = ${r.column('book_id')}
          and ${c.column('category_id')} = ${r.column('category_id')}
        where ${r.column('book_id')} in (${INSTALLATION_BOOK}, ${bookId})
          and ${r.column('list')} = ${list}`,
    }),
    row: withColumns(rowColumns(categoryItems, 'r', 'last_seq'), {
      lastSeq: c.column('last_seq'),
    }),
    wire: (row) => onWire(categoryItem, categoryItemTold(row)),
    writes: {
      ids,
      create: written(creation, ({ categoryId, name, enabled }, { id }) =>
        on(categoryId, { added: [{ list, itemId: id, name, enabled }] }),
      ),
      change: written(change, (body, target) =>
        on(categoryOf(target), { changed: [{ list, itemId: target.id, ...body }] }),
      ),
      remove: (target) => on(categoryOf(target), { removed: [{ list, itemId: target.id }] }),
      rowAsOf: (log, id) => categoryItemAsOf(log, { list, removedAs, id }),
      createdId: addedItemId,
    },
  });
