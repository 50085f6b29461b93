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
import { useMailManner } from '../use-registration-check.ts';
import { forgotWords as wording } from '../wording.ts';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [sent, setSent] = useState(false);
  const mail = useMailManner();
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
      title={wording.title}
      foot={
        <Link to={paths.login()} className="link">
          Back to sign in
        </Link>
      }
    >
      {mail === 'outbox' && <FromAdmin />}
      {mail !== 'outbox' && sent && <p role="status">{wording.sent}</p>}
      {mail !== 'outbox' && !sent && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-3">
          <p className="text-ink-2">{wording.help}</p>
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

/** Where no mail is set up nobody is told to wait for one. */
const FromAdmin = () => (
  <div role="status" className="flex flex-col gap-3">
    <p>{wording.noMail}</p>
    <p className="text-ink-2">{wording.byCommand}</p>
    <code className="rounded bg-surface-2 px-2 py-1 text-sm [overflow-wrap:anywhere]">
      {wording.command}
    </code>
  </div>
);
