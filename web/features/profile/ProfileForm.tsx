import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeProfile } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { sessionAtom, signedIn } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { profileWords as wording } from './wording.ts';

export function ProfileForm() {
  const user = useAtomValue(sessionAtom);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const [name, setName] = useState(user?.name ?? '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [phone, setPhone] = useState(user?.phone ?? '');
  const [password, setPassword] = useState('');
  const { busy, failure, send } = useSend();
  const changesEmail = email.trim() !== user?.email;
  const wrong = fieldErrorsOf(failure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), email: email.trim(), phone: phone.trim() };
    const proof = changesEmail ? { current_password: password } : {};
    void send(
      () => call(changeProfile, { body: { ...body, ...proof } }),
      (changed) => {
        signedIn(changed);
        setNotice({ text: wording.updated });
        void (cameFromHere ? navigate(-1) : navigate(paths.dashboard));
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.ctrlKey && event.key === 'Enter') event.currentTarget.requestSubmit();
      }}
      className="card flex flex-col gap-3 p-4"
    >
      <h2 className="text-h2 font-semibold">Profile</h2>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        error={wrong['name']}
        input={{ autoComplete: 'name', readOnly: busy, dir: 'auto' }}
      />
      <TextField
        label="Email"
        value={email}
        onChange={setEmail}
        error={wrong['email']}
        input={{ type: 'email', autoComplete: 'email', readOnly: busy }}
      />
      {changesEmail && (
        <PasswordField
          label="Password for the new email"
          value={password}
          onChange={setPassword}
          error={wrong['current_password']}
          hint="A new address for signing in asks for your current password."
          input={{ autoComplete: 'current-password', readOnly: busy }}
        />
      )}
      <TextField
        label="Phone"
        value={phone}
        onChange={setPhone}
        error={wrong['phone']}
        input={{ type: 'tel', autoComplete: 'tel', readOnly: busy }}
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        aria-keyshortcuts="Control+Enter"
        busyText={busy ? wording.updating : null}
      >
        {wording.update}
      </Button>
    </form>
  );
}
