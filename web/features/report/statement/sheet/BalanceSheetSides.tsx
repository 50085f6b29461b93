// The balance sheet as a T: funds and liabilities on the left, assets on the right; what a block
// comes to stands in the outer column.
import { Link } from 'react-router-dom';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import '#web/shell/balances/tree.css';
import '../table/statement.css';
import { statementAmount } from '../../columns/figures.ts';
import { headIn } from '../table/units.ts';
import type { AmountUnit } from '../table/units.ts';
import { cellsOf, sidesOfSheet } from './sides.ts';
import type { SideCell } from './sides.ts';

type Props = {
  readonly rows: readonly FinancialRow[];
  /** In which the amounts of the rows are. */
  readonly unit: AmountUnit;
  readonly onLine: (code: string) => void;
  /** Where a sum is explained. */
  readonly explainHref: (code: string) => string | undefined;
};

export function BalanceSheetSides({ rows, unit, onLine, explainHref }: Props) {
  const sides = sidesOfSheet(rows);
  const [funds, assets] = [cellsOf(sides[0]), cellsOf(sides[1])];
  const depth = Math.max(funds.length, assets.length);
  const totals = sides.map((side) => side.rows.at(-1));
  return (
    <table className="tree statement-sides rule-top">
      <caption className="sr-only">Balance sheet in two sides</caption>
      <thead className="bg-surface-2 text-xs text-ink-2">
        <tr>
          {sides.map(({ name }, side) => (
            <SideHead key={name} name={name} head={headIn(unit, '(₹)')} isRight={side === 1} />
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: depth }, (_, line) => (
          <tr key={line} className="border-b border-line">
            <Cells cell={funds[line]} onLine={onLine} explainHref={explainHref} side="debit" />
            <Cells cell={assets[line]} onLine={onLine} explainHref={explainHref} side="credit" />
          </tr>
        ))}
        <tr className="border-t border-ink font-semibold">
          {totals.map((total, side) => (
            <Total key={total?.code} total={total} explainHref={explainHref} isRight={side === 1} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type SideHeadProps = {
  readonly name: string;
  /** Of its two columns of amounts. */
  readonly head: string;
  readonly isRight: boolean;
};

const SideHead = ({ name, head, isRight }: SideHeadProps) => (
  <>
    <th scope="col" className={`px-3 py-2 text-left font-medium ${isRight ? 'rule-middle' : ''}`}>
      {name}
    </th>
    <th scope="col" className="num tree-figure w-32 font-medium">
      {head}
    </th>
    <th scope="col" className="num tree-figure tree-figure-last w-36 font-medium">
      {head}
    </th>
  </>
);

const EXACT = { whole: false, always: true } as const;
const amountText = (paise: number | null | undefined): string =>
  paise === null || paise === undefined ? '' : statementAmount(paise, EXACT);

type CellsProps = Pick<Props, 'onLine' | 'explainHref'> & {
  readonly cell: SideCell | undefined;
  readonly side: 'debit' | 'credit';
};

function Cells({ cell, onLine, explainHref, side }: CellsProps) {
  const rule = side === 'credit' ? 'rule-middle' : '';
  const isLine = cell?.row.as === 'line';
  return (
    <>
      <td
        data-side={side}
        data-code={isLine ? cell.row.code : undefined}
        className={`${rule} ${isLine ? 'pl-6' : 'pl-3 font-semibold'}`}
      >
        {cell !== undefined && <Name row={cell.row} onLine={onLine} />}
      </td>
      <td className={`num tree-figure ${cell?.isLast === true ? 'statement-inner-last' : ''}`}>
        {amountText(cell?.innerPaise)}
      </td>
      <td data-side={side} className="num tree-figure tree-figure-last font-semibold">
        {cell !== undefined && (
          <Sum row={cell.row} text={amountText(cell.outerPaise)} href={explainHref} />
        )}
      </td>
    </>
  );
}

type SumProps = {
  readonly row: FinancialRow;
  readonly text: string;
  readonly href: Props['explainHref'];
};

/** The figure of a sum, whose name stands nowhere, leads to what it is made of. */
function Sum({ row: { as, code }, text, href }: SumProps) {
  const to = as === 'line' || as === 'heading' ? undefined : href(code);
  if (to === undefined) return text;
  return (
    <Link to={to} data-row="" data-explain={to} className="link-name">
      {text}
    </Link>
  );
}

type NameProps = Pick<Props, 'onLine'> & { readonly row: FinancialRow };

/** The sum of a block stands at its end without its name, which only readers hear. */
function Name({ row: { as, name, code }, onLine }: NameProps) {
  if (as === 'heading') return name;
  if (as !== 'line') return <span className="sr-only">{name}</span>;
  return (
    <button
      type="button"
      data-row=""
      onClick={() => onLine(code)}
      className="text-left hover:underline"
    >
      {name}
    </button>
  );
}

type TotalProps = Pick<Props, 'explainHref'> & {
  readonly total: FinancialRow | undefined;
  readonly isRight: boolean;
};

const Total = ({ total, isRight, explainHref }: TotalProps) => (
  <>
    <th
      scope="row"
      colSpan={2}
      className={`px-3 text-left font-semibold ${isRight ? 'rule-middle' : ''}`}
    >
      {total?.name}
    </th>
    <td
      data-side={isRight ? 'credit' : 'debit'}
      className="num tree-figure tree-figure-last rule-double"
    >
      {total !== undefined && (
        <Sum
          row={total}
          text={statementAmount(total.amountsPaise[0] ?? 0, EXACT)}
          href={explainHref}
        />
      )}
    </td>
  </>
);
