// The table of a printed sheet: its heads are repeated on every page, a line stays whole.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ReportSheet, ReportColumn, SheetLine } from '#core/kernel/writing/sheet.ts';
import { printedText, headSpans } from './cells.ts';

type Props = {
  readonly sheet: ReportSheet;
  /** What ends it, in a row of its own: only rows are kept together at the end of a page. */
  readonly children: ReactNode;
};

export function SheetTable({ sheet, children }: Props) {
  const { columns, lines } = sheet;
  const last = lines.length - 1;
  return (
    <table>
      <Heads columns={columns} />
      <tbody>
        {[...lines.entries()].map(([at, line]) => (
          <Line key={at} columns={columns} line={line} isLast={at === last} />
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={columns.length}>Nothing in this list.</td>
          </tr>
        )}
        <tr className="report-end-row">
          <td colSpan={columns.length}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Heads({ columns }: { readonly columns: readonly ReportColumn[] }) {
  const spans = headSpans(columns);
  return (
    <thead>
      {spans !== null && (
        <tr className="report-over">
          {spans.map(({ over, span, at }) => (
            <th key={at} colSpan={span} className={ruleOf(columns[at])}>
              {over}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {[...columns.entries()].map(([at, column]) => (
          <th key={at} scope="col" className={classOf(column)}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const ruleOf = (column: ReportColumn | undefined): string =>
  column?.rule === undefined ? '' : `report-rule-${column.rule}`;

const classOf = (column: ReportColumn): string => `report-${column.kind} ${ruleOf(column)}`;

type LineProps = {
  readonly columns: readonly ReportColumn[];
  readonly line: SheetLine;
  readonly isLast: boolean;
};

const Line = memo(({ columns, line: { as, level = 0, cells }, isLast }: LineProps) => (
  <tr className={`report-${as}${isLast && as === 'total' ? ' report-end' : ''}`}>
    {[...columns.entries()].map(([at, column]) => {
      const text = printedText(cells[at] ?? null, column.kind);
      return (
        <td
          key={at}
          className={`${classOf(column)} ${LONG_WORD.test(text) ? 'report-long-word' : ''}`}
          {...(at === 0 && level > 0 && { style: { paddingLeft: `${4 + level * 9}pt` } })}
          {...(column.kind === 'text' && { dir: 'auto' })}
        >
          {text}
        </td>
      );
    })}
  </tr>
));

/** Only such a word may be broken: a column is as wide as its other words need. */
const LONG_WORD = /\S{17}/u;
