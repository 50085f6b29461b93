// A list as a register: a table of which only the rows in sight are drawn, however long it is. The
// page scrolls, the head and the foot stay, and what is wanted of a row is heard by the table.
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import { isNumeric, nextOrder } from './columns.ts';
import type { ColumnHead, ListOrder } from './columns.ts';
import { EdgeRow } from './rows/RegisterEdge.tsx';
import type { RegisterEdge } from './rows/RegisterEdge.tsx';
import { RegisterRows } from './rows/RegisterRows.tsx';
import { SpanCell } from './rows/SpanCell.tsx';
import type { RowsProps } from './rows/RegisterRows.tsx';
import './register.css';
import { CELL_ROLE, GROUP_ROLE, ROW_ROLE, COLUMN_HEAD_ROLE } from './rows/roles.ts';

export type RegisterFoot = {
  /** Of how many rows the sums are. */
  readonly text: string;
  /** What each column comes to, by its id. */
  readonly sums: Readonly<Record<string, ReactNode>>;
  /** Before the first sum, in a quieter hand: of 899. */
  readonly beside?: string;
};

type Props<Row> = RowsProps<Row> & {
  readonly caption: string;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  readonly foot: RegisterFoot | null;
  /** What stands before the first row and after the last, without being one. */
  readonly edges?: { readonly before: RegisterEdge; readonly after: RegisterEdge } | null;
  /** Instead of rows, where there are none. */
  readonly empty?: ReactNode;
  /** Opens the page of a row, where rows do not open in place. */
  readonly onOpen?: (row: Row) => void;
};

/** How wide the column of the boxes is. */
const BOX = 36;

export function RegisterTable<Row>(props: Props<Row>) {
  const { caption, columns, register, order, onOrder, foot, empty, edges = null } = props;
  const { count, selection, mean, selectWhole, clear } = register;
  const isWide = useWide();
  const span = isWide ? columns.length + 1 : 1;
  return (
    <div className="register">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the page hears keys */}
      <table
        // Rows that open in place are those of a tree.
        role={props.opened !== undefined && isWide ? 'treegrid' : 'grid'}
        aria-multiselectable={isWide}
        aria-rowcount={count + 1}
        style={isWide ? tracksOf(columns) : undefined}
        onFocus={(event) => mean(indexOf(event.target))}
        onClick={(event) => clicked(event, props, isWide)}
      >
        <caption className="sr-only">{caption}</caption>
        {isWide && (
          <colgroup>
            <col style={{ width: BOX }} />
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
        )}
        {isWide && (
          <RegisterHead
            columns={columns}
            order={order}
            onOrder={onOrder}
            isWhole={selection.isWhole && selection.rows.size === 0}
            onWhole={(whole) => (whole ? selectWhole() : clear())}
          />
        )}
        <EdgeRow edge={edges?.before} columns={columns} isWide={isWide} />
        {count === 0 && empty !== undefined && (
          <tbody {...GROUP_ROLE}>
            <tr {...ROW_ROLE} className="register-row">
              <td {...CELL_ROLE} colSpan={span}>
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        <RegisterRows {...props} isWide={isWide} span={span} />
        <EdgeRow edge={edges?.after} columns={columns} isWide={isWide} />
        {isWide && foot !== null && count > 0 && <Foot foot={foot} columns={columns} />}
      </table>
    </div>
  );
}

/** The boxes come first. Where every column has its width, all of them share what is left. */
function tracksOf(columns: readonly ColumnHead[]): CSSProperties {
  const widths = [BOX, ...columns.map(({ width }) => width)];
  const hasRest = widths.includes(undefined);
  const tracks = widths.map((width) => {
    if (width === undefined) return 'minmax(0, 1fr)';
    return hasRest ? `${width}px` : `minmax(${width}px, ${width}fr)`;
  });
  return { '--register-tracks': tracks.join(' ') } as CSSProperties;
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
    <tfoot {...GROUP_ROLE}>
      <tr {...ROW_ROLE}>
        <SpanCell span={Math.max(spanned, 0) + 1}>{text}</SpanCell>
        {besideAt >= 0 && (
          <td {...CELL_ROLE} className="is-number is-beside">
            {beside}
          </td>
        )}
        {columns.slice(Math.max(firstSum, 0)).map((column) => (
          <td
            key={column.id}
            {...CELL_ROLE}
            className={isNumeric(column) ? 'is-number is-sum' : ''}
          >
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

// The heads of the columns; one that the list can be ordered by is a button.
type RegisterHeadProps = {
  readonly columns: readonly ColumnHead[];
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
};

function RegisterHead({ columns, order, onOrder, isWhole, onWhole }: RegisterHeadProps) {
  return (
    <thead {...GROUP_ROLE}>
      <tr {...ROW_ROLE} aria-rowindex={1}>
        <th {...COLUMN_HEAD_ROLE} scope="col">
          <input
            type="checkbox"
            aria-label="Select all"
            checked={isWhole}
            onChange={(event) => onWhole(event.target.checked)}
          />
        </th>
        {columns.map((column) => (
          <Head key={column.id} column={column} order={order} onOrder={onOrder} />
        ))}
      </tr>
    </thead>
  );
}

type HeadProps = Pick<RegisterHeadProps, 'order' | 'onOrder'> & { readonly column: ColumnHead };

function Head({ column, order, onOrder }: HeadProps) {
  const { label, title, order: by, hasQuietHead = false } = column;
  const isOrdered = by !== undefined && by === order.by;
  const sorted = order.descending ? 'descending' : 'ascending';
  return (
    <th
      {...COLUMN_HEAD_ROLE}
      scope="col"
      title={title}
      aria-sort={isOrdered ? sorted : undefined}
      className={isNumeric(column) ? 'is-number' : undefined}
    >
      {by === undefined ? (
        <span className={hasQuietHead ? 'sr-only' : undefined}>{label}</span>
      ) : (
        <button type="button" data-order={by} onClick={() => onOrder(nextOrder(by, order))}>
          {label}
          {isOrdered && <span aria-hidden="true"> {order.descending ? '↓' : '↑'}</span>}
        </button>
      )}
    </th>
  );
}
