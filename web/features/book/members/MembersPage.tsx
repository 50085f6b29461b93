// Who works in a book, who is invited to, and what each role may do in it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { listBooks, listMembers } from '#api/contract/book/book.ts';
import { listInvitations } from '#api/contract/book/invitation.ts';
import { readAddress } from '#api/contract/session/address.ts';
import { asking, awaited, invalidate } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { may, DUTIES, ROLES } from './duties.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { SentInvitation } from './InviteForm.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MemberTable } from './MemberTable.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { bookWords as wording } from '../wording.ts';
import { Cell, TableHead, HeadRow, TableRow } from '#web/ui/lists/Table.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';

export function MembersPage() {
  const book = usePageBook();
  const user = useAtomValue(sessionAtom);
  const setNotice = useSetAtom(noticeAtom);
  const [leaving, setLeaving] = useState(false);
  const members = useQuery(asking(listMembers, { params: { bookId: book.id } }));
  const own = members.data?.find(({ person_id }) => person_id === user?.id);
  const isPresent = useIsPresent();
  const editable = isPresent && own !== undefined && may(own.role, 'InviteMember');
  const changed = async (text: string) => {
    setNotice({ text });
    await Promise.all([invalidate(listMembers, listBooks), checkSession()]);
  };
  /** The session leads out of the book, and nothing of it is asked for again. */
  const left = async () => {
    setNotice({ text: `You left ‘${book.name}’.` });
    await Promise.all([invalidate(listBooks), checkSession()]);
  };
  return (
    <>
      <PageHead
        title="Members"
        above={
          <Link to={paths.book(book.id)} dir="auto" className="link-quiet">
            {book.name}
          </Link>
        }
      >
        <SheetActions
          what="the members"
          of={async (gathering) => {
            const { membersSheet } = await import('./members-sheet.ts');
            return membersSheet(gathering, { bookId: book.id, withInvited: editable });
          }}
        />
      </PageHead>
      <div className="flex flex-col gap-6">
        <Awaiting
          what="the members"
          {...awaited(members)}
          count={3}
          item="h-14"
          layout="card flex flex-col gap-px"
        />
        {members.data !== undefined && (
          <MemberTable
            bookId={book.id}
            members={members.data}
            ownId={isPresent ? own?.person_id : undefined}
            editable={editable}
            onChanged={(text) => void changed(text)}
            onLeave={() => setLeaving(true)}
          />
        )}
        {editable && <Inviting bookId={book.id} />}
        {!members.isPending && <RolesTable />}
      </div>
      {leaving && own !== undefined && (
        <LeaveDialog
          book={book}
          personId={own.person_id}
          onClose={() => setLeaving(false)}
          onLeft={left}
        />
      )}
    </>
  );
}

/** What owners do: invite, and look after those who have not answered. */
function Inviting({ bookId }: { readonly bookId: number }) {
  const setNotice = useSetAtom(noticeAtom);
  const [handedOver, setHandedOver] = useState<(SentInvitation & { readonly link: string }) | null>(
    null,
  );
  const { data = [] } = useQuery(asking(listInvitations, { params: { bookId } }));
  const { data: address } = useQuery(asking(readAddress, {}));
  const invited = ({ email, link }: SentInvitation) => {
    if (link === null) setNotice({ text: `An invitation to ${email} is on its way.` });
    else setHandedOver({ email, link });
    void invalidate(listInvitations);
  };
  const withdrawn = (email: string) => {
    setNotice({ text: `The invitation of ${email} is withdrawn.` });
    void invalidate(listInvitations);
  };
  return (
    <>
      {data.length > 0 && (
        <InvitationTable
          bookId={bookId}
          invitations={data}
          onInvited={invited}
          onWithdrawn={withdrawn}
        />
      )}
      <InviteForm bookId={bookId} mail={address?.mail} onInvited={invited} />
      {handedOver !== null && <LinkDialog {...handedOver} onClose={() => setHandedOver(null)} />}
    </>
  );
}

// The link of an invitation where no mail is set up: it is shown this once.
type Props = {
  readonly email: string;
  /** A path of this installation. */
  readonly link: string;
  readonly onClose: () => void;
};

function LinkDialog({ email, link, onClose }: Props) {
  const user = useAtomValue(sessionAtom);
  // The link of an admin confirms the address by itself.
  const isAdmin = user?.roles.includes('admin') === true;
  const address = `${location.origin}${link}`;
  const { copied, copy } = useCopy(address);
  return (
    <Dialog
      title="Share the link"
      onClose={onClose}
      foot={
        <>
          {copy !== null && <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          This installation sends no e-mail. Give this link to{' '}
          <span className="font-medium break-all">{email}</span> yourself: it is shown only now, and
          works once, within 14 days.
        </p>
        {!isAdmin && <p className="text-ink-2">{wording.notConfirming}</p>}
        <TextField
          label="Link of the invitation"
          value={address}
          onChange={() => undefined}
          input={{ readOnly: true, autoFocus: true, onFocus: ({ target }) => target.select() }}
        />
      </div>
    </Dialog>
  );
}

// What each role may do, in one table.
function RolesTable() {
  return (
    <section>
      <h2 className="mb-2 text-h2 font-semibold">What each role may do</h2>
      <div className="card">
        <table className="w-full">
          <caption className="sr-only">Duties and the roles that have them</caption>
          <thead>
            <HeadRow>
              <TableHead>Duty</TableHead>
              {ROLES.map(({ role, title }) => (
                <TableHead key={role} className="px-1! text-center! sm:px-3!">
                  {title}
                </TableHead>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {DUTIES.map(({ duty, right }) => (
              <TableRow key={duty}>
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {duty}
                </th>
                {ROLES.map(({ role }) => (
                  <Cell key={role} className="px-1! text-center">
                    {may(role, right) ? (
                      <span className="inline-block">
                        <Icon name="check" size={16} />
                        <span className="sr-only">yes</span>
                      </span>
                    ) : (
                      <span className="sr-only">no</span>
                    )}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
