// When, by whom and why an act was posted and undone.
type ActRow = {
  readonly postedBy: number;
  readonly recordedAt: string;
  readonly undoneBy: number | null;
  readonly undoneAt: string | null;
  readonly reason: string | null;
};

type People = ReadonlyMap<number, string>;

export const peopleOfActs = (
  rows: readonly Pick<ActRow, 'postedBy' | 'undoneBy'>[],
): readonly number[] => [
  ...new Set(rows.flatMap(({ postedBy, undoneBy }) => [postedBy, undoneBy ?? postedBy])),
];

export function actWire(row: ActRow, people: People) {
  const { postedBy, recordedAt, undoneBy, undoneAt, reason } = row;
  const person = (id: number) => ({ id, name: people.get(id) ?? '' });
  return {
    recorded_at: recordedAt,
    recorded_by: person(postedBy),
    undone:
      undoneBy === null ? null : { at: undoneAt ?? '', reason: reason ?? '', by: person(undoneBy) },
  };
}
