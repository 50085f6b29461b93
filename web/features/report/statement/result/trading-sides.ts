// The trading and the profit and loss account as two Ts, out of the lines of the form that is no
// company's: costs on the left, income on the right, and the profit where it makes both equal.
import type {
  FinancialPartReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';

export type SideEntry = {
  readonly name: string;
  readonly paise: number;
  /** What it is one part of a line of; none where it is a line itself. */
  readonly part?: FinancialPartReply;
  /** The line that it is. */
  readonly code?: string;
};

type TwoSidedAccount = {
  readonly name: string;
  readonly debit: readonly SideEntry[];
  readonly credit: readonly SideEntry[];
  /** What each of both sides comes to. */
  readonly totalPaise: number;
};

const GROSS = 'result-gross-profit';
const NET = 'result-net-profit';
const COST = 'section-cost-of-goods-sold';
const CLOSING_STOCK = 'Less: closing stock';

/** @param rows of the trading form; its first column is told. */
export function tradingSides(rows: readonly FinancialRow[]): readonly TwoSidedAccount[] {
  const at = rows.findIndex(({ code }) => code === GROSS);
  const [trading, below] = [rows.slice(0, at), rows.slice(at + 1).filter(isNoSum)];
  const costs = entriesOf(trading.filter(({ code }) => code === COST));
  const gross = resultOf(rows, GROSS, 'Gross profit', 'Gross loss');
  const net = resultOf(rows, NET, 'Net profit', 'Net loss');
  const isIncome = ({ code }: FinancialRow) => code === 'section-other-income';
  return [
    account('Trading account', {
      debit: [...costs.filter((one) => !isClosingStock(one)), ...profitOf(gross, 'carried down')],
      credit: [
        ...entriesOf(trading.filter(({ code }) => code !== COST)),
        ...costs.filter(isClosingStock).map(asHeld),
        ...lossOf(gross, 'carried down'),
      ],
    }),
    account('Profit and loss account', {
      debit: [
        ...lossOf(gross, 'brought down'),
        ...entriesOf(below.filter((row) => !isIncome(row))),
        ...profitOf(net),
      ],
      credit: [
        ...profitOf(gross, 'brought down'),
        ...entriesOf(below.filter(isIncome)),
        ...lossOf(net),
      ],
    }),
  ];
}

const isNoSum = ({ as }: FinancialRow): boolean => as === 'section' || as === 'line';
const isClosingStock = ({ name, part }: SideEntry): boolean =>
  part?.accountId === null && name === CLOSING_STOCK;
const asHeld = (entry: SideEntry): SideEntry => ({
  ...entry,
  name: 'Closing stock',
  paise: -entry.paise,
});

const paiseOf = ([paise = 0]: readonly number[]): number => paise;

const entriesOf = (rows: readonly FinancialRow[]): readonly SideEntry[] =>
  rows
    .flatMap(({ parts }) => parts)
    .map((part) => ({ name: part.name, paise: paiseOf(part.amountsPaise), part }))
    .filter(({ paise }) => paise !== 0);

type Result = { readonly code: string; readonly paise: number; readonly names: [string, string] };

function resultOf(rows: readonly FinancialRow[], code: string, ...names: [string, string]): Result {
  const row = rows.find((one) => one.code === code);
  return { code, paise: paiseOf(row?.amountsPaise ?? []), names };
}

const named = (name: string, how?: string): string =>
  how === undefined ? name : `${name}, ${how}`;

/** A profit makes the side of the costs as long as the other. */
const profitOf = ({ code, paise, names: [name] }: Result, how?: string): readonly SideEntry[] =>
  paise > 0 ? [{ name: named(name, how), paise, code }] : [];
const lossOf = ({ code, paise, names: [, name] }: Result, how?: string): readonly SideEntry[] =>
  paise < 0 ? [{ name: named(name, how), paise: -paise, code }] : [];

const account = (name: string, sides: Pick<TwoSidedAccount, 'debit' | 'credit'>) => ({
  name,
  ...sides,
  totalPaise: sides.debit.reduce((sum, { paise }) => sum + paise, 0),
});
