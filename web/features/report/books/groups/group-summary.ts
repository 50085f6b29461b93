// The summary of a group: its groups and its accounts, with what each held, moved and holds.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
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
};

export function groupSummaryView(parts: GroupParts): ReportView {
  const { group, days, groupHref, accountHref } = parts;
  const own = accountsWithin(parts.accounts, group);
  const children = TALLY_GROUPS.filter(({ parent }) => parent === group).map(({ code }) => code);
  const codes = group === null ? [...children, UNGROUPED] : children;
  const groups = codes.flatMap((code): readonly ReportRow[] => {
    const within = accountsWithin(own, code);
    if (within.length === 0) return [];
    const cells = moveCells(groupName(code), sumOfMoves(within));
    return [{ as: 'line', key: `group ${code}`, href: groupHref(code), cells }];
  });
  const isOwn = ({ group: code }: AccountMoves) => (code === '' ? UNGROUPED : code) === group;
  const lines = own.filter(isOwn).map(({ id, name, ...moves }): ReportRow => ({
    as: 'line',
    key: `account ${id}`,
    href: accountHref(id),
    cells: moveCells(name, moves),
  }));
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: moveCells(groupName(group), sumOfMoves(own)),
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
