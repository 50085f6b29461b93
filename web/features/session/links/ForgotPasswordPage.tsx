import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#api/contract/session/passwords.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { checkEmail } from '../check.ts';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, failure, send } = useSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (checkEmail(email) !== null) return focusFirstWrong(event.currentTarget);
    void send(
      () => call(forgotPassword, { body: { email: email.trim() } }),
      () => setSent(true),
    );
  };
  return (
    <AuthCard
      title="Forgot password"
      foot={
        <Link to={paths.login()} className="link">
          Back to sign in
        </Link>
      }
    >
      {sent ? (
        <p role="status">
          If that address is registered, a link that sets a new password is on its way. It works
          once, within one hour.
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-3">
          <p className="text-ink-2">
            Enter the address you registered with. We send a link that sets a new password.
          </p>
          <TextField
            label="E-mail"
            value={email}
            onChange={setEmail}
            error={submitted ? checkEmail(email) : null}
            input={{ type: 'email', autoComplete: 'username', autoFocus: true, readOnly: busy }}
          />
          {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
          <Button type="submit" kind="primary" busyText={busy ? 'Sending…' : null}>
            Send link
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
