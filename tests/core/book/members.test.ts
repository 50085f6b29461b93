import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, Role } from '#core/book/index.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { today } from '#tests/specimens/days.ts';
import { deepak, iyer, kamala, meera } from '#tests/specimens/people.ts';
import { created, sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, { today, accounts: new Map() });
const { bookId } = sahyadri;

type Who = { readonly id: PersonId };
const add = ({ id: personId }: Who, role: Role) =>
  ({ type: 'AddMember', data: { bookId, personId, role } }) as const;
const changeRole = ({ id: personId }: Who, role: Role) =>
  ({ type: 'ChangeMemberRole', data: { bookId, personId, role } }) as const;
const remove = ({ id: personId }: Who) =>
  ({ type: 'RemoveMember', data: { bookId, personId } }) as const;

const added = ({ id: personId }: Who, role: Role): BookEvent => ({
  type: 'MemberAdded',
  version: 1,
  data: { bookId, personId, role },
});
const roleChanged = ({ id: personId }: Who, role: Role): BookEvent => ({
  type: 'MemberRoleChanged',
  version: 1,
  data: { bookId, personId, role },
});
const removed = ({ id: personId }: Who): BookEvent => ({
  type: 'MemberRemoved',
  version: 1,
  data: { bookId, personId },
});

describe('adding a member', () => {
  test('a person joins the book with a role', () => {
    given(created)
      .when(add(iyer, 'accountant'))
      .then([added(iyer, 'accountant')]);
  });

  test('a book may have two owners', () => {
    given(created)
      .when(add(iyer, 'owner'))
      .then([added(iyer, 'owner')]);
  });

  test('whoever left may join again', () => {
    given([...staffed, removed(deepak)])
      .when(add(deepak, 'auditor'))
      .then([added(deepak, 'auditor')]);
  });

  test('a member is not added twice; the refusal says the role they have', () => {
    given(staffed)
      .when(add(deepak, 'accountant'))
      .thenRejected({ kind: 'member_exists', personId: deepak.id, role: 'data entry' });
  });

  test('a book that does not exist is refused', () => {
    given([]).when(add(iyer, 'owner')).thenRejected({ kind: 'book_not_found', bookId });
  });
});

describe('changing the role of a member', () => {
  test('the typist becomes an accountant', () => {
    given(staffed)
      .when(changeRole(deepak, 'accountant'))
      .then([roleChanged(deepak, 'accountant')]);
  });

  test('the role that they have already leaves no trace', () => {
    given(staffed).when(changeRole(deepak, 'data entry')).thenNothing();
    given(staffed).when(changeRole(meera, 'owner')).thenNothing();
  });

  test('one of two owners may step back', () => {
    given([...staffed, roleChanged(iyer, 'owner')])
      .when(changeRole(meera, 'auditor'))
      .then([roleChanged(meera, 'auditor')]);
  });

  test('the last owner cannot step back', () => {
    given(staffed)
      .when(changeRole(meera, 'accountant'))
      .thenRejected({ kind: 'book_needs_an_owner', personId: meera.id });
  });

  test('a person who is no member is refused', () => {
    given(staffed)
      .when(changeRole(kamala, 'owner'))
      .thenRejected({ kind: 'member_not_found', personId: kamala.id });
  });
});

describe('removing a member', () => {
  test('the typist leaves', () => {
    given(staffed)
      .when(remove(deepak))
      .then([removed(deepak)]);
  });

  test('one of two owners may leave', () => {
    given([...staffed, roleChanged(iyer, 'owner')])
      .when(remove(meera))
      .then([removed(meera)]);
  });

  test('the last owner cannot leave', () => {
    given(staffed)
      .when(remove(meera))
      .thenRejected({ kind: 'book_needs_an_owner', personId: meera.id });
  });

  test('whoever has left cannot leave again', () => {
    given([...staffed, removed(deepak)])
      .when(remove(deepak))
      .thenRejected({ kind: 'member_not_found', personId: deepak.id });
  });
});
