// The heads of the columns; one that the list can be ordered by is a button.
import { isNumeric, nextOrder } from './columns.ts';
import type { ColumnHead, ListOrder } from './columns.ts';
import { COLUMN_HEAD_ROLE, GROUP_ROLE, ROW_ROLE } from './rows/roles.ts';

type Props = {
  readonly columns: readonly ColumnHead[];
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
};

export function RegisterHead({ columns, order, onOrder, isWhole, onWhole }: Props) {
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

type HeadProps = Pick<Props, 'order' | 'onOrder'> & { readonly column: ColumnHead };

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
