// The lines of the statements as a report: what no line takes first, then each group with its
// accounts.
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';
import { LINE_NAMES } from '#core/statement/index.ts';
import type {
  AccountOnLine,
  GroupOnLine,
  LinesReply,
} from '#api/contract/account/reports/statement-lines.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import type { ReportRow, ReportView } from '../kit/report-view.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Group or account', kind: 'text' },
  { head: 'Line', kind: 'text' },
  { head: 'Set by', kind: 'text' },
  { head: 'From', kind: 'date' },
  { head: 'Later', kind: 'text' },
];

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

const dayText = (day: string): string => formatDate(dateFromWire(day));

const laterText = ({ next }: Pick<AccountOnLine, 'next'>): string =>
  next === null
    ? ''
    : `${next.line === null ? 'Default' : LINE_NAMES[next.line]} from ${dayText(next.from)}`;

const cellsOf = (one: GroupOnLine | AccountOnLine, how: string) => [
  one.name,
  LINE_NAMES[one.line],
  one.chosen?.by ?? how,
  one.chosen?.from ?? null,
  laterText(one),
];

function groupRow(one: GroupOnLine, { hrefOf }: Look): ReportRow {
  const { group } = one;
  return {
    as: 'group',
    key: `group-${group ?? 'none'}`,
    cells: cellsOf(one, 'Default'),
    ...(hrefOf !== null && group !== null && { href: hrefOf(`group-${group}`) }),
  };
}

function accountRow(one: AccountOnLine, { hrefOf }: Look, below?: string): ReportRow {
  const subject = `account-${one.account_id}`;
  return {
    as: 'line',
    key: subject,
    level: 1,
    cells: cellsOf(one, HOW[one.how]),
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
  one.account_id === shownId;

/** A line of its own, which asks to be looked at. */
export const isUnplaced = ({ line }: Pick<AccountOnLine, 'line'>): boolean =>
  line === 'unclassified' || line === 'suspense' || line === 'opening-difference';

export function linesView({ to, groups, accounts }: LinesReply, look: Look): ReportView {
  const unplaced = accounts.filter(isUnplaced);
  const first: readonly ReportRow[] =
    unplaced.length === 0
      ? []
      : [
          { as: 'group', key: 'unplaced', cells: ['No line in the form', '', '', null, ''] },
          ...unplaced.map((one) =>
            accountRow(one, look, one.group === null ? '' : nameOfGroup(one.group as GroupCode)),
          ),
        ];
  const used = groups.filter(
    ({ group, account_count: count, chosen, next }) =>
      group !== null && (count > 0 || chosen !== null || next !== null),
  );
  const rest = used.flatMap((one) => [
    groupRow(one, look),
    ...accounts
      .filter((each) => each.group === one.group && !isUnplaced(each) && isShown(each, look))
      .map((each) => accountRow(each, look)),
  ]);
  return {
    title: 'Lines of the statements',
    period: `Statements up to ${dayText(to)}`,
    remarks: ['Customers and suppliers on the line of their group are not listed'],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 1],
    phoneBelow: [2],
    lines: [...first, ...rest],
  };
}
