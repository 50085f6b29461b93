import type { OwnFormKind } from '#web/shell/commands/kinds.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { MasterList } from '../list/MasterList.tsx';

/** What a book may use of a kind: its own, and those that all books share. */
export function BookMasterList({ kind }: { readonly kind: Exclude<OwnFormKind, 'account_type'> }) {
  const { id: bookId, scope } = usePageBook();
  return (
    <MasterList
      kind={kind}
      where={bookId}
      addTo={(name) => paths.addNamed(kind, name, scope)}
      openTo={(id) => paths.master(kind, id, scope)}
    />
  );
}
