// The lines of the statements as a report: what no line takes first, then each group with its
// accounts.
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { LINE_NAMES } from '#core/statement/index.ts';
import type {
  AccountOnLine,
  GroupOnLine,
  LinesReply,
} from '#api/contract/account/reports/statement-lines.ts';
import { formatDate } from '#web/format/dates.ts';

const HOW: Readonly<Record<AccountOnLine['how'], string>> = {
  account: '',
  group: 'As its group',
  name: 'By its name',
  default: '',
};

type Look = {
  /** Where Enter leads; null for who may not change the book. */
  readonly hrefOf: ((subject: string) => string) | null;
  /** An account that is shown even among many customers. */
  readonly shownId: number | null;
};

const laterText = ({ next }: Pick<AccountOnLine, 'next'>): string =>
  next === null
    ? ''
    : `${next.line === null ? 'Default' : LINE_NAMES[next.line]} from ${formatDate(next.from)}`;

/** A group or an account, and how it came to its line where nobody chose it. */
type PlacedRow = { readonly one: GroupOnLine | AccountOnLine; readonly how: string };

const COLUMNS: readonly DeclaredColumn<PlacedRow>[] = [
  column.text('Group or account', ({ one }) => one.name),
  column.text('Line', ({ one }) => LINE_NAMES[one.line], { onPhone: 'column' }),
  column.text('Set by', ({ one, how }) => one.chosen?.by ?? how, { onPhone: 'below' }),
  column.date('From', ({ one }) => one.chosen?.from ?? null),
  column.text('Later', ({ one }) => laterText(one)),
];

type PlacedLine = DeclaredLine<PlacedRow>;

function groupLine(one: GroupOnLine, { hrefOf }: Look): PlacedLine {
  const { group } = one;
  return {
    as: 'group',
    key: `group-${group ?? 'none'}`,
    row: { one, how: 'Default' },
    ...(hrefOf !== null && group !== null && { href: hrefOf(`group-${group}`) }),
  };
}

function accountLine(one: AccountOnLine, { hrefOf }: Look, below?: string): PlacedLine {
  const subject = `account-${one.accountId}`;
  return {
    as: 'line',
    key: subject,
    level: 1,
    row: { one, how: HOW[one.how] },
    ...(below !== undefined && { below }),
    ...(hrefOf !== null && one.open && { href: hrefOf(subject) }),
  };
}

const PARTIES = new Set(['sundry-debtors', 'sundry-creditors']);

/** Customers and suppliers are many: those that are nowhere else are left out. */
const isShown = (one: AccountOnLine, { shownId }: Look): boolean =>
  !PARTIES.has(one.group ?? '') ||
  one.how !== 'default' ||
  one.next !== null ||
  one.accountId === shownId;

/** A line of its own, which asks to be looked at. */
export const isUnplaced = ({ line }: Pick<AccountOnLine, 'line'>): boolean =>
  line === 'unclassified' || line === 'suspense' || line === 'opening-difference';

export function linesView({ to, groups, accounts }: LinesReply, look: Look): ReportView {
  const unplaced = accounts.filter(isUnplaced);
  const first: readonly PlacedLine[] =
    unplaced.length === 0
      ? []
      : [
          { as: 'group', key: 'unplaced', name: 'No line in the form' },
          ...unplaced.map((one) =>
            accountLine(one, look, one.group === null ? '' : nameOfGroup(one.group as GroupCode)),
          ),
        ];
  const used = groups.filter(
    ({ group, accountCount: count, chosen, next }) =>
      group !== null && (count > 0 || chosen !== null || next !== null),
  );
  const rest = used.flatMap((one) => [
    groupLine(one, look),
    ...accounts
      .filter((each) => each.group === one.group && !isUnplaced(each) && isShown(each, look))
      .map((each) => accountLine(each, look)),
  ]);
  return reportOf(
    {
      title: 'Lines of the statements',
      period: `Statements up to ${formatDate(to)}`,
      remarks: ['Customers and suppliers on the line of their group are not listed'],
    },
    COLUMNS,
    [...first, ...rest],
  );
}
