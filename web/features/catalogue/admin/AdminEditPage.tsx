import { Link, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { EditMaster } from '../edit/EditMaster.tsx';
import { KINDS } from '../kinds.ts';
import type { MasterKind } from '../kinds.ts';

/** Changes one shared master. */
export function AdminEditPage({ kind }: { readonly kind: MasterKind }) {
  const id = Number(useParams()['id']);
  const above = (
    <Link to={paths.adminList(kind)} className="link-quiet">
      {KINDS[kind].title}
    </Link>
  );
  return <EditMaster {...{ kind, id, above }} where={null} listAt={paths.adminList(kind)} />;
}
