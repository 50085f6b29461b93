// The summary of a group: its groups and its accounts, with what each held, moved and holds.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRow, ReportView } from '../kit/report-view.ts';
import type { AccountMoves, DaysOfYear } from './group-balances.ts';

export const MOVE_COLUMNS: readonly ReportColumn[] = [
  { head: 'Particulars', kind: 'text' },
  { head: 'Opening (₹)', kind: 'money', rule: 'pair' },
  { head: 'Dr/Cr', kind: 'side' },
  { head: 'Debit (₹)', kind: 'money', rule: 'pair' },
  { head: 'Credit (₹)', kind: 'money' },
  { head: 'Closing (₹)', kind: 'money', rule: 'answer' },
  { head: 'Dr/Cr', kind: 'side' },
];

type Moves = Omit<AccountMoves, 'id' | 'name' | 'group'>;

/** @returns the name and the moves of an account or of a sum of them. */
export const moveCells = (name: string, moves: Moves): ReportCell[] => [
  name,
  Math.abs(moves.opening) || null,
  moves.opening,
  moves.debit || null,
  moves.credit || null,
  Math.abs(moves.closing) || null,
  moves.closing,
];

export const sumOfMoves = (accounts: readonly AccountMoves[]): Moves =>
  accounts.reduce(
    (sum, account) => ({
      opening: sum.opening + account.opening,
      debit: sum.debit + account.debit,
      credit: sum.credit + account.credit,
      closing: sum.closing + account.closing,
    }),
    { opening: 0, debit: 0, credit: 0, closing: 0 },
  );

/** The code that the address has for accounts whose type stands under no group. */
export const UNGROUPED = 'none';

export const groupName = (code: string | null): string =>
  code === null
    ? 'All groups'
    : (TALLY_GROUPS.find((group) => group.code === code)?.name ?? 'Without a group');

/** @returns whether accounts of a group stand within another one, or are its own. */
export function isWithin(code: string, group: string | null): boolean {
  if (group === null) return true;
  if ((code === '' ? UNGROUPED : code) === group) return true;
  const parent = TALLY_GROUPS.find((each) => each.code === code)?.parent ?? null;
  return parent !== null && isWithin(parent, group);
}

/** @returns the accounts of a group and of the groups within it. */
export const accountsWithin = (accounts: readonly AccountMoves[], group: string | null) =>
  accounts.filter((account) => isWithin(account.group, group));

export type GroupParts = {
  /** Null for the whole book. */
  readonly group: string | null;
  readonly days: DaysOfYear;
  readonly accounts: readonly AccountMoves[];
  readonly groupHref: (code: string) => string;
  readonly accountHref: (accountId: number) => string;
  /** Where a figure is explained; nowhere on paper. */
  readonly explainHref?: (figure: MovedFigure) => string;
};

const ALL_ACCOUNTS = 'accounts';

/** Of an account, or of a line of the trial balance. */
type MovedFigure = Pick<ExplainedPlace, 'account' | 'of' | 'line' | 'side' | 'from' | 'asOn'>;

/** What stood before the days, each side of what moved, and what stands after them. */
function explained(
  of: Pick<MovedFigure, 'account' | 'of' | 'line'>,
  { days: { from, to }, explainHref }: Pick<GroupParts, 'days' | 'explainHref'>,
): Pick<ReportRow, 'explain' | 'explainCells'> {
  if (explainHref === undefined) return {};
  const closing = explainHref({ ...of, asOn: to });
  // Then income and expenses of the year before stand in no group any more.
  const beginsYear = of.line === ALL_ACCOUNTS && from === yearPeriod(financialYearOf(from)).from;
  const moved = (side: string) => explainHref({ ...of, side, from, asOn: to });
  return {
    explain: closing,
    explainCells: {
      ...(!beginsYear && { 1: explainHref({ ...of, asOn: dayBefore(from) }) }),
      3: moved('all-debits'),
      4: moved('all-credits'),
      5: closing,
    },
  };
}

export function groupSummaryView(parts: GroupParts): ReportView {
  const { group, days, groupHref, accountHref } = parts;
  const own = accountsWithin(parts.accounts, group);
  const children = TALLY_GROUPS.filter(({ parent }) => parent === group).map(({ code }) => code);
  const codes = group === null ? [...children, UNGROUPED] : children;
  const groups = codes.flatMap((code): readonly ReportRow[] => {
    const within = accountsWithin(own, code);
    if (within.length === 0) return [];
    const cells = moveCells(groupName(code), sumOfMoves(within));
    const why = explained({ of: 'trial-balance', line: `within-${code}` }, parts);
    return [{ as: 'line', key: `group ${code}`, href: groupHref(code), cells, ...why }];
  });
  const isOwn = ({ group: code }: AccountMoves) => (code === '' ? UNGROUPED : code) === group;
  const lines = own.filter(isOwn).map(({ id, name, ...moves }): ReportRow => ({
    as: 'line',
    key: `account ${id}`,
    href: accountHref(id),
    cells: moveCells(name, moves),
    ...explained({ account: id }, parts),
  }));
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: moveCells(groupName(group), sumOfMoves(own)),
    ...explained(
      { of: 'trial-balance', line: group === null ? ALL_ACCOUNTS : `within-${group}` },
      parts,
    ),
  };
  return {
    title: group === null ? 'Group summary' : `Group summary: ${groupName(group)}`,
    period: periodInWords(days),
    remarks: [],
    columns: MOVE_COLUMNS,
    nameAt: 0,
    phone: [0, 5, 6],
    lines: own.length === 0 ? [] : [...groups, ...lines, total],
  };
}
