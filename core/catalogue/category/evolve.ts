import { changedBy, isPresent, itemsAfter, moved } from '../master/index.ts';
import type { CategoryList, Item, ItemChanges, MasterState } from '../master/index.ts';
import type { CategoryEvent } from './events.ts';

export type CategoryState = MasterState<{
  readonly name: string;
  readonly parentId: number | null;
  readonly items: readonly Item<CategoryList>[];
}>;

export const initialState: CategoryState = { status: 'absent' };

export function evolve(state: CategoryState, event: CategoryEvent): CategoryState {
  switch (event.type) {
    case 'CategoryCreated': {
      const { name, parentId, items } = event.data;
      return { status: 'enabled', name, parentId, items };
    }
    case 'CategoryChanged':
      return changedBy(state, event.data.changes);
    case 'CategoryItemAdded': {
      const { list, itemId, name, enabled } = event.data;
      return withItems(state, { added: [{ list, itemId, name, enabled }] });
    }
    case 'CategoryItemChanged': {
      const { list, itemId, changes } = event.data;
      return withItems(state, { changed: [{ list, itemId, ...changes }] });
    }
    case 'CategoryItemRemoved':
      return withItems(state, { removed: [event.data] });
    case 'CategoryEnabled':
      return moved(state, 'enabled');
    case 'CategoryDisabled':
      return moved(state, 'disabled');
    case 'CategoryRetired':
      return moved(state, 'retired');
    case 'CategoryRemoved':
      return moved(state, 'removed');
  }
}

const withItems = (state: CategoryState, changes: ItemChanges<CategoryList>): CategoryState =>
  isPresent(state) ? { ...state, items: itemsAfter(state.items, changes) } : state;
