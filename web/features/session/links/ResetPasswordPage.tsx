import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { resetPassword } from '#api/contract/session/passwords.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { checkNewPassword } from '../check.ts';
import { PasswordChecklist } from '../PasswordChecklist.tsx';
import { registerWords } from '../wording.ts';

export function ResetPasswordPage() {
  // Behind the #, the token reaches no server's log and no Referer.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [done, setDone] = useState(false);
  return (
    <AuthCard
      title="Set a new password"
      foot={
        <Link to={paths.login()} className="link">
          {done ? 'Sign in' : 'Back to sign in'}
        </Link>
      }
    >
      {done && <p role="status">Your new password is set. Sign in with it.</p>}
      {!done && token === '' && (
        <Notice kind="problem">
          This link is not complete. Open it again as you were given it, or{' '}
          <Link to={paths.forgotPassword} className="link">
            ask for a new one
          </Link>
          .
        </Notice>
      )}
      {!done && token !== '' && <NewPasswordForm token={token} onDone={() => setDone(true)} />}
    </AuthCard>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const wrong = submitted ? checkNewPassword(password) : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (checkNewPassword(password) !== null) return focusFirstWrong(event.currentTarget);
    void send(() => call(resetPassword, { body: { token, password } }), onDone);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <PasswordField
        label="New password"
        value={password}
        onChange={setPassword}
        error={wrong === registerWords.passwordHint ? 'Too simple.' : wrong}
        hint={<PasswordChecklist password={password} />}
        input={{ autoComplete: 'new-password', autoFocus: true, readOnly: busy }}
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <Button type="submit" kind="primary" busyText={busy ? 'Saving…' : null}>
        Set password
      </Button>
    </form>
  );
}
