import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listInvitationsToMe } from '#api/contract/book/invitation.ts';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';

/** Says that somebody invites the person to a book, and leads to where they answer. */
export function InvitationChip() {
  const { data = [] } = useQuery(asking(listInvitationsToMe, {}));
  if (data.length === 0) return null;
  return (
    <Link
      to={paths.books}
      className={
        'flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm border border-sent-line bg-sent-bg ' +
        'px-2.5 text-sm font-medium text-sent pointer-coarse:min-h-11'
      }
    >
      <Icon name="people" size={16} />
      {data.length}
      <span className="max-md:sr-only">{data.length === 1 ? 'invitation' : 'invitations'}</span>
    </Link>
  );
}
