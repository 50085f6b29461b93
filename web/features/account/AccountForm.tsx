// The fields of a new account; the page and the quick sheet in an entry form put it to use.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { createAccount, listAccounts } from '#api/contract/account.ts';
import type { Account } from '#api/contract/account.ts';
import { isGstin } from '#core/tax/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { forget } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AssetFields } from './AssetFields.tsx';
import { accountTypesOf } from './queries.ts';
import { account as wording } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  /** The quick sheet asks for what is required and nothing else. */
  readonly brief?: boolean;
  readonly onSaved: (account: Account) => void;
};

export function AccountForm({ bookId, name: carriedName, brief = false, onSaved }: Props) {
  const [name, setName] = useState(carriedName);
  const [typeId, setTypeId] = useState<number | null>(null);
  const [gstin, setGstin] = useState('');
  const [email, setEmail] = useState('');
  const [isAsset, setIsAsset] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const types = useQuery(accountTypesOf(bookId));
  const { busy, failure, send } = useSend();
  const choices = (types.data ?? []).map(({ id, name: type, nature }) => ({
    id,
    name: type,
    detail: nature ?? '',
  }));
  const wrong = fieldErrorsOf(failure);
  const nameError = submitted && name.trim() === '' ? wording.nameMissing : wrong['name'];
  const typeError = submitted && typeId === null ? wording.typeMissing : wrong['account_type_id'];
  const gstinError = gstin !== '' && submitted && !isGstin(gstin) ? wording.gstinWrong : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setSubmitted(true);
    const ready = name.trim() !== '' && typeId !== null && (gstin === '' || isGstin(gstin));
    if (!ready || isAsset) return focusFirstWrong(event.currentTarget);
    const body = {
      name: name.trim(),
      account_type_id: typeId,
      gstn_id: gstin === '' ? null : gstin,
      email_id: email.trim() === '' ? null : email.trim(),
      book_id: bookId,
    };
    void send(
      () => call(createAccount, { body }),
      async (account) => {
        await forget(listAccounts);
        onSaved(account);
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
      className="flex flex-col gap-3"
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        error={nameError}
        input={{ autoFocus: carriedName === '', readOnly: busy, dir: 'auto', autoComplete: 'off' }}
      />
      <Field label="Account type" error={typeError}>
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
          <Picker
            id={id}
            label="Account type"
            noun="account type"
            choices={choices}
            chosen={choices.find((choice) => choice.id === typeId) ?? null}
            onChoose={setTypeId}
            describedBy={describedBy}
            invalid={invalid}
            readOnly={busy}
            autoFocus={carriedName !== ''}
            placeholder={types.isPending ? 'Loading account types' : 'Type to choose'}
          />
        )}
      </Field>
      {!brief && (
        <>
          <TextField
            label="GSTIN"
            optional
            value={gstin}
            onChange={(text) => setGstin(text.toUpperCase().trim().slice(0, 15))}
            error={gstinError ?? wrong['gstn_id']}
            hint="15 characters, as on the registration certificate"
            input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
          />
          <TextField
            label="Email"
            optional
            value={email}
            onChange={setEmail}
            error={wrong['email_id']}
            input={{ type: 'email', readOnly: busy, autoComplete: 'off' }}
          />
          <AssetFields checked={isAsset} onChange={setIsAsset} />
        </>
      )}
      {types.isError && <Notice kind="problem">{sentenceOf(types.error.failure)}</Notice>}
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        aria-keyshortcuts="Control+Enter"
        busyText={busy ? 'Saving…' : null}
      >
        Save account <Kbd onBrand>Ctrl ↵</Kbd>
      </Button>
    </form>
  );
}

function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
