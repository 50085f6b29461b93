import { paths } from '#web/paths.ts';
import type { Kind } from '../kinds.ts';
import { MasterList } from '../list/MasterList.tsx';
import { AdminLink } from './AdminLink.tsx';

/** The shared masters of one kind. */
export const AdminListPage = ({ kind }: { readonly kind: Kind }) => (
  <MasterList
    kind={kind}
    where={null}
    above={<AdminLink />}
    addTo={(name) => paths.adminAdd(kind, name)}
    openTo={(id) => paths.adminOne(kind, id)}
  />
);
