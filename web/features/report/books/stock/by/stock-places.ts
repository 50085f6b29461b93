// Stock by godown as a sheet: in each place every product with its opening, in, out and closing.
import type { PlacedRow, StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { column, figureOfWhose, nameOfPlaced, nameOfStock, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted } from '#web/format/money.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { narrowedProducts } from '../narrowed-products.ts';

const moved = (head: string, of: 'opening' | 'in' | 'out'): DeclaredColumn<PlacedRow> =>
  column.quantity(head, (row) => row[`${of}Thousandths`], {
    rule: 'pair',
    blankNil: true,
    figure: nameOfStock(of, 'quantity'),
  });

const COLUMNS: readonly DeclaredColumn<PlacedRow>[] = [
  column.text('Product', ({ product }) => product),
  column.text('Unit', ({ unit }) => unit),
  moved('Opening', 'opening'),
  moved('In', 'in'),
  moved('Out', 'out'),
  column.quantity('Closing', ({ closingThousandths }) => closingThousandths, {
    rule: 'answer',
    figure: nameOfStock('closing', 'quantity'),
    onPhone: 'column',
  }),
];

const isBelow = ({ closingThousandths }: PlacedRow): boolean => closingThousandths < 0;

type StockPlacesParts = {
  readonly places: StockPlaces;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockPlacesView(parts: StockPlacesParts): ReportView {
  const { places, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks } = narrowedProducts(places.rows, search);
  const groups = [...Map.groupBy(rows, ({ godownId }) => godownId)];
  return reportOf(
    {
      title: 'Stock by godown',
      period: periodInWords(range),
      remarks: ['In quantity', ...remarks, ...placesWarnings(places)],
    },
    COLUMNS,
    groups.flatMap(([id, among]): DeclaredLine<PlacedRow>[] => [
      { as: 'group', key: `godown ${id ?? ''}`, name: among[0]?.godown ?? MAIN_LOCATION },
      ...among.map((row): DeclaredLine<PlacedRow> => ({
        as: 'line',
        level: 1,
        key: `${id ?? ''} ${row.productId}`,
        href: hrefOf(row.productId),
        ...(isBelow(row) && { below: 'Below zero here' }),
        row,
        whose: nameOfPlaced(id, row.productId),
      })),
    ]),
    figureOfWhose(explainHref),
  );
}

/** What cannot be, in sentences. */
export function placesWarnings({ rows }: StockPlaces): readonly string[] {
  const below = rows.filter(isBelow).length;
  if (below === 0) return [];
  const what = counted(below, 'product is', 'products are');
  return [`${what} below zero in a godown: more went out of it than came in.`];
}
