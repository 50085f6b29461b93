import { useState } from 'react';
import { changeMember, removeMember } from '#api/contract/book.ts';
import type { Member, RoleName } from '#api/contract/book.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/client/use-send.ts';
import { formatInstant } from '#web/format/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { Cell, Head, HeadRow, Row } from '#web/ui/lists/Table.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { ROLES } from './duties.ts';

const OPTIONS = ROLES.map(({ role, title }) => ({ value: role, label: title }));

type Props = {
  readonly bookId: number;
  readonly members: readonly Member[];
  /** Whether the person may change and remove members. */
  readonly editable: boolean;
  readonly onChanged: (text: string) => void;
};

export function MemberTable({ bookId, members, editable, onChanged }: Props) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { busy, failure, send } = useSend();
  const change = (member: Member, role: RoleName) =>
    void send(
      () => call(changeMember, { params: { bookId, personId: member.person_id }, body: { role } }),
      () => onChanged(`${member.name} is ${role} now.`),
    );
  return (
    <>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <div className="card overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">Members of the book</caption>
          <thead>
            <HeadRow>
              <Head>Member</Head>
              <Head>Role</Head>
              <Head className="max-sm:hidden">Since</Head>
              {editable && <Head className="sr-only">Actions</Head>}
            </HeadRow>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row key={member.person_id}>
                <Cell>
                  <span dir="auto" className="block font-medium">
                    {member.name}
                  </span>
                  <span className="block text-sm break-all text-ink-2">{member.email}</span>
                </Cell>
                <Cell>
                  {editable ? (
                    <Select
                      label={`Role of ${member.name}`}
                      value={member.role}
                      options={OPTIONS}
                      onChange={(role) => !busy && change(member, role as RoleName)}
                    />
                  ) : (
                    ROLES.find(({ role }) => role === member.role)?.title
                  )}
                </Cell>
                <Cell className="text-ink-2 max-sm:hidden">{formatInstant(member.since)}</Cell>
                {editable && (
                  <Cell className="text-right">
                    <Button kind="quiet" onClick={() => setLeaving(member)}>
                      Remove<span className="sr-only"> {member.name}</span>
                    </Button>
                  </Cell>
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {leaving !== null && (
        <RemoveDialog
          bookId={bookId}
          member={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onChanged(`${leaving.name} is no member any more.`);
          }}
        />
      )}
    </>
  );
}

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
