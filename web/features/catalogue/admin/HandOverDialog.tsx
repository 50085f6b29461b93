// The link that confirms somebody's email address, for an admin to hand over.
import { useState } from 'react';
import { makeAddressLink } from '#api/contract/session/address.ts';
import type { User } from '#api/contract/session/user.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { handOverWords as wording } from '../wording.ts';

type Props = { readonly user: User; readonly onClose: () => void };

export function HandOverDialog({ user, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const { busy, failure, send } = useSend();
  const make = () =>
    void send(
      () => call(makeAddressLink, { params: { personId: user.id }, body: {} }),
      ({ token }) => setLink(`${location.origin}${paths.confirmAddress(token)}`),
    );
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog
      title={wording.title}
      onClose={onClose}
      foot={
        link === null ? (
          <Button kind="primary" busyText={busy ? wording.making : null} onClick={make}>
            {wording.make}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => void copy(link)}>
            {copied ? wording.copied : wording.copy}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="[overflow-wrap:anywhere]">{wording.help(user.name, user.email)}</p>
        {link !== null && (
          <TextField
            label={wording.link}
            value={link}
            onChange={() => undefined}
            hint={wording.once}
            input={{ readOnly: true, onFocus: (event) => event.currentTarget.select() }}
          />
        )}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      </div>
    </Dialog>
  );
}
