// A statement of which only the lines that changed are told: a line is made of its accounts, a sum
// of its lines.
import { furtherComparisons } from '#api/contract/book/log/compare.ts';
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { LINE_NAMES } from '#core/statement/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { eventCount } from '../../report/signed.ts';
import { changeOf, comparedSubject } from '../changes.ts';
import type { ChangedLine, EventInWords, NamedChange } from '../changes.ts';
import { comparisonQuery } from '../queries.ts';
import type { ComparedStatement, ComparisonQuery } from '../queries.ts';

type Row = StatementComparison['rows'][number];
type Part = Row['parts'][number];

const NAMES: Readonly<Record<ComparedStatement, string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
};

export const comparedStatement = (of: ComparedStatement) =>
  comparedSubject(
    'the statement',
    furtherComparisons.compareStatement,
    (bookId, asked) => ({ params: { bookId }, query: statementQuery(asked, of) }),
    (compared) => {
      const [from, to] = [compared.from, compared.asOn];
      const isOfDay = of === 'balance-sheet';
      const days = isOfDay ? `as on ${formatDate(to)}` : `${formatDate(from)} to ${formatDate(to)}`;
      const unchanged = `${counted(compared.unchanged, 'line')} did not change`;
      return {
        a: compared.a,
        b: compared.b,
        head: 'Line',
        hasSides: false,
        caption: 'Lines changed between A and B',
        lines: compared.rows.map((row) => lineOf(compared, row)),
        none: `No line of it, ${days}, changed.`,
        below: `${NAMES[of]}, ${days}. ${unchanged}.`,
        title: `${NAMES[of]}: what changed`,
        period: isOfDay ? asOnInWords(to) : periodInWords({ from, to }),
        remark: unchanged,
      };
    },
  );

const statementQuery = (asked: ComparisonQuery, of: ComparedStatement) => ({
  of,
  ...comparisonQuery(asked),
  ...(of !== 'balance-sheet' && asked.from != null && { from: asked.from }),
});

function lineOf(compared: StatementComparison, row: Row): ChangedLine {
  const { code: key, name, parts } = row;
  if (row.as === 'side') return { key, as: 'group', level: 0, name, words: '', change: null };
  const isSum = row.madeOf.length > 0;
  return {
    key,
    as: isSum || parts.length === 0 ? 'total' : 'group',
    level: isSum || parts.length === 0 ? 0 : 1,
    name,
    words: isSum ? 'sum of lines' : '',
    change: {
      ...changeOf(row),
      explained: isSum
        ? { by: 'lines', lines: linesOfSum(compared, row) }
        : { by: 'parts', parts: parts.map((part) => partOf(compared, part)) },
    },
  };
}

/** @returns the lines that changed of those that a sum is made of, as the sum is read. */
function linesOfSum({ rows }: StatementComparison, sum: Row): readonly NamedChange[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return sum.madeOf.flatMap((code) => {
    const row = byCode.get(code);
    if (row === undefined) return [];
    const { aPaise, bPaise, changePaise } = changeOf(row);
    const turned = (paise: number) => (row.onCredit === sum.onCredit ? paise : 0 - paise);
    const { name } = row;
    return [
      {
        name,
        aPaise: turned(aPaise),
        bPaise: turned(bPaise),
        changePaise: turned(changePaise),
      },
    ];
  });
}

function partOf({ a, b }: StatementComparison, part: Part): ChangedLine {
  const { figure: of } = part;
  const figure =
    of === null
      ? null
      : {
          accountId: of.account,
          figure: of.figure,
          since: String(a.event),
          until: String(b.event),
          asOn: of.asOn,
          from: of.from,
          side: of.side,
        };
  return {
    key: String(part.accountId ?? part.name),
    as: 'line',
    level: 2,
    name: part.name,
    words: eventCount(part.events),
    ...(figure !== null && { account: { ...figure, accountId: part.accountId } }),
    change: {
      ...changeOf(part),
      explained: {
        by: 'figure',
        figure,
        onCredit: part.onCredit,
        reclassified: {
          paise: part.reclassifiedPaise,
          why: reclassifiedInWords(part),
          by: reclassifyingEvents(part),
        },
      },
    },
  };
}

/** @returns why a part has changed by more, or by less, than its events moved. */
function reclassifiedInWords({ aPaise, figure, otherLine: line }: Part): string {
  if (figure === null) return 'As per the stock register; not posted';
  if (line === null) return 'Reclassified: another part of the balance is shown here';
  return aPaise === 0 ? `Reclassified: was on ${line}` : `Reclassified: is now on ${line}`;
}

/** @returns the events by which a part stands elsewhere, in their order. */
function reclassifyingEvents(part: Part): readonly EventInWords[] {
  const { lineSet: set, groupChanged: moved } = part;
  return [
    ...(moved === null ? [] : [{ text: regroupedInWords(moved), event: moved.event }]),
    ...(set === null ? [] : [{ text: lineSetInWords(set), event: set.event }]),
  ].toSorted((one, other) => one.event - other.event);
}

const groupName = (code: string): string => nameOfGroup(code as GroupCode);

function lineSetInWords({ line, group, from }: NonNullable<Part['lineSet']>): string {
  const where =
    line === null ? 'Moved back to the default line' : `Moved to the line ${LINE_NAMES[line]}`;
  const whole = group === null ? '' : ` with all of ${groupName(group)}`;
  return `${where}${whole} from ${formatDate(from)}`;
}

function regroupedInWords({ from, to }: NonNullable<Part['groupChanged']>): string {
  if (to === null) return `Moved out of the group ${groupName(from ?? '')}`;
  const before = from === null ? '' : `, earlier under ${groupName(from)}`;
  return `Moved to the group ${groupName(to)}${before}`;
}
