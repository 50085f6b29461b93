import type { BookCommand, BookFacts } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import type { NeedsOf } from './needs.ts';

export const bookNeeds: NeedsOf<'book'> = {
  stream: ({ data }) => streamName('book', data.bookId),
  streams: (command) => accountsIn(command).map((id) => streamName('account', id)),
  facts: (command, session) => ({
    today: session.head.today,
    accounts: openAccounts(command, session),
  }),
};

/** The accounts that documents are to post to. */
const accountsIn = ({ type, data }: BookCommand): readonly number[] =>
  type === 'ChangePostingAccounts' ? Object.values(data.accounts) : [];

const openAccounts = (command: BookCommand, session: BookSession): BookFacts['accounts'] =>
  new Map(
    accountsIn(command).flatMap((id) => {
      const account = stateIn(session, 'account', id);
      return account.status === 'open' ? [[id, account.classification.group] as const] : [];
    }),
  );
