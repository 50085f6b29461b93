// A statement line by line: sections with their accounts, lines that open into them, and sums. The
// strong rule stands before the answer.
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type {
  FinancialPartReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';
import '#web/shell/balances/tree.css';
import './statement.css';
import { isOpeningPart, isStockPart } from '#core/statement/index.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { FigureHead } from '../../columns/FigureHead.tsx';
import { FigureCells } from './FigureCells.tsx';
import type { FiguresLook } from './FigureCells.tsx';
import { StatementCols, statementSize } from './StatementCols.tsx';
import { hasParts } from './statement-figures.ts';

type StatementLook = FiguresLook & {
  readonly caption: string;
  readonly isOpen: (code: string) => boolean;
  readonly toggle: (code: string) => void;
  /** Where stock opens that no account shows. */
  readonly hrefOfStock?: string;
  /** Where opening stock is entered that nobody has posted; in the past nowhere. */
  readonly hrefOfOpening?: string | undefined;
};

type Props = { readonly rows: readonly FinancialRow[]; readonly look: StatementLook };

export function FinancialTable({ rows, look }: Props) {
  const { columns, caption, withNotes, isInWholeRupees } = look;
  return (
    <div className="statement-frame">
      <table className={`tree tree-report statement rule-top ${statementSize(look)}`}>
        <caption className="sr-only">{caption}</caption>
        <StatementCols columns={columns} withNotes={withNotes} isInWholeRupees={isInWholeRupees} />
        <FigureHead
          name={isInWholeRupees ? 'Whole rupees' : 'Particulars'}
          withNotes={withNotes}
          columns={columns}
        />
        <tbody>
          {rows.map((row) => (
            <StatementRow key={row.code} row={row} look={look} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly row: FinancialRow; readonly look: StatementLook };

const SUM_LOOK: Partial<Record<FinancialRow['as'], string>> = {
  subtotal: 'statement-sum font-semibold',
  result: 'statement-result font-semibold',
  total: 'statement-result font-semibold',
};

function StatementRow({ row, look }: RowProps) {
  const { as, name, code } = row;
  if (as === 'side' || as === 'heading') {
    return (
      <tr className={as === 'side' ? 'statement-side' : 'statement-heading'}>
        <th scope="rowgroup" className="px-3 text-left font-semibold">
          {name}
        </th>
        <FigureCells row={NO_FIGURES} look={look} />
      </tr>
    );
  }
  if (as === 'section') return <SectionRows row={row} look={look} />;
  if (as === 'line') return <LineRows row={row} look={look} />;
  return (
    <tr className={`tree-row ${SUM_LOOK[as] ?? ''}`} data-code={code}>
      <th scope="row" className="px-3 text-left font-semibold">
        {name}
      </th>
      <FigureCells row={row} look={look} always />
    </tr>
  );
}

/** The rules between the columns run through headings too. */
const NO_FIGURES = { amountsPaise: [], note: null };

function Opener({ row, look, name }: RowProps & { readonly name: string }) {
  const isOpen = look.isOpen(row.code);
  return (
    <button
      type="button"
      data-row=""
      data-group={row.code}
      aria-expanded={isOpen}
      onClick={() => look.toggle(row.code)}
      className="tree-reach inline-flex items-center gap-0.5 text-left align-middle"
    >
      <span className={`shrink-0 text-ink-3 ${isOpen ? '' : 'tree-closed'}`}>
        <Icon name="down" size={16} />
      </span>
      {name}
    </button>
  );
}

/** Its name above its accounts and its sum beneath; closed, the sum alone. */
function SectionRows({ row, look }: RowProps) {
  const { name, sumName, code } = row;
  const isOpen = look.isOpen(code);
  const sum = (
    <tr data-code={code} className="tree-row statement-sum font-semibold">
      <th scope="row" className="px-3 text-left font-semibold" data-level="0">
        {isOpen ? sumName : <Opener row={row} look={look} name={sumName ?? name} />}
      </th>
      <FigureCells row={row} look={look} always />
    </tr>
  );
  if (!isOpen) return sum;
  return (
    <>
      <tr data-code={code} className="tree-row statement-heading" data-level="0">
        <th scope="rowgroup" className="px-3 text-left font-medium">
          <Opener row={row} look={look} name={name} />
        </th>
        <FigureCells row={NO_FIGURES} look={look} />
      </tr>
      <Parts row={row} look={look} />
      {sum}
    </>
  );
}

function LineRows({ row, look }: RowProps) {
  return (
    <>
      <tr data-code={row.code} className="tree-row" data-level="0">
        <th
          scope="row"
          className={`text-left font-normal ${hasParts(row) ? 'statement-indent' : 'statement-part'}`}
        >
          {hasParts(row) ? <Opener row={row} look={look} name={row.name} /> : row.name}
        </th>
        <FigureCells row={row} look={look} always />
      </tr>
      {look.isOpen(row.code) && <Parts row={row} look={look} />}
    </>
  );
}

function Parts({ row, look }: RowProps) {
  return row.parts.map((part) => (
    <Fragment key={`${part.accountId ?? ''} ${part.name}`}>
      <PartRow part={part} look={look} />
    </Fragment>
  ));
}

function hrefOfNoAccount(
  part: Parameters<typeof isStockPart>[0],
  { hrefOfStock, hrefOfOpening }: StatementLook,
): string | undefined {
  if (isStockPart(part)) return hrefOfStock;
  return isOpeningPart(part) ? hrefOfOpening : undefined;
}

type PartProps = { readonly part: FinancialPartReply; readonly look: StatementLook };

function PartRow({ part, look }: PartProps) {
  const { accountId, name, amountsPaise, explained } = part;
  const href =
    accountId === null ? hrefOfNoAccount({ accountId, name }, look) : look.hrefOf(accountId, 0);
  return (
    <tr
      className="tree-row"
      data-level="1"
      data-id={accountId ?? undefined}
      data-days={explained?.days}
      data-begins={explained?.beginsOn}
      data-figure={explained?.figure}
      data-side={explained?.side}
    >
      <td className="statement-part pr-2">
        {href === undefined ? (
          name
        ) : (
          <Link to={href} dir="auto" data-row="" className="link-name tree-reach">
            {name}
          </Link>
        )}
      </td>
      <FigureCells row={{ amountsPaise, note: null }} look={look} accountId={accountId} />
    </tr>
  );
}
