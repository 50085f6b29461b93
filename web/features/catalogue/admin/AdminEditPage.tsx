import { Link, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { EditMaster } from '../edit/EditMaster.tsx';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind } from '../kinds.ts';

/** Changes one shared master. */
export function AdminEditPage({ kind }: { readonly kind: EditableKind }) {
  const id = Number(useParams()['id']);
  const above = (
    <Link to={paths.adminList(kind)} className="link-quiet">
      {KIND_WORDS[kind].title}
    </Link>
  );
  return (
    <EditMaster kind={kind} id={id} above={above} where={null} listAt={paths.adminList(kind)} />
  );
}
