import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, BookFacts, Role } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { InvitationId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { iyer, kamala } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import {
  accepted,
  declined,
  email,
  endsOn,
  first,
  invited,
  second,
  withdrawn,
} from './invitation-events.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;

const answerAs =
  (type: 'AcceptInvitation' | 'DeclineInvitation') =>
  (invitationId: InvitationId, { byLink } = { byLink: false }) =>
    ({ type, data: { bookId, invitationId, personId: iyer.id, byLink } }) as const;
const accept = answerAs('AcceptInvitation');
const decline = answerAs('DeclineInvitation');
const BY_LINK = { byLink: true };
const added = (role: Role): BookEvent => ({
  type: 'MemberAdded',
  version: 1,
  data: { bookId, personId: iyer.id, role },
});

/** Mr Iyer answers, whose address is the invited one. */
const iyerAnswers: Partial<BookFacts> = { invitee: { email, isConfirmed: true } };
const unconfirmed: Partial<BookFacts> = { invitee: { email, isConfirmed: false } };
const kamalaAnswers: Partial<BookFacts> = {
  invitee: { email: kamala.profile.email, isConfirmed: true },
};

describe('accepting an invitation', () => {
  test('whoever has the invited address joins with the role that was offered', () => {
    given([...created, invited()], iyerAnswers)
      .when(accept(first))
      .then([accepted, added('accountant')]);
  });

  test('whoever left the book may come back', () => {
    const left: BookEvent = {
      type: 'MemberRemoved',
      version: 1,
      data: { bookId, personId: iyer.id },
    };
    given([...staffed, left, invited(first, email, 'auditor')], iyerAnswers)
      .when(accept(first))
      .then([accepted, added('auditor')]);
  });

  test('the last day counts, and the day after it does not', () => {
    const day = (today: string) => ({ ...iyerAnswers, today: calendarDate(today) });
    given([...created, invited()], day('2026-12-05'))
      .when(accept(first))
      .then([accepted, added('accountant')]);
    given([...created, invited()], day('2026-12-06'))
      .when(accept(first))
      .thenRejected({ kind: 'invitation_expired', endsOn });
  });

  test('somebody else does not learn that it is there, unless they hold its link', () => {
    given([...created, invited()], kamalaAnswers)
      .when(accept(first))
      .thenRejected({ kind: 'invitation_not_found', invitationId: first });
    given([...created, invited()], kamalaAnswers)
      .when(accept(first, BY_LINK))
      .thenRejected({ kind: 'invitation_for_another_address' });
  });

  test('an address that was not confirmed counts for nothing, and the link says what is missing', () => {
    given([...created, invited()], unconfirmed)
      .when(accept(first))
      .thenRejected({ kind: 'invitation_not_found', invitationId: first });
    given([...created, invited()], unconfirmed)
      .when(accept(first, BY_LINK))
      .thenRejected({ kind: 'address_not_confirmed' });
  });

  test('one that was withdrawn, replaced, declined or accepted is not there any more', () => {
    for (const events of [
      [invited(), withdrawn(first)],
      [invited(), withdrawn(first), invited(second)],
      [invited(), declined],
      [invited(), accepted, added('accountant')],
    ]) {
      given([...created, ...events], iyerAnswers)
        .when(accept(first, BY_LINK))
        .thenRejected({ kind: 'invitation_not_found', invitationId: first });
    }
  });

  test('a member whose address changed to the invited one stays what they are', () => {
    given([...staffed, invited()], iyerAnswers)
      .when(accept(first))
      .thenRejected({ kind: 'member_exists', personId: iyer.id, role: 'accountant' });
  });

  test('both events lie on the stream of the book', () => {
    given([...created, invited()], iyerAnswers)
      .when(accept(first))
      .thenOnStreams(['book-8', 'book-8']);
  });
});

describe('declining an invitation', () => {
  test('whoever has the invited address may, and by the link also before it is confirmed', () => {
    given([...created, invited()], iyerAnswers)
      .when(decline(first))
      .then([declined]);
    given([...created, invited()], unconfirmed)
      .when(decline(first, BY_LINK))
      .then([declined]);
  });

  test('somebody else may not', () => {
    given([...created, invited()], kamalaAnswers)
      .when(decline(first))
      .thenRejected({ kind: 'invitation_not_found', invitationId: first });
    given([...created, invited()], kamalaAnswers)
      .when(decline(first, BY_LINK))
      .thenRejected({ kind: 'invitation_for_another_address' });
  });

  test('nobody declines twice', () => {
    given([...created, invited(), declined], iyerAnswers)
      .when(decline(first))
      .thenRejected({ kind: 'invitation_not_found', invitationId: first });
  });
});
