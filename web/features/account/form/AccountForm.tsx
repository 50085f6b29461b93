// The fields of an account; the pages and the quick sheet in an entry form put it to use.
import { useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Account, AccountType } from '#api/contract/account.ts';
import { isGstin, stateOfGstin } from '#core/tax/index.ts';
import { accountTypesOf } from '#web/client/lists.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { typeGuessed } from '../queries.ts';
import type { AccountKind } from '../queries.ts';
import { AssetFields } from './AssetFields.tsx';
import { companiesOf, offered } from './masters.ts';
import type { NamedKind } from './masters.ts';
import { PickField } from './PickField.tsx';
import { QuickNameDialog } from './QuickNameDialog.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { AccountFormState } from './use-account-form.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** The account that is changed, as it was when the form opened. */
  readonly account?: Account;
  /** The quick sheet asks for what is required and nothing else. */
  readonly brief?: boolean;
  readonly kind?: AccountKind;
  /** The sheet for a new product; the brief form has none to choose. */
  readonly QuickProduct?: ComponentType<QuickProductProps> | undefined;
  readonly onSaved: (account: Account) => void;
};

/** Adds a product in the middle of the form. The routes bring it from its own feature. */
export type QuickProductProps = {
  readonly bookId: number;
  readonly name: string;
  readonly categoryId: number | null;
  readonly onClose: () => void;
  readonly onSaved: (product: { readonly id: number }) => void;
};

/** What is added to a list in the middle of the form. */
type Adding = { readonly kind: NamedKind | 'product'; readonly text: string };
const FIELD_OF = {
  ...{ type: 'typeId', company: 'companyId', category: 'categoryId', product: 'productId' },
} as const;

export function AccountForm({ bookId, name = '', account, kind = 'unknown', ...rest }: Props) {
  const { brief = false, QuickProduct, onSaved } = rest;
  const isNew = account === undefined;
  const types = useQuery(accountTypesOf(bookId));
  const guessedTypeId = typeGuessed(types.data ?? [], kind);
  const form = useAccountForm({ bookId, name, account: account ?? null, guessedTypeId, onSaved });
  const [adding, setAdding] = useState<Adding | null>(null);
  const { set, busy, failure } = form;
  const add = (what: Adding['kind']) => (text: string) => setAdding({ kind: what, text });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.submit()) focusFirstWrong(event.currentTarget);
  };
  return (
    <>
      <form
        noValidate
        aria-busy={types.isPending}
        onSubmit={submit}
        onKeyDown={(event) => {
          const accepts = (event.ctrlKey || event.metaKey) && event.key === 'Enter';
          if (!accepts) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        className="flex flex-col gap-3"
      >
        <RequiredFields {...{ form, types, name, isNew }} onAdd={add} />
        {!brief && <MoreFields bookId={bookId} form={form} onAdd={add} />}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <ActionBar>
          <Button
            type="submit"
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            busyText={busy ? 'Saving…' : null}
          >
            Save account <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </ActionBar>
      </form>
      {adding !== null && (
        <Quick
          {...{ adding, bookId, QuickProduct }}
          categoryId={form.fields.categoryId}
          onClose={() => setAdding(null)}
          onSaved={({ id }) => {
            set({ [FIELD_OF[adding.kind]]: id });
            setAdding(null);
          }}
        />
      )}
    </>
  );
}

type QuickProps = Omit<QuickProductProps, 'name'> &
  Pick<Props, 'QuickProduct'> & { readonly adding: Adding };

function Quick({ adding: { kind, text }, QuickProduct, categoryId, ...sheet }: QuickProps) {
  if (kind !== 'product') return <QuickNameDialog {...{ kind, text }} {...sheet} />;
  if (QuickProduct === undefined) return null;
  return <QuickProduct name={text} categoryId={categoryId} {...sheet} />;
}

type RequiredProps = {
  readonly form: AccountFormState;
  readonly types: UseQueryResult<AccountType[], CallFailed>;
  readonly name: string;
  readonly isNew: boolean;
  readonly onAdd: (kind: Adding['kind']) => (text: string) => void;
};

/** A new account begins at what is not known of it yet. */
function RequiredFields({ form, types, name, isNew, onAdd }: RequiredProps) {
  const { fields, set, errors, busy } = form;
  return (
    <>
      <div data-required="" className="contents">
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
      </div>
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
        onChoose={(typeId) => set({ typeId })}
        onAdd={onAdd('type')}
        error={errors.account_type_id}
        readOnly={busy}
        autoFocus={isNew && name !== ''}
      />
    </>
  );
}

type MoreProps = {
  readonly bookId: number;
  readonly form: AccountFormState;
  readonly onAdd: (kind: Adding['kind']) => (text: string) => void;
};

function MoreFields({ bookId, form, onAdd }: MoreProps) {
  const { fields, set, errors, busy } = form;
  const companies = useQuery(companiesOf(bookId));
  return (
    <>
      <PickField
        label="Company type"
        noun="company type"
        optional
        list={companies}
        choices={offered(companies.data, fields.companyId)}
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
        label="Email"
        optional
        value={fields.email}
        onChange={(email) => set({ email })}
        error={errors.email_id}
        input={{ type: 'email', readOnly: busy, autoComplete: 'off' }}
      />
      <AssetFields
        {...{ bookId, form }}
        onAddCategory={onAdd('category')}
        onAddProduct={onAdd('product')}
      />
    </>
  );
}

function gstinHint(gstin: string): string {
  const state = isGstin(gstin) ? stateOfGstin(gstin) : null;
  if (state === null) return '15 characters, as on the registration certificate';
  return `✓ Registered in ${state.name}`;
}
