import { unitEndpoints } from '#api/contract/catalogue/names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/names.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Creating = MasterWrite &
  Pick<Parameters<Handler<typeof unitEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof unitEndpoints.changeShared>>[0], 'body' | 'params'>;

export function mountUnits(mount: Mount, parts: RouteParts): void {
  const queries = MASTER_QUERIES.unit;
  const reply = MASTER_REPLIES.unit;
  mount(unitEndpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(unitEndpoints.listShared, listShared(parts.db, queries));

  const create = async (asked: Creating) => {
    const command = commands.createUnit(await freshId(parts, 'unit'), asked.body);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(unitEndpoints.create, create);
  mount(unitEndpoints.createShared, create);

  const change = (asked: Changing) => {
    const id = asked.params.unitId;
    return write(parts, asked, { command: commands.changeUnit(id, asked.body), reply, id });
  };
  mount(unitEndpoints.change, change);
  mount(unitEndpoints.changeShared, change);
}
