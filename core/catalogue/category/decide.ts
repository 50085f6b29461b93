import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  decideItems,
  decideMove,
  differing,
  refusalOfPlace,
  refusalToCreate,
  toChange,
} from '../master/index.ts';
import type { CategoryList, ItemChange } from '../master/index.ts';
import type { CategoryCommand, CategoryFacts, ChangeCategory, CreateCategory } from './commands.ts';
import type { CategoryEvent } from './events.ts';
import type { CategoryState } from './evolve.ts';
import type { CategoryRejection } from './rejections.ts';

type Answer = Result<readonly CategoryEvent[], CategoryRejection>;

export const streamOf = ({ data }: CategoryEvent): string =>
  streamName('category', data.categoryId);

/** Decides on one category, its place under others, and the lists that it keeps. */
export function decide(
  state: CategoryState,
  command: CategoryCommand,
  facts: CategoryFacts,
): Answer {
  switch (command.type) {
    case 'CreateCategory':
      return create(state, command, facts);
    case 'ChangeCategory':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const { move, of } = decided.value;
      const data = { categoryId: command.data.id };
      if (move !== 'Removed') return accepted([{ type: `Category${move}`, version: 1, data }]);
      const all = { ...data, items: of.items.map(({ list, itemId }) => ({ list, itemId })) };
      return accepted([{ type: 'CategoryRemoved', version: 1, data: all }]);
    }
  }
}

function create(state: CategoryState, { data }: CreateCategory, facts: CategoryFacts): Answer {
  const category = { of: 'category', id: data.categoryId, name: data.name } as const;
  const refusal =
    refusalToCreate(category, state, facts) ?? refusalOfPlace(category, data.parentId, facts);
  if (refusal !== null) return rejected(refusal);
  const items = decideItems<CategoryList>([], { added: data.items }, facts);
  if (!items.ok) return items;
  const listed = { ...data, items: [...data.items] };
  return accepted([{ type: 'CategoryCreated', version: 1, data: listed }]);
}

function change(state: CategoryState, { data }: ChangeCategory, facts: CategoryFacts): Answer {
  const { categoryId, changes } = data;
  const category = { of: 'category', id: categoryId, name: changes.name } as const;
  const before = toChange(category, state, facts);
  if (!before.ok) return before;
  const changed = differing(before.value, changes);
  const refusal = refusalOfPlace(category, changed?.parentId, facts);
  if (refusal !== null) return rejected(refusal);
  const items = decideItems(before.value.items, data.items, facts);
  if (!items.ok) return items;
  const itemEvents = items.value.map((one) => itemEvent(categoryId, one));
  if (changed === null) return accepted(itemEvents);
  return accepted([
    { type: 'CategoryChanged', version: 1, data: { categoryId, changes: changed } },
    ...itemEvents,
  ]);
}

function itemEvent(categoryId: number, one: ItemChange<CategoryList>): CategoryEvent {
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
