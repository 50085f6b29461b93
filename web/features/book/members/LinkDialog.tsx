// The link of an invitation where no mail is set up: it is shown this once.
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  readonly email: string;
  /** A path of this installation. */
  readonly link: string;
  readonly onClose: () => void;
};

export function LinkDialog({ email, link, onClose }: Props) {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${link}`;
  // Only pages over https and on the machine itself may copy; elsewhere the link is marked by hand.
  const mayCopy = 'clipboard' in navigator;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      title="Share the link"
      onClose={onClose}
      foot={
        <>
          {mayCopy && <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
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
