// The trading and the profit and loss account as two Ts, one below the other.
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import '#web/shell/balances/tree.css';
import '../table/statement.css';
import { statementAmount } from '../../columns/figures.ts';
import { headIn } from '../table/units.ts';
import type { AmountUnit } from '../table/units.ts';
import { tradingSides } from './trading-sides.ts';
import type { SideEntry } from './trading-sides.ts';

type Props = {
  /** Of the form that is no company's. */
  readonly rows: readonly FinancialRow[];
  /** In which the amounts of the rows are. */
  readonly unit: AmountUnit;
  readonly links: (entry: SideEntry) => string | undefined;
};

const EXACT = { whole: false, always: true } as const;

export const ResultSides = ({ rows, unit, links }: Props) => (
  <table className="tree statement-sides rule-top">
    <caption className="sr-only">Profit and loss in two sides</caption>
    <thead className="bg-surface-2 text-xs text-ink-2">
      <tr>
        {['Debit', 'Credit'].map((side) => (
          <Fragment key={side}>
            <th scope="col" className={`px-3 py-2 text-left font-medium ${ruleOf(side)}`}>
              {side}
            </th>
            <th scope="col" className="num tree-figure tree-figure-last w-36 font-medium">
              {headIn(unit, '(₹)')}
            </th>
          </Fragment>
        ))}
      </tr>
    </thead>
    <tbody>
      {tradingSides(rows).map(({ name, debit, credit, totalPaise }) => (
        <Fragment key={name}>
          <tr className="border-b border-line">
            <th scope="rowgroup" colSpan={4} className="px-3 text-left font-semibold">
              {name}
            </th>
          </tr>
          {Array.from({ length: Math.max(debit.length, credit.length) }, (_, line) => (
            <tr key={line} className="border-b border-line">
              <Entry entry={debit[line]} side="Debit" links={links} />
              <Entry entry={credit[line]} side="Credit" links={links} />
            </tr>
          ))}
          <tr className="border-t border-ink font-semibold">
            {['Debit', 'Credit'].map((side) => (
              <Fragment key={side}>
                <th scope="row" className={`px-3 text-left font-semibold ${ruleOf(side)}`}>
                  Total
                </th>
                <td className="num tree-figure tree-figure-last rule-double">
                  {statementAmount(totalPaise, EXACT)}
                </td>
              </Fragment>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  </table>
);

const ruleOf = (side: string): string => (side === 'Credit' ? 'rule-middle' : '');

type EntryProps = Pick<Props, 'links'> & {
  readonly entry: SideEntry | undefined;
  readonly side: 'Debit' | 'Credit';
};

function Entry({ entry, side, links }: EntryProps) {
  const { explained, accountId } = entry?.part ?? {};
  return (
    <>
      <td
        className={`pl-6 ${ruleOf(side)}`}
        data-id={accountId ?? undefined}
        data-days={explained?.days}
        data-begins={explained?.beginsOn}
        data-figure={explained?.figure}
        data-side={explained?.side}
      >
        {entry !== undefined && <Name entry={entry} href={links(entry)} />}
      </td>
      <td className="num tree-figure tree-figure-last">
        {entry !== undefined && statementAmount(entry.paise, EXACT)}
      </td>
    </>
  );
}

type NameProps = { readonly entry: SideEntry; readonly href: string | undefined };

/** A profit leads to what explains it. */
const Name = ({ entry: { name, part }, href }: NameProps) =>
  href === undefined ? (
    name
  ) : (
    <Link
      to={href}
      dir="auto"
      data-row=""
      data-explain={part === undefined ? href : undefined}
      className="link-name"
    >
      {name}
    </Link>
  );
