// The rows of a register that are in sight, in blocks of some rows each. A block is laid out and
// painted by itself, so that a scroll costs what comes and goes and not what stays.
import { useLayoutEffect, useRef, memo } from 'react';
import type { ReactNode } from 'react';
import type { RegisterColumn } from '../columns.ts';
import { blocksOf, gapsOf } from '../layout/layout.ts';
import { useSteadyFocus } from '../layout/use-steady-focus.ts';
import { useStretch } from '../layout/use-stretch.ts';
import type { Register } from '../use-register.ts';
import { HeadingRow, RegisterRow } from './RegisterRow.tsx';
import type { Heading } from './RegisterRow.tsx';
import { CELL_ROLE, GROUP_ROLE, ROW_ROLE } from './roles.ts';

export type RowsProps<Row> = {
  readonly columns: readonly RegisterColumn<Row>[];
  readonly register: Register<Row>;
  readonly rowAt: (index: number) => Row | undefined;
  readonly nameOf: (row: Row) => string;
  /** On a phone: name, amount, what else, and a mark; each of them once. */
  readonly linesOf: (row: Row) => ReactNode;
  /** In the order of the list; null where it is not ordered by day. */
  readonly headings: readonly Heading[] | null;
  /** What a row holds, opened in place. */
  readonly opened?: (row: Row) => ReactNode;
  readonly lookOf?: (row: Row) => string;
};

type Props<Row> = RowsProps<Row> & { readonly isWide: boolean; readonly span: number };

export function RegisterRows<Row>({ isWide, span, ...props }: Props<Row>) {
  const { columns, register, rowAt, nameOf, linesOf, headings, opened, lookOf } = props;
  const { layout, above, at, openAt, onStretch } = register;
  const stretch = useStretch(above, layout);
  useLayoutEffect(() => onStretch(stretch), [onStretch, stretch]);
  useSteadyFocus(register, stretch);
  const opensAt = isWide && opened !== undefined ? openAt : null;
  const stateOf = (index: number): RowState<Row> => {
    const row = rowAt(index);
    const isSelected = row !== undefined && register.isSelected(row);
    const look = [
      at === index && 'is-at',
      opensAt === index && 'is-open',
      isSelected && 'is-selected',
      row !== undefined && lookOf?.(row),
    ];
    return {
      row,
      isSelected,
      look: look.filter(Boolean).join(' '),
      canFocus: at === null ? index === stretch.first : at === index,
      isOpen: opened === undefined || !isWide ? null : opensAt === index,
    };
  };
  const gaps = gapsOf(layout, stretch);
  const openRow = opensAt === null ? undefined : rowAt(opensAt);
  return (
    <>
      {/* By its top it is known where the list stands. */}
      <tbody ref={above} aria-hidden="true" style={{ height: gaps.above }} />
      {blocksOf(layout, stretch, opensAt).flatMap(({ first, end }) => {
        const heading = headings?.[layout.groupOf(first)];
        const hasHeading = first === stretch.first || layout.beginsGroup(first);
        const states = Array.from({ length: end - first }, (_, row) => stateOf(first + row));
        return [
          heading !== undefined && hasHeading && (
            <HeadingRow key={`day ${heading.text}`} heading={heading} span={span} isWide={isWide} />
          ),
          <RowBlock
            key={first}
            first={first}
            states={states}
            columns={columns}
            nameOf={nameOf}
            lines={isWide ? null : linesOf}
          />,
          opensAt === end - 1 && openRow !== undefined && opened !== undefined && (
            <OpenRow key="open" span={span} isAt={at === opensAt} onHeight={register.onOpenHeight}>
              {opened(openRow)}
            </OpenRow>
          ),
        ];
      })}
      <tbody aria-hidden="true" style={{ height: gaps.below }} />
    </>
  );
}

type OpenProps = {
  readonly span: number;
  readonly isAt: boolean;
  readonly onHeight: (pixels: number) => void;
  readonly children: ReactNode;
};

function OpenRow({ span, isAt, onHeight, children }: OpenProps) {
  const row = useRef<HTMLTableRowElement>(null);
  // Its height moves everything below it.
  useLayoutEffect(() => {
    if (row.current === null) return undefined;
    const seen = row.current;
    const watch = new ResizeObserver(() => onHeight(seen.getBoundingClientRect().height));
    onHeight(seen.getBoundingClientRect().height);
    watch.observe(seen);
    return () => watch.disconnect();
  }, [onHeight]);
  return (
    <tbody {...GROUP_ROLE}>
      <tr ref={row} {...ROW_ROLE} className={`register-open ${isAt ? 'is-at' : ''}`}>
        <td {...CELL_ROLE} colSpan={span}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

// Some rows of a register, drawn again only when something of one of them is another.
type RowState<Row> = {
  /** Left out while it is on its way. */
  readonly row: Row | undefined;
  readonly look: string;
  readonly canFocus: boolean;
  readonly isSelected: boolean;
  /** Null where rows do not open in place. */
  readonly isOpen: boolean | null;
};

type RowBlockProps<Row> = {
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

function PlainBlock<Row>({ first, states, columns, lines, nameOf }: RowBlockProps<Row>) {
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

function isSameBlock<Row>(before: RowBlockProps<Row>, now: RowBlockProps<Row>): boolean {
  return (
    before.columns === now.columns &&
    before.lines === now.lines &&
    before.nameOf === now.nameOf &&
    before.states.length === now.states.length &&
    before.states.every((state, at) => isSameState(state, now.states[at]))
  );
}

const RowBlock = memo(PlainBlock, isSameBlock) as typeof PlainBlock;
