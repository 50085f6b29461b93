// The state of a new account's form: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import { createAccount, listAccounts } from '#api/contract/account.ts';
import type { Account } from '#api/contract/account.ts';
import { isGstin } from '#core/tax/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { forget } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { account as wording } from './wording.ts';

export type NewAccount = {
  readonly name: string;
  readonly typeId: number | null;
  readonly gstin: string;
  readonly email: string;
  readonly isAsset: boolean;
};

type Errors = Readonly<
  Partial<Record<'name' | 'account_type_id' | 'gstn_id' | 'email_id', string>>
>;

function gapsIn({ name, typeId, gstin }: NewAccount): Errors {
  return {
    ...(name.trim() === '' ? { name: wording.nameMissing } : {}),
    ...(typeId === null ? { account_type_id: wording.typeMissing } : {}),
    ...(gstin !== '' && !isGstin(gstin) ? { gstn_id: wording.gstinWrong } : {}),
  };
}

export function useNewAccount(bookId: number, name: string, onSaved: (account: Account) => void) {
  const [fields, setFields] = useState<NewAccount>({
    name,
    typeId: null,
    gstin: '',
    email: '',
    isAsset: false,
  });
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const gaps = gapsIn(fields);
  const errors: Errors = submitted ? { ...fieldErrorsOf(failure), ...gaps } : {};

  /** @returns whether the account was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    const { typeId } = fields;
    if (typeId === null || fields.isAsset || Object.keys(gaps).length > 0) return false;
    const body = {
      name: fields.name.trim(),
      account_type_id: typeId,
      gstn_id: fields.gstin === '' ? null : fields.gstin,
      email_id: fields.email.trim() === '' ? null : fields.email.trim(),
      book_id: bookId,
    };
    void send(
      () => call(createAccount, { body }),
      async (account) => {
        await forget(listAccounts);
        onSaved(account);
      },
    );
    return true;
  };
  const set = (change: Partial<NewAccount>) => setFields({ ...fields, ...change });
  return { fields, set, errors, busy, failure, submit };
}

export type NewAccountForm = ReturnType<typeof useNewAccount>;
