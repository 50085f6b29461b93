// A column of a register as the screen draws it, and what a person may choose of them.
import type { ReactNode } from 'react';

export type RegisterColumn<Row> = {
  /** Never changes: the choice of a person names it. */
  readonly id: string;
  readonly label: string;
  /** Money and counts stand at the right edge. */
  readonly kind: 'text' | 'date' | 'money' | 'side' | 'count';
  readonly cell: (row: Row) => ReactNode;
  /** In pixels; those without one share what is left. */
  readonly width?: number;
  /** What the list calls its order by this column; without one it cannot be sorted by it. */
  readonly order?: string;
  /** Always shown. */
  readonly isFixed?: boolean;
  /** How much room the window must have for it. */
  readonly room?: ColumnRoom;
  /** The head is for readers alone. */
  readonly hasQuietHead?: boolean;
  /** What its marks mean, where a head has no room to say it. */
  readonly title?: string;
  /** Of the cell: what is not the row's point is quieter. */
  readonly look?: string;
};

/** Anything may be done with a column that has nothing to do with its rows. */
export type ColumnHead = Omit<RegisterColumn<never>, 'cell'>;

/** Where money stands: right, with figures of one width. */
export const isNumeric = ({ kind, id }: ColumnHead): boolean =>
  kind === 'money' || (kind === 'count' && id !== 'number');

export type ColumnRoom = 'little' | 'some' | 'more' | 'much' | 'most';
const ROOMS: readonly ColumnRoom[] = ['little', 'some', 'more', 'much', 'most'];

/** @param hidden the ids of those that a person does not want. */
export const shownColumns = <Column extends ColumnHead>(
  columns: readonly Column[],
  hidden: readonly string[],
  room: ColumnRoom,
): readonly Column[] =>
  columns.filter(
    ({ id, isFixed = false, room: needed }) =>
      isFixed || (!hidden.includes(id) && ROOMS.indexOf(needed ?? 'little') <= ROOMS.indexOf(room)),
  );

export type ListOrder = { readonly by: string; readonly descending: boolean };

/** @returns the order as an address and a call write it: a minus turns it round. */
export const orderText = ({ by, descending }: ListOrder): string => (descending ? '-' : '') + by;

export function orderOf(text: string): ListOrder {
  const descending = text.startsWith('-');
  return { by: descending ? text.slice(1) : text, descending };
}

/** @returns the order that a head leads to: its own, the largest first, or the other way round. */
export const nextOrder = (by: string, now: ListOrder): ListOrder => ({
  by,
  descending: now.by === by ? !now.descending : true,
});
