// The form of an account; the pages and the quick sheet in an entry form put it to use.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account, AccountType } from '#api/contract/account/account.ts';
import { accountTypeListOf } from '#web/client/lists.ts';
import type { AccountKind } from '#web/client/lists.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { typeGuessed } from '../queries.ts';
import { accountFormFields } from './account-fields.tsx';
import type { MasterPickers } from './account-fields.tsx';
import { AccountPreview } from './AccountPreview.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { companiesOf } from './masters.ts';
import type { MasterByName } from './masters.ts';
import { QuickNameDialog } from './QuickNameDialog.tsx';
import { useAccountForm } from './use-account-form.ts';

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
const REQUIRED = ['name', 'accountTypeId', 'movesToGroup'] as const;
const MORE = ['accountTypeCompanyId', 'gstnId', 'emailId', 'assets'] as const;
/** Under the checkbox; the focus stays where it is. */
const ASSET = ['assetType', 'category', 'productId'] as const;
const FIELD_OF = { type: 'accountTypeId', company: 'accountTypeCompanyId' } as const;

/** The form, and beside it where the account will stand. */
const PAGE = 'grid items-start gap-4 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]';

export function AccountForm({ bookId, name = '', account, kind = 'unknown', ...rest }: Props) {
  const { pickers, onSaved } = rest;
  const isPage = pickers !== undefined;
  const types = useQuery(accountTypeListOf(bookId));
  const guessedTypeId = typeGuessed(types.data ?? [], kind);
  const form = useAccountForm({
    bookId,
    name,
    guessedTypeId,
    onSaved,
    account: account ?? null,
    isKept: account === undefined && isPage,
  });
  const [adding, setAdding] = useState<Adding | null>(null);
  const [ungrouped, setUngrouped] = useState<AccountType | null>(null);
  const add = (what: MasterByName) => (text: string) => setAdding({ kind: what, text });
  const companies = useQuery({ ...companiesOf(bookId), enabled: isPage });
  const fields = accountFormFields({
    bookId,
    types,
    companies,
    account,
    pickers,
    onAdd: add,
    onChooseGroup: setUngrouped,
  });
  const part = { of: fields, form };
  const chosen = types.data?.find(({ id }) => id === form.fields.accountTypeId);
  return (
    <div className={isPage ? PAGE : 'contents'}>
      <div aria-busy={types.isPending} className={isPage ? 'card p-4' : 'contents'}>
        <FormFrame form={form} save="Save account">
          <Restored form={form} />
          {/* A new account begins at what is not known of it yet. */}
          <DeclaredFields
            {...part}
            names={REQUIRED}
            first={account !== undefined ? null : name === '' ? 'name' : 'accountTypeId'}
          />
          {isPage && <DeclaredFields {...part} names={MORE} />}
          {isPage && form.fields.assets && (
            <div className="flex flex-col gap-3 border-l-2 border-line pl-4">
              <DeclaredFields {...part} names={ASSET} />
            </div>
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
