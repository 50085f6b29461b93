// The fields of an account; the pages and the quick sheet in an entry form put it to use.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Account, AccountType } from '#api/contract/account/account.ts';
import { isGstin, stateOfGstin } from '#core/tax/index.ts';
import { accountTypeListOf } from '#web/client/lists.ts';
import type { CallFailed } from '#web/client/query.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { TextField, Field } from '#web/ui/inputs/Field.tsx';
import { typeGuessed } from '../queries.ts';
import type { AccountKind } from '#web/client/lists.ts';
import { AccountPreview } from './AccountPreview.tsx';
import { AssetFields } from './AssetFields.tsx';
import type { MasterPickers } from './AssetFields.tsx';
import { companiesOf, selectableMasters } from './masters.ts';
import type { MasterByName } from './masters.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { QuickNameDialog } from './QuickNameDialog.tsx';
import { TypeGroup } from './TypeGroup.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { AccountFormState } from './use-account-form.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** The account that is changed, as it was when the form opened. */
  readonly account?: Account;
  readonly kind?: AccountKind;
  /** Without them it is the quick sheet's form: what is required, and nothing else. */
  readonly pickers?: MasterPickers;
  readonly onSaved: (account: Account) => void;
};

/** What is added to a list in the middle of the form. */
type Adding = { readonly kind: MasterByName; readonly text: string };
const FIELD_OF = { type: 'typeId', company: 'companyId' } as const;

/** The form, and beside it where the account will stand. */
const PAGE = 'grid items-start gap-4 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]';

export function AccountForm({ bookId, name = '', account, kind = 'unknown', ...rest }: Props) {
  const { pickers, onSaved } = rest;
  const isNew = account === undefined;
  const types = useQuery(accountTypeListOf(bookId));
  const guessedTypeId = typeGuessed(types.data ?? [], kind);
  const form = useAccountForm({
    bookId,
    name,
    guessedTypeId,
    onSaved,
    account: account ?? null,
    isKept: isNew && pickers !== undefined,
  });
  const [adding, setAdding] = useState<Adding | null>(null);
  const [ungrouped, setUngrouped] = useState<AccountType | null>(null);
  const add = (what: MasterByName) => (text: string) => setAdding({ kind: what, text });
  const isPage = pickers !== undefined;
  const chosen = types.data?.find(({ id }) => id === form.fields.typeId);
  return (
    <div className={isPage ? PAGE : 'contents'}>
      <div aria-busy={types.isPending} className={isPage ? 'card p-4' : 'contents'}>
        <FormFrame form={form} save="Save account">
          <Restored form={form} />
          <RequiredFields
            form={form}
            types={types}
            name={name}
            account={account}
            onAdd={add}
            onChooseGroup={setUngrouped}
          />
          {pickers !== undefined && (
            <MoreFields bookId={bookId} form={form} pickers={pickers} onAdd={add} />
          )}
        </FormFrame>
      </div>
      {isPage && (
        <AccountPreview
          bookId={bookId}
          name={form.fields.name}
          type={chosen}
          accountId={account?.id}
        />
      )}
      {adding !== null && (
        <QuickNameDialog
          {...adding}
          bookId={bookId}
          onClose={() => setAdding(null)}
          onSaved={({ id }) => {
            form.set({ [FIELD_OF[adding.kind]]: id });
            setAdding(null);
          }}
        />
      )}
      {ungrouped !== null && (
        <GroupDialog
          bookId={bookId}
          type={ungrouped}
          types={types.data ?? []}
          onClose={() => setUngrouped(null)}
        />
      )}
    </div>
  );
}

type RequiredProps = {
  readonly form: AccountFormState;
  readonly types: UseQueryResult<AccountType[], CallFailed>;
  readonly name: string;
  readonly account: Account | undefined;
  readonly onChooseGroup: (type: AccountType) => void;
  readonly onAdd: (kind: MasterByName) => (text: string) => void;
};

/** A new account begins at what is not known of it yet. */
function RequiredFields({ form, types, name, account, ...rest }: RequiredProps) {
  const { onChooseGroup, onAdd } = rest;
  const { fields, set, errors, busy } = form;
  const isNew = account === undefined;
  return (
    <>
      <Required>
        <TextField
          label="Name"
          value={fields.name}
          onChange={(text) => set({ name: text })}
          error={errors.name}
          input={{
            autoFocus: isNew && name === '',
            readOnly: busy,
            dir: 'auto',
            autoComplete: 'off',
          }}
        />
      </Required>
      <PickField
        label="Account type"
        noun="account type"
        list={types}
        choices={(types.data ?? []).map((each) => ({
          id: each.id,
          name: each.name,
          detail: each.nature ?? '',
        }))}
        chosenId={fields.typeId}
        onChoose={(typeId) => set({ typeId, moves: false })}
        onAdd={onAdd('type')}
        error={errors.account_type_id}
        readOnly={busy}
        autoFocus={isNew && name !== ''}
      />
      <TypeGroup
        account={account}
        onChooseGroup={onChooseGroup}
        types={types.data ?? []}
        chosenId={fields.typeId}
        moves={fields.moves}
        onMoves={(moves) => set({ moves })}
      />
    </>
  );
}

type MoreProps = {
  readonly bookId: number;
  readonly form: AccountFormState;
  readonly pickers: MasterPickers;
  readonly onAdd: (kind: MasterByName) => (text: string) => void;
};

function MoreFields({ bookId, form, pickers, onAdd }: MoreProps) {
  const { fields, set, errors, busy } = form;
  const companies = useQuery(companiesOf(bookId));
  return (
    <>
      <PickField
        label="Company type"
        noun="company type"
        optional
        list={companies}
        choices={selectableMasters(companies.data, fields.companyId)}
        chosenId={fields.companyId}
        onChoose={(companyId) => set({ companyId })}
        onAdd={onAdd('company')}
        error={undefined}
        readOnly={busy}
      />
      <TextField
        label="GSTIN"
        optional
        value={fields.gstin}
        onChange={(text) => set({ gstin: text.toUpperCase().replaceAll(/\s/g, '').slice(0, 15) })}
        error={errors.gstn_id}
        hint={gstinHint(fields.gstin)}
        input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
      />
      <TextField
        label="E-mail"
        optional
        value={fields.email}
        onChange={(email) => set({ email })}
        error={errors.email_id}
        input={{ type: 'email', readOnly: busy, autoComplete: 'off' }}
      />
      <AssetFields bookId={bookId} form={form} pickers={pickers} />
    </>
  );
}

function gstinHint(gstin: string): string {
  const state = isGstin(gstin) ? stateOfGstin(gstin) : null;
  if (state === null) return '15 characters, as on the registration certificate';
  return `✓ Registered in ${state.name}`;
}

// A picker of the account's form under its label, with what went wrong when its list did not come.
type PickFieldProps = {
  readonly label: string;
  readonly noun: string;
  readonly optional?: boolean;
  readonly list: { readonly isPending: boolean; readonly error: CallFailed | null };
  readonly choices: readonly Choice[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd?: (text: string) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
};

function PickField({ label, noun, list, choices, chosenId, error, ...rest }: PickFieldProps) {
  const { optional = false, ...picker } = rest;
  return (
    <div data-required={optional ? undefined : ''} className="contents">
      <Field label={label} error={error} optional={optional}>
        {(control) => (
          <Picker
            id={control.id}
            label={label}
            noun={noun}
            choices={choices}
            chosen={choices.find(({ id }) => id === chosenId) ?? null}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            isLoading={list.isPending}
            placeholder={list.isPending ? 'Loading the list' : 'Type to choose'}
            {...picker}
          />
        )}
      </Field>
      {list.error !== null && <Notice kind="problem">{sentenceOf(list.error.failure)}</Notice>}
    </div>
  );
}
