// The sums at the foot of a list of journals: of all of them one side, or what they debit or credit
// the account whose journals they are.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sumsOfListed } from '#projections/journal-list/read-listed.ts';
import { sidesOfAccount } from '#projections/ledger-lines/read-sides.ts';
import { listFilter } from '#api/queries/journal/register.ts';
import type { RegisterFilter } from '#api/queries/journal/register.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { rowsAtOnce } from '../counted-rows.ts';
import type { NamedFigure } from '../named-figure.ts';

const HEADS: Readonly<Record<string, string>> = {
  amount: 'Journals listed',
  debit: 'Journals listed, debits',
  credit: 'Journals listed, credits',
};

type ListedWish = {
  readonly line: string;
  readonly filter: RegisterFilter;
  readonly to: CalendarDate;
};

/** @returns null where the list has no such sum. */
export async function listedJournals(
  db: ReadTables,
  bookId: number,
  { line, filter, to }: ListedWish,
): Promise<NamedFigure | null> {
  const name = Object.hasOwn(HEADS, line) ? HEADS[line] : undefined;
  const { accountId } = filter;
  const isOneSide = line === 'amount';
  if (name === undefined || (!isOneSide && accountId === undefined)) return null;
  const listed = listFilter(bookId, filter);
  const sides =
    isOneSide || accountId === undefined
      ? null
      : { of: sidesOfAccount(bookId, accountId), isDebit: line === 'debit' };
  const sums: NamedFigure['sums'] = (between) => sumsOfListed(bookId, listed, sides, between);
  return {
    name,
    from: filter.from ?? null,
    to: filter.to ?? to,
    sums: mayChange(filter) ? await rowsAtOnce(db, sums) : sums,
    notPosted: [],
    value: null,
    madeOf: [],
  };
}

/** What later events say of a journal: whether it was checked, reversed or corrected. */
const mayChange = ({ isChecked, only, since }: RegisterFilter): boolean =>
  isChecked !== undefined || only === 'corrections' || since !== undefined;
