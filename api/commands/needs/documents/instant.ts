import { streamName } from '#core/kernel/ids.ts';
import { answerTo } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import { roleInSession } from '../role-in-session.ts';

/** An event has no person in what it says: the log knows who did it. */
const ACTORS = { of: 'instant-actors', key: null } as const;

export const instantNeeds: NeedsOf<'instant'> = {
  stream: ({ data }) => streamName('instant', data.bookId),
  reads: ({ type }) => (type === 'WithdrawInstantName' ? [ACTORS] : []),
  facts: (command, session) => {
    const { seq: lastSeq } = session.head;
    if (command.type === 'NameInstant') return { lastSeq, actors: [], role: null };
    const role = roleInSession(session, command.data.by);
    return { lastSeq, actors: answerTo(session, ACTORS), role };
  },
};
