// The figures of one line of a statement. The arrows go from cell to cell, and the figure of an
// account opens its entries of the days of that column.
import { Link } from 'react-router-dom';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { figureText } from '../../columns/figures.ts';
import type { FigureColumn } from '../../columns/figure-columns.ts';

export type FiguresLook = {
  readonly columns: readonly FigureColumn[];
  readonly withNotes: boolean;
  readonly isInWholeRupees: boolean;
  /** What shares are taken of, for each column of the reply. */
  readonly whole: readonly number[];
  /** @param at the column of the reply whose days are opened. */
  readonly hrefOf: (accountId: number, at: number) => string;
};

type Props = {
  readonly row: Pick<FinancialRow, 'amountsPaise' | 'note'>;
  readonly look: FiguresLook;
  readonly accountId?: number | null;
  /** Whether an amount of nil is written, as it is of a sum. */
  readonly always?: boolean;
};

export function FigureCells({
  row: { amountsPaise, note },
  look,
  accountId = null,
  always,
}: Props) {
  const { columns, withNotes, whole, isInWholeRupees, hrefOf } = look;
  const options = { whole: isInWholeRupees, always: always === true };
  return (
    <>
      {withNotes && <td className="num text-ink-3">{note}</td>}
      {columns.map((column) => {
        const { key, isAnswer, kind, at } = column;
        const text =
          amountsPaise.length === 0 ? '' : figureText(column, { amountsPaise, whole }, options);
        return (
          <td
            key={key}
            className={`num tree-figure statement-cell ${isAnswer ? 'rule-middle' : ''} ${
              kind === 'amount' ? '' : 'text-ink-2'
            }`}
          >
            {amountsPaise.length > 0 && (
              <Figure
                text={text}
                at={at}
                href={accountId === null ? null : hrefOf(accountId, at)}
              />
            )}
          </td>
        );
      })}
    </>
  );
}

type FigureProps = { readonly text: string; readonly href: string | null; readonly at: number };

/** Reached by the arrows alone, so that Tab goes from name to name. */
const Figure = ({ text, href, at }: FigureProps) =>
  href === null || text === '' ? (
    <span data-cell="" data-at={at} tabIndex={-1} className="statement-focus">
      {text}
    </span>
  ) : (
    <Link
      data-cell=""
      data-at={at}
      tabIndex={-1}
      to={href}
      className="statement-focus hover:underline"
    >
      {text}
    </Link>
  );
