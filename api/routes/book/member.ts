import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import { addMember, changeMember, listMembers, removeMember } from '#api/contract/book/book.ts';
import type { Mount } from '#api/http/mount.ts';
import { addedMemberReply, memberReply } from '#api/queries/as-of/book.ts';
import { listMembers as readMembers } from '#api/queries/book/book-list.ts';
import { addressOf } from '#api/http/env.ts';
import type { ApiContext } from '#api/http/env.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { MEMBERS_ADDRESS, MEMBERS_BOOK, MEMBERS_PERSON } from '#api/limits/limits.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
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
    const limited = await refusalOfLooking(parts, asked);
    if (limited !== null) return limited;
    const found = await findPersonByEmail(db, body.email.trim());
    if (found === null) {
      const refused = () => refuse({ kind: 'person_not_registered' });
      const again = { bookId: book.id, reply: addedMemberReply, refused };
      return answerAgain(parts, asked, again);
    }
    const personId = found.personId as PersonId;
    const data = { bookId: book.id as BookId, personId, role: body.role };
    asked.context.set('logged', { book: book.id, member: personId, role: body.role });
    const { expected } = body;
    const order = { command: { type: 'AddMember', data }, expected } as const;
    return answerCommand(parts, asked, order, addedMemberReply);
  });

  mount(changeMember, (asked) => {
    const personId = asked.params.personId as PersonId;
    const { role, expected } = asked.body;
    asked.context.set('logged', { book: asked.book.id, member: personId, role });
    const data = { bookId: asked.book.id as BookId, personId, role };
    const order = { command: { type: 'ChangeMemberRole', data }, expected } as const;
    return answerCommand(parts, asked, order, (log) => memberReply(log, personId));
  });

  mount(removeMember, (asked) => {
    const personId = asked.params.personId as PersonId;
    const data = { bookId: asked.book.id as BookId, personId };
    asked.context.set('logged', { book: asked.book.id, member: personId });
    return answerCommand(parts, asked, { command: { type: 'RemoveMember', data } }, () => ({}));
  });
}

type Looking = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number };
  readonly context: ApiContext;
};

/** Counted also where nobody is found: asking is what must not go on for ever. */
const refusalOfLooking = (parts: RouteParts, { person, book, context }: Looking) =>
  refusalOfLimits(
    parts,
    context,
    { limit: MEMBERS_PERSON, by: [`${person.id}`] },
    { limit: MEMBERS_BOOK, by: [`${book.id}`] },
    { limit: MEMBERS_ADDRESS, by: [addressGroup(addressOf(context))] },
  );
