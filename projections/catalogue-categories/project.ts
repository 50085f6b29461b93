import { projectMaster, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { categories, categoryItems } from './table.ts';

const projectCategories = projectMaster(categories);
const patchItems = patch(categoryItems);
const removeItems = removeFrom(categoryItems);

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...projectCategories(events),
    ...patchItems(events.flatMap(itemPatchesOf)),
    ...removeItems(events.flatMap(removedItemsOf)),
  ];
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
