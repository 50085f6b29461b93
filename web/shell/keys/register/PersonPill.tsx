// Narrows a register to what one person recorded.
import { useQuery } from '@tanstack/react-query';
import { memberListOf } from '#web/client/lists.ts';
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
  const options = [
    { value: '', label: 'Anyone' },
    ...members.map(({ person_id: id, name }) => ({ value: String(id), label: name })),
    // Somebody who has left the book is still in an address or a view.
    ...(personId === null || isMember
      ? []
      : [{ value: String(personId), label: `Person ${personId}` }]),
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
