// Which figures of a trial balance differ between two moments, and how much of each difference the
// entries between make: the rest is that an account counts other days since it is of another kind.
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import type { MovedBetween } from '#projections/journal-list/read-between.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { AccountClosing, BookClosings } from '#api/queries/ledgers/closings/closings.ts';

export type ComparedRow = {
  /** Null is what is brought forward of earlier years. */
  readonly accountId: number | null;
  readonly name: string;
  readonly aPaise: number;
  readonly bPaise: number;
  /** By the entries between. */
  readonly movedPaise: number;
  readonly groupBefore: string | null;
  readonly group: string | null;
  readonly events: number;
};

type Sums = { readonly closingPaise: number; readonly broughtForwardPaise: number };

/**
 * @param broughtEvents how many of the events between moved what is brought forward: one event may
 *   move several of its accounts.
 */
export function comparedRows(
  a: BookClosings,
  b: BookClosings,
  moved: readonly MovedBetween[],
  broughtEvents: number,
): ComparedRow[] {
  const before = new Map(a.accounts.map((account) => [account.accountId, account]));
  const movedOf = new Map(moved.map((one) => [one.accountId, one]));
  const rows = b.accounts.map((account) => {
    const { accountId } = account;
    return accountRow(before.get(accountId), account, movedOf.get(accountId));
  });
  const now = new Set(b.accounts.map(({ accountId }) => accountId));
  const gone = a.accounts
    .filter(({ accountId }) => !now.has(accountId))
    .map((account) => accountRow(account, undefined, undefined));
  const brought = { ...broughtRow(a.accounts, b.accounts, movedOf), events: broughtEvents };
  return [...rows, ...gone, brought].filter(isChanged);
}

const isChanged = ({ aPaise, bPaise, groupBefore, group }: ComparedRow) =>
  aPaise !== bPaise || groupBefore !== group;

function accountRow(
  a: AccountClosing | undefined,
  b: AccountClosing | undefined,
  moved: MovedBetween | undefined,
): ComparedRow {
  const { accountId = null, name = '' } = b ?? a ?? {};
  const isOfYear = beginsEachYearAtZero(b?.nature ?? null);
  const inYear = moved?.inYearPaise ?? 0;
  const group = b?.group ?? a?.group ?? null;
  return {
    accountId,
    name,
    aPaise: a?.closingPaise ?? 0,
    bPaise: b?.closingPaise ?? 0,
    movedPaise: isOfYear ? inYear : inYear + (moved?.earlierPaise ?? 0),
    groupBefore: a === undefined ? group : a.group,
    group,
    events: (moved?.inYearCount ?? 0) + (isOfYear ? 0 : (moved?.earlierCount ?? 0)),
  };
}

const BROUGHT_FORWARD = 'Profit and loss brought forward';

function broughtRow(
  a: readonly Sums[],
  b: readonly AccountClosing[],
  movedOf: ReadonlyMap<number, MovedBetween>,
): Omit<ComparedRow, 'events'> {
  const sum = (of: readonly Sums[]) =>
    of.reduce((total, { broughtForwardPaise }) => total + broughtForwardPaise, 0);
  const ofYear = b.filter(({ nature }) => beginsEachYearAtZero(nature));
  const moved = ofYear.flatMap(({ accountId }) => movedOf.get(accountId) ?? []);
  return {
    accountId: null,
    name: BROUGHT_FORWARD,
    aPaise: sum(a),
    bPaise: sum(b),
    movedPaise: moved.reduce((total, { earlierPaise }) => total + earlierPaise, 0),
    groupBefore: null,
    group: null,
  };
}

/** @returns the accounts that hold what is in stock. */
export const idsOfStock = (
  heads: readonly Pick<AccountHead, 'accountId' | 'group'>[],
): readonly number[] =>
  heads.filter(({ group }) => group === 'stock-in-hand').map(({ accountId }) => accountId);

/** @returns the accounts of income and expenses, whose earlier years are brought forward. */
export const idsOfYear = (
  heads: readonly Pick<AccountHead, 'accountId' | 'nature'>[],
): readonly number[] =>
  heads.filter(({ nature }) => beginsEachYearAtZero(nature)).map(({ accountId }) => accountId);
