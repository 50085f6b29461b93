// The name that a search brought along into a page for something new.
import { useParams, useSearchParams } from 'react-router-dom';
import { NAME_MAX } from '#api/contract/catalogue-fields.ts';

/** @returns what stands in the address, no longer than a name may be. */
export function useCarriedName(): string {
  const { name, search } = useParams();
  const [query] = useSearchParams();
  return [...(name ?? search ?? query.get('name') ?? '')].slice(0, NAME_MAX).join('');
}
