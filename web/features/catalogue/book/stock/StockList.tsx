// The list of stock in hand: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList, ValueColumn } from '#web/shell/keys/register/list-declaration.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { quantityCell } from './quantities.ts';

/** Said beside the figure, since its colour says nothing to one person in twelve. */
const Negative = () => (
  <span className="inline-flex items-center gap-1 text-xs font-medium text-warn">
    <Icon name="alert" size={14} />
    Negative
  </span>
);

export const InHand = ({ thousandths }: { readonly thousandths: number }) => (
  <span className={thousandths < 0 ? 'font-semibold text-warn' : ''}>
    {quantityCell(thousandths)}
  </span>
);

const moved = (
  id: string,
  label: string,
  value: (row: StockRow) => number,
): ValueColumn<StockRow> => ({
  id,
  label,
  kind: 'quantity',
  width: 104,
  room: 'some',
  value,
  cell: (row) => quantityCell(value(row)),
});

const movedInWords = (row: StockRow): string =>
  `${formatThousandths(row.openingThousandths)} opening, ` +
  `${formatThousandths(row.inThousandths)} in, ${formatThousandths(row.outThousandths)} out`;

export const STOCK_LIST: DeclaredList<StockRow> = {
  name: 'stock',
  title: 'Stock in hand',
  noun: ['product', 'products'],
  keyOf: ({ productId }) => productId,
  nameOf: ({ product }) => product,
  hrefOf: ({ productId }, scope) => paths.stockMoves(productId, scope),
  columns: [
    {
      id: 'name',
      label: 'Product',
      kind: 'text',
      order: 'name',
      isFixed: true,
      leads: 'is-name',
      value: ({ product }) => product,
    },
    {
      id: 'unit',
      label: 'Unit',
      kind: 'text',
      width: 88,
      look: 'is-quiet',
      value: ({ unit }) => unit,
    },
    {
      id: 'from',
      label: 'Counted from',
      kind: 'date',
      width: 116,
      look: 'is-quiet',
      room: 'more',
      onlyIn: 'screen-and-file',
      value: ({ countsFrom }) => countsFrom,
    },
    moved('opening', 'Opening', ({ openingThousandths }) => openingThousandths),
    moved('in', 'In', ({ inThousandths }) => inThousandths),
    moved('out', 'Out', ({ outThousandths }) => outThousandths),
    {
      id: 'in_hand',
      label: 'In hand',
      kind: 'quantity',
      width: 132,
      order: 'in_hand',
      isFixed: true,
      rule: 'answer',
      value: ({ inHandThousandths }) => inHandThousandths,
      cell: ({ inHandThousandths }) => <InHand thousandths={inHandThousandths} />,
    },
    {
      id: 'mark',
      label: 'Mark',
      kind: 'text',
      width: 104,
      hasQuietHead: true,
      onlyIn: 'screen',
      cell: (row) => row.inHandThousandths < 0 && <Negative />,
    },
  ],
  phone: {
    name: ({ product }) => product,
    figure: ({ inHandThousandths, unit }) => (
      <span className={inHandThousandths < 0 ? 'text-warn' : ''}>
        {formatThousandths(inHandThousandths)} {unit}
      </span>
    ),
    line: movedInWords,
    mark: ({ inHandThousandths }) => inHandThousandths < 0 && <Negative />,
  },
};
