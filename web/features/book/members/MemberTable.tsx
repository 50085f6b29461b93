import { useState } from 'react';
import { changeMember, removeMember } from '#api/contract/book/book.ts';
import type { Member } from '#api/contract/book/book.ts';
import type { Role } from '#core/book/terms.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatInstant } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { CONFIRMATION } from './states.ts';
import { ROLES } from './duties.ts';

const OPTIONS = ROLES.map(({ role, title }) => ({ value: role, label: title }));

type Props = {
  readonly bookId: number;
  readonly members: readonly Member[];
  /** The one who looks at the list, and may leave. */
  readonly ownId: number | undefined;
  /** Whether the person may change and remove members. */
  readonly editable: boolean;
  readonly onChanged: (text: string) => void;
  readonly onLeave: () => void;
};

export function MemberTable({ bookId, members, ownId, editable, ...acts }: Props) {
  const { onChanged, onLeave } = acts;
  const [removed, setRemoved] = useState<Member | null>(null);
  const { busy, failure, send } = useSend();
  const change = (member: Member, role: Role) =>
    void send(
      () => call(changeMember, { params: { bookId, personId: member.person_id }, body: { role } }),
      () => onChanged(`${member.name} is ${role} now.`),
    );
  return (
    <>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <DataTable
        caption="Members of the book"
        rows={members}
        keyOf={(member) => member.person_id}
        columns={[
          MEMBER,
          {
            head: 'Role',
            place: 'badge',
            cell: (member) =>
              editable ? (
                <Select
                  label={`Role of ${member.name}`}
                  value={member.role}
                  options={OPTIONS}
                  onChange={(role) => !busy && change(member, role as Role)}
                />
              ) : (
                ROLES.find(({ role }) => role === member.role)?.title
              ),
          },
          SINCE,
          actions({ ownId, editable, onRemove: setRemoved, onLeave }),
        ]}
      />
      {removed !== null && (
        <RemoveDialog
          bookId={bookId}
          member={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            onChanged(`${removed.name} is no longer a member.`);
          }}
        />
      )}
    </>
  );
}

const MEMBER: Column<Member> = {
  head: 'Member',
  place: 'name',
  cell: ({ name, email, confirmation }) => (
    <>
      <span dir="auto" className="block font-medium">
        {name}
      </span>
      <span className="block text-sm font-normal break-all text-ink-2">{email}</span>
      <span className="block text-sm font-normal text-ink-3">{CONFIRMATION[confirmation]}</span>
    </>
  ),
};

const SINCE: Column<Member> = {
  head: 'Since',
  place: 'nowhere',
  cell: ({ since }) => formatInstant(since),
  className: 'text-ink-2',
};

type Actions = Pick<Props, 'ownId' | 'editable' | 'onLeave'> & {
  readonly onRemove: (member: Member) => void;
};

const actions = ({ ownId, editable, onRemove, onLeave }: Actions): Column<Member> => ({
  head: 'Actions',
  place: 'action',
  quietHead: true,
  cell: (member) => {
    if (member.person_id === ownId) {
      return (
        <Button kind="quiet" onClick={onLeave}>
          Leave this book
        </Button>
      );
    }
    return editable ? (
      <Button kind="quiet" onClick={() => onRemove(member)}>
        Remove<span className="sr-only"> {member.name}</span>
      </Button>
    ) : null;
  },
  className: 'text-right',
});

type RemoveProps = {
  readonly bookId: number;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

function RemoveDialog({ bookId, member, onClose, onRemoved }: RemoveProps) {
  const { busy, failure, send } = useSend();
  const remove = () =>
    void send(
      () => call(removeMember, { params: { bookId, personId: member.person_id } }),
      onRemoved,
    );
  return (
    <Dialog title={`Remove ${member.name}`} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p>
          They lose access to this book at once. What they entered stays, with their name beside it.
        </p>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busyText={busy ? 'Removing…' : null} onClick={remove}>
            Remove member
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
