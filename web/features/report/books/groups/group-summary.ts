// The summary of a group: its groups and its accounts, with what each held, moved and holds.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { column, nameOfGroupSum, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { AccountMoves, DaysOfYear } from './group-balances.ts';

type Moves = Omit<AccountMoves, 'id' | 'name' | 'group'>;

/** An account, or a sum of accounts. */
export type MovesRow = Moves & { readonly name: string };

export const MOVE_COLUMNS: readonly DeclaredColumn<MovesRow>[] = [
  column.text('Particulars', ({ name }) => name),
  column.money('Opening', ({ opening }) => Math.abs(opening), {
    rule: 'pair',
    blankNil: true,
    figure: 'opening',
  }),
  column.side('Dr/Cr', ({ opening }) => opening),
  column.money('Debit', ({ debit }) => debit, { rule: 'pair', blankNil: true, figure: 'debit' }),
  column.money('Credit', ({ credit }) => credit, { blankNil: true, figure: 'credit' }),
  column.money('Closing', ({ closing }) => Math.abs(closing), {
    rule: 'answer',
    blankNil: true,
    figure: 'closing',
    onPhone: 'column',
  }),
  column.side('Dr/Cr', ({ closing }) => closing, { onPhone: 'column' }),
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

type GroupParts = {
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

type FigureOf = Pick<MovedFigure, 'account' | 'of' | 'line'>;

/** What stood before the days, each side of what moved, and what stands after them. */
const explainedIn =
  ({ days: { from, to }, explainHref }: GroupParts) =>
  (figure: string, of: FigureOf): string | undefined => {
    if (figure === 'closing') return explainHref?.({ ...of, asOn: to });
    if (figure !== 'opening') {
      const side = figure === 'debit' ? 'all-debits' : 'all-credits';
      return explainHref?.({ ...of, side, from, asOn: to });
    }
    // Then income and expenses of the year before stand in no group any more.
    const beginsYear = of.line === ALL_ACCOUNTS && from === yearPeriod(financialYearOf(from)).from;
    return beginsYear ? undefined : explainHref?.({ ...of, asOn: dayBefore(from) });
  };

type MovesLine = DeclaredLine<MovesRow, FigureOf>;

export function groupSummaryView(parts: GroupParts): ReportView {
  const { group, days, groupHref, accountHref } = parts;
  const own = accountsWithin(parts.accounts, group);
  const children = TALLY_GROUPS.filter(({ parent }) => parent === group).map(({ code }) => code);
  const codes = group === null ? [...children, UNGROUPED] : children;
  const groups = codes.flatMap((code): readonly MovesLine[] => {
    const within = accountsWithin(own, code);
    if (within.length === 0) return [];
    return [
      {
        as: 'line',
        key: `group ${code}`,
        href: groupHref(code),
        row: { name: groupName(code), ...sumOfMoves(within) },
        whose: { of: 'trial-balance', line: nameOfGroupSum(code, true) },
      },
    ];
  });
  const isOwn = ({ group: code }: AccountMoves) => (code === '' ? UNGROUPED : code) === group;
  const accounts = own.filter(isOwn).map((account): MovesLine => ({
    as: 'line',
    key: `account ${account.id}`,
    href: accountHref(account.id),
    row: account,
    whose: { account: account.id },
  }));
  const total: MovesLine = {
    as: 'total',
    key: 'total',
    row: { name: groupName(group), ...sumOfMoves(own) },
    whose: {
      of: 'trial-balance',
      line: group === null ? ALL_ACCOUNTS : nameOfGroupSum(group, true),
    },
  };
  return reportOf(
    {
      title: group === null ? 'Group summary' : `Group summary: ${groupName(group)}`,
      period: periodInWords(days),
      remarks: [],
    },
    MOVE_COLUMNS,
    own.length === 0 ? [] : [...groups, ...accounts, total],
    parts.explainHref && explainedIn(parts),
  );
}
