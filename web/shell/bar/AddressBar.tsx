import { atom, useAtom, useAtomValue } from 'jotai';
import { sentenceOf } from '#web/client/failure.ts';
import { sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useAddressLink } from './use-address-link.ts';

/** For whom it was put off until they open the program again. */
const putOffByAtom = atom<number | null>(null);

/**
 * Asks a person to confirm their email address, and keeps nobody from their work. Where no mail
 * server is set there is nothing that they could do here.
 */
export function AddressBar() {
  const user = useAtomValue(sessionAtom);
  const [putOffBy, putOff] = useAtom(putOffByAtom);
  const { address, busy, failure, sendLink } = useAddressLink(user?.email ?? '');
  if (user === null || putOffBy === user.id || address?.mail !== 'smtp') return null;
  const { confirmation } = address;
  if (confirmation !== 'awaited' && confirmation !== 'by-use') return null;
  return (
    <section
      aria-label="E-mail address"
      className={
        'flex flex-wrap items-center gap-x-3 border-b border-line bg-surface-2 px-4 py-1 ' +
        'text-sm lg:px-6 print:hidden'
      }
    >
      <p className="py-1 [overflow-wrap:anywhere]">
        {confirmation === 'awaited'
          ? `Confirm your e-mail address: open the link that was sent to ${user.email}.`
          : `Confirm your e-mail address ${user.email}.`}
        {failure !== null && <span className="text-overdue"> {sentenceOf(failure)}</span>}
      </p>
      <div className="flex gap-2 max-sm:-ml-4">
        <Button kind="quiet" busyText={busy ? 'Sending…' : null} onClick={sendLink}>
          {confirmation === 'awaited' ? 'Send the link again' : 'Send the link'}
        </Button>
        <Button kind="quiet" onClick={() => putOff(user.id)}>
          Not now
        </Button>
      </div>
    </section>
  );
}
