// A statement at two moments, and what explains each of its parts.
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { LINE_NAMES } from '#core/statement/index.ts';
import { compareStatement } from '#api/contract/book/log/compare-statement.ts';
import type { StatementComparison } from '#api/contract/book/log/compare-statement.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { itemsQuery } from '../more/queries.ts';
import type { ComparedStatement, ComparisonQuery, FigureQuery } from '../queries.ts';

export type StatementRow = StatementComparison['rows'][number];
export type StatementPart = StatementRow['parts'][number];

export const statementQuery = (asked: ComparisonQuery, of: ComparedStatement) => ({
  of,
  ...itemsQuery(asked),
  ...(of !== 'balance-sheet' && asked.from != null && { from: asked.from }),
});

export const statementComparison = (
  bookId: number,
  asked: ComparisonQuery,
  of: ComparedStatement,
) => asking(compareStatement, { params: { bookId }, query: statementQuery(asked, of) });

/** @returns what is asked for the events of a part. */
export const figureOfPart = (
  { a, b }: Pick<StatementComparison, 'a' | 'b'>,
  figure: NonNullable<StatementPart['figure']>,
): FigureQuery => ({
  accountId: figure.account,
  figure: figure.figure,
  since: String(a.event),
  until: String(b.event),
  asOn: figure.as_on,
  from: figure.from,
  side: figure.side,
});

type StatementRows = Pick<StatementComparison, 'rows'>;

type LineOfSum = {
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
  if (figure === null) return 'As per the stock register; not posted';
  if (line === null) return 'Reclassified: another part of the balance is shown here';
  return a === '0.00' ? `Reclassified: was on ${line}` : `Reclassified: is now on ${line}`;
}

type ReclassifyingEvent = { readonly text: string; readonly event: number };

/** @returns the events by which a part stands elsewhere, in their order. */
export function reclassifyingEvents(part: StatementPart): readonly ReclassifyingEvent[] {
  const { line_set: set, group_changed: moved } = part;
  return [
    ...(moved === null ? [] : [{ text: regroupedInWords(moved), event: moved.event }]),
    ...(set === null ? [] : [{ text: lineSetInWords(set), event: set.event }]),
  ].toSorted((one, other) => one.event - other.event);
}

const groupName = (code: string): string => nameOfGroup(code as GroupCode);

function lineSetInWords({ line, group, from }: NonNullable<StatementPart['line_set']>): string {
  const where =
    line === null ? 'Moved back to the default line' : `Moved to the line ${LINE_NAMES[line]}`;
  const whole = group === null ? '' : ` with all of ${groupName(group)}`;
  return `${where}${whole} from ${formatDate(dateFromWire(from))}`;
}

function regroupedInWords({ from, to }: NonNullable<StatementPart['group_changed']>): string {
  if (to === null) return `Moved out of the group ${groupName(from ?? '')}`;
  const before = from === null ? '' : `, earlier under ${groupName(from)}`;
  return `Moved to the group ${groupName(to)}${before}`;
}
