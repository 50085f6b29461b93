// The lists that pickers, forms and the palette share.
import { listAccounts, listAccountTypes } from '#api/contract/account/account.ts';
import { askingLocal } from './local/asking-local.ts';

export const accountsOf = (bookId: number) =>
  askingLocal(listAccounts, { kind: 'account', bookId, input: { params: { bookId } } });

export const accountTypesOf = (bookId: number) =>
  askingLocal(listAccountTypes, {
    kind: 'account_type',
    bookId,
    input: { query: { book_id: bookId } },
  });
