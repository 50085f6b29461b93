// The lists that a category and a service keep: assets, consumables, specifications, attributes.
// Each item has an id, a name and whether it is enabled.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { nameKey } from '../../kernel/text.ts';
import type {
  ItemChanges,
  ItemFields,
  MasterItem,
  MasterItemChange,
  MasterItemRef,
} from './item-terms.ts';
import type { ListName } from './terms.ts';
import type { MasterRejection } from './rejections.ts';

export type ItemFacts = {
  /** How many products have a value for a specification. */
  readonly valued: ReadonlyMap<number, number>;
};

/** Enough for any form, and few enough to be read with every product. */
export const ITEMS_MAX = 100;

const isAt =
  ({ list, itemId }: MasterItemRef<ListName>) =>
  (item: MasterItemRef<ListName>): boolean =>
    item.list === list && item.itemId === itemId;

export function decideItems<List extends ListName>(
  items: readonly MasterItem<List>[],
  { added = [], changed = [], removed = [] }: ItemChanges<List>,
  { valued }: ItemFacts,
): Result<readonly MasterItemChange<List>[], MasterRejection> {
  const unknown = [...changed, ...removed].find((at) => !items.some(isAt(at)));
  if (unknown !== undefined) {
    return rejected({ kind: 'item_unknown', list: unknown.list, itemId: unknown.itemId });
  }
  const after = itemsAfter(items, { added, changed, removed });
  const refusal = refusalOfList(after) ?? refusalOfRemoval(items, removed, valued);
  if (refusal !== null) return rejected(refusal);
  return accepted([
    ...added.map((item) => ({ change: 'added', item }) as const),
    ...changed.flatMap((wanted) => changeOf(items.find(isAt(wanted)), wanted)),
    ...removed.map(({ list, itemId }) => ({ change: 'removed', at: { list, itemId } }) as const),
  ]);
}

export function itemsAfter<List extends ListName>(
  items: readonly MasterItem<List>[],
  { added = [], changed = [], removed = [] }: ItemChanges<List>,
): readonly MasterItem<List>[] {
  const kept = items
    .filter((item) => !removed.some(isAt(item)))
    .map((item) => {
      const { name, enabled } = changed.find(isAt(item)) ?? {};
      return { ...item, name: name ?? item.name, enabled: enabled ?? item.enabled };
    });
  return [...kept, ...added];
}

function refusalOfList(items: readonly MasterItem<ListName>[]): MasterRejection | null {
  const seen = new Set<string>();
  const counts = new Map<ListName, number>();
  for (const { list, name } of items) {
    const key = `${list} ${nameKey(name)}`;
    if (seen.has(key)) return { kind: 'item_name_taken', list, name };
    seen.add(key);
    counts.set(list, (counts.get(list) ?? 0) + 1);
    if ((counts.get(list) ?? 0) > ITEMS_MAX) {
      return { kind: 'too_many_items', list, countMax: ITEMS_MAX };
    }
  }
  return null;
}

function refusalOfRemoval(
  items: readonly MasterItem<ListName>[],
  removed: readonly MasterItemRef<ListName>[],
  valued: ItemFacts['valued'],
): MasterRejection | null {
  for (const at of removed) {
    const productCount = at.list === 'specifications' ? (valued.get(at.itemId) ?? 0) : 0;
    const item = items.find(isAt(at));
    if (item === undefined || productCount === 0) continue;
    const { list, itemId, name } = item;
    return { kind: 'item_in_use', list, itemId, name, productCount };
  }
  return null;
}

function changeOf<List extends ListName>(
  before: MasterItem<List> | undefined,
  { list, itemId, name, enabled }: MasterItemRef<List> & ItemFields,
): MasterItemChange<List>[] {
  const changes = {
    ...(name !== undefined && name !== before?.name && { name }),
    ...(enabled !== undefined && enabled !== before?.enabled && { enabled }),
  };
  if (Object.keys(changes).length === 0) return [];
  return [{ change: 'changed', at: { list, itemId }, changes }];
}
