// The stock register of a product as a sheet: each move with its rate and value, and the balance.
import type {
  ProductStockRegister,
  ValuedStockMove,
} from '#api/contract/catalogue/stock/valuation.ts';
import { column, nameOfProduct, nameOfStock, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { GOODS_MOVE_NAMES, VALUATION_NAMES } from '#web/shell/sheet/stock-moves.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

type Worth = { readonly quantityThousandths: number | null; readonly valuePaise: number | null };

/** A move, the balance before or after them all, or an adjustment of value alone. */
type RegisterRow = {
  readonly name: string;
  readonly date?: string;
  readonly in?: Worth | null;
  readonly out?: Worth | null;
  readonly ratePaise?: number | null;
  readonly balance?: Worth;
};

type RegisterColumn = DeclaredColumn<RegisterRow>;

const worthColumns = (
  head: string,
  of: 'in' | 'out' | 'balance',
  common: Pick<RegisterColumn, 'onPhone'> & { readonly rule: 'pair' | 'answer' },
): readonly RegisterColumn[] => [
  column.quantity(head, (row) => row[of]?.quantityThousandths ?? null, {
    ...common,
    figure: nameOfStock(of, 'quantity'),
  }),
  column.money(head, (row) => row[of]?.valuePaise ?? null, {
    figure: nameOfStock(of, 'value'),
    onPhone: common.onPhone,
  }),
];

const COLUMNS: readonly RegisterColumn[] = [
  column.date('Date', ({ date }) => date ?? null, { onPhone: 'below' }),
  column.text('Document', ({ name }) => name, { isName: true }),
  ...worthColumns('In', 'in', { rule: 'pair' }),
  ...worthColumns('Out', 'out', { rule: 'pair' }),
  column.money('Rate', ({ ratePaise }) => ratePaise ?? null),
  ...worthColumns('Balance', 'balance', { rule: 'answer', onPhone: 'column' }),
];

export const STOCK_MOVE_NAMES: Readonly<Record<ValuedStockMove['document'], string>> = {
  opening: 'Opening balance of the book',
  ...GOODS_MOVE_NAMES,
};

type StockRegisterParts = {
  readonly register: ProductStockRegister;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly hrefOf: (move: ValuedStockMove) => string | null;
  readonly explainHref?: ExplainLine;
};

export function stockRegisterView(parts: StockRegisterParts): ReportView {
  const { register, range, hrefOf, explainHref } = parts;
  const { opening, closing, unit, product } = register;
  /** Before the moves there is a balance alone. */
  const explain = (figure: string, end: 'opening' | 'closing') => {
    if (end === 'opening' && !figure.startsWith('balance/')) return undefined;
    const line = figure.replace('balance/', `${end}/`);
    return explainHref?.(`${line}/${nameOfProduct(register.productId)}`);
  };
  return reportOf<RegisterRow, 'opening' | 'closing'>(
    {
      title: `Stock register of ${product}`,
      period: periodInWords(range),
      remarks: [
        `Valued by ${VALUATION_NAMES[register.method]}`,
        ...(unit === null ? [] : [`Quantities in ${unit}`]),
        ...(register.isNegative
          ? ['More went out than was in stock: costed at the last rate until goods come in.']
          : []),
      ],
    },
    COLUMNS,
    [
      {
        as: 'group',
        key: 'opening',
        row: { name: 'Opening stock', balance: opening },
        whose: 'opening',
        // Its name is no link, so that the first row leads to the first document.
        answer: null,
      },
      ...register.moves.flatMap((move) => moveLines(move, hrefOf(move))),
      ...remainderLines(register),
      {
        as: 'total',
        key: 'closing',
        row: {
          name: 'Closing stock',
          in: register.in,
          out: register.out,
          ratePaise: register.ratePaise,
          balance: closing,
        },
        whose: 'closing',
      },
    ],
    explainHref && explain,
  );
}

type RegisterLine = DeclaredLine<RegisterRow, 'opening' | 'closing'>;

function moveLines(move: ValuedStockMove, href: string | null): readonly RegisterLine[] {
  const key = `${move.seq} ${move.line}`;
  const { trueUpPaise } = move;
  return [
    {
      as: 'line',
      key,
      ...(href !== null && { href }),
      below: move.withoutCost ? 'Without a cost: at the last rate known' : '',
      row: {
        date: move.date,
        name: `${STOCK_MOVE_NAMES[move.document]} ${move.number}`.trim(),
        in: move.in,
        out: move.out,
        ratePaise: move.ratePaise,
        balance: {
          quantityThousandths: move.balanceThousandths,
          valuePaise: move.balanceValuePaise,
        },
      },
    },
    ...(trueUpPaise === 0
      ? []
      : [adjustmentLine(`true-up ${key}`, trueUpPaise, 'Adjustment of earlier issues')]),
  ];
}

const adjustmentLine = (key: string, valuePaise: number, name: string): RegisterLine => ({
  as: 'line',
  level: 1,
  key,
  row: { name, out: { quantityThousandths: null, valuePaise } },
});

/** What of the cost no move bears: a year's average re-prices what left before. */
function remainderLines({ moves, trueUpPaise }: ProductStockRegister): readonly RegisterLine[] {
  const rest = moves.reduce((left, move) => left - move.trueUpPaise, trueUpPaise);
  return rest === 0 ? [] : [adjustmentLine('re-priced', rest, 'Yearly revaluation and rounding')];
}
