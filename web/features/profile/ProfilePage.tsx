import { PageHead } from '#web/ui/PageHead.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import {
  changePassword,
  newPassword,
  REGISTER_PASSWORD_HINT,
} from '#api/contract/session/passwords.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { signedIn } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { passwordWords as wording } from './wording.ts';

export function ProfilePage() {
  return (
    <>
      <PageHead title="Account Settings" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <ProfileForm />
          <PasswordForm />
        </div>
        <div className="flex flex-col gap-4">
          <SessionsCard />
          <PreferencesCard />
        </div>
      </div>
    </>
  );
}

function PasswordForm() {
  const setNotice = useSetAtom(noticeAtom);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const refused = fieldErrorsOf(failure);
  const missing = current === '' ? wording.currentMissing : null;
  const tooSimple = newPassword.safeParse(next).error?.issues[0]?.message ?? null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const form = event.currentTarget;
    if (missing !== null || tooSimple !== null) return focusFirstWrong(form);
    void send(
      () => call(changePassword, { body: { current_password: current, password: next } }),
      (user) => {
        signedIn(user);
        setCurrent('');
        setNext('');
        setSubmitted(false);
        setNotice({ text: wording.changed });
      },
    ).then(() => focusFirstWrong(form));
  };
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-3 p-4">
      <h2 className="text-h2 font-semibold">Password</h2>
      <PasswordField
        label={wording.current}
        value={current}
        onChange={setCurrent}
        error={(submitted ? missing : null) ?? refused['current_password']}
        input={{ autoComplete: 'current-password', readOnly: busy }}
      />
      <PasswordField
        label={wording.next}
        value={next}
        onChange={setNext}
        error={(submitted ? tooSimple : null) ?? refused['password']}
        hint={REGISTER_PASSWORD_HINT}
        input={{ autoComplete: 'new-password', readOnly: busy }}
      />
      <p className="text-ink-2">{wording.effect}</p>
      {failure !== null && Object.keys(refused).length === 0 && (
        <Notice kind="problem">{sentenceOf(failure)}</Notice>
      )}
      <Button type="submit" className="self-start" busyText={busy ? wording.changing : null}>
        {wording.change}
      </Button>
    </form>
  );
}
