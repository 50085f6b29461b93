// The columns of a report in the order in which they are read: the parts of its period, the period
// itself, and what it stands beside, each with its share and with how much has changed since then.
// The screen, paper and files are drawn from them.

export type FigureColumn = {
  readonly key: string;
  readonly head: string;
  /** What stands over this column and its neighbours of the same; null for nothing. */
  readonly over: string | null;
  readonly kind: 'amount' | 'change' | 'percent' | 'share';
  /** Where its figure stands in the reply; of a change, what it was before. */
  readonly at: number;
  readonly isAnswer: boolean;
};

export const SHOWN_FIGURES = ['change', 'percent', 'share'] as const;
export type ShownFigure = (typeof SHOWN_FIGURES)[number];
export type Shows = ReadonlySet<ShownFigure>;

export type ReplyColumn = { readonly of: string; readonly from?: string; readonly to: string };

type Options<Column extends ReplyColumn> = {
  readonly headOf: (column: Column) => string;
  readonly shows: Shows;
  /** Without them the period stands alone, as on a phone. */
  readonly wide: boolean;
};

const FIGURE_HEADS: Readonly<Record<ShownFigure, string>> = {
  change: 'Change (₹)',
  percent: 'Change',
  share: 'Share',
};

/** The column of the period itself is the first of the reply. */
export function figureColumns<Column extends ReplyColumn>(
  columns: readonly Column[],
  { headOf, shows, wide }: Options<Column>,
): readonly FigureColumn[] {
  const [own, ...others] = [...columns.entries()].filter(([, { of }]) => of !== 'part');
  if (own === undefined) return [];
  const amount = ([at, column]: readonly [number, Column], over: string | null): FigureColumn => ({
    key: `${column.of} ${column.from ?? ''} ${column.to} ${at}`,
    head: over === null ? headOf(column) : 'Amount',
    over,
    kind: 'amount',
    at,
    isAnswer: false,
  });
  if (!wide) return [amount(own, null)];
  const figure = (kind: ShownFigure, at: number, over: string | null): FigureColumn[] =>
    shows.has(kind)
      ? [{ key: `${kind} ${at}`, head: FIGURE_HEADS[kind], over, kind, at, isAnswer: false }]
      : [];
  const parts = [...columns.entries()].filter(([, { of }]) => of === 'part');
  const isOver = others.length > 1 && shows.size > 0;
  return [
    ...parts.map((part) => amount(part, null)),
    { ...amount(own, null), isAnswer: parts.length > 0 },
    ...figure('share', own[0], null),
    ...others.flatMap((other) => {
      const over = isOver ? headOf(other[1]) : null;
      const [at] = other;
      return [
        amount(other, over),
        ...figure('share', at, over),
        ...figure('change', at, over),
        ...figure('percent', at, over),
      ];
    }),
  ];
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
