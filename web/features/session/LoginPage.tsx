import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { login as endpoint } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths, safeReturn } from '#web/paths.ts';
import { isAdmin, signedIn } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AuthCard } from './AuthCard.tsx';
import { checkLogin } from './check.ts';
import type { LoginFields } from './check.ts';
import { loginError } from './errors.ts';
import { loginWords } from './wording.ts';

export function LoginPage() {
  return (
    <AuthCard
      title="Sign in"
      intro={
        <div className="mb-4">
          <Notice kind="good">{loginWords.banner}</Notice>
        </div>
      }
      foot={
        <>
          New here?{' '}
          <Link to={paths.register} className="link">
            Create Account
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthCard>
  );
}

function LoginForm() {
  const [fields, setFields] = useState<LoginFields>({ email: '', password: '' });
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const errors = submitted ? checkLogin(fields) : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(checkLogin(fields)).length > 0) return focusFirstWrong(event.currentTarget);
    void send(
      () => call(endpoint, { body: { ...fields, email: fields.email.trim() } }),
      (user) => {
        signedIn(user);
        const home = isAdmin(user) ? paths.admin : paths.dashboard;
        void navigate(safeReturn(address.get('next')) ?? home, { replace: true });
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label="E-mail"
        value={fields.email}
        onChange={(email) => setFields({ ...fields, email })}
        error={errors.email}
        input={{ type: 'email', autoComplete: 'username', autoFocus: true, readOnly: busy }}
      />
      <PasswordField
        label="Password"
        value={fields.password}
        onChange={(password) => setFields({ ...fields, password })}
        error={errors.password}
        hint={errors.password === loginWords.passwordHint ? undefined : loginWords.passwordHint}
        input={{ autoComplete: 'current-password', readOnly: busy }}
      />
      <Link to={paths.forgotPassword} className="link self-start">
        Forgot password?
      </Link>
      {failure !== null && <Notice kind="problem">{loginError(failure)}</Notice>}
      <Button type="submit" kind="primary" busyText={busy ? loginWords.busy : null}>
        Sign in
      </Button>
    </form>
  );
}
