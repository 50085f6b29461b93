// The form of an account: a new one, or one that is changed.
import {
  changeAccount,
  createAccount,
  listAccountChanges,
  listAccounts,
} from '#api/contract/account/account.ts';
import type { Account } from '#api/contract/account/account.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { draftSchemaOf, faultsOf } from '#web/shell/form/form-declaration.ts';
import {
  accountEntryOf,
  blankAccount,
  changedAccountBody,
  newAccountBody,
  PLAIN_ACCOUNT,
} from './account-fields.tsx';
import type { AccountEntry } from './account-fields.tsx';

type Options = {
  readonly bookId: number;
  readonly name: string;
  /** The account that is changed, as it was when the form opened; null for a new one. */
  readonly account: Account | null;
  readonly guessedTypeId: number | null;
  /**
   * A new one is kept on this device while it is typed; a sheet over another form keeps nothing.
   */
  readonly isKept: boolean;
  readonly onSaved: (account: Account) => void;
};

export function useAccountForm(options: Options) {
  const { bookId, name, account, guessedTypeId, isKept, onSaved } = options;
  /** Until somebody chooses a type, it is the one that the name lets expect. */
  const withType = ({ accountTypeId = guessedTypeId, ...rest }: AccountEntry) => ({
    ...rest,
    accountTypeId,
  });
  const form = useRecordForm<AccountEntry, Account, Account>({
    start: {
      form: 'account',
      bookId,
      schema: draftSchemaOf(PLAIN_ACCOUNT),
      isKept,
      begin: () => (account === null ? blankAccount(isKept ? '' : name) : accountEntryOf(account)),
      ...(account === null && { given: { name } }),
      isWanted: (draft) => name === '' || draft.name === name,
    },
    editing:
      account === null
        ? null
        : {
            begun: account,
            latest: () => latestOf(account, bookId),
            fieldsOf: accountEntryOf,
            seqOf: ({ seq }) => seq,
          },
    check: (fields) => faultsOf(PLAIN_ACCOUNT, withType(fields)),
    write: (fields, before) => write(bookId, before, withType(fields)),
    async onSaved(saved) {
      await invalidate(listAccountChanges, readLedger, readFigures);
      onSaved(saved);
    },
  });
  return { ...form, fields: withType(form.fields) };
}

/** One that is gone is told as it was: the write then says what became of it. */
async function latestOf(account: Account, bookId: number): Promise<CallResult<Account>> {
  const read = await call(listAccounts, { params: { bookId } });
  if (!read.ok) return read;
  return { ok: true, value: read.value.find(({ id }) => id === account.id) ?? account };
}

function write(bookId: number, account: Account | null, fields: AccountEntry) {
  if (account === null) {
    return call(createAccount, { body: { ...newAccountBody(fields), bookId } });
  }
  const body = { ...changedAccountBody(fields, account), expected: account.seq, bookId };
  return call(changeAccount, { params: { accountId: account.id }, body });
}
