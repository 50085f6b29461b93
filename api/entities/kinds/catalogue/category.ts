import { sql } from 'kysely';
import { z } from 'zod';
import type { CategoryList, ItemChanges } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import type { CategoryId } from '#core/kernel/ids.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { masterName } from '#api/contract/catalogue/fields.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { addedItemId, categoryItemReply } from '#api/queries/as-of/catalogue-items.ts';
import * as commands from '#api/requests/catalogue/category.ts';
import type { IdKind } from '#api/store/ids.ts';
import type { Entity, Target } from '../../entity.ts';
import { field, owner, stamps } from '../../fields.ts';
import { written } from '../../written.ts';
import { linkField, masterFields, removal } from './master.ts';

export const category: Entity = {
  belongs: 'book and installation',
  removedAs: 'category',
  fields: {
    ...masterFields('r', 'category_id'),
    category_id: linkField('r.parent_id'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from categories r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'category',
    create: written(categoryEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createCategory(nextIds, id, body),
    ),
    change: written(categoryEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeCategory(nextIds, id, body),
    ),
    remove: removal('category'),
    reply: MASTER_REPLIES.category,
  },
};

const creation = z.strictObject({
  name: masterName,
  category_id: wireId,
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

/** Items of one list by themselves: they are written on the stream of their category. */
export const categoryItem = (list: CategoryList, ids: IdKind, removedAs: string): Entity => ({
  belongs: 'book and installation',
  removedAs,
  fields: {
    id: field.id('r.item_id'),
    ...owner('r'),
    name: field.text('r.name'),
    enabled: field.boolean('r.enabled'),
    category_id: field.id('r.category_id'),
    ...stamps('r'),
    // What `expected` is compared with is the whole category.
    seq: field.number('c.last_seq'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from category_items r
      join categories c on c.book_id = r.book_id and c.category_id = r.category_id
      where r.book_id in (0, ${bookId}) and r.list = ${list}`,
  }),
  writes: {
    ids,
    create: written(creation, ({ category_id: categoryId, name, enabled }, { id }) =>
      on(categoryId, { added: [{ list, itemId: id, name, enabled }] }),
    ),
    change: written(change, (body, target) =>
      on(categoryOf(target), { changed: [{ list, itemId: target.id, ...body }] }),
    ),
    remove: (target) => on(categoryOf(target), { removed: [{ list, itemId: target.id }] }),
    reply: (log, id) => categoryItemReply(log, { list, removedAs, id }),
    createdId: addedItemId,
  },
});
