// The lists that an account's form chooses from, and how a name that they lack is added to the
// book.
import { addAccountType, listAccountTypes } from '#api/contract/account/account.ts';
import { companyEndpoints } from '#api/contract/catalogue/names.ts';
import { call } from '#web/client/call.ts';
import { asking } from '#web/client/query.ts';

/** As many as one call gives: more sorts of parties than that nobody tells apart. */
const LIMIT = 1000;

export const companiesOf = (bookId: number) =>
  asking(companyEndpoints.list, { query: { book_id: bookId, limit: LIMIT } });

/** @returns those that may be chosen; what is chosen already stays in view. */
export const selectableMasters = <Master extends { readonly id: number; readonly status: string }>(
  masters: readonly Master[] | undefined,
  chosenId: number | null,
): readonly Master[] =>
  (masters ?? []).filter(({ id, status }) => status === 'enabled' || id === chosenId);

/** What needs a name and nothing else is added in the middle of the form. */
export const NAMED = {
  type: {
    noun: 'account type',
    list: listAccountTypes,
    create: (name: string, bookId: number, group: string) =>
      call(addAccountType, { body: { name, group, bookId } }),
  },
  company: {
    noun: 'company type',
    list: companyEndpoints.list,
    create: (name: string, bookId: number) =>
      call(companyEndpoints.create, { body: { name, bookId } }),
  },
} as const;
export type MasterByName = keyof typeof NAMED;
