// A list as a register: a table of which only the rows in sight are drawn, however long it is. The
// page scrolls, the head and the foot stay, and what is wanted of a row is heard by the table.
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import { isNumeric } from './columns.ts';
import type { ColumnHead, ListOrder, RegisterColumn } from './columns.ts';
import { gapsOf } from './layout/layout.ts';
import { EdgeRow } from './RegisterEdge.tsx';
import type { RegisterEdge } from './RegisterEdge.tsx';
import { RegisterHead } from './RegisterHead.tsx';
import { HeadingRow, RegisterRow } from './RegisterRow.tsx';
import type { Heading } from './RegisterRow.tsx';
import type { Register } from './use-register.ts';
import { useSteadyFocus } from './layout/use-steady-focus.ts';
import './register.css';

export type RegisterFoot = {
  /** Of how many rows the sums are. */
  readonly text: string;
  /** What each column comes to, by its id. */
  readonly sums: Readonly<Record<string, ReactNode>>;
  /** Before the first sum, in a quieter hand: of 899. */
  readonly beside?: string;
};

type Props<Row> = {
  readonly caption: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly register: Register<Row>;
  readonly rowAt: (index: number) => Row | undefined;
  readonly nameOf: (row: Row) => string;
  /** On a phone: name, amount, what else, and a mark; each of them once. */
  readonly linesOf: (row: Row) => ReactNode;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  /** In the order of the list; null where it is not ordered by day. */
  readonly headings: readonly Heading[] | null;
  readonly foot: RegisterFoot | null;
  /** What stands before the first row and after the last, without being one. */
  readonly edges?: { readonly before: RegisterEdge; readonly after: RegisterEdge } | null;
  /** Instead of rows, where there are none. */
  readonly empty?: ReactNode;
  /** What a row holds, opened in place. */
  readonly opened?: (row: Row) => ReactNode;
  /** Opens the page of a row, where rows do not open in place. */
  readonly onOpen?: (row: Row) => void;
  readonly lookOf?: (row: Row) => string;
};

export function RegisterTable<Row>(props: Props<Row>) {
  const { caption, columns, register, order, onOrder, foot, empty, edges = null } = props;
  const { body, count, selection, mean, selectWhole, clear } = register;
  const isWide = useWide();
  const span = isWide ? columns.length + 1 : 1;
  useSteadyFocus(register);
  return (
    <div className="register">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the page hears keys */}
      <table
        // Rows that open in place are those of a tree.
        role={props.opened !== undefined && isWide ? 'treegrid' : 'grid'}
        aria-multiselectable={isWide}
        aria-rowcount={count + 1}
        onClick={(event) => clicked(event, props, isWide)}
      >
        <caption className="sr-only">{caption}</caption>
        {isWide && (
          <colgroup>
            <col style={{ width: 36 }} />
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
        )}
        {isWide && (
          <RegisterHead
            {...{ columns, order, onOrder }}
            isWhole={selection.isWhole && selection.rows.size === 0}
            onWhole={(whole) => (whole ? selectWhole() : clear())}
          />
        )}
        <EdgeRow edge={edges?.before} {...{ columns, isWide }} />
        <tbody ref={body} onFocus={(event) => mean(indexOf(event.target))}>
          {count === 0 && empty !== undefined && (
            <tr className="register-row">
              <td colSpan={span}>{empty}</td>
            </tr>
          )}
          <Rows {...props} {...{ isWide, span }} />
        </tbody>
        <EdgeRow edge={edges?.after} {...{ columns, isWide }} />
        {isWide && foot !== null && count > 0 && <Foot {...{ foot, columns }} />}
      </table>
    </div>
  );
}

type RowsProps<Row> = Props<Row> & { readonly isWide: boolean; readonly span: number };

function Rows<Row>({ isWide, span, ...props }: RowsProps<Row>) {
  const { columns, register, rowAt, nameOf, linesOf, headings, opened, lookOf } = props;
  const { layout, stretch, at, openAt } = register;
  const { first, end } = stretch;
  const rows: ReactNode[] = [];
  for (let index = first; index < end; index += 1) {
    const row = rowAt(index);
    const heading = headings?.[layout.groupOf(index)];
    if (heading !== undefined && (index === first || layout.beginsGroup(index))) {
      rows.push(<HeadingRow key={`day ${heading.text}`} {...{ heading, span, isWide }} />);
    }
    const isOpen = openAt === index && isWide && opened !== undefined;
    const isSelected = row !== undefined && register.isSelected(row);
    const look = [
      at === index && 'is-at',
      isOpen && 'is-open',
      isSelected && 'is-selected',
      row !== undefined && lookOf?.(row),
    ];
    rows.push(
      <RegisterRow
        key={index}
        {...{ index, row, columns, nameOf, isSelected }}
        lines={isWide ? null : linesOf}
        look={look.filter(Boolean).join(' ')}
        canFocus={at === null ? index === first : at === index}
        isOpen={opened === undefined || !isWide ? null : isOpen}
      />,
    );
    if (isOpen && row !== undefined) {
      rows.push(
        <OpenRow key="open" span={span} isAt={at === index} onHeight={register.onOpenHeight}>
          {opened(row)}
        </OpenRow>,
      );
    }
  }
  const gaps = gapsOf(layout, stretch);
  return (
    <>
      <Gap pixels={gaps.above} span={span} />
      {rows}
      <Gap pixels={gaps.below} span={span} />
    </>
  );
}

/** Stands for the rows that are not drawn, so that the page is as long as the list. */
function Gap({ pixels, span }: { readonly pixels: number; readonly span: number }) {
  if (pixels <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height: pixels }}>
        {'\u00A0'}
      </td>
    </tr>
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
    <tr ref={row} className={`register-open ${isAt ? 'is-at' : ''}`}>
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

type FootProps = { readonly foot: RegisterFoot; readonly columns: readonly ColumnHead[] };

/** The sums stay in sight at the foot of the window. */
function Foot({ foot: { text, sums, beside }, columns }: FootProps) {
  const found = columns.findIndex(({ id }) => sums[id] !== undefined);
  // Without sums the words have the whole line.
  const firstSum = found === -1 ? columns.length : found;
  const besideAt = beside === undefined ? -1 : firstSum - 1;
  const spanned = beside === undefined ? firstSum : besideAt;
  return (
    <tfoot>
      <tr>
        <td colSpan={Math.max(spanned, 0) + 1}>{text}</td>
        {besideAt >= 0 && <td className="is-number is-beside">{beside}</td>}
        {columns.slice(Math.max(firstSum, 0)).map((column) => (
          <td key={column.id} className={isNumeric(column) ? 'is-number is-sum' : ''}>
            {sums[column.id] !== undefined && <span>{sums[column.id]}</span>}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const OWN = 'a, button, label, select, textarea, input:not([type=checkbox])';

/** @returns which row it is, or what it stands in; null for none, such as one that is open. */
function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
}

/** The row is the target; what is in it and leads elsewhere does that. */
function clicked<Row>(event: MouseEvent, props: Props<Row>, isWide: boolean): void {
  const { register, rowAt, opened, onOpen } = props;
  if (!(event.target instanceof Element)) return;
  const index = indexOf(event.target);
  const row = index === null ? undefined : rowAt(index);
  if (index === null || event.target.closest(OWN) !== null) return;
  // Words that are being marked are wanted, not the row.
  if (row === undefined || getSelection()?.isCollapsed === false) return;
  register.moveTo(index);
  if (event.target instanceof HTMLInputElement) register.select(row);
  else if (!isWide || opened === undefined) onOpen?.(row);
  else register.open(register.openAt === index ? null : index);
}
