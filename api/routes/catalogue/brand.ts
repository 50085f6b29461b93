import {
  changeBrand,
  changeSharedBrand,
  createBrand,
  createSharedBrand,
  listBrands,
  listSharedBrands,
} from '#api/contract/catalogue-names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/names.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Creating = Writing & Pick<Parameters<Handler<typeof createSharedBrand>>[0], 'body'>;
type Changing = Writing & Pick<Parameters<Handler<typeof changeSharedBrand>>[0], 'body' | 'params'>;

export function mountBrands(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.brand;
  mount(listBrands, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedBrands, listShared(parts.db, shelf));

  const create = async (asked: Creating) => {
    const command = commands.createBrand(await freshId(parts, 'brand'), asked.body);
    return write(parts, asked, { command, shelf, id: null });
  };
  mount(createBrand, create);
  mount(createSharedBrand, create);

  const change = (asked: Changing) => {
    const id = asked.params.brandId;
    return write(parts, asked, { command: commands.changeBrand(id, asked.body), shelf, id });
  };
  mount(changeBrand, change);
  mount(changeSharedBrand, change);
}
