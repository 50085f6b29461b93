// The link that confirms somebody's e-mail address or sets their password, to be handed over.
import { useState } from 'react';
import { makeAddressLink, makeResetLink } from '#api/contract/session/address.ts';
import type { User } from '#api/contract/session/user.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { handOverWords as wording } from '../wording.ts';
import { HandedLink } from './HandedLink.tsx';

export type HandedKind = 'confirm' | 'reset';

type Props = { readonly user: User; readonly kind: HandedKind; readonly onClose: () => void };

const LINKS = {
  confirm: { endpoint: makeAddressLink, path: paths.confirmAddress },
  reset: { endpoint: makeResetLink, path: paths.setPassword },
} as const;

export function HandOverDialog({ user, kind, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const { busy, failure, send } = useSend();
  const { endpoint, path } = LINKS[kind];
  const make = () =>
    void send(
      () => call(endpoint, { params: { personId: user.id }, body: {} }),
      ({ token }) => setLink(`${location.origin}${path(token)}`),
    );
  return (
    <Dialog
      title={wording.titles[kind]}
      onClose={onClose}
      foot={
        link === null ? (
          <Button kind="primary" busyText={busy ? wording.making : null} onClick={make}>
            {wording.make}
          </Button>
        ) : (
          <Button kind="primary" onClick={onClose}>
            {wording.done}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="[overflow-wrap:anywhere]">{wording.helps[kind](user.name, user.email)}</p>
        {link !== null && <HandedLink address={link} hint={wording.once} />}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      </div>
    </Dialog>
  );
}
