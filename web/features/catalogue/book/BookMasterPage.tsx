import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useParams } from 'react-router-dom';
import { capitalised } from '#web/shell/commands/kinds.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import { EditMaster } from '../edit/EditMaster.tsx';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind } from '../kinds.ts';

/** Changes a master of the book; one that all books share is looked at. */
export function BookMasterPage({ kind }: { readonly kind: EditableKind }) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['id']);
  const user = useAtomValue(sessionAtom);
  const setHistory = useSetAtom(historyAtom);
  const { noun, title } = KIND_WORDS[kind];
  const listAt = paths.masters(kind, scope);
  useKeys(capitalised(noun), [
    {
      keys: 'H',
      does: 'History',
      run: () => setHistory({ bookId, kind, id, title: `this ${noun}` }),
    },
  ]);
  const above = (
    <Link to={listAt} className="link-quiet">
      {title}
    </Link>
  );
  const sharedLink =
    user !== null && isAdmin(user) ? (
      <Link to={paths.adminOne(kind, id)} className="link">
        Change it for every book
      </Link>
    ) : undefined;
  return (
    <EditMaster
      kind={kind}
      listAt={listAt}
      id={id}
      above={above}
      sharedLink={sharedLink}
      where={bookId}
    />
  );
}
