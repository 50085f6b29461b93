import type { BrandId } from '#core/kernel/ids.ts';
import {
  changeBrand,
  changeSharedBrand,
  createBrand,
  createSharedBrand,
  listBrands,
  listSharedBrands,
} from '#api/contract/catalogue/names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedBrand | typeof changeSharedBrand> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedBrand> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedBrand>;
  readonly params: { readonly brandId: number };
};

export function mountBrands(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.brand;
  mount(listBrands, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedBrands, listShared(parts.db, shelf));

  const create = async (asked: Creating) => {
    const brandId = await freshId<BrandId>(parts, 'brand');
    const command = { type: 'CreateBrand', data: { brandId, name: asked.body.name } } as const;
    return write(parts, asked, { command, shelf, id: null });
  };
  mount(createBrand, create);
  mount(createSharedBrand, create);

  const change = (asked: Changing) => {
    const brandId = asked.params.brandId as BrandId;
    const data = { brandId, changes: given('name', asked.body.name) };
    return write(parts, asked, { command: { type: 'ChangeBrand', data }, shelf, id: brandId });
  };
  mount(changeBrand, change);
  mount(changeSharedBrand, change);
}
