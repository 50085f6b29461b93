import type { AccountId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { importAccounts } from '#api/contract/book/import.ts';
import { newAccount } from '#api/requests/account.ts';
import type { ImportedKind } from './imported-kind.ts';

/** Two accounts of one name are refused by the rules, so none is told of as similar. */
export const importedAccounts: ImportedKind<(typeof importAccounts)['lines']> = {
  right: 'CreateAccount',
  async commandsOf({ nextIds }, _bookId, lines) {
    const ids = await nextIds('account', lines.length);
    return lines.map(({ line: _line, ...body }, at) => {
      const id = ids[at] as AccountId;
      const command = newAccount(id, body);
      invariant(!('status' in command), 'An account that carries no asset lacks nothing of one.');
      return { id, command };
    });
  },
  similar: async (_parts, _bookId, lines) => lines.map(() => []),
  takeBack: async (_parts, _bookId, records) =>
    records.map(({ id }) => ({ type: 'RemoveAccount', data: { accountId: id as AccountId } })),
};
