import { describe, expect, test } from 'vitest';
import { categoryDecider } from '#core/catalogue/category/index.ts';
import type { CategoryCommand, CategoryEvent } from '#core/catalogue/category/index.ts';
import { ITEMS_MAX } from '#core/catalogue/master/index.ts';
import { categoryCreated, categoryFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(categoryDecider, categoryFacts);
const { rice: categoryId, goods, other } = riceShop;
const of = 'category' as const;

type Create = Extract<CategoryCommand, { type: 'CreateCategory' }>['data'];
const create = (changes: Partial<Create> = {}): CategoryCommand => ({
  type: 'CreateCategory',
  data: {
    categoryId,
    name: 'Rice',
    parentId: goods,
    items: [
      { list: 'specifications', itemId: 11, name: 'Grain', enabled: true },
      { list: 'assets', itemId: 11, name: 'Weighing scale', enabled: true },
    ],
    ...changes,
  },
});

type Change = Extract<CategoryCommand, { type: 'ChangeCategory' }>['data'];
const change = (changes: Change['changes'], items: Change['items'] = {}): CategoryCommand => ({
  type: 'ChangeCategory',
  data: { categoryId, changes, items },
});
const event = (type: CategoryEvent['type'], data: object) =>
  ({ type, version: 1, data: { categoryId, ...data } }) as CategoryEvent;

const age = { list: 'specifications', itemId: 12, name: 'Age', enabled: true } as const;
const grain = { list: 'specifications', itemId: 11 } as const;

describe('a category', () => {
  test('is created with its parent and its lists', () => {
    given([]).when(create()).then([categoryCreated]);
  });

  test('is renamed and moved in one act, only what changed being recorded', () => {
    given([categoryCreated], { lineage: [other] })
      .when(change({ name: 'Basmati', parentId: other }))
      .then([event('CategoryChanged', { changes: { name: 'Basmati', parentId: other } })]);
    given([categoryCreated])
      .when(change({ name: 'Rice', parentId: null }))
      .then([event('CategoryChanged', { changes: { parentId: null } })]);
    given([categoryCreated])
      .when(change({ parentId: goods }))
      .thenNothing();
  });

  test('keeps its lists: items come, change and go', () => {
    given([categoryCreated])
      .when(
        change(
          {},
          {
            added: [age],
            changed: [{ ...grain, enabled: false }],
            removed: [{ list: 'assets', itemId: 11 }],
          },
        ),
      )
      .then([
        event('CategoryItemAdded', age),
        event('CategoryItemChanged', { ...grain, changes: { enabled: false } }),
        event('CategoryItemRemoved', { list: 'assets', itemId: 11 }),
      ]);
  });

  test('has one item less for each that went, and an id counts within its list', () => {
    const removed = event('CategoryItemRemoved', { list: 'assets', itemId: 11 });
    given([categoryCreated, removed])
      .when(change({}, { changed: [{ ...grain, name: 'Grain length' }] }))
      .then([event('CategoryItemChanged', { ...grain, changes: { name: 'Grain length' } })]);
    given([categoryCreated, removed])
      .when(change({}, { removed: [{ list: 'assets', itemId: 11 }] }))
      .thenRejected({ kind: 'item_unknown', list: 'assets', itemId: 11 });
  });

  test('an item that is so already leaves no trace', () => {
    const renamed = event('CategoryItemChanged', { ...grain, changes: { name: 'Length' } });
    given([categoryCreated, renamed, event('CategoryItemAdded', age)])
      .when(change({}, { changed: [{ ...grain, name: 'Length', enabled: true }, age] }))
      .thenNothing();
  });

  test('when it is removed, what went with it is named', () => {
    given([categoryCreated])
      .when({ type: 'RemoveMaster', data: { of, id: categoryId } })
      .then([
        event('CategoryRemoved', {
          items: [
            { list: 'specifications', itemId: 11 },
            { list: 'assets', itemId: 11 },
          ],
        }),
      ]);
  });
});

describe('a category is refused', () => {
  test('when it exists, when its name is taken, when it is not there', () => {
    given([categoryCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of, id: categoryId });
    given([], { nameTakenBy: other })
      .when(create())
      .thenRejected({ kind: 'master_name_taken', of, name: 'Rice', takenBy: other });
    given([]).when(change({})).thenRejected({ kind: 'master_not_found', of, id: categoryId });
  });

  test('when its parent is unknown, or stands under it', () => {
    given([], { lineage: null })
      .when(create())
      .thenRejected({ kind: 'parent_unknown', of, parentId: goods });
    given([categoryCreated], { lineage: [other, categoryId] })
      .when(change({ parentId: other }))
      .thenRejected({ kind: 'under_itself', of, id: categoryId, parentId: other });
  });

  test('a category is refused with two items of one name in a list, however they are spelt', () => {
    given([])
      .when(create({ items: [age, { ...age, itemId: 13, name: ' AGE' }] }))
      .thenRejected({ kind: 'item_name_taken', list: 'specifications', name: ' AGE' });
    given([categoryCreated])
      .when(change({}, { added: [{ ...age, name: 'grain' }] }))
      .thenRejected({ kind: 'item_name_taken', list: 'specifications', name: 'grain' });
  });

  test('an item may take the name of one that goes', () => {
    given([categoryCreated])
      .when(change({}, { added: [{ ...age, name: 'Grain' }], removed: [grain] }))
      .then([
        event('CategoryItemAdded', { ...age, name: 'Grain' }),
        event('CategoryItemRemoved', grain),
      ]);
  });

  test('a category is refused with a list too long to be read with every product', () => {
    expect(ITEMS_MAX).toBe(100);
    const items = Array.from({ length: ITEMS_MAX + 1 }, (_, at) => {
      return { ...age, itemId: at + 1, name: `Item ${at}` };
    });
    given([])
      .when(create({ items }))
      .thenRejected({ kind: 'too_many_items', list: 'specifications', countMax: ITEMS_MAX });
    given([], { lineage: [goods] })
      .when(create({ items: items.slice(1) }))
      .then([
        { ...categoryCreated, data: { ...categoryCreated.data, items: items.slice(1) } },
      ] as CategoryEvent[]);
  });

  test('a category is refused for an item that it does not have', () => {
    given([categoryCreated])
      .when(change({}, { changed: [{ list: 'consumables', itemId: 11, enabled: false }] }))
      .thenRejected({ kind: 'item_unknown', list: 'consumables', itemId: 11 });
  });

  test('the removal of a specification that products answer; it can be disabled instead', () => {
    given([categoryCreated], { valued: new Map([[11, 3]]) })
      .when(change({}, { removed: [grain] }))
      .thenRejected({ kind: 'item_in_use', ...grain, name: 'Grain', productCount: 3 });
    given([categoryCreated], { valued: new Map([[11, 3]]) })
      .when(change({}, { removed: [{ list: 'assets', itemId: 11 }] }))
      .then([event('CategoryItemRemoved', { list: 'assets', itemId: 11 })]);
  });
});
