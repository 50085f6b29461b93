// Which bills money settles when nobody says which: the oldest first, as far as it goes.
import type { OpenItem } from './commands.ts';
import type { BillKind, ItemKind, ItemName, PayableKind } from './terms.ts';
import { billKind, payableKind } from './terms.ts';

/** An item that is to be settled, and by how much. */
export type ItemToSettle<Kind extends ItemKind = BillKind> = Pick<ItemName, 'id' | 'line'> & {
  readonly kind: Kind;
  readonly amountPaise: number;
};

/** Which items are owed, and on which side they stand: 1 for debits, -1 for credits. */
type Owed<Kind extends ItemKind> = {
  readonly kindOf: (kind: ItemKind) => Kind | undefined;
  readonly sign: 1 | -1;
};

export const OWED_BY_CUSTOMERS: Owed<BillKind> = {
  kindOf: (kind) => billKind.safeParse(kind).data,
  sign: 1,
};
export const OWED_TO_SUPPLIERS: Owed<PayableKind> = {
  kindOf: (kind) => payableKind.safeParse(kind).data,
  sign: -1,
};

/** An item of a party as the book lists it. */
export type ListedItem = Omit<OpenItem, 'accountId'> & {
  readonly kind: ItemKind;
  readonly id: number;
  /** Of a journal, from 1; else 0. */
  readonly line: number;
};

/** So many bills at most are settled in one act; a lock is held while each of them is read. */
export const SETTLED_COUNT_MAX = 200;

/**
 * @param items all open items of a party, of either side.
 * @param amountPaise what there is to settle them with.
 * @returns the bills by due date, then by their own, until the money is used up.
 */
export function oldestFirst<Kind extends ItemKind>(
  items: readonly ListedItem[],
  amountPaise: number,
  { kindOf, sign }: Owed<Kind>,
): readonly ItemToSettle<Kind>[] {
  const settled: ItemToSettle<Kind>[] = [];
  let restPaise = amountPaise;
  for (const { kind: made, id, line, openPaise } of items.toSorted(byAge)) {
    if (restPaise <= 0 || settled.length === SETTLED_COUNT_MAX) break;
    const kind = kindOf(made);
    if (kind === undefined || sign * openPaise <= 0) continue;
    const amount = Math.min(restPaise, sign * openPaise);
    settled.push({ kind, id, ...(line !== 0 && { line }), amountPaise: amount });
    restPaise -= amount;
  }
  return settled;
}

/** What has no due date is due at once. */
function byAge(one: ListedItem, other: ListedItem): number {
  const [due, otherDue] = [one, other].map(({ dueDate, billDate }) => dueDate ?? billDate);
  return (
    inOrder(due ?? '', otherDue ?? '') ||
    inOrder(one.billDate, other.billDate) ||
    inOrder(one.kind, other.kind) ||
    one.id - other.id ||
    one.line - other.line
  );
}

/** Text order is date order. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
