// Who was invited to the book and has not come: what became of it, a new link, or an end.
import { inviteMember, withdrawInvitation } from '#api/contract/book/invitation.ts';
import type { Invitation } from '#api/contract/book/invitation.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { INVITATION_STATES } from './states.ts';
import { ROLES } from './duties.ts';
import type { SentInvitation } from './InviteForm.tsx';

type Props = {
  readonly bookId: number;
  readonly invitations: readonly Invitation[];
  readonly onInvited: (invited: SentInvitation) => void;
  readonly onWithdrawn: (email: string) => void;
};

export function InvitationTable({ bookId, invitations, onInvited, onWithdrawn }: Props) {
  const { failure, send } = useSend();
  const inviteAgain = ({ email, role }: Invitation) =>
    void send(
      () => call(inviteMember, { params: { bookId }, body: { email, role } }),
      ({ link }) => onInvited({ email, link }),
    );
  const withdraw = ({ id, email }: Invitation) =>
    void send(
      () => call(withdrawInvitation, { params: { bookId, invitationId: id } }),
      () => onWithdrawn(email),
    );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h2 font-semibold">Invitations</h2>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <DataTable
        caption="Invitations to the book"
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[INVITED, ROLE, STATE, actions(inviteAgain, withdraw)]}
      />
    </section>
  );
}

const INVITED: Column<Invitation> = {
  head: 'Invited',
  place: 'name',
  cell: ({ email, invitedBy }) => (
    <>
      <span className="block font-medium break-all">{email}</span>
      <span dir="auto" className="block text-sm font-normal text-ink-2">
        by {invitedBy}
      </span>
    </>
  ),
};

const ROLE: Column<Invitation> = {
  head: 'Role',
  place: 'id',
  cell: ({ role, endsOn }) => (
    <>
      {ROLES.find((one) => one.role === role)?.title}, until {formatDate(endsOn)}
    </>
  ),
};

const STATE: Column<Invitation> = {
  head: 'State',
  place: 'badge',
  cell: ({ state }) => {
    const kinds = { declined: 'plum', expired: 'grey', open: 'warn' } as const;
    return <Badge kind={kinds[state]}>{INVITATION_STATES[state]}</Badge>;
  },
};

type Act = (invitation: Invitation) => void;

const actions = (onNewLink: Act, onWithdraw: Act): Column<Invitation> => ({
  head: 'Actions',
  place: 'action',
  quietHead: true,
  cell: (invitation) => (
    <>
      <Button kind="quiet" onClick={() => onNewLink(invitation)}>
        New link<span className="sr-only"> for {invitation.email}</span>
      </Button>
      <Button kind="quiet" onClick={() => onWithdraw(invitation)}>
        Withdraw<span className="sr-only"> the invitation of {invitation.email}</span>
      </Button>
    </>
  ),
  className: 'text-right',
});
