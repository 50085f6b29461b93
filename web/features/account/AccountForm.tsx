// The fields of a new account; the page and the quick sheet in an entry form put it to use.
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AssetFields } from './AssetFields.tsx';
import { accountTypesOf } from './queries.ts';
import { useNewAccount } from './use-new-account.ts';
import type { NewAccountForm } from './use-new-account.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  /** The quick sheet asks for what is required and nothing else. */
  readonly brief?: boolean;
  readonly onSaved: (account: Account) => void;
};

export function AccountForm({ bookId, name, brief = false, onSaved }: Props) {
  const form = useNewAccount(bookId, name, onSaved);
  const { fields, set, errors, busy, failure } = form;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.submit()) focusFirstWrong(event.currentTarget);
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
        value={fields.name}
        onChange={(text) => set({ name: text })}
        error={errors.name}
        input={{ autoFocus: name === '', readOnly: busy, dir: 'auto', autoComplete: 'off' }}
      />
      <TypeField bookId={bookId} form={form} autoFocus={name !== ''} />
      {!brief && <MoreFields form={form} />}
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

type TypeProps = {
  readonly bookId: number;
  readonly form: NewAccountForm;
  readonly autoFocus: boolean;
};

function TypeField({ bookId, form, autoFocus }: TypeProps) {
  const types = useQuery(accountTypesOf(bookId));
  const choices = (types.data ?? []).map(({ id, name, nature }) => ({
    id,
    name,
    detail: nature ?? '',
  }));
  const { fields, set, errors, busy } = form;
  return (
    <>
      <Field label="Account type" error={errors.account_type_id}>
        {(control) => (
          <Picker
            id={control.id}
            label="Account type"
            noun="account type"
            choices={choices}
            chosen={choices.find(({ id }) => id === fields.typeId) ?? null}
            onChoose={(typeId) => set({ typeId })}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            readOnly={busy}
            autoFocus={autoFocus}
            placeholder={types.isPending ? 'Loading account types' : 'Type to choose'}
          />
        )}
      </Field>
      {types.isError && <Notice kind="problem">{sentenceOf(types.error.failure)}</Notice>}
    </>
  );
}

function MoreFields({ form: { fields, set, errors, busy } }: { readonly form: NewAccountForm }) {
  return (
    <>
      <TextField
        label="GSTIN"
        optional
        value={fields.gstin}
        onChange={(text) => set({ gstin: text.toUpperCase().trim().slice(0, 15) })}
        error={errors.gstn_id}
        hint="15 characters, as on the registration certificate"
        input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
      />
      <TextField
        label="Email"
        optional
        value={fields.email}
        onChange={(email) => set({ email })}
        error={errors.email_id}
        input={{ type: 'email', readOnly: busy, autoComplete: 'off' }}
      />
      <AssetFields checked={fields.isAsset} onChange={(isAsset) => set({ isAsset })} />
    </>
  );
}
