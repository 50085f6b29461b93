// Narrows a register to what one person recorded.
import { useQuery } from '@tanstack/react-query';
import { listJournals } from '#api/contract/journal/journal.ts';
import { memberListOf } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';

type Props = {
  readonly bookId: number;
  /** Null is anyone. */
  readonly personId: number | null;
  readonly onChange: (personId: number | null) => void;
};

export function PersonPill({ bookId, personId, onChange }: Props) {
  const members = useQuery(memberListOf(bookId)).data ?? [];
  const isMember = members.some(({ person_id: id }) => id === personId);
  const former = useFormerName(bookId, isMember ? null : personId);
  const options = [
    { value: '', label: 'Anyone' },
    ...members.map(({ person_id: id, name }) => ({ value: String(id), label: name })),
    // Somebody who has left the book is still in an address or a view.
    ...(personId === null || isMember ? [] : [{ value: String(personId), label: former }]),
  ];
  return (
    <SelectPill
      label="By"
      value={personId === null ? '' : String(personId)}
      options={options}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}

/** Who left is no member, but what they recorded still bears their name. */
function useFormerName(bookId: number, personId: number | null): string {
  const query = { book_id: bookId, limit: 1, ...(personId !== null && { recorded_by: personId }) };
  const { data } = useQuery({ ...asking(listJournals, { query }), enabled: personId !== null });
  return data?.[0]?.recordedBy.name || 'A former member';
}
