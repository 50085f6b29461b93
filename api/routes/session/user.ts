// The users of the installation, for its admins.
import type { PersonId } from '#core/kernel/ids.ts';
import { grantAdmin, listUsers, revokeAdmin } from '#api/contract/session/user.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { userReply, userWire } from '#api/queries/as-of/people.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { bookCountsOf } from '#projections/books-and-members/read-counts.ts';
import { countMatching, listPeople } from '#projections/people/read.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const PAGE = 100;

type Changing = Omit<Parameters<Handler<typeof grantAdmin>>[0], 'params'> & {
  readonly params: { readonly personId: number };
};

export function mountUsers(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(listUsers, ({ query }) => {
    const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
    const page = { limit: query.limit ?? PAGE, after: query.after ?? null, words };
    return snapshot(db, async (tables) => {
      const people = (await listPeople(tables, page)).map(userWire);
      const ids = people.map(({ id }) => id);
      const books = await bookCountsOf(tables, ids);
      return {
        items: people.map((person) => ({ ...person, books: books.get(person.id) ?? 0 })),
        total: await countMatching(tables, words),
      };
    });
  });

  const change = (type: 'GrantAdmin' | 'RevokeAdmin') => (asked: Changing) => {
    const personId = asked.params.personId as PersonId;
    const order = { command: { type, data: { personId } }, expected: asked.body.expected };
    return answerCommand(parts, asked, order, (log) => userReply(log, personId));
  };

  mount(grantAdmin, change('GrantAdmin'));
  mount(revokeAdmin, change('RevokeAdmin'));
}
