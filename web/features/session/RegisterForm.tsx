import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { register as endpoint, personName, phone } from '#api/contract/session/registration.ts';
import type { SessionUser } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { PasswordField } from '#web/ui/inputs/PasswordField.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { Errors } from './check.ts';
import { registerError, setupCodeError } from './errors.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { registerWords, loginWords } from './wording.ts';
import { useRegistrationCheck } from './use-registration-check.ts';
import { email } from '#api/contract/session/email.ts';
import { newPassword } from '#api/contract/session/passwords.ts';
import { presentErrors, wrongWith } from './check.ts';

const BLANK: RegisterFields = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  terms: false,
  setupCode: null,
};

export function RegisterForm({ onDone }: { readonly onDone: (user: SessionUser) => void }) {
  const [fields, setFields] = useState(BLANK);
  const [submitted, setSubmitted] = useState(false);
  const [confirmLeft, setConfirmLeft] = useState(false);
  const { busy, failure, send } = useSend();
  const wrongCode = setupCodeError(failure);
  const setupCode = useSetupCode(fields.setupCode, wrongCode !== null);
  const found = checkRegistration({ ...fields, setupCode });
  const errors = submitted ? found : confirmLeft && fields.confirm !== '' ? pickConfirm(found) : {};
  const set = (change: Partial<RegisterFields>) => setFields({ ...fields, ...change });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(found).length > 0) return focusFirstWrong(event.currentTarget);
    const { name, email, phone, password } = fields;
    const body = {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      company: '',
      password,
    };
    const code = setupCode === null ? {} : { setup_code: setupCode.trim() };
    const form = event.currentTarget;
    void send(() => call(endpoint, { body: { ...body, ...code } }), onDone).then(() =>
      focusFirstWrong(form),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {setupCode !== null && (
        <SetupCodeField
          value={setupCode}
          onChange={(code) => set({ setupCode: code })}
          error={wrongCode ?? errors.setupCode}
          busy={busy}
        />
      )}
      <TextField
        label="Name"
        value={fields.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        input={{ autoComplete: 'name', autoFocus: true, readOnly: busy }}
      />
      <TextField
        label="E-mail"
        value={fields.email}
        onChange={(email) => set({ email })}
        error={errors.email}
        input={{ type: 'email', autoComplete: 'username', readOnly: busy }}
      />
      <TextField
        label="Phone"
        value={fields.phone}
        onChange={(phone) => set({ phone })}
        error={errors.phone}
        input={{ type: 'tel', autoComplete: 'tel', readOnly: busy }}
      />
      <NewPassword
        fields={fields}
        set={set}
        errors={errors}
        busy={busy}
        onLeave={() => setConfirmLeft(true)}
      />
      <TermsBox checked={fields.terms} error={errors.terms} onChange={(terms) => set({ terms })} />
      {failure !== null && wrongCode === null && (
        <Notice kind="problem">{registerError(failure)}</Notice>
      )}
      <Button type="submit" kind="primary" busyText={busy ? registerWords.busy : null}>
        Create account
      </Button>
    </form>
  );
}

type NewPasswordProps = {
  readonly fields: RegisterFields;
  readonly set: (change: Partial<RegisterFields>) => void;
  readonly errors: Errors<RegisterFields>;
  readonly busy: boolean;
  readonly onLeave: () => void;
};

function NewPassword({ fields, set, errors, busy, onLeave }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label="Password"
        value={fields.password}
        onChange={(password) => set({ password })}
        error={errors.password === registerWords.passwordHint ? 'Too simple.' : errors.password}
        hint={<PasswordChecklist password={fields.password} />}
        input={{ autoComplete: 'new-password', readOnly: busy }}
      />
      <PasswordField
        label="Confirm password"
        value={fields.confirm}
        onChange={(confirm) => set({ confirm })}
        error={errors.confirm}
        input={{ autoComplete: 'new-password', readOnly: busy, onBlur: onLeave }}
      />
    </>
  );
}

/** Before the first submit only the confirmation speaks, and only once it was left. */
const pickConfirm = ({ confirm }: Errors<RegisterFields>): Errors<RegisterFields> =>
  confirm === undefined ? {} : { confirm };

type TermsProps = {
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (checked: boolean) => void;
};

function TermsBox({ checked, error, onChange }: TermsProps) {
  return (
    <Checkbox checked={checked} onChange={onChange} error={error ?? null}>
      I accept the{' '}
      <Link to={paths.terms} target="_blank" className="link">
        terms
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} target="_blank" className="link">
        privacy notice
      </Link>
      .
    </Checkbox>
  );
}

// The code by which the first person proves to be the admin. The link that the server prints and
// opens brings it in the part of the address that no server or proxy is sent.

/**
 * @param typed null until the person changes what the link brought.
 * @param isRefused whether the server asked for it, whatever it said before.
 * @returns the code; null where none is asked for.
 */
function useSetupCode(typed: string | null, isRefused: boolean): string | null {
  const linked = new URLSearchParams(useLocation().hash.slice(1)).get('setup_code');
  // The server knows whether there is an admin.
  const isNeeded = useRegistrationCheck()?.needs_setup_code ?? linked !== null;
  return isNeeded || isRefused ? (typed ?? linked ?? '') : null;
}

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null | undefined;
  readonly busy: boolean;
};

function SetupCodeField({ value, onChange, error, busy }: Props) {
  return (
    <TextField
      label={registerWords.setupCode}
      value={value}
      onChange={onChange}
      error={error}
      hint={registerWords.setupCodeHint}
      input={{ autoComplete: 'off', spellCheck: false, readOnly: busy }}
    />
  );
}

// Apart from the other checks, which the page for signing in loads.
type RegisterFields = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirm: string;
  readonly terms: boolean;
  /** Null where nobody is asked for it. */
  readonly setupCode: string | null;
};

const checkRegistration = (fields: RegisterFields): Errors<RegisterFields> =>
  presentErrors<RegisterFields>({
    setupCode: fields.setupCode?.trim() === '' ? registerWords.setupCodeMissing : null,
    name: wrongWith(personName, fields.name),
    email: fields.email.trim() === '' ? loginWords.emailMissing : wrongWith(email, fields.email),
    phone: wrongWith(phone, fields.phone),
    password: wrongWith(newPassword, fields.password),
    confirm: fields.confirm === fields.password ? null : registerWords.mismatch,
    terms: fields.terms ? null : registerWords.termsMissing,
  });
