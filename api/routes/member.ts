import type { BookCommand } from '#core/book/index.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import { addMember, changeMember, listMembers, removeMember } from '#api/contract/book.ts';
import type { Member } from '#api/contract/book.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { listMembers as readMembers } from '#api/queries/book-list.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type Changing = {
  readonly book: { readonly id: number };
  readonly person: { readonly id: number };
  readonly body: { readonly expected?: number | undefined } | undefined;
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

export function mountMembers(mount: Mount, { db, submit }: RouteParts): void {
  /** @returns the answer of a refusal, or null when the change was made. */
  const refusalOf = async (asked: Changing, command: BookCommand): Promise<Response | null> => {
    const { book, person, body, idempotency, refuse } = asked;
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('expected', body?.expected),
      ...given('idempotency', idempotency),
    });
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : null;
  };

  /** The member after the change; somebody may have removed them since. */
  const change = async (asked: Changing, command: BookCommand, personId: number) => {
    const refusal = await refusalOf(asked, command);
    if (refusal !== null) return refusal;
    const members: readonly Member[] = await readMembers(db, asked.book.id);
    return members.find((one) => one.person_id === personId) ?? notFound(asked.context);
  };

  mount(listMembers, ({ book }) => readMembers(db, book.id));

  mount(addMember, async (asked) => {
    const { book, body, refuse } = asked;
    // Whether an address is registered is told to owners alone, who may add people at all.
    if (book.role !== 'owner') {
      return refuse({ kind: 'role_may_not', role: book.role, right: 'AddMember' });
    }
    const found = await findPersonByEmail(db, body.email.trim());
    if (found === null) return refuse({ kind: 'person_not_registered' });
    const personId = found.personId as PersonId;
    const data = { bookId: book.id as BookId, personId, role: body.role };
    return change(asked, { type: 'AddMember', data }, personId);
  });

  mount(changeMember, (asked) => {
    const personId = asked.params.personId as PersonId;
    const data = { bookId: asked.book.id as BookId, personId, role: asked.body.role };
    return change(asked, { type: 'ChangeMemberRole', data }, personId);
  });

  mount(removeMember, async (asked) => {
    const personId = asked.params.personId as PersonId;
    const data = { bookId: asked.book.id as BookId, personId };
    return (await refusalOf(asked, { type: 'RemoveMember', data })) ?? {};
  });
}
