import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import { addMember, changeMember, listMembers, removeMember } from '#api/contract/book/book.ts';
import type { Mount } from '#api/http/mount.ts';
import { addedMemberReply, memberReply } from '#api/queries/as-of/book.ts';
import { listMembers as readMembers } from '#api/queries/book/book-list.ts';
import { answerAgain, answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountMembers(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(listMembers, ({ book }) => readMembers(db, book.id));

  mount(addMember, async (asked) => {
    const { book, body, refuse } = asked;
    // Whether an address is registered is told to owners alone, who may add people at all.
    if (book.role !== 'owner') {
      return refuse({ kind: 'role_may_not', role: book.role, right: 'AddMember' });
    }
    const found = await findPersonByEmail(db, body.email.trim());
    if (found === null) {
      const refused = () => refuse({ kind: 'person_not_registered' });
      const again = { bookId: book.id, reply: addedMemberReply, refused };
      return answerAgain(parts, asked, again);
    }
    const personId = found.personId as PersonId;
    const data = { bookId: book.id as BookId, personId, role: body.role };
    const { expected } = body;
    const order = { command: { type: 'AddMember', data }, expected } as const;
    return answerCommand(parts, asked, order, addedMemberReply);
  });

  mount(changeMember, (asked) => {
    const personId = asked.params.personId as PersonId;
    const { role, expected } = asked.body;
    const data = { bookId: asked.book.id as BookId, personId, role };
    const order = { command: { type: 'ChangeMemberRole', data }, expected } as const;
    return answerCommand(parts, asked, order, (log) => memberReply(log, personId));
  });

  mount(removeMember, (asked) => {
    const personId = asked.params.personId as PersonId;
    const data = { bookId: asked.book.id as BookId, personId };
    return answerCommand(parts, asked, { command: { type: 'RemoveMember', data } }, () => ({}));
  });
}
