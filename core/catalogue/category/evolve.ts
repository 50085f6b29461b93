import { evolveMaster, isPresent, itemsAfter } from '../master/index.ts';
import type { CategoryList, ItemChanges, MasterEvent, MasterState } from '../master/index.ts';
import { categoryEvents } from './events.ts';
import type { CategoryDetails, CategoryEvent } from './events.ts';

export type CategoryState = MasterState<CategoryDetails>;

const evolveDetails = evolveMaster<CategoryDetails, MasterEvent<typeof categoryEvents>>(
  categoryEvents,
);

export function evolve(state: CategoryState, event: CategoryEvent): CategoryState {
  switch (event.type) {
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
    default:
      return evolveDetails(state, event);
  }
}

const withItems = (state: CategoryState, changes: ItemChanges<CategoryList>): CategoryState =>
  isPresent(state) ? { ...state, items: [...itemsAfter(state.items, changes)] } : state;
