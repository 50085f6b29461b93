import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookFacts } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { Decided, Desk, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

/** The accounts that documents are to post to are looked at too. */
export const bookStreams = ({ type, data }: BookCommand): readonly string[] => [
  streamName('book', data.bookId),
  ...(type === 'ChangePostingAccounts'
    ? Object.values(data.accounts).map((id) => streamName('account', id))
    : []),
];

export function decideBook({ desk }: FactSource, command: BookCommand): Decided {
  const state = stateOf(desk.memory, 'book', command.data.bookId);
  const facts = { today: desk.head.today, accounts: accountsOf(desk, command) };
  return decideWith(bookDecider, state, command, facts);
}

function accountsOf({ memory }: Desk, { type, data }: BookCommand): BookFacts['accounts'] {
  if (type !== 'ChangePostingAccounts') return new Map();
  return new Map(
    Object.values(data.accounts).flatMap((id) => {
      const account = stateOf(memory, 'account', id);
      return account.status === 'open' ? [[id, account.classification.group] as const] : [];
    }),
  );
}
