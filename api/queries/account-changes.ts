// The accounts of a book in pages by id, and those that have changed since an earlier reply, so
// that a client that keeps the list is sent the difference only. Nothing is written for it when a
// journal is posted: the journals themselves tell whose balance has moved.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import {
  accountIdsChangedAfter,
  accountsOf,
  accountTypesOf,
} from '#projections/chart-of-accounts/read.ts';
import type { AccountRow } from '#projections/chart-of-accounts/table.ts';
import { accountIdsPostedAfter } from '#projections/journal-list/read.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import { idsRemovedAfter } from '#projections/removed-records/read.ts';
import type { AccountChanges } from '#api/contract/account/account.ts';
import { accountTold } from './account-list.ts';
import { readTablesPosition, snapshot } from './snapshot.ts';
import type { ReadTables, TablesPosition } from './snapshot.ts';

type AccountChangesQuery = {
  /** The position of an earlier reply; without it all accounts are asked for. */
  readonly since?: string | undefined;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** More events than this are not looked through: reading all accounts is as quick. */
const EVENTS_MAX = 20_000;

type AccountChangesRefusal = 'no_such_position' | 'no_such_page';

/** @returns a page of the changes, by a few reads on one snapshot. */
export async function readAccountChanges(
  db: ReadTables,
  bookId: number,
  { since, after, limit }: AccountChangesQuery,
): Promise<Result<AccountChanges, AccountChangesRefusal>> {
  const from = since === undefined ? null : parsePosition(since, bookId);
  if (from === null && since !== undefined) return rejected('no_such_position');
  const cursor = after === undefined ? FIRST_PAGE : parseCursor(after, bookId);
  if (cursor === null) return rejected('no_such_page');
  return snapshot(db, async (tables) => {
    const now = await readTablesPosition(tables, bookId);
    // A page of rows that are others by now would not fit the ones before: they begin anew.
    const begin = cursor.position !== null && isKnown(cursor.position, now) ? cursor : FIRST_PAGE;
    const base = from !== null && isKnown(from, now) ? from : null;
    const ids = base === null ? null : await changedIdsOf(tables, bookId, base);
    // One more than the page has says that there is another one.
    const rows = await accountsOf(tables, bookId, { after: begin.id, limit: limit + 1, ids });
    const isFirst = begin === FIRST_PAGE;
    const position = positionText(bookId, begin.position ?? now);
    const shown = rows.slice(0, limit);
    return accepted({
      accounts: await accountsWith(tables, bookId, shown),
      removed:
        base === null || !isFirst
          ? []
          : await idsRemovedAfter(tables, { bookId, kind: 'account', seq: base.seq }),
      reset: base === null && isFirst,
      position,
      next: rows.length > limit ? `${shown.at(-1)?.accountId ?? 0}-${position}` : null,
    });
  });
}

/** Later pages bear the position of the first one: what changes meanwhile comes the next time. */
type Cursor = { readonly id: number; readonly position: TablesPosition | null };
const FIRST_PAGE: Cursor = { id: 0, position: null };

type Tables = Parameters<typeof readTablesPosition>[0];

/** @returns the ids of the accounts that differ from what they were at a position. */
async function changedIdsOf(
  tables: Tables,
  bookId: number,
  base: TablesPosition,
): Promise<number[]> {
  const types = await accountTypesOf(tables, bookId);
  const typeIds = types
    .filter((type) => type.lastSeq > (type.bookId === bookId ? base.seq : base.sharedSeq))
    .map(({ typeId }) => typeId);
  const changedIds = await accountIdsChangedAfter(tables, bookId, { seq: base.seq, typeIds });
  const postedIds = await accountIdsPostedAfter(tables, bookId, base.seq);
  return [...new Set([...changedIds, ...postedIds])];
}

async function accountsWith(
  tables: Tables,
  bookId: number,
  rows: readonly AccountRow[],
): Promise<AccountChanges['accounts']> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ accountId }) => accountId);
  const balances = await balancesOf(tables, bookId, ids);
  const paise = new Map(balances.map((row) => [row.accountId, row.balancePaise]));
  const types = await accountTypesOf(tables, bookId);
  const typeNames = new Map(types.map((type) => [type.typeId, type.name]));
  return rows.map((row) =>
    accountTold(row, typeNames.get(row.typeId) ?? '', paise.get(row.accountId) ?? 0),
  );
}

/** One of a restored or rebuilt book, or one that the log has not reached, is not known. */
const isKnown = (position: TablesPosition, now: TablesPosition): boolean =>
  position.generation === now.generation &&
  position.seq <= now.seq &&
  position.sharedSeq <= now.sharedSeq &&
  now.seq - position.seq <= EVENTS_MAX;

const positionText = (bookId: number, { seq, sharedSeq, generation }: TablesPosition): string =>
  `${bookId}.${seq}.${sharedSeq}.${generation}`;

/** @returns the position, or null when it is none of this book. */
function parsePosition(text: string, bookId: number): TablesPosition | null {
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,20}(?:\.\d{1,20}){3})$/.exec(text);
  if (match === null || Number(match[1]) !== bookId) return null;
  const [seq, sharedSeq] = [Number(match[2]), Number(match[3])];
  return { seq, sharedSeq, generation: match[4] ?? '' };
}

/** @returns where the page begins, or null when it is none of this book's. */
function parseCursor(text: string, bookId: number): Cursor | null {
  const [, id = '', rest = ''] = /^([1-9]\d{0,15})-(.*)$/.exec(text) ?? [];
  const position = parsePosition(rest, bookId);
  return position === null || !Number.isSafeInteger(Number(id))
    ? null
    : { id: Number(id), position };
}
