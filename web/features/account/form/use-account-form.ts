// The state of an account's form: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import { changeAccount, createAccount, listAccounts } from '#api/contract/account.ts';
import type { Account } from '#api/contract/account.ts';
import { readFigures } from '#api/contract/figures.ts';
import { readLedger } from '#api/contract/ledger.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import {
  blank,
  changedBody,
  draftSchema,
  fieldsOf,
  gapsIn,
  isComplete,
  newBody,
} from './fields.ts';
import type { AccountFields, Complete, FieldErrors } from './fields.ts';

type Start = {
  readonly bookId: number;
  readonly name: string;
  /** The account that is changed, as it was when the form opened; null for a new one. */
  readonly account: Account | null;
  readonly guessedTypeId: number | null;
  /** A new one is kept on this device while it is typed; a sheet over another form keeps nothing. */
  readonly isKept: boolean;
  readonly onSaved: (account: Account) => void;
};

export function useAccountForm({ bookId, name, account, guessedTypeId, ...rest }: Start) {
  const { isKept, onSaved } = rest;
  const kept = useKeptFields<AccountFields>({
    form: 'account',
    bookId,
    schema: draftSchema,
    isKept,
    begin: () => (account === null ? blank(isKept ? '' : name) : fieldsOf(account)),
    ...(account === null && { given: { name } }),
    isWanted: (draft) => name === '' || draft.name === name,
  });
  const { fields: typed, setFields: setTyped, restoredAt, startAfresh } = kept;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const fields = { ...typed, typeId: typed.typeId === undefined ? guessedTypeId : typed.typeId };
  const gaps = gapsIn(fields);
  const errors: FieldErrors = submitted ? { ...fieldErrorsOf(failure), ...gaps } : {};

  /** @returns whether the account was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isComplete(fields)) return false;
    void send(
      () => write(bookId, account, fields),
      async (saved) => {
        kept.forget();
        await invalidate(listAccounts, readLedger, readFigures);
        onSaved(saved);
      },
    );
    return true;
  };
  const set = (change: Partial<AccountFields>) => setTyped((now) => ({ ...now, ...change }));
  return { fields, set, errors, busy, failure, submit, restoredAt, startAfresh };
}

function write(bookId: number, account: Account | null, fields: Complete) {
  if (account === null) {
    return call(createAccount, { body: { ...newBody(fields), book_id: bookId } });
  }
  const body = { ...changedBody(fields, account), expected: account.seq, book_id: bookId };
  return call(changeAccount, { params: { accountId: account.id }, body });
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
