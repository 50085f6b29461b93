// A statement at two moments, and what explains each of its parts.
import { compareStatement } from '#api/contract/book/log/compare-statement.ts';
import type { StatementComparison } from '#api/contract/book/log/compare-statement.ts';
import { asking } from '#web/client/query.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { itemsQuery } from '../more/queries.ts';
import type { ComparedStatement, ComparisonAsked, FigureAsked } from '../queries.ts';

export type StatementRow = StatementComparison['rows'][number];
export type StatementPart = StatementRow['parts'][number];

export const statementQuery = (asked: ComparisonAsked, of: ComparedStatement) => ({
  of,
  ...itemsQuery(asked),
  ...(of !== 'balance-sheet' && asked.from != null && { from: asked.from }),
});

export const statementComparison = (
  bookId: number,
  asked: ComparisonAsked,
  of: ComparedStatement,
) => asking(compareStatement, { params: { bookId }, query: statementQuery(asked, of) });

/** @returns what is asked for the events of a part. */
export const figureOfPart = (
  { a, b }: Pick<StatementComparison, 'a' | 'b'>,
  figure: NonNullable<StatementPart['figure']>,
): FigureAsked => ({
  accountId: figure.account,
  figure: figure.figure,
  since: String(a.event),
  until: String(b.event),
  asOn: figure.as_on,
  from: figure.from,
  side: figure.side,
});

type StatementRows = Pick<StatementComparison, 'rows'>;

export type LineOfSum = {
  readonly name: string;
  /** As the sum is read, in paise. */
  readonly aPaise: number;
  readonly bPaise: number;
  readonly changePaise: number;
};

/** @returns the lines that changed of those that a sum is made of. */
export function linesOfSum({ rows }: StatementRows, sum: StatementRow): readonly LineOfSum[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return sum.made_of.flatMap((code) => {
    const row = byCode.get(code);
    if (row === undefined) return [];
    const turned = (rupees: string) => {
      const paise = paiseFromWire(rupees);
      return row.on_credit === sum.on_credit ? paise : 0 - paise;
    };
    const { name, a, b, change } = row;
    return [{ name, aPaise: turned(a), bPaise: turned(b), changePaise: turned(change) }];
  });
}

/** @returns why a part has changed by more, or by less, than its events moved. */
export function reclassifiedInWords({ a, figure, other_line: line }: StatementPart): string {
  if (figure === null) return 'By the stock register; no entry is posted of it';
  if (line === null) return 'Reclassified: another part of the balance is shown here';
  return a === '0.00' ? `Reclassified: was on ${line}` : `Reclassified: is now on ${line}`;
}
