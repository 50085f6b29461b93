import type { BookCommand, BookFacts } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';
import type { NeedsOf } from './needs.ts';

export const bookNeeds: NeedsOf<'book'> = {
  stream: ({ data }) => streamName('book', data.bookId),
  streams: (command) => accountsIn(command).map((id) => streamName('account', id)),
  reads: (command) => readsOf(command),
  facts: (command, session) => ({
    today: session.head.today,
    accounts: openAccounts(command, session),
    addressee: addresseeOf(command, session),
    invitee: inviteeOf(command, session),
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

const byEmail = (email: string) => ({ of: 'person-by-email', key: email }) as const;
const invitee = (personId: number) => ({ of: 'invitee', key: personId }) as const;

function readsOf({ type, data }: BookCommand): readonly Read[] {
  if (type === 'InviteMember') return [byEmail(data.email)];
  return type === 'AcceptInvitation' || type === 'DeclineInvitation'
    ? [invitee(data.personId)]
    : [];
}

const addresseeOf = ({ type, data }: BookCommand, session: BookSession): PersonId | null =>
  type === 'InviteMember' ? (answerTo(session, byEmail(data.email)) as PersonId | null) : null;

const inviteeOf = ({ type, data }: BookCommand, session: BookSession): BookFacts['invitee'] =>
  type === 'AcceptInvitation' || type === 'DeclineInvitation'
    ? answerTo(session, invitee(data.personId))
    : null;
