import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAddress } from '#api/contract/session/address.ts';
import { changeProfile } from '#api/contract/session/registration.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { sessionAtom, signedIn } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AddressState } from './AddressState.tsx';
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
    const body = { name: name.trim(), phone: phone.trim() };
    const moved = changesEmail ? { email: email.trim(), current_password: password } : {};
    void send(
      () => call(changeProfile, { body: { ...body, ...moved } }),
      async (changed) => {
        signedIn(changed);
        await invalidate(readAddress);
        setNotice({ text: wording.updated });
        void (cameFromHere ? navigate(-1) : navigate(paths.dashboard));
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={submitByKeys}
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
        label="E-mail"
        value={email}
        onChange={setEmail}
        error={wrong['email']}
        input={{ type: 'email', autoComplete: 'email', readOnly: busy }}
      />
      {changesEmail ? (
        <ProofField
          value={password}
          onChange={setPassword}
          error={wrong['current_password']}
          readOnly={busy}
        />
      ) : (
        <AddressState email={email.trim()} />
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

const submitByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.ctrlKey && event.key === 'Enter') event.currentTarget.requestSubmit();
};

type ProofProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
};

const ProofField = ({ value, onChange, error, readOnly }: ProofProps) => (
  <PasswordField
    label="Password for the new e-mail"
    value={value}
    onChange={onChange}
    error={error}
    hint="A new address for signing in asks for your current password."
    input={{ autoComplete: 'current-password', readOnly }}
  />
);
