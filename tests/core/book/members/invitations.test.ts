import { describe, expect, test } from 'vitest';
import { bookDecider, isSameAddress } from '#core/book/index.ts';
import type { Role } from '#core/book/index.ts';
import type { InvitationId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { deepak, kamala } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import {
  accepted,
  declined,
  email,
  first,
  invited,
  second,
  withdrawn,
} from './invitation-events.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;

const invite = (invitationId: InvitationId, address: string, role: Role) =>
  ({ type: 'InviteMember', data: { bookId, invitationId, email: address, role } }) as const;
const withdraw = (invitationId: InvitationId) =>
  ({ type: 'WithdrawInvitation', data: { bookId, invitationId } }) as const;

describe('inviting somebody', () => {
  test('an address is invited with a role, for fourteen days after today', () => {
    given(created)
      .when(invite(first, email, 'accountant'))
      .then([invited()]);
  });

  test('the address of a member is refused with the role that they have', () => {
    given(staffed, { addressee: deepak.id })
      .when(invite(first, deepak.profile.email, 'accountant'))
      .thenRejected({ kind: 'member_exists', personId: deepak.id, role: 'data entry' });
  });

  test('a person of another book is invited like somebody whom nobody knows', () => {
    given(created, { addressee: kamala.id })
      .when(invite(first, kamala.profile.email, 'auditor'))
      .then([invited(first, kamala.profile.email, 'auditor')]);
  });

  test('a new invitation takes the place of an earlier one of the address, in whatever case', () => {
    given([...created, invited()])
      .when(invite(second, email.toUpperCase(), 'auditor'))
      .then([withdrawn(first), invited(second, email.toUpperCase(), 'auditor')]);
  });

  test('whoever declined may be invited again', () => {
    given([...created, invited(), declined])
      .when(invite(second, email, 'auditor'))
      .then([withdrawn(first), invited(second, email, 'auditor')]);
  });

  test('two addresses are invited side by side', () => {
    given([...created, invited()])
      .when(invite(second, kamala.profile.email, 'owner'))
      .then([invited(second, kamala.profile.email, 'owner')]);
  });

  test('the same invitation again leaves no trace', () => {
    given([...created, invited()])
      .when(invite(first, email, 'accountant'))
      .thenNothing();
  });

  test('nobody is invited to a book that does not exist', () => {
    given([])
      .when(invite(first, email, 'owner'))
      .thenRejected({ kind: 'book_not_found', bookId });
  });
});

describe('withdrawing an invitation', () => {
  test('an open one goes, and so does one that was declined', () => {
    for (const events of [[invited()], [invited(), declined]]) {
      given([...created, ...events])
        .when(withdraw(first))
        .then([withdrawn(first)]);
    }
  });

  test('one that was accepted, withdrawn or never made is not there', () => {
    for (const events of [[], [invited(), withdrawn(first)], [invited(), accepted]]) {
      given([...created, ...events])
        .when(withdraw(first))
        .thenRejected({ kind: 'invitation_not_found', invitationId: first });
    }
  });
});

test('two addresses are one without regard to case, and no other way', () => {
  expect(isSameAddress('Iyer@Ledgers.example', 'iyer@ledgers.EXAMPLE')).toBe(true);
  expect(isSameAddress('iyer@ledgers.example', 'iyer@ledgers.example.in')).toBe(false);
});
