import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, Role } from '#core/book/index.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { deepak, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;

type Who = { readonly id: PersonId };
const changeRole = ({ id: personId }: Who, role: Role) =>
  ({ type: 'ChangeMemberRole', data: { bookId, personId, role } }) as const;
const remove = ({ id: personId }: Who) =>
  ({ type: 'RemoveMember', data: { bookId, personId } }) as const;
const leave = ({ id: personId }: Who) =>
  ({ type: 'LeaveBook', data: { bookId, personId } }) as const;

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

describe.each([
  ['removing a member', remove],
  ['leaving the book', leave],
])('%s', (_title, ending) => {
  test('the typist is a member no longer', () => {
    given(staffed)
      .when(ending(deepak))
      .then([removed(deepak)]);
  });

  test('one of two owners may go', () => {
    given([...staffed, roleChanged(iyer, 'owner')])
      .when(ending(meera))
      .then([removed(meera)]);
  });

  test('the last owner stays', () => {
    given(staffed)
      .when(ending(meera))
      .thenRejected({ kind: 'book_needs_an_owner', personId: meera.id });
  });

  test('whoever has gone cannot go again', () => {
    given([...staffed, removed(deepak)])
      .when(ending(deepak))
      .thenRejected({ kind: 'member_not_found', personId: deepak.id });
  });

  test('a book that does not exist has nobody', () => {
    given([]).when(ending(iyer)).thenRejected({ kind: 'book_not_found', bookId });
  });
});
