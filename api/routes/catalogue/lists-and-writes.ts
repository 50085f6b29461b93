// What every kind of master that has lists and forms of its own answers alike: its two lists, and
// one that is created or changed.
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { MasterEndpoints } from '#api/contract/catalogue/master-endpoints.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';

import type { Mount } from '#api/http/mount.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import type { MasterQueries } from '#api/queries/catalogue/master-queries.ts';
import { commandsOf } from '#api/requests/catalogue/commands.ts';
import { freshId } from '#api/requests/route-parts.ts';
import { masterRecord } from '#api/requests/catalogue/master-record.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Kind = Exclude<(typeof MASTER_KINDS)[number], 'asset'>;
/** What the record of any kind shows; its own endpoint knows the rest of it. */
type AnyMaster = { readonly id: number; readonly name: string };
type Creating = MasterWrite & { readonly body: object };
type Changing = Creating & { readonly params: Readonly<Record<`${string}Id`, number>> };

export function mountListsAndWrites(mount: Mount, parts: RouteParts): void {
  for (const kind of MASTER_KINDS) if (kind !== 'asset') mountKind(mount, parts, kind);
}

function mountKind(mount: Mount, parts: RouteParts, kind: Kind): void {
  const wire = wireKindOf(kind);
  const endpoints: MasterEndpoints = MASTERS[wire];
  const queries: MasterQueries<AnyMaster> = MASTER_QUERIES[kind];
  const reply: (log: LogAsOf, id: number) => Promise<AnyMaster> = MASTER_REPLIES[kind];
  const commands = commandsOf(wire);
  mount(endpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(endpoints.listShared, listShared(parts.db, queries));

  const create = async (asked: Creating) => {
    const refusal = await refusalOfAdding(parts, asked, wire);
    if (refusal !== null) return refusal;
    const id = await freshId(parts, wire);
    const command = await commands.create(id, asked.body, parts.nextIds);
    if ('status' in command) return replyProblem(asked.context, command);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(endpoints.create, create);
  mount(endpoints.createShared, create);

  const change = async (asked: Changing) => {
    // Each kind calls the only parameter of its addresses by a name of its own.
    const [id = 0] = Object.values(asked.params);
    const command = await commands.change(id, asked.body, parts.nextIds);
    if ('status' in command) return replyProblem(asked.context, command);
    return write(parts, asked, { command, reply, id });
  };
  mount(endpoints.change, change, { takesBack: masterRecord(parts, kind) });
  mount(endpoints.changeShared, change);
}
