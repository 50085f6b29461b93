import { accepted, rejected } from '../../kernel/result.ts';
import { decideItems, differingFields, masterDecider, refusalOfPlace } from '../master/index.ts';
import type { CategoryList, MasterItemChange } from '../master/index.ts';
import type { CategoryCommand, CategoryFacts } from './commands.ts';
import type { CategoryEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CategoryState } from './evolve.ts';
import type { CategoryRejection } from './rejections.ts';

/** Decides on one category, its place under others, and the lists that it keeps. */
export const categoryDecider = masterDecider<
  'category',
  CategoryState,
  CategoryCommand,
  CategoryEvent,
  CategoryFacts,
  CategoryRejection
>({
  kind: 'category',
  evolve,
  create(data, facts) {
    const refusal = refusalOfPlace({ of: 'category', id: data.categoryId }, data.parentId, facts);
    if (refusal !== null) return rejected(refusal);
    const items = decideItems<CategoryList>([], { added: data.items }, facts);
    return items.ok ? accepted({ ...data, items: [...data.items] }) : items;
  },
  change(before, { categoryId, changes, items: itemChanges }, facts) {
    const parentId = differingFields(before, changes)?.parentId;
    const refusal = refusalOfPlace({ of: 'category', id: categoryId }, parentId, facts);
    if (refusal !== null) return rejected(refusal);
    const items = decideItems(before.items, itemChanges, facts);
    if (!items.ok) return items;
    return accepted({ changes, events: items.value.map((one) => itemEvent(categoryId, one)) });
  },
  removed: ({ items }) => ({ items: items.map(({ list, itemId }) => ({ list, itemId })) }),
});

function itemEvent(categoryId: number, one: MasterItemChange<CategoryList>): CategoryEvent {
  switch (one.change) {
    case 'added':
      return { type: 'CategoryItemAdded', version: 1, data: { categoryId, ...one.item } };
    case 'changed': {
      const data = { categoryId, ...one.at, changes: one.changes };
      return { type: 'CategoryItemChanged', version: 1, data };
    }
    case 'removed':
      return { type: 'CategoryItemRemoved', version: 1, data: { categoryId, ...one.at } };
  }
}
