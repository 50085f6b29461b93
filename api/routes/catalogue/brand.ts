import { brandEndpoints } from '#api/contract/catalogue/names.ts';
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
  Pick<Parameters<Handler<typeof brandEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof brandEndpoints.changeShared>>[0], 'body' | 'params'>;

export function mountBrands(mount: Mount, parts: RouteParts): void {
  const queries = MASTER_QUERIES.brand;
  const reply = MASTER_REPLIES.brand;
  mount(brandEndpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(brandEndpoints.listShared, listShared(parts.db, queries));

  const create = async (asked: Creating) => {
    const command = commands.createBrand(await freshId(parts, 'brand'), asked.body);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(brandEndpoints.create, create);
  mount(brandEndpoints.createShared, create);

  const change = (asked: Changing) => {
    const id = asked.params.brandId;
    return write(parts, asked, {
      command: commands.changeBrand(id, asked.body),
      reply,
      id,
    });
  };
  mount(brandEndpoints.change, change);
  mount(brandEndpoints.changeShared, change);
}
