// What stands under the email address: whether it is confirmed, and the link where it is not.
import { sentenceOf } from '#web/client/failure.ts';
import { useAddressLink } from '#web/shell/bar/use-address-link.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { addressWords as wording } from './wording.ts';

type Props = { readonly email: string };

export function AddressState({ email }: Props) {
  const { address, busy, failure, sendLink } = useAddressLink(email);
  if (address === undefined) return null;
  const { confirmation, mail } = address;
  if (confirmation !== 'awaited' && confirmation !== 'by-use') {
    return <p className="-mt-2 text-sm text-paid">{wording.confirmed}</p>;
  }
  const isAwaited = confirmation === 'awaited';
  return (
    <div className="-mt-2 text-sm">
      <p className={isAwaited ? 'text-warn' : 'text-ink-2'}>
        {isAwaited ? wording.awaited : wording.byUse}
        {mail === 'outbox' && isAwaited && ` ${wording.fromAdmin}`}
      </p>
      {mail === 'smtp' && (
        <Button
          kind="quiet"
          className="-ml-4"
          busyText={busy ? wording.sending : null}
          onClick={sendLink}
        >
          {isAwaited ? wording.sendAgain : wording.send}
        </Button>
      )}
      {failure !== null && <p className="text-overdue">{sentenceOf(failure)}</p>}
    </div>
  );
}
