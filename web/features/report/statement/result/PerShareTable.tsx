// Earnings per share under the profit and loss account of a company, in its columns, with what they
// are reckoned from (AS 20).
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { FigureColumn } from '../../columns/figure-columns.ts';
import { isInWholeRupees } from '../../columns/figures.ts';
import { StatementCols, statementSize } from '../table/StatementCols.tsx';
import { perShareLines, perShareNotes, perShareText, perShareTitle } from './per-share.ts';

type Props = {
  readonly reply: ProfitAndLossReply;
  readonly columns: readonly FigureColumn[];
  /** Null for whoever may not say how many shares there are. */
  readonly onSet: (() => void) | null;
};

export function PerShareTable({ reply, columns, onSet }: Props) {
  const { earningsPerShare: perShare } = reply;
  if (perShare === null) return null;
  const title = perShareTitle(perShare, reply.columns[0]?.to ?? '');
  const lines = perShareLines(perShare);
  return (
    <section aria-label="Earnings per share" className="mt-6">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-3">
        <h2 className="font-semibold">{title} (₹)</h2>
        {onSet !== null && (
          <Button aria-keyshortcuts="N" onClick={onSet}>
            Shares
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-2">The book does not say how many equity shares there are.</p>
      ) : (
        <>
          <div className="statement-frame">
            <table className={`tree tree-report statement rule-top ${statementSize({ columns })}`}>
              <caption className="sr-only">{title}</caption>
              <StatementCols
                columns={columns}
                withNotes={false}
                isInWholeRupees={isInWholeRupees(columns)}
              />
              <thead className="sr-only">
                <tr>
                  <th scope="col">Particulars</th>
                  {columns.map(({ key, head }) => (
                    <th key={key} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.name} className="tree-row" data-level="0">
                    <th scope="row" className="statement-part text-left font-normal">
                      {line.name}
                    </th>
                    {columns.map((column) => (
                      <td key={column.key} className="num tree-figure statement-cell">
                        {perShareText(column, line)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-2 text-sm text-ink-2">{perShareNotes(reply)[0]}</p>
        </>
      )}
    </section>
  );
}
