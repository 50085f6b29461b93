// Some rows of a register, drawn again only when something of one of them is another.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { RegisterColumn } from '../columns.ts';
import { RegisterRow } from './RegisterRow.tsx';
import { GROUP_ROLE } from './roles.ts';

export type RowState<Row> = {
  /** Left out while it is on its way. */
  readonly row: Row | undefined;
  readonly look: string;
  readonly canFocus: boolean;
  readonly isSelected: boolean;
  /** Null where rows do not open in place. */
  readonly isOpen: boolean | null;
};

type Props<Row> = {
  readonly first: number;
  /** In the order of the list, from the first one on. */
  readonly states: readonly RowState<Row>[];
  readonly columns: readonly RegisterColumn<Row>[];
  /** On a phone all of a row in one cell of two lines. */
  readonly lines: ((row: Row) => ReactNode) | null;
  /** What the row is called where it is selected. */
  readonly nameOf: (row: Row) => string;
};

/** Fewer rows, between two headings, are not worth a layer of their own. */
const LAYER_MIN = 4;

function PlainBlock<Row>({ first, states, columns, lines, nameOf }: Props<Row>) {
  const isLayer = states.length >= LAYER_MIN;
  return (
    <tbody {...GROUP_ROLE} className={isLayer ? 'register-block is-layer' : 'register-block'}>
      {states.map((state, at) => (
        <RegisterRow
          key={first + at}
          index={first + at}
          {...state}
          columns={columns}
          lines={lines}
          nameOf={nameOf}
        />
      ))}
    </tbody>
  );
}

const isSameState = <Row,>(a: RowState<Row>, b: RowState<Row> | undefined): boolean =>
  b !== undefined &&
  a.row === b.row &&
  a.look === b.look &&
  a.canFocus === b.canFocus &&
  a.isSelected === b.isSelected &&
  a.isOpen === b.isOpen;

function isSameBlock<Row>(before: Props<Row>, now: Props<Row>): boolean {
  return (
    before.columns === now.columns &&
    before.lines === now.lines &&
    before.nameOf === now.nameOf &&
    before.states.length === now.states.length &&
    before.states.every((state, at) => isSameState(state, now.states[at]))
  );
}

export const RowBlock = memo(PlainBlock, isSameBlock) as typeof PlainBlock;
