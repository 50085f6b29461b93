// Which items money may settle, and by how much, whoever owes them; and how they are named.
import type { ItemToSettle } from './oldest-first.ts';
import type { ItemKind } from './terms.ts';

/** In the order in which they are checked; `line` counts the items from 1. */
export type SettledItemRejection =
  | { readonly kind: 'settled_amount_is_nothing'; readonly line: number }
  | { readonly kind: 'open_item_named_twice'; readonly line: number }
  | {
      readonly kind: 'open_item_exceeded';
      readonly line: number;
      readonly number: string;
      readonly amountPaise: number;
      readonly openPaise: number;
    };

type NamedItem = {
  readonly item: ItemToSettle<ItemKind>;
  /** Null where the party has none such. */
  readonly bill: { readonly number: string; readonly openPaise: number } | null;
};

/**
 * @param own what whoever is paid refuses of an item that is named once: one that is not theirs,
 *   or not owed.
 * @returns the first refusal by the order of the items, or null.
 */
export function settledItemsRefusal<One extends NamedItem, Own>(
  items: readonly One[],
  own: (one: One, line: number) => Own | null,
): SettledItemRejection | Own | null {
  const named = new Set<string>();
  for (const [index, one] of items.entries()) {
    const line = index + 1;
    const { kind, id, amountPaise } = one.item;
    if (amountPaise <= 0) return { kind: 'settled_amount_is_nothing', line };
    const key = `${kind} ${id} ${settledLineOf(one.item)}`;
    if (named.has(key)) return { kind: 'open_item_named_twice', line };
    named.add(key);
    const refusal = own(one, line);
    if (refusal !== null) return refusal;
    const openPaise = Math.abs(one.bill?.openPaise ?? 0);
    if (amountPaise > openPaise) {
      const number = one.bill?.number ?? '';
      return { kind: 'open_item_exceeded', line, number, amountPaise, openPaise };
    }
  }
  return null;
}

/** @returns the line; only a journal has several, whatever another item is given. */
export const settledLineOf = ({
  kind,
  line = 0,
}: Pick<ItemToSettle<ItemKind>, 'kind' | 'line'>): number => (kind === 'journal' ? line : 0);

/** A narration names so many of the bills that are settled. */
const NUMBERS_NAMED = 3;

/** @returns the first numbers, and how many more there are. */
export function someNumbers(numbers: readonly string[]): string {
  const more = numbers.length - NUMBERS_NAMED;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${numbers.slice(0, NUMBERS_NAMED).join(', ')}${rest}`;
}
