// Stock by godown as a sheet: in each place every product with its opening, in, out and closing.
import type { PlacedRow, StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../../kit/report-view.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { narrowedProducts } from '../narrowed-products.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Product', kind: 'text' },
  { head: 'Unit', kind: 'text' },
  { head: 'Opening', kind: 'quantity', rule: 'pair' },
  { head: 'In', kind: 'quantity', rule: 'pair' },
  { head: 'Out', kind: 'quantity', rule: 'pair' },
  { head: 'Closing', kind: 'quantity', rule: 'answer' },
];

const thousandths = (text: string): number => Math.round(Number(text) * 1000);

const cellsOf = (row: PlacedRow): ReportCell[] => [
  row.product,
  row.unit,
  thousandths(row.opening) || null,
  thousandths(row.in) || null,
  thousandths(row.out) || null,
  thousandths(row.closing),
];

const linesOf = ({ product_id: product, godown_id: godown }: PlacedRow) =>
  (['opening', 'in', 'out', 'closing'] as const).map(
    (head, at) => [2 + at, `${head}/quantity/godown/${godown ?? 'main'}/${product}`] as const,
  );

const isBelow = ({ closing }: PlacedRow): boolean => closing.startsWith('-');

export type StockPlacesParts = {
  readonly places: StockPlaces;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockPlacesView(parts: StockPlacesParts): ReportView {
  const { places, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks } = narrowedProducts(places.rows, search);
  const groups = [...Map.groupBy(rows, ({ godown_id: id }) => id)];
  return {
    title: 'Stock by godown',
    period: periodInWords(range),
    remarks: ['In quantity', ...remarks, ...placesWarnings(places)],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 5],
    lines: groups.flatMap(([id, among]): ReportRow[] => [
      {
        as: 'group',
        key: `godown ${id ?? ''}`,
        cells: [among[0]?.godown ?? MAIN_LOCATION, null, null, null, null, null],
      },
      ...among.map((row): ReportRow => ({
        as: 'line',
        level: 1,
        key: `${id ?? ''} ${row.product_id}`,
        href: hrefOf(row.product_id),
        ...(isBelow(row) && { below: 'Below zero here' }),
        cells: cellsOf(row),
        ...explainedCells(explainHref, linesOf(row)),
      })),
    ]),
  };
}

/** What cannot be, in sentences. */
export function placesWarnings({ rows }: StockPlaces): readonly string[] {
  const below = rows.filter(isBelow).length;
  if (below === 0) return [];
  const what = below === 1 ? '1 product is' : `${below} products are`;
  return [`${what} below zero in a godown: more went out of it than came in.`];
}
