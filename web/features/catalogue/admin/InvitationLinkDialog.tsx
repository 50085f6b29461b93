// The links of what an address is invited to, for an admin to hand over where no mail is set up.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { makeInvitationLinks } from '#api/contract/session/address.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { handOverWords as wording } from '../wording.ts';
import { HandedLink } from './HandedLink.tsx';

type Made = {
  readonly email: string;
  readonly links: readonly { readonly token: string; readonly endsOn: CalendarDate }[];
};

export function InvitationLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const { busy, failure, send } = useSend();
  const address = email.trim();
  const missing = submitted && address === '' ? wording.addressMissing : null;
  const wrong = fieldErrorsOf(failure)['email'];
  const make = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (address === '') return;
    void send(
      () => call(makeInvitationLinks, { body: { email: address } }),
      ({ links }) => setMade({ email: address, links }),
    );
  };
  return (
    <Dialog title={wording.titles.invitation} onClose={onClose}>
      <form noValidate onSubmit={make} className="flex flex-col gap-3">
        <p>{wording.invitationHelp}</p>
        <TextField
          label={wording.invitedAddress}
          value={email}
          onChange={(value) => {
            setEmail(value);
            setMade(null);
          }}
          error={missing ?? wrong}
          input={{ type: 'email', autoComplete: 'off', autoFocus: true, readOnly: busy }}
        />
        {made !== null && made.links.length === 0 && (
          <Notice kind="warning">{wording.noInvitation(made.email)}</Notice>
        )}
        {made?.links.map(({ token, endsOn: until }) => (
          <HandedLink
            key={token}
            address={`${location.origin}${paths.invitationLink(token)}`}
            hint={wording.invitationOnce(formatDate(until))}
          />
        ))}
        {failure !== null && wrong === undefined && (
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        )}
        <Button
          type="submit"
          kind="primary"
          className="self-end"
          busyText={busy ? wording.making : null}
        >
          {wording.make}
        </Button>
      </form>
    </Dialog>
  );
}
