import { useState } from 'react';
import type { FormEvent } from 'react';
import { inviteMember } from '#api/contract/book/invitation.ts';
import type { MailManner } from '#api/contract/session/registration.ts';
import type { Role } from '#core/book/terms.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { bookWords as wording } from '../wording.ts';
import { ROLES } from './duties.ts';

export type SentInvitation = {
  readonly email: string;
  /** To be handed over; null where it is mailed. */
  readonly link: string | null;
};

type Props = {
  readonly bookId: number;
  /** How mails are sent; undefined until it is known. */
  readonly mail: MailManner | undefined;
  readonly onInvited: (invited: SentInvitation) => void;
};

const OPTIONS = ROLES.map(({ role, title }) => ({ value: role, label: title }));

export function InviteForm({ bookId, mail, onInvited }: Props) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('accountant');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const missing = submitted && email.trim() === '' ? wording.emailMissing : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const address = email.trim();
    if (address === '') return;
    void send(
      () => call(inviteMember, { params: { bookId }, body: { email: address, role } }),
      ({ link }) => {
        setEmail('');
        setSubmitted(false);
        onInvited({ email: address, link });
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-3 p-4">
      <h2 className="text-h2 font-semibold">{wording.invite}</h2>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-60 flex-1">
          <TextField
            label="E-mail"
            value={email}
            onChange={setEmail}
            error={missing ?? fieldErrorsOf(failure)['email']}
            hint={mail === undefined ? undefined : wording.inviteHint[mail]}
            input={{ type: 'email', autoComplete: 'off', readOnly: busy }}
          />
        </div>
        <div className="flex flex-col gap-1">
          <span aria-hidden="true" className="font-medium text-ink-2">
            Role
          </span>
          <Select
            label="Role"
            value={role}
            options={OPTIONS}
            onChange={(value) => setRole(value as Role)}
          />
        </div>
        <Button type="submit" kind="primary" className="mt-6" busyText={busy ? 'Inviting…' : null}>
          Invite
        </Button>
      </div>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
    </form>
  );
}
