// The items of lists on their way from a request into a command: new ones with fresh ids, those
// there by their ids.
import type { MasterItem, ItemChanges, ListName } from '#core/catalogue/master/index.ts';
import type { ItemChange } from '#api/contract/catalogue/fields.ts';
import type { IdKind, NextIds } from '#api/store/ids.ts';

type NewItem = { readonly name: string; readonly enabled: boolean };

export async function withIds<List extends ListName>(
  nextIds: NextIds,
  { list, kind }: { readonly list: List; readonly kind: IdKind },
  items: readonly NewItem[] = [],
): Promise<MasterItem<List>[]> {
  const ids = await nextIds(kind, items.length);
  return items.map(({ name, enabled }, at) => ({ list, itemId: ids[at] ?? 0, name, enabled }));
}

export function changesOf<List extends ListName>(
  list: List,
  changes: readonly ItemChange[] = [],
): Required<Omit<ItemChanges<List>, 'added'>> {
  return {
    changed: changes.flatMap(({ id, change }) =>
      change === null ? [] : [{ list, itemId: id, ...change }],
    ),
    removed: changes.flatMap(({ id, change }) => (change === null ? [{ list, itemId: id }] : [])),
  };
}
