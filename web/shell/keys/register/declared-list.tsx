// A list that is declared once: from its columns come the register on the screen, its two lines on
// a phone, and its sheet (`web/shell/sheet/list-sheet.ts`).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReportCell } from '#core/kernel/writing/sheet.ts';
import type { CallFailed } from '#web/client/query.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatSigned } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import { ListRegister } from './ListRegister.tsx';
import { useListRegister } from './use-list-register.ts';
import type { ListState } from './use-list-register.ts';

type Scope = number | undefined;

type ColumnOfList<Row> = Pick<
  RegisterColumn<Row>,
  'id' | 'label' | 'kind' | 'width' | 'order' | 'isFixed' | 'room' | 'look'
> & {
  /** As a sheet has it: of money whole paise, of a date `2026-11-20`. */
  readonly value: (row: Row) => ReportCell;
  /** Drawn in place of the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Kept to the screen, or to the file, where there is room for everything. */
  readonly onlyIn?: 'screen' | 'file';
};

/** What a list is, whatever book and filter it is drawn for. */
export type DeclaredList<Row> = {
  /** By which the choice of columns is kept: supplier. */
  readonly name: string;
  /** Its heading: Suppliers. */
  readonly title: string;
  /** One of its rows, and several. */
  readonly noun: readonly [one: string, many: string];
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly hrefOf: (row: Row, scope: Scope) => string;
  /** The first one leads to the page of the row. */
  readonly columns: readonly ColumnOfList<Row>[];
  /** On a phone: who or what, a figure at the right, and below them a line and a mark. */
  readonly phone: {
    readonly name: (row: Row) => string;
    readonly figure: (row: Row) => number;
    readonly line: (row: Row) => ReactNode;
    readonly mark: (row: Row) => ReactNode;
  };
};

/** How a value is drawn where the column says nothing else. */
function drawn(kind: RegisterColumn<never>['kind'], value: ReportCell): ReactNode {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return kind === 'count' ? formatCount(value) : formatPaise(value);
  return kind === 'date' ? formatDate(dateFromWire(value)) : <span dir="auto">{value}</span>;
}

const screenColumns = <Row,>(
  { columns, hrefOf }: DeclaredList<Row>,
  scope: Scope,
): RegisterColumn<Row>[] =>
  columns
    .filter(({ onlyIn }) => onlyIn !== 'file')
    .map(({ value, cell, onlyIn: _place, ...column }, at) => {
      const own = cell ?? ((row: Row) => drawn(column.kind, value(row)));
      if (at > 0) return { ...column, cell: own };
      return {
        ...column,
        cell: (row) => (
          <Link to={hrefOf(row, scope)} tabIndex={-1} className="is-name">
            {own(row)}
          </Link>
        ),
      };
    });

type Options<Row> = {
  /** What it is narrowed to: another list begins at its top. */
  readonly narrowed: unknown;
  readonly count: number;
  /** @returns the query for the rows from an offset on. */
  readonly stretchOf: (offset: number) => UseQueryOptions<Row[], CallFailed>;
  readonly order: string;
  readonly onOrder: (order: string) => void;
};

export function useDeclaredList<Row>(
  list: DeclaredList<Row>,
  options: Options<Row>,
): DeclaredListState<Row> {
  const { scope } = usePageBook();
  const go = useGo();
  const { narrowed, order } = options;
  const columns = useMemo(() => screenColumns(list, scope), [list, scope]);
  const onPage = (row: Row) => go(list.hrefOf(row, scope));
  const state = useListRegister<Row>({
    list: list.name,
    title: list.title,
    listKey: JSON.stringify([narrowed, order]),
    keyOf: list.keyOf,
    columns,
    opensInPlace: false,
    onPage,
    count: options.count,
    stretchOf: options.stretchOf,
    order,
    onOrder: options.onOrder,
  });
  return { list, state, onPage, order, onOrder: options.onOrder };
}

/** A list with its rows, as it is drawn. */
export type DeclaredListState<Row> = {
  readonly list: DeclaredList<Row>;
  readonly state: ListState<Row>;
  readonly onPage: (row: Row) => void;
  readonly order: string;
  readonly onOrder: (order: string) => void;
};

type RegisterProps<Row> = {
  readonly of: DeclaredListState<Row>;
  readonly foot: RegisterFoot;
  readonly onClear: () => void;
};

export function DeclaredRegister<Row>({ of, foot, onClear }: RegisterProps<Row>) {
  const { list, state, onPage, order, onOrder } = of;
  const { scope } = usePageBook();
  const { title, noun, nameOf, hrefOf, phone } = list;
  return (
    <ListRegister
      what={`the ${noun[1]}`}
      caption={title}
      state={state}
      nameOf={nameOf}
      linesOf={(row) => (
        <>
          <Link to={hrefOf(row, scope)} dir="auto">
            {phone.name(row)}
          </Link>
          <span>{formatSigned(phone.figure(row))}</span>
          <span>{phone.line(row)}</span>
          <span>{phone.mark(row)}</span>
        </>
      )}
      order={order}
      onOrder={onOrder}
      foot={foot}
      none={`No ${noun[1]} match.`}
      onClear={onClear}
      onPage={onPage}
    />
  );
}

/** What a list is narrowed to stands in the address, so that Back shows the same list again. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      // The next key may be meant for what opens.
      { replace: true, flushSync: changes['new'] !== undefined },
    );
  return { address, set };
}
