// What several features, the pickers and the palette read alike.
import { listAccountTypes } from '#api/contract/account/account.ts';
import { listMembers } from '#api/contract/book/book.ts';
import { asking } from './query.ts';
import { askingAccounts } from './local/asking-accounts.ts';
import { askingLocal } from './local/asking-local.ts';

/** What an account that is picked or added somewhere will most likely be. */
export type AccountKind = 'expense' | 'customer' | 'bank' | 'unknown';

export const accountListOf = askingAccounts;

export const accountTypeListOf = (bookId: number) =>
  askingLocal(listAccountTypes, {
    kind: 'account_type',
    bookId,
    input: { query: { book_id: bookId } },
  });

/** Who may be asked for as the one that recorded something. */
export const memberListOf = (bookId: number) => asking(listMembers, { params: { bookId } });
