import { createdBy, nameColumns, statusAfter, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { categories, categoryItems } from './table.ts';

const patchCategories = patch(categories);
const patchItems = patch(categoryItems);
const removeCategories = removeFrom(categories);
const removeItems = removeFrom(categoryItems);

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  return [
    ...patchCategories(events.flatMap(categoryPatchOf)),
    ...patchItems(events.flatMap(itemPatchesOf)),
    ...removeCategories(events.flatMap(removedCategoryOf)),
    ...removeItems(events.flatMap(removedItemsOf)),
  ];
}

function categoryPatchOf(event: ProjectedEvent): Patch<typeof categories>[] {
  switch (event.type) {
    case 'CategoryCreated': {
      const { categoryId, name, parentId } = event.data;
      const own = { category_id: categoryId, parent_id: parentId, ...nameColumns(name) };
      return [{ creates: true, columns: { ...createdBy(event), ...own } }];
    }
    case 'CategoryChanged': {
      const { categoryId, changes } = event.data;
      const own = { category_id: categoryId, parent_id: changes.parentId };
      const columns = { ...touchedBy(event), ...own, ...nameColumns(changes.name) };
      return [{ creates: false, columns }];
    }
    case 'CategoryItemAdded':
    case 'CategoryItemChanged':
    case 'CategoryItemRemoved': {
      const columns = { ...touchedBy(event), category_id: event.data.categoryId };
      return [{ creates: false, columns }];
    }
    case 'CategoryEnabled':
    case 'CategoryDisabled':
    case 'CategoryRetired': {
      const status = statusAfter(event.type);
      const columns = { ...touchedBy(event), category_id: event.data.categoryId, status };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

function itemPatchesOf(event: ProjectedEvent): Patch<typeof categoryItems>[] {
  switch (event.type) {
    case 'CategoryCreated':
      return event.data.items.map((item) => added(event, event.data.categoryId, item));
    case 'CategoryItemAdded':
      return [added(event, event.data.categoryId, event.data)];
    case 'CategoryItemChanged': {
      const { list, itemId, changes } = event.data;
      const columns = { ...touchedBy(event), list, item_id: itemId, ...changes };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

type Item = {
  readonly list: string;
  readonly itemId: number;
  readonly name: string;
  readonly enabled: boolean;
};

function added(
  event: ProjectedEvent,
  categoryId: number,
  { list, itemId, name, enabled }: Item,
): Patch<typeof categoryItems> {
  const own = { category_id: categoryId, list, item_id: itemId, name, enabled };
  const columns = { ...touchedBy(event), created_at: event.recordedAt, ...own };
  return { creates: true, columns };
}

const removedCategoryOf = (event: ProjectedEvent) =>
  event.type === 'CategoryRemoved'
    ? [{ book_id: event.bookId, category_id: event.data.categoryId }]
    : [];

function removedItemsOf(event: ProjectedEvent) {
  const { bookId: book_id } = event;
  if (event.type === 'CategoryItemRemoved') {
    return [{ book_id, list: event.data.list, item_id: event.data.itemId }];
  }
  if (event.type !== 'CategoryRemoved') return [];
  return event.data.items.map(({ list, itemId }) => ({ book_id, list, item_id: itemId }));
}

export const catalogueCategoriesProjection: Projection = {
  name: 'catalogue-categories',
  version: 1,
  tables: [categories, categoryItems],
  project,
};
