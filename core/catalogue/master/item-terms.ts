// An item of a list that a category or a service keeps, and what may happen to one.
import type { ListName } from './terms.ts';

export type MasterItem<List extends ListName> = {
  readonly list: List;
  readonly itemId: number;
  readonly name: string;
  readonly enabled: boolean;
};

export type MasterItemRef<List extends ListName> = { readonly list: List; readonly itemId: number };
export type ItemFields = {
  readonly name?: string | undefined;
  readonly enabled?: boolean | undefined;
};

export type ItemChanges<List extends ListName> = {
  readonly added?: readonly MasterItem<List>[];
  readonly changed?: readonly (MasterItemRef<List> & ItemFields)[];
  readonly removed?: readonly MasterItemRef<List>[];
};

/** What happens to one item. */
export type MasterItemChange<List extends ListName> =
  | { readonly change: 'added'; readonly item: MasterItem<List> }
  | { readonly change: 'changed'; readonly at: MasterItemRef<List>; readonly changes: ItemFields }
  | { readonly change: 'removed'; readonly at: MasterItemRef<List> };
