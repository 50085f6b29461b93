// One side of a balance sheet in two sides: what a block comes to stands in the outer column.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';

export type SideCell = {
  readonly row: FinancialRow;
  readonly innerPaise: number | null;
  readonly outerPaise: number | null;
  /** The last of a block, with the rule of its sum beneath. */
  readonly isLast: boolean;
};

type Side = { readonly name: string; readonly rows: readonly FinancialRow[] };

/** @returns funds and liabilities, and the assets, each ending in its total. */
export function sidesOfSheet(rows: readonly FinancialRow[]): readonly [Side, Side] {
  const at = rows.findIndex(({ code }) => code === 'assets');
  return [
    { name: rows[0]?.name ?? '', rows: rows.slice(1, at) },
    { name: rows[at]?.name ?? '', rows: rows.slice(at + 1) },
  ];
}

/** A block of one line has no sum of its own, so that its figure stands outside at once. */
export const cellsOf = ({ rows }: Side): readonly SideCell[] =>
  rows.slice(0, -1).map((row, at) => {
    const [paise = null] = row.amountsPaise;
    const isInner = row.as === 'line' && isOfBlock(rows, at);
    return {
      row,
      innerPaise: isInner ? paise : null,
      outerPaise: isInner ? null : paise,
      isLast: isInner && rows[at + 1]?.as === 'subtotal',
    };
  });

/** Whether a sum follows before the next heading. */
function isOfBlock(side: readonly FinancialRow[], at: number): boolean {
  const after = side.slice(at + 1).find(({ as }) => as !== 'line');
  return after?.as === 'subtotal';
}

/** On paper and in files. */
export function sheetSidesTable(
  rows: readonly FinancialRow[],
): Pick<ReportSheet, 'columns' | 'lines'> {
  const sides = sidesOfSheet(rows);
  const [funds, assets] = sides.map(cellsOf);
  const depth = Math.max(funds?.length ?? 0, assets?.length ?? 0);
  const totals = sides.map((side) => side.rows.at(-1)?.amountsPaise[0] ?? 0);
  return {
    columns: sides.flatMap(({ name }, side) => [
      { head: name, kind: 'text', ...(side === 1 && { rule: 'answer' }) } as const,
      { head: '(₹)', kind: 'money' } as const,
      { head: '(₹)', kind: 'money' } as const,
    ]),
    lines: [
      ...Array.from({ length: depth }, (_, at): SheetLine => ({
        as: 'line',
        level: 0,
        cells: [...written(funds?.[at]), ...written(assets?.[at])],
      })),
      {
        as: 'total',
        level: 0,
        cells: totals.flatMap((paise) => ['Total', null, paise]),
      },
    ],
  };
}

/** The sum of a block stands at its end without its name. */
const written = (cell: SideCell | undefined) => {
  if (cell === undefined) return [null, null, null];
  const { row, innerPaise, outerPaise } = cell;
  return [row.as === 'subtotal' ? null : row.name, innerPaise, outerPaise];
};
