// How a declared list is drawn: its register on the screen, its two lines on a phone, what is done
// with the rows that are selected, and its sheet.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReportCell, SheetKind } from '#core/kernel/writing/sheet.ts';
import type { CallFailed } from '#web/client/query.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees, formatThousandths } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetRead, SheetSource } from '#web/shell/sheet/gathering.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import type { SelectionAct } from '#web/ui/lists/register/SelectionBar.tsx';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import type { Heading } from '#web/ui/lists/register/rows/RegisterRow.tsx';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import type { DeclaredList } from './list-declaration.ts';
import { ListRegister } from './ListRegister.tsx';
import { SelectionSheet } from './SelectionSheet.tsx';
import { useListRegister } from './use-list-register.ts';
import type { ListState } from './use-list-register.ts';

type Edges = { readonly before: RegisterEdge; readonly after: RegisterEdge };

/** @returns the rows as a sentence has them: the invoices. */
export const inSentence = ({ what, noun }: Pick<DeclaredList<never>, 'what' | 'noun'>): string =>
  what ?? `the ${noun[1]}`;

/** How a value is drawn where the column says nothing else. */
function drawn(kind: SheetKind, value: ReportCell): ReactNode {
  if (value === null || value === '') return null;
  if (typeof value === 'string') {
    return kind === 'date' ? formatDate(dateFromWire(value)) : <span dir="auto">{value}</span>;
  }
  if (kind === 'percent') return `${value}%`;
  if (kind === 'quantity') return formatThousandths(value);
  return kind === 'count' ? formatCount(value) : formatPaise(value);
}

/** A register has fewer kinds: what it aligns alike is the same to it. */
function registerKind(kind: SheetKind): RegisterColumn<never>['kind'] {
  if (kind === 'quantity' || kind === 'ratio') return 'money';
  return kind === 'percent' ? 'count' : kind;
}

/** @param scope the book that a link leads to, where it is said. */
const screenColumns = <Row,>(
  { columns, hrefOf }: DeclaredList<Row>,
  scope: number | undefined,
): RegisterColumn<Row>[] =>
  columns
    .filter(({ onlyIn }) => onlyIn !== 'file' && onlyIn !== 'sheet')
    .map((column) => {
      const { kind, leads } = column;
      const own = (row: Row) => {
        if (column.cell !== undefined) return column.cell(row);
        return column.onlyIn === 'screen' ? null : drawn(kind, column.value(row));
      };
      const cell = (row: Row) => (
        <Link to={hrefOf(row, scope)} tabIndex={-1} className={leads}>
          {own(row)}
        </Link>
      );
      return { ...column, kind: registerKind(kind), cell: leads === undefined ? own : cell };
    });

/** The two lines of a row on a phone. */
const phoneLines =
  <Row,>({ hrefOf, phone }: DeclaredList<Row>, scope: number | undefined) =>
  (row: Row) => (
    <>
      <Link to={hrefOf(row, scope)} dir="auto">
        {phone.name(row)}
      </Link>
      <span>{phone.figure(row)}</span>
      <span dir="auto">{phone.line(row)}</span>
      <span>{phone.mark(row)}</span>
    </>
  );

/** What of a list is on its sheet, and what is said over it. */
export type ListOnSheet<Row> = {
  readonly read: (read: SheetRead, offset: number, limit: number) => Promise<Row[]>;
  /** @param chosen says how many rows were selected, where the sheet is of those. */
  readonly remarks: (rows: readonly Row[], chosen: readonly string[]) => readonly string[];
  /** Where it is another than the list's. */
  readonly title?: string;
  /** In words; as on today without it. */
  readonly period?: string;
};

/** Makes the sheet, of some of the rows or of all. */
type SheetOfRows<Row> = (isKept?: (row: Row) => boolean) => SheetSource;

type Options<Row> = {
  /** What it is narrowed to: another list begins at its top. */
  readonly narrowed: unknown;
  readonly count: number;
  /** @returns the query for the rows from an offset on. */
  readonly stretchOf: (offset: number) => UseQueryOptions<Row[], CallFailed>;
  readonly order: string;
  readonly onOrder: (order: string) => void;
  /** Over the rows that belong together, as those of a day. */
  readonly headings?: readonly Heading[] | null;
  /** What stands before the first row and after the last, without being one. */
  readonly edges?: Edges | null;
  /** Whether what is known of it is still that of the list before. */
  readonly isOld?: boolean;
  /** What was searched for, where the keys that follow wait for its rows. */
  readonly searched?: string;
  /** Made otherwise where a row has several lines on it. */
  readonly sheet: ListOnSheet<Row> | SheetOfRows<Row>;
};

export const sheetOfList =
  <Row,>(list: DeclaredList<Row>, sheet: ListOnSheet<Row>): SheetOfRows<Row> =>
  (isKept) =>
  async (work) => {
    const [{ listSheet }, all] = await Promise.all([
      import('#web/shell/sheet/list-sheet.ts'),
      everyOffset(work, (offset, limit) => sheet.read(work.read, offset, limit)),
    ]);
    const rows = isKept === undefined ? all : all.filter(isKept);
    const chosen = isKept === undefined ? [] : [`${formatCount(rows.length)} chosen from the list`];
    return listSheet(list, rows, { ...sheet, remarks: sheet.remarks(rows, chosen) });
  };

/** A list with its rows, as it is drawn. */
export type DeclaredListState<Row> = {
  readonly list: DeclaredList<Row>;
  readonly state: ListState<Row>;
  /** All that a person may choose from. */
  readonly columns: readonly RegisterColumn<Row>[];
  readonly onPage: (row: Row) => void;
  readonly order: string;
  readonly onOrder: (order: string) => void;
  readonly sheetOf: SheetOfRows<Row>;
  readonly headings: readonly Heading[] | null;
  readonly edges: Edges | null;
  readonly searched?: string | undefined;
};

export function useDeclaredList<Row>(
  list: DeclaredList<Row>,
  { narrowed, count, stretchOf, order, onOrder, sheet, ...more }: Options<Row>,
): DeclaredListState<Row> {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const columns = useMemo(() => screenColumns(list, scope), [list, scope]);
  const onPage = (row: Row) => go(list.hrefOf(row, scope));
  const { headings = null, edges = null, isOld = false, searched } = more;
  const groups = useMemo(() => headings?.map((each) => each.count) ?? null, [headings]);
  const register = useListRegister<Row>({
    list: list.name,
    title: list.title,
    listKey: JSON.stringify([bookId, narrowed, order]),
    keyOf: list.keyOf,
    columns,
    opensInPlace: list.opensInPlace !== undefined,
    enterLeads: list.opensInPlace !== 'also-by-enter',
    groups,
    onPage,
    count,
    stretchOf,
    order,
    onOrder,
  });
  const state = { ...register, isWaiting: isOld || register.isWaiting };
  const sheetOf = typeof sheet === 'function' ? sheet : sheetOfList(list, sheet);
  return { list, state, columns, onPage, order, onOrder, sheetOf, headings, edges, searched };
}

export type RegisterProps<Row> = {
  readonly of: DeclaredListState<Row>;
  readonly foot: RegisterFoot;
  /** What all rows come to, in paise, as `worth` of the list has it. */
  readonly worth?: number;
  /** What else can be done with those selected. */
  readonly acts?: readonly SelectionAct[];
  /** A row that is open in place. */
  readonly opened?: (row: Row) => ReactNode;
  /** Said where a filter lets nothing through; null where that is not said. */
  readonly none?: string | null;
  /** On the button that takes the filters away. */
  readonly clearText?: string;
  readonly onClear: () => void;
  /** A class of a row. */
  readonly lookOf?: (row: Row) => string;
};

export function DeclaredRegister<Row>(props: RegisterProps<Row>) {
  const { of, foot, worth, acts = [], opened, none, clearText, onClear, lookOf } = props;
  const { list, state, onPage, order, onOrder, sheetOf, headings, edges, searched } = of;
  const { scope } = usePageBook();
  const { title, caption = title, noun, nameOf } = list;
  // The same one from one drawing to the next, or every row is drawn anew.
  const linesOf = useMemo(() => phoneLines(list, scope), [list, scope]);
  const { selection, clear, isSelected, count } = state.register;
  const paise = list.worth?.paise ?? (() => 0);
  const selected = selectionSum(selection, { count, paise: worth ?? 0 }, paise);
  return (
    <>
      <ListRegister
        what={inSentence(list)}
        caption={caption}
        headings={headings}
        edges={edges}
        searched={searched}
        state={state}
        nameOf={nameOf}
        linesOf={linesOf}
        order={order}
        onOrder={onOrder}
        foot={foot}
        none={none === undefined ? `No ${noun[1]} match.` : none}
        {...(clearText !== undefined && { clearText })}
        onClear={onClear}
        {...(opened !== undefined && { opened })}
        {...(lookOf !== undefined && { lookOf })}
        onPage={onPage}
      />
      <SelectionSheet
        what={`the selected ${noun[1]}`}
        count={selected.count}
        total={list.worth === undefined ? null : worthText(list.worth.label, selected.paise)}
        acts={acts}
        onClear={clear}
        of={sheetOf(isSelected)}
      />
    </>
  );
}

const worthText = (label: string, paise: number): string => `${label} ${formatRupees(paise)}`;
