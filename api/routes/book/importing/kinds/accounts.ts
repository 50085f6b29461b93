import { accountDecider } from '#core/account/index.ts';
import type { AccountCommand, AccountState } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { accountIdsByNameKey } from '#projections/chart-of-accounts/read.ts';
import type { importAccounts } from '#api/contract/book/import.ts';
import { changedAccount, newAccount } from '#api/requests/account.ts';
import { formerOf, formerStates, unlessTouched } from './former.ts';
import type { ImportedKind } from './imported-kind.ts';
import { freshFor, isProblem, missingField, targetsOf } from './targets.ts';

/** Two accounts of one name are refused by the rules, so none is told of as similar. */
export const importedAccounts: ImportedKind<(typeof importAccounts)['lines']> = {
  category: 'account',
  right: 'CreateAccount',
  async commandsOf({ db, nextIds }, bookId, lines) {
    const targets = await targetsOf(lines, {
      what: 'account',
      idsOf: async (keys) => {
        const found = await accountIdsByNameKey(db, bookId, keys);
        return new Map([...found].map(([key, id]) => [key, [id]]));
      },
    });
    const ids = await freshFor<AccountId>(targets, (count) => nextIds('account', count));
    return lines.map(({ line: _line, id: _id, match, name, accountTypeId, ...others }, at) => {
      const target = targets[at] ?? null;
      if (isProblem(target)) return target;
      if (target !== null) {
        const body = { ...others, accountTypeId, ...(match === undefined && { name }) };
        const command = changedAccount(target as AccountId, body);
        return 'status' in command ? command : { id: target, command, changes: true };
      }
      if (name === undefined) return missingField('name');
      if (accountTypeId === undefined) return missingField('account_type_id');
      const id = ids[at] as AccountId;
      const command = newAccount(id, { ...others, name, accountTypeId });
      return 'status' in command ? command : { id, command };
    });
  },
  similar: async (_parts, _bookId, lines) => lines.map(() => []),
  async takeBack(parts, bookId, records) {
    const of = { category: 'account', decider: accountDecider, records } as const;
    const states = await formerStates<AccountState>(parts, bookId, of);
    return records.map((record) => {
      const accountId = record.id as AccountId;
      return unlessTouched(
        record,
        record.changedSeq === null
          ? { type: 'RemoveAccount', data: { accountId } }
          : asBefore(accountId, formerOf(states, record.id, isOpen)),
      );
    });
  },
};

type OpenAccount = Extract<AccountState, { readonly name: string }>;
const isOpen = (state: AccountState): state is OpenAccount => 'name' in state;

const asBefore = (
  accountId: AccountId,
  { name, classification: { typeId }, gstin, companyTypeId, email }: OpenAccount,
): AccountCommand => ({
  type: 'ChangeAccount',
  data: { accountId, changes: { name, typeId, gstin, companyTypeId, email } },
});
