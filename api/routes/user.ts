// The users of the installation, for its admins.
import type { PersonId } from '#core/kernel/ids.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { grantAdmin, listUsers, revokeAdmin } from '#api/contract/user.ts';
import type { User } from '#api/contract/user.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { countMatching, findPerson, listPeople } from '#projections/people/read.ts';
import type { PersonRow } from '#projections/people/table.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const PAGE = 100;

type Changing = Omit<Parameters<Handler<typeof grantAdmin>>[0], 'params'> & {
  readonly params: { readonly personId: number };
};

export function mountUsers(mount: Mount, { db, submit }: RouteParts): void {
  mount(listUsers, ({ query }) => {
    const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
    const page = { limit: query.limit ?? PAGE, after: query.after ?? null, words };
    return snapshot(db, async (tables) => ({
      items: (await listPeople(tables, page)).map(wireUser),
      total: await countMatching(tables, words),
    }));
  });

  const change =
    (type: 'GrantAdmin' | 'RevokeAdmin') =>
    async ({ params, person, body, idempotency, refuse, context }: Changing) => {
      const personId = params.personId as PersonId;
      const outcome = await submit({
        bookId: INSTALLATION_BOOK,
        actorId: person.id,
        command: { type, data: { personId } },
        ...given('expected', body.expected),
        ...given('idempotency', idempotency),
      });
      if (outcome.kind === 'rejected') return refuse(outcome.rejection);
      const changed = await findPerson(db, personId);
      return changed === null ? notFound(context) : wireUser(changed);
    };

  mount(grantAdmin, change('GrantAdmin'));
  mount(revokeAdmin, change('RevokeAdmin'));
}

const wireUser = (row: PersonRow): User => ({
  id: row.personId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  roles: row.isAdmin ? ['admin'] : [],
  erased: row.erased,
  created_at: row.registeredAt,
  updated_at: row.updatedAt,
  seq: row.lastSeq,
});
