import type { AccountTypeFacts } from '#core/account-type/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo } from '../reads/reads.ts';
import type { NeedsOf } from './needs.ts';

const TYPES = { of: 'account-types', key: null } as const;
const accountsOf = (typeId: number) => ({ of: 'accounts-of-type', key: typeId }) as const;

export const accountTypeNeeds: NeedsOf<'account-type'> = {
  stream: (command) =>
    command.type === 'InstallTallyGroups' ? null : streamName('account-type', command.data.typeId),
  reads: (command) => [
    TYPES,
    ...(command.type === 'RemoveAccountType' ? [accountsOf(command.data.typeId)] : []),
  ],
  // Accounts of any book may be of a shared type, and it goes only while none can become so.
  sharesMasters: () => true,
  facts: (command, session) => {
    const { bookId } = session.head;
    // The same name may exist in a book and in the installation.
    const own = answerTo(session, TYPES).filter((type) => type.bookId === bookId);
    const wanted = 'name' in command.data ? nameKey(command.data.name) : null;
    const namesake = own.find((type) => nameKey(type.name) === wanted);
    return {
      nameTakenBy: (namesake?.typeId ?? null) as AccountTypeId | null,
      installedGroups: new Set(
        own.flatMap((type) => (type.reserved && type.group !== null ? [type.group] : [])),
      ),
      uses: command.type === 'RemoveAccountType' ? usesOf(command.data.typeId, session) : [],
    };
  },
};

function usesOf(typeId: number, session: BookSession): AccountTypeFacts['uses'] {
  const count = answerTo(session, accountsOf(typeId));
  return count === 0 ? [] : [{ what: 'accounts', count }];
}
