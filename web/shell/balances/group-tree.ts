// The accounts of a book as a tree of their groups, each group with the sums of its accounts.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { BalanceRow, BookBalances, DebitAndCredit } from '#api/contract/account/balances.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { ORDER_ON_LISTS, ORDER_ON_REPORTS } from './group-order.ts';

export type TreeFigures = Pick<BalanceRow, 'opening' | 'movement' | 'closing'>;

export type AccountNode = {
  readonly accountId: number;
  readonly name: string;
  readonly retired: boolean;
  readonly lastEntry: CalendarDate | null;
  readonly figures: TreeFigures;
};

export type GroupNode = {
  /** The code of the group; the empty text for accounts under none. */
  readonly code: string;
  readonly name: string;
  /** How many accounts it has, those of its groups included. */
  readonly count: number;
  readonly figures: TreeFigures;
  readonly groups: readonly GroupNode[];
  /** Its own: the first of them only, where there are thousands. */
  readonly accounts: readonly AccountNode[];
  readonly ownCount: number;
};

/** The head of accounts whose type stands under none of the groups. */
const WITHOUT_GROUP = 'Without a group';

/** @returns the groups that have accounts, as on a report: side by side. */
export function flatGroups(balances: Pick<BookBalances, 'rows' | 'groups'>): GroupNode[] {
  return [...ORDER_ON_REPORTS, ''].flatMap((code) => {
    const own = ownOf(balances, code);
    return own.ownCount === 0 ? [] : [groupOf(code, own, [])];
  });
}

/**
 * @returns the groups that have accounts, each within its parent. A parent that holds one group and
 *   no account would say the same twice, so the group stands in its place.
 */
export function nestedGroups(balances: Pick<BookBalances, 'rows' | 'groups'>): GroupNode[] {
  const childrenOf = (parent: string) =>
    ORDER_ON_REPORTS.filter((code) => parentOf(code) === parent).flatMap((code) => branch(code));
  const branch = (code: string): GroupNode[] => {
    const [own, groups] = [ownOf(balances, code), childrenOf(code)];
    if (own.ownCount === 0 && groups.length < 2) return groups;
    return [groupOf(code, own, groups)];
  };
  const primary = ORDER_ON_LISTS.filter((code) => parentOf(code) === null);
  return [...primary, ''].flatMap((code) => branch(code));
}

const parentOf = (code: string) =>
  TALLY_GROUPS.find((group) => group.code === code)?.parent ?? null;

type Own = Pick<GroupNode, 'accounts' | 'ownCount' | 'figures'>;

function ownOf({ rows, groups }: Pick<BookBalances, 'rows' | 'groups'>, code: string): Own {
  const heads = groups.filter(({ group }) => known(group) === code);
  return {
    accounts: rows.filter(({ group }) => known(group) === code).map(accountNode),
    ownCount: heads.reduce((sum, { count }) => sum + count, 0),
    figures: summedFigures(heads),
  };
}

const known = (group: string | null): string =>
  TALLY_GROUPS.some(({ code }) => code === group) ? (group ?? '') : '';

function groupOf(code: string, own: Own, groups: readonly GroupNode[]): GroupNode {
  return {
    code,
    name: TALLY_GROUPS.find((group) => group.code === code)?.name ?? WITHOUT_GROUP,
    accounts: own.accounts,
    ownCount: own.ownCount,
    groups,
    count: groups.reduce((sum, { count }) => sum + count, own.ownCount),
    figures: summedFigures([own.figures, ...groups.map(({ figures }) => figures)]),
  };
}

export const accountNode = (row: BalanceRow): AccountNode => ({
  accountId: row.accountId,
  name: row.name,
  retired: row.retired,
  lastEntry: row.lastEntry,
  figures: row,
});

/** Each side by itself, so that a column adds up whatever is open. */
export function summedFigures(all: readonly TreeFigures[]): TreeFigures {
  const sum = (of: (figures: TreeFigures) => DebitAndCredit): DebitAndCredit => ({
    debitPaise: all.reduce((total, figures) => total + of(figures).debitPaise, 0),
    creditPaise: all.reduce((total, figures) => total + of(figures).creditPaise, 0),
  });
  return {
    opening: sum(({ opening }) => opening),
    movement: sum(({ movement }) => movement),
    closing: sum(({ closing }) => closing),
  };
}

/** @returns the profit or loss of earlier years: it holds before the period as at its end. */
export function broughtForward(paise: number): TreeFigures {
  const sides = { debitPaise: Math.max(paise, 0), creditPaise: Math.max(-paise, 0) };
  return { opening: sides, movement: { debitPaise: 0, creditPaise: 0 }, closing: sides };
}

/** @returns signed paise, debit positive. */
export const netOf = ({ debitPaise, creditPaise }: DebitAndCredit): number =>
  debitPaise - creditPaise;

/** @returns the codes of the groups that stand so deep or deeper; the first level is 1. */
export function groupsFrom(groups: readonly GroupNode[], depth: number): string[] {
  return groups.flatMap(({ code, groups: within }) => [
    ...(depth <= 1 ? [code] : []),
    ...groupsFrom(within, depth - 1),
  ]);
}
