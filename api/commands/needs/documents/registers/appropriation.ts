import { NONE_BY_HAND } from '#core/appropriation/index.ts';
import type { AppropriationCommand, AppropriationFacts } from '#core/appropriation/index.ts';
import { legalFormOn, lockedToOf } from '#core/book/index.ts';
import type { AppropriationContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../../book-session.ts';
import type { BookSession } from '../../../book-session.ts';
import { answerTo } from '../../../reads/reads.ts';
import type { Read } from '../../../reads/reads.ts';
import type { NeedsOf } from '../../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from '../posting.ts';

export const appropriationNeeds: NeedsOf<'appropriation', AppropriationContext> = {
  stream: ({ data }) => streamName('appropriation', data.bookId),
  streams: (command, session) => [
    ...postingStreams(session),
    ...accountsOf(command, session).map((id) => streamName('account', id)),
    ...stateOf(session).runs.map(({ journalId }) => streamName('journal', journalId)),
  ],
  reads: ({ type, data }): readonly Read[] =>
    type === 'PostAppropriation'
      ? [...POSTING_READS, { of: 'profit-of-year', key: data.through }]
      : POSTING_READS,
  accountIds: () => ACCOUNT_IDS,
  facts: (command, session) => ({
    states: documentStates(session),
    facts: postingFacts(session, true),
    appropriation: stateOf(session),
    appropriationFacts: factsOf(command, session),
  }),
};

const stateOf = (session: BookSession) => stateIn(session, 'appropriation', session.head.bookId);

/** The current and capital accounts of the partners. */
function accountsOf({ type, data }: AppropriationCommand, session: BookSession): readonly number[] {
  const named = type === 'SetPartnershipTerms' ? [data] : stateOf(session).terms;
  const ids = named.flatMap(({ partners }) =>
    partners.flatMap((one) => [one.capitalAccountId, one.currentAccountId]),
  );
  return [...new Set(ids)];
}

/** The last day of the year that is divided. */
const yearEndIn = ({ type, data }: AppropriationCommand, today: CalendarDate): CalendarDate =>
  type === 'PostAppropriation' ? data.through : today;

function factsOf(command: AppropriationCommand, session: BookSession): AppropriationFacts {
  const { bookId, today } = session.head;
  const book = stateIn(session, 'book', bookId);
  const { type, data } = command;
  const profit =
    type === 'PostAppropriation'
      ? answerTo(session, { of: 'profit-of-year', key: data.through })
      : { postedPaise: 0, capital: new Map(), byHand: NONE_BY_HAND };
  const fit = accountsOf(command, session).filter((id) => {
    const account = stateIn(session, 'account', id);
    return account.status === 'open' && account.classification.group === 'capital-account';
  });
  return {
    ...profit,
    today,
    lockedTo: lockedToOf(book),
    isFirm:
      book.status === 'open' && legalFormOn(book.keeping, yearEndIn(command, today)) === 'firm',
    capitalAccounts: new Set(fit),
    reversedOn: (journalId) => {
      const journal = stateIn(session, 'journal', journalId);
      return journal.status === 'reversed' ? calendarDate(journal.reversedOn) : null;
    },
  };
}
