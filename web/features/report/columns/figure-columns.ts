// The columns of a report in the order in which they are read: the parts of its period, the period
// itself, and what it stands beside, each with its share and with how much has changed since then.
// The screen, paper and files are drawn from them.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';

export type FigureColumn = {
  readonly key: string;
  readonly head: string;
  /** What stands over this column and its neighbours of the same; null for nothing. */
  readonly over: string | null;
  readonly kind: 'amount' | 'change' | 'percent' | 'share';
  /** Where its figure stands in the reply; of a change, what it was before. */
  readonly at: number;
  /** Of a change, what it has become; else the figure itself. */
  readonly now: number;
  readonly isAnswer: boolean;
};

/** What stands beside amounts: `parts` has it beside each month or quarter too. */
export const SHOWN_FIGURES = ['change', 'percent', 'share', 'parts'] as const;
export type ShownFigure = (typeof SHOWN_FIGURES)[number];
type FigureBeside = Exclude<ShownFigure, 'parts'>;
export type ShownFigures = ReadonlySet<ShownFigure>;

export type ReplyColumn = {
  readonly of: string;
  readonly from?: CalendarDate;
  readonly to: CalendarDate;
};

type Options<Column extends ReplyColumn> = {
  readonly headOf: (column: Column) => string;
  readonly shows: ShownFigures;
  /** Without them the period stands alone, as on a phone. */
  readonly wide: boolean;
};

const FIGURE_HEADS: Readonly<Record<FigureBeside, string>> = {
  change: 'Change (₹)',
  percent: 'Change',
  share: 'Share',
};

type Entry<Column> = readonly [at: number, column: Column];
type ComparedColumn = Pick<FigureColumn, 'at' | 'now'>;

/**
 * The column of the period itself is the first of the reply. Others are what it has changed since;
 * a month or quarter has changed since the one before it.
 */
export function figureColumns<Column extends ReplyColumn>(
  columns: readonly Column[],
  { headOf, shows, wide }: Options<Column>,
): readonly FigureColumn[] {
  const [own, ...others] = [...columns.entries()].filter(([, { of }]) => of !== 'part');
  if (own === undefined) return [];
  const amount = ([at, column]: Entry<Column>, over: string | null): FigureColumn => ({
    key: `${column.of} ${column.from ?? ''} ${column.to} ${at}`,
    head: over === null ? headOf(column) : 'Amount',
    over,
    kind: 'amount',
    at,
    now: at,
    isAnswer: false,
  });
  if (!wide) return [amount(own, null)];
  const parts = [...columns.entries()].filter(([, { of }]) => of === 'part');
  const hasFigures = [...shows].some((one) => one !== 'parts');
  const isOver = others.length > 1 && hasFigures;
  const isOverParts = parts.length > 1 && hasFigures && shows.has('parts');
  const withFigures = (entry: Entry<Column>, over: string | null, since: ComparedColumn | null) => [
    amount(entry, over),
    ...figuresBeside(shows, over, { share: { at: entry[0], now: entry[0] }, since }),
  ];
  return [
    ...parts.flatMap((part, place) => {
      if (!isOverParts) return [amount(part, null)];
      const before = parts[place - 1];
      const since = before === undefined ? null : { at: before[0], now: part[0] };
      return withFigures(part, headOf(part[1]), since);
    }),
    ...withFigures(own, null, null).map((column) =>
      column.kind === 'amount' ? { ...column, isAnswer: parts.length > 0 } : column,
    ),
    ...others.flatMap((other) =>
      withFigures(other, isOver ? headOf(other[1]) : null, { at: other[0], now: own[0] }),
    ),
  ];
}

type Beside = { readonly share: ComparedColumn; readonly since: ComparedColumn | null };

function figuresBeside(
  shows: ShownFigures,
  over: string | null,
  { share, since }: Beside,
): readonly FigureColumn[] {
  const figure = (kind: FigureBeside, of: ComparedColumn | null): FigureColumn[] =>
    of === null || !shows.has(kind)
      ? []
      : [
          {
            key: `${kind} ${of.at} ${of.now}`,
            head: FIGURE_HEADS[kind],
            over,
            kind,
            ...of,
            isAnswer: false,
          },
        ];
  return [...figure('share', share), ...figure('change', since), ...figure('percent', since)];
}

/** @returns runs of neighbours under the same head, each at most once. */
export function overHeads(columns: readonly FigureColumn[]) {
  const runs: { over: string | null; readonly columns: FigureColumn[] }[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    const isNext = last === undefined || column.over === null || last.over !== column.over;
    if (isNext) runs.push({ over: column.over, columns: [column] });
    else last.columns.push(column);
  }
  return runs;
}
