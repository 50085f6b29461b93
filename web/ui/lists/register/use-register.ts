// A register on the page: which of its rows are in sight, and what a person is doing with it: the
// row that is meant, the one that is open, and those that are selected.
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import { AT_FIRST, layoutOf, reachOf } from './layout/layout.ts';
import type { Layout, PageRange, RowRange, Sizes } from './layout/layout.ts';

type Key = string | number;

/** Of a list that was selected as a whole, `rows` are those that were taken out again. */
export type Selection<Row> = {
  readonly isWhole: boolean;
  readonly rows: ReadonlyMap<Key, Row>;
};

type List<Row> = {
  /** Another list begins anew: nothing of it is open or selected. */
  readonly listKey: string;
  readonly count: number;
  /** How many rows stand under each heading; null without headings. */
  readonly groups: readonly number[] | null;
  readonly keyOf: (row: Row) => Key;
};

export type Register<Row> = List<Row> & {
  /** Stands for the rows above those that are drawn. */
  readonly above: RefObject<HTMLTableSectionElement | null>;
  readonly layout: Layout;
  /** All that a page knows of where its list is scrolled to, or each scroll would draw it anew. */
  readonly reach: PageRange;
  readonly onStretch: (stretch: RowRange) => void;
  readonly at: number | null;
  /** A new one for each wish to have the focus on a row. */
  readonly wanted: { readonly index: number } | null;
  readonly onFocused: () => void;
  readonly openAt: number | null;
  readonly onOpenHeight: (pixels: number) => void;
  readonly selection: Selection<Row>;
  readonly mean: (index: number | null) => void;
  /** @returns whether there is any row. */
  readonly moveTo: (index: number) => boolean;
  readonly open: (index: number | null) => void;
  readonly isSelected: (row: Row) => boolean;
  /** @param isSelected left out, it is turned round. */
  readonly select: (row: Row, isSelected?: boolean) => void;
  readonly selectWhole: () => void;
  readonly clear: () => void;
};

const NOTHING = { isWhole: false, rows: new Map<Key, never>() } as const;
/** Until it is measured. */
const OPEN_HEIGHT = 120;

export function useRegister<Row>(list: List<Row>): Register<Row> {
  const { listKey, count, groups, keyOf } = list;
  const doing = useDoing<Row>(listKey);
  const { at, setAt, openAt, setOpenAt, setWanted, selection, setSelection } = doing;
  const [height, setHeight] = useState(OPEN_HEIGHT);
  const isWide = useWide();
  const above = useRef<HTMLTableSectionElement>(null);
  const [reach, setReach] = useState(() => reachOf({ first: 0, end: AT_FIRST }, count));
  const layout = useMemo(() => {
    const open = openAt === null ? null : { index: openAt, height };
    return layoutOf({ count, groups, sizes: sizesNow(isWide), open });
  }, [count, groups, isWide, openAt, height]);
  const isSelected = (row: Row) => selection.rows.has(keyOf(row)) !== selection.isWhole;
  return {
    ...list,
    ...doing,
    at: at === null || count === 0 ? null : Math.min(at, count - 1),
    above,
    layout,
    reach,
    onStretch: useCallback(
      (stretch: RowRange) => {
        const next = reachOf(stretch, count);
        setReach((now) => (isSameReach(now, next) ? now : next));
      },
      [count],
    ),
    onOpenHeight: setHeight,
    isSelected,
    onFocused: () => setWanted(null),
    mean: (index) => index !== null && setAt(index),
    moveTo: (index) => {
      const next = Math.min(Math.max(index, 0), count - 1);
      if (next < 0) return false;
      setAt(next);
      setWanted({ index: next });
      return true;
    },
    open: setOpenAt,
    select: (row, wish) => {
      if (isSelected(row) === wish) return;
      setSelection((now) => turned(now, keyOf(row), row));
    },
    selectWhole: () => setSelection({ isWhole: true, rows: new Map() }),
    clear: () => setSelection(NOTHING),
  };
}

const isSameReach = (a: PageRange, b: PageRange): boolean =>
  a.from === b.from && a.to === b.to && a.seen === b.seen;

/** When another list stands in its place, only the place that is meant is kept. */
function useDoing<Row>(listKey: string) {
  const [of, setOf] = useState(listKey);
  const [at, setAt] = useState<number | null>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [wanted, setWanted] = useState<{ readonly index: number } | null>(null);
  const [selection, setSelection] = useState<Selection<Row>>(NOTHING);
  if (of !== listKey) {
    setOf(listKey);
    setOpenAt(null);
    setWanted(null);
    setSelection(NOTHING);
  }
  return { at, setAt, openAt, setOpenAt, wanted, setWanted, selection, setSelection };
}

function turned<Row>(now: Selection<Row>, key: Key, row: Row): Selection<Row> {
  const rows = new Map(now.rows);
  if (!rows.delete(key)) rows.set(key, row);
  return { ...now, rows };
}

/**
 * @param whole what the whole list has and comes to.
 * @param paiseOf what a row comes to.
 */
export function selectionSum<Row>(
  { isWhole, rows }: Selection<Row>,
  whole: { readonly count: number; readonly paise: number },
  paiseOf: (row: Row) => number,
): { readonly count: number; readonly paise: number } {
  const paise = [...rows.values()].reduce((sum, row) => sum + paiseOf(row), 0);
  return isWhole
    ? { count: whole.count - rows.size, paise: whole.paise - paise }
    : { count: rows.size, paise };
}

// How high the rows are, as the style sheet has it for the device and the density that is chosen.
const DESK: Sizes = { row: 32, heading: 24 };
const PHONE: Sizes = { row: 56, heading: 30 };

function sizesNow(isWide: boolean): Sizes {
  if (!isWide) return PHONE;
  const row = parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--row-register'),
  );
  return Number.isFinite(row) && row > 0 ? { ...DESK, row } : DESK;
}
