// The balance sheet as a T: funds and liabilities on the left, assets on the right; what a block
// comes to stands in the outer column.
import { Link } from 'react-router-dom';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import '#web/shell/balances/tree.css';
import '../table/statement.css';
import { paiseFromWire } from '#web/format/money.ts';
import { statementAmount } from '../../columns/figures.ts';

type Props = {
  readonly rows: readonly FinancialRow[];
  readonly onLine: (code: string) => void;
  /** Where a sum is explained. */
  readonly explainHref: (code: string) => string | undefined;
};

type SideCell = {
  readonly row: FinancialRow;
  readonly inner: string;
  readonly outer: string;
  /** The last of a block, with the rule of its sum beneath. */
  readonly isLast: boolean;
};

export function BalanceSheetSides({ rows, onLine, explainHref }: Props) {
  const at = rows.findIndex(({ code }) => code === 'assets');
  const [left, right] = [rows.slice(1, at), rows.slice(at + 1)];
  const [funds, assets] = [cellsOf(left), cellsOf(right)];
  const depth = Math.max(funds.length, assets.length);
  const totals = [left.at(-1), right.at(-1)];
  return (
    <table className="tree statement-sides rule-top">
      <caption className="sr-only">Balance sheet in two sides</caption>
      <thead className="bg-surface-2 text-xs text-ink-2">
        <tr>
          {[rows[0]?.name, rows[at]?.name].map((name, side) => (
            <SideHead key={name} name={name ?? ''} isRight={side === 1} />
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

const SideHead = ({ name, isRight }: { readonly name: string; readonly isRight: boolean }) => (
  <>
    <th scope="col" className={`px-3 py-2 text-left font-medium ${isRight ? 'rule-middle' : ''}`}>
      {name}
    </th>
    <th scope="col" className="num tree-figure w-32 font-medium">
      (₹)
    </th>
    <th scope="col" className="num tree-figure tree-figure-last w-36 font-medium">
      (₹)
    </th>
  </>
);

const EXACT = { whole: false, always: true } as const;

/** A block of one line has no sum of its own, so that its figure stands outside at once. */
function cellsOf(side: readonly FinancialRow[]): readonly SideCell[] {
  return side.slice(0, -1).map((row, at) => {
    const figure =
      row.amounts.length === 0
        ? ''
        : statementAmount(paiseFromWire(row.amounts[0] ?? '0.00'), EXACT);
    const isAlone = row.as === 'line' && !isOfBlock(side, at);
    const isInner = row.as === 'line' && !isAlone;
    return {
      row,
      inner: isInner ? figure : '',
      outer: isInner ? '' : figure,
      isLast: isInner && side[at + 1]?.as === 'subtotal',
    };
  });
}

/** Whether a sum follows before the next heading. */
function isOfBlock(side: readonly FinancialRow[], at: number): boolean {
  const after = side.slice(at + 1).find(({ as }) => as !== 'line');
  return after?.as === 'subtotal';
}

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
        {cell?.inner}
      </td>
      <td data-side={side} className="num tree-figure tree-figure-last font-semibold">
        {cell !== undefined && <Sum row={cell.row} text={cell.outer} href={explainHref} />}
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
          text={statementAmount(paiseFromWire(total.amounts[0] ?? '0.00'), EXACT)}
          href={explainHref}
        />
      )}
    </td>
  </>
);
