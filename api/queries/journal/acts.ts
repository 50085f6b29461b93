// When, by whom and why an act was posted and undone, and by which journals.
import type { QueryExecutorProvider } from 'kysely';
import { journalStatuses } from '#projections/journal-list/read.ts';
import { namesOf } from '#projections/people/read.ts';

type ActRow = {
  readonly postedBy: number;
  readonly recordedAt: string;
  readonly undoneBy: number | null;
  readonly undoneAt: string | null;
  readonly reason: string | null;
};

export type NamesOfActs = {
  readonly people: ReadonlyMap<number, string>;
  /** Of the journals, by their ids. */
  readonly numbers: ReadonlyMap<number, number>;
};

const peopleOfActs = (
  rows: readonly Pick<ActRow, 'postedBy' | 'undoneBy'>[],
): readonly number[] => [
  ...new Set(rows.flatMap(({ postedBy, undoneBy }) => [postedBy, undoneBy ?? postedBy])),
];

/** @param journalIds of all the acts. */
export async function namesOfActs(
  tables: QueryExecutorProvider,
  bookId: number,
  {
    rows,
    journalIds,
  }: { readonly rows: readonly ActRow[]; readonly journalIds: readonly number[] },
): Promise<NamesOfActs> {
  const people = await namesOf(tables, peopleOfActs(rows));
  const journals = await journalStatuses(tables, bookId, journalIds);
  const numbers = new Map(journals.map(({ journalId, number }) => [journalId, number]));
  return { people, numbers };
}

export function actTold(
  row: ActRow,
  journalIds: readonly number[],
  { people, numbers }: NamesOfActs,
) {
  const { postedBy, recordedAt, undoneBy, undoneAt, reason } = row;
  const person = (id: number) => ({ id, name: people.get(id) ?? '' });
  return {
    journals: [...journalIds],
    journalNumbers: journalIds.flatMap((id) => numbers.get(id) ?? []),
    recordedAt,
    recordedBy: person(postedBy),
    undone:
      undoneBy === null ? null : { at: undoneAt ?? '', reason: reason ?? '', by: person(undoneBy) },
  };
}
