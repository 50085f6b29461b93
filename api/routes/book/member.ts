import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { changeMember, listMembers, removeMember } from '#api/contract/book/book.ts';
import type { Mount } from '#api/http/mount.ts';
import { memberReply } from '#api/queries/as-of/book.ts';
import { listMembers as readMembers } from '#api/queries/book/book-list.ts';
import { roleOf } from '#projections/books-and-members/read.ts';
import { forgetListChoices } from '#api/session/callers/list-choices.ts';
import type { Sql } from '#api/store/sql.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/** @param parts `sql` has the rights of the writer. */
export function mountMembers(mount: Mount, parts: RouteParts & { readonly sql: Sql }): void {
  const { db, sql } = parts;
  mount(listMembers, ({ book }) => readMembers(db, book.id));

  mount(
    changeMember,
    (asked) => {
      const personId = asked.params.personId as PersonId;
      const { role, expected } = asked.body;
      asked.context.set('logged', { book: asked.book.id, member: personId, role });
      const data = { bookId: asked.book.id as BookId, personId, role };
      const order = { command: { type: 'ChangeMemberRole', data }, expected } as const;
      return answerCommand(parts, asked, order, (log) => memberReply(log, personId));
    },
    {
      async takesBack({ book, params }) {
        const members = await readMembers(db, book.id);
        return recordOf(members.find(({ person_id: id }) => id === params.personId));
      },
    },
  );

  mount(removeMember, async (asked) => {
    const personId = asked.params.personId as PersonId;
    const bookId = asked.book.id;
    const data = { bookId: asked.book.id as BookId, personId };
    const type = personId === asked.person.id ? 'LeaveBook' : 'RemoveMember';
    asked.context.set('logged', { book: asked.book.id, member: personId });
    const answer = await answerCommand(parts, asked, { command: { type, data } }, () => ({}));
    const isGone = (await roleOf(db, bookId, personId)) === null;
    // Where it fails the reply stands: nobody reads what an earlier membership kept.
    if (isGone) await forgetListChoices(sql, { personId, bookId }).catch(() => undefined);
    return answer;
  });
}
