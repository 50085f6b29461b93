// The stock register of a product as a sheet: each move with its rate and value, and the balance.
import type {
  ProductStockRegister,
  StockWorth,
  ValuedStockMove,
} from '#api/contract/catalogue/stock/valuation.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { GOODS_MOVE_NAMES } from '#web/shell/sheet/stock-moves.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';
import { VALUATION_NAMES } from './use-stock-method.tsx';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Date', kind: 'date' },
  { head: 'Document', kind: 'text' },
  { head: 'In', kind: 'quantity', rule: 'pair' },
  { head: 'In (₹)', kind: 'money' },
  { head: 'Out', kind: 'quantity', rule: 'pair' },
  { head: 'Out (₹)', kind: 'money' },
  { head: 'Rate (₹)', kind: 'money' },
  { head: 'Balance', kind: 'quantity', rule: 'answer' },
  { head: 'Balance (₹)', kind: 'money' },
];

export const STOCK_MOVE_NAMES: Readonly<Record<ValuedStockMove['document'], string>> = {
  opening: 'Opening balance of the book',
  ...GOODS_MOVE_NAMES,
};

const thousandths = (text: string): number => Math.round(Number(text) * 1000);
const worthCells = (worth: StockWorth | null): ReportCell[] =>
  worth === null ? [null, null] : [thousandths(worth.quantity), paiseFromWire(worth.value)];
const moneyCell = (rupees: string | null): ReportCell =>
  rupees === null ? null : paiseFromWire(rupees);

export type StockRegisterParts = {
  readonly register: ProductStockRegister;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly hrefOf: (move: ValuedStockMove) => string | null;
  readonly explainHref?: ExplainLine;
};

export function stockRegisterView(parts: StockRegisterParts): ReportView {
  const { register, range, hrefOf, explainHref } = parts;
  const { opening, closing, unit, product } = register;
  const line = (figure: string) => `${figure}/product/${register.product_id}`;
  return {
    title: `Stock register of ${product}`,
    period: periodInWords(range),
    remarks: [
      `Valued by ${VALUATION_NAMES[register.method]}`,
      ...(unit === null ? [] : [`Quantities in ${unit}`]),
      ...(register.is_negative
        ? ['More went out than was in stock: costed at the last rate until goods come in.']
        : []),
    ],
    columns: COLUMNS,
    nameAt: 1,
    phone: [1, 7, 8],
    phoneBelow: [0],
    lines: [
      {
        as: 'group',
        key: 'opening',
        cells: [null, 'Opening stock', null, null, null, null, null, ...worthCells(opening)],
        // Its name is no link, so that the first row leads to the first document.
        ...(explainHref !== undefined && {
          explainCells: {
            7: explainHref(line('opening/quantity')),
            8: explainHref(line('opening/value')),
          },
        }),
      },
      ...register.moves.flatMap((move) => moveRows(move, hrefOf(move))),
      ...remainderRows(register),
      {
        as: 'total',
        key: 'closing',
        cells: [
          null,
          'Closing stock',
          ...worthCells(register.in),
          ...worthCells(register.out),
          moneyCell(register.rate),
          ...worthCells(closing),
        ],
        ...explainedCells(explainHref, closingLines(line)),
      },
    ],
  };
}

const closingLines = (line: (figure: string) => string) =>
  [
    [2, line('in/quantity')],
    [3, line('in/value')],
    [4, line('out/quantity')],
    [5, line('out/value')],
    [7, line('closing/quantity')],
    [8, line('closing/value')],
  ] as const;

function moveRows(move: ValuedStockMove, href: string | null): readonly ReportRow[] {
  const key = `${move.seq} ${move.line}`;
  const trueUp = paiseFromWire(move.true_up);
  return [
    {
      as: 'line',
      key,
      ...(href !== null && { href }),
      below: move.without_cost ? 'Without a cost: at the last rate known' : '',
      cells: [
        move.date,
        `${STOCK_MOVE_NAMES[move.document]} ${move.number}`.trim(),
        ...worthCells(move.in),
        ...worthCells(move.out),
        moneyCell(move.rate),
        thousandths(move.balance),
        moneyCell(move.balance_value),
      ],
    },
    ...(trueUp === 0
      ? []
      : [adjustedRow(`true-up ${key}`, trueUp, 'Adjustment of earlier issues')]),
  ];
}

const adjustedRow = (key: string, paise: number, name: string): ReportRow => ({
  as: 'line',
  level: 1,
  key,
  cells: [null, name, null, null, null, paise, null, null, null],
});

/** What of the cost no move bears: a year's average re-prices what left before. */
function remainderRows({ moves, true_up: all }: ProductStockRegister): readonly ReportRow[] {
  const borne = moves.reduce((sum, { true_up: own }) => sum + paiseFromWire(own), 0);
  const rest = paiseFromWire(all) - borne;
  return rest === 0 ? [] : [adjustedRow('re-priced', rest, 'Yearly revaluation and rounding')];
}
