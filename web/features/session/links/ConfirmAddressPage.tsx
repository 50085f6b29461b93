// Where the link in a mail leads. It asks for a click, since programs that look into mails open
// links, and some of them run the page.
import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { confirmAddress, readAddress } from '#api/contract/session/address.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { confirmWords as wording } from '../wording.ts';

export function ConfirmAddressPage() {
  // Behind the #, the token reaches no server's log and no Referer.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [done, setDone] = useState(false);
  const signedIn = useAtomValue(sessionAtom) !== null;
  return (
    <AuthCard
      title={wording.title}
      foot={
        <Link to={signedIn ? paths.dashboard : paths.login()} className="link">
          {signedIn ? wording.toBooks : wording.toSignIn}
        </Link>
      }
    >
      {done && <p role="status">{wording.done}</p>}
      {!done && token === '' && <Notice kind="problem">{wording.incomplete}</Notice>}
      {!done && token !== '' && <Question token={token} onDone={() => setDone(true)} />}
    </AuthCard>
  );
}

type Props = { readonly token: string; readonly onDone: () => void };

function Question({ token, onDone }: Props) {
  const { busy, failure, send } = useSend();
  const confirm = () =>
    void send(
      () => call(confirmAddress, { body: { token } }),
      async () => {
        await invalidate(readAddress);
        onDone();
      },
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{wording.question}</p>
      {failure !== null && (
        <Notice kind="problem">
          {sentenceOf(failure)}{' '}
          <Link to={paths.profile} className="link">
            {wording.toProfile}
          </Link>
        </Notice>
      )}
      <Button kind="primary" busyText={busy ? wording.confirming : null} onClick={confirm}>
        {wording.confirm}
      </Button>
    </div>
  );
}
