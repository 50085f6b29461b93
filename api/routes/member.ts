import type { BookCommand } from '#core/book/index.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import { addMember, changeMember, listMembers, removeMember } from '#api/contract/book.ts';
import type { Outcome } from '#api/commands/request.ts';
import type { Mount } from '#api/http/mount.ts';
import { listMembers as readMembers } from '#api/queries/book-list.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { given } from './parts.ts';
import type { RouteParts } from './parts.ts';

export function mountMembers(mount: Mount, { db, submit }: RouteParts): void {
  const memberOf = async (bookId: number, personId: number) => {
    const members = await readMembers(db, bookId);
    const member = members.find((one) => one.person_id === personId);
    invariant(member !== undefined, 'A member just written is in the list.');
    return member;
  };

  const change = (
    bookId: number,
    actorId: number,
    command: BookCommand,
    expected: number | undefined,
  ): Promise<Outcome> => submit({ bookId, actorId, command, ...given('expected', expected) });

  mount(listMembers, ({ book }) => readMembers(db, book.id));

  mount(addMember, async ({ book, person, body, refuse }) => {
    const found = await findPersonByEmail(db, body.email.trim());
    // Whether an address is registered is told to owners alone, who may add people at all.
    if (book.role !== 'owner') {
      return refuse({ kind: 'role_may_not', role: book.role, right: 'AddMember' });
    }
    if (found === null) return refuse({ kind: 'person_not_registered' });
    const personId = found.personId as PersonId;
    const data = { bookId: book.id as BookId, personId, role: body.role };
    const command = { type: 'AddMember', data } as const;
    const outcome = await change(book.id, person.id, command, body.expected);
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : memberOf(book.id, personId);
  });

  mount(changeMember, async ({ book, person, params, body, refuse }) => {
    const personId = params.personId as PersonId;
    const data = { bookId: book.id as BookId, personId, role: body.role };
    const command = { type: 'ChangeMemberRole', data } as const;
    const outcome = await change(book.id, person.id, command, body.expected);
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : memberOf(book.id, personId);
  });

  mount(removeMember, async ({ book, person, params, refuse }) => {
    const personId = params.personId as PersonId;
    const data = { bookId: book.id as BookId, personId };
    const command = { type: 'RemoveMember', data } as const;
    const outcome = await change(book.id, person.id, command, undefined);
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : {};
  });
}
