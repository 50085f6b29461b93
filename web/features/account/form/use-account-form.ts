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
import {
  blankAccount,
  changedAccountBody,
  accountDraftSchema,
  accountFieldsOf,
  checkAccount,
  newAccountBody,
} from './fields.ts';
import type { AccountFields } from './fields.ts';

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
  const withType = ({ typeId = guessedTypeId, ...rest }: AccountFields) => ({ ...rest, typeId });
  const form = useRecordForm<AccountFields, Account, Account>({
    start: {
      form: 'account',
      bookId,
      schema: accountDraftSchema,
      isKept,
      begin: () => (account === null ? blankAccount(isKept ? '' : name) : accountFieldsOf(account)),
      ...(account === null && { given: { name } }),
      isWanted: (draft) => name === '' || draft.name === name,
    },
    editing:
      account === null
        ? null
        : {
            begun: account,
            latest: () => latestOf(account, bookId),
            fieldsOf: accountFieldsOf,
            seqOf: ({ seq }) => seq,
          },
    check: (fields) => checkAccount(withType(fields)),
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

function write(bookId: number, account: Account | null, fields: AccountFields) {
  if (account === null) {
    return call(createAccount, { body: { ...newAccountBody(fields), book_id: bookId } });
  }
  const body = { ...changedAccountBody(fields, account), expected: account.seq, book_id: bookId };
  return call(changeAccount, { params: { accountId: account.id }, body });
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
