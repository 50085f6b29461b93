// Narrows the list to the products of one category.
import { useQuery } from '@tanstack/react-query';
import { usePageBook } from '#web/state/page-book.ts';
import { PickerPill } from '#web/ui/lists/register/pills/PickerPill.tsx';
import { allOf } from '../../calls/lists.ts';
import { rowOf } from '../../list/rows.ts';

type Props = {
  /** Null is any. */
  readonly categoryId: number | null;
  readonly onChange: (categoryId: number | null) => void;
  readonly opensAtOnce: boolean;
};

export function CategoryPill({ categoryId, onChange, opensAtOnce }: Props) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(allOf('category', bookId));
  const choices = (data ?? []).map((category) => {
    const { id, name, below } = rowOf(category, bookId);
    return { id, name, hint: below };
  });
  const chosen = choices.find(({ id }) => id === categoryId) ?? null;
  return (
    <PickerPill
      label="Category"
      noun="category"
      value={chosen?.name ?? (categoryId === null ? 'Any' : '')}
      isSet={categoryId !== null}
      choices={choices}
      chosen={chosen}
      onChange={onChange}
      opensAtOnce={opensAtOnce}
    />
  );
}
