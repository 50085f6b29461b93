// What a form does to the items that a record has: they are turned on and off, renamed and removed,
// all of it when the form is saved.
import type { Item, ItemChange } from '#api/contract/catalogue/fields.ts';

export type ItemEdit = {
  readonly enabled?: boolean;
  readonly name?: string;
  readonly removed?: boolean;
};

/** By the item's id. */
export type ItemEdits = { readonly [id: number]: ItemEdit | undefined };

export const NO_EDITS: ItemEdits = {};

export const itemAfter = (item: Item, { enabled, name }: ItemEdit = {}): Item => ({
  ...item,
  enabled: enabled ?? item.enabled,
  name: name ?? item.name,
});

/** @returns only what differs from what the record has; null removes an item. */
export const itemChangesIn = (items: readonly Item[], edits: ItemEdits): readonly ItemChange[] =>
  items.flatMap((item) => {
    const change = changeOf(item, edits[item.id]);
    return change === undefined ? [] : [{ id: item.id, change }];
  });

function changeOf(item: Item, edit: ItemEdit | undefined) {
  if (edit?.removed === true) return null;
  const { name, enabled } = itemAfter(item, edit);
  if (name !== item.name) return { name, enabled };
  return enabled === item.enabled ? undefined : { enabled };
}
