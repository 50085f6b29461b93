// Who works in a book, and what each of them may do in it.
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { listBooks, listMembers } from '#api/contract/book/book.ts';
import { asking, awaited, invalidate } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { AddMemberForm } from './AddMemberForm.tsx';
import { may } from './duties.ts';
import { MemberTable } from './MemberTable.tsx';
import { RolesTable } from './RolesTable.tsx';

export function MembersPage() {
  const { id: bookId, name } = usePageBook();
  const user = useAtomValue(sessionAtom);
  const setNotice = useSetAtom(noticeAtom);
  const members = useQuery(asking(listMembers, { params: { bookId } }));
  const own = members.data?.find(({ person_id }) => person_id === user?.id)?.role;
  const editable = own !== undefined && may(own, 'AddMember');
  const changed = async (text: string) => {
    setNotice({ text });
    // A person who left the book themselves is led out of it by the session.
    await Promise.all([invalidate(listMembers, listBooks), checkSession()]);
  };
  return (
    <>
      <PageHead
        title="Members"
        above={
          <Link to={paths.book(bookId)} dir="auto" className="link-quiet">
            {name}
          </Link>
        }
      />
      <div className="flex flex-col gap-6">
        <Awaiting
          what="the members"
          {...awaited(members)}
          {...{ count: 3, item: 'h-14', layout: 'card flex flex-col gap-px' }}
        />
        {members.data !== undefined && (
          <MemberTable
            bookId={bookId}
            members={members.data}
            editable={editable}
            onChanged={(text) => void changed(text)}
          />
        )}
        {editable && (
          <AddMemberForm
            bookId={bookId}
            onAdded={(member) => void changed(`${member.name} is a member now.`)}
          />
        )}
        {!members.isPending && <RolesTable />}
      </div>
    </>
  );
}
