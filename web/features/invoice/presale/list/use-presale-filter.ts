// What the register is narrowed to stands in the address, as does the editor that is open over it.
import { useSearchParams } from 'react-router-dom';
import { presaleKind, presaleStatus } from '#core/presale/terms.ts';
import type { PresaleListQuery } from '../queries.ts';

const idIn = (text: string | null): number | null => {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export function usePresaleFilter() {
  const [address, setAddress] = useSearchParams();
  const kind = presaleKind.safeParse(address.get('kind')).data ?? null;
  const status = presaleStatus.safeParse(address.get('filter')).data ?? null;
  const search = address.get('search') ?? '';
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const narrowing: PresaleListQuery = {
    ...(kind === null ? {} : { kind }),
    ...(status === null ? {} : { filter: status }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
  return {
    kind,
    status,
    search,
    narrowing,
    set,
    isNarrowed: Object.keys(narrowing).length > 0,
    newKind: presaleKind.safeParse(address.get('new')).data ?? null,
    editing: idIn(address.get('edit')),
    closeEditor: () => set({ new: null, edit: null }),
  };
}

export type PresaleFilterState = ReturnType<typeof usePresaleFilter>;
