// The whole catalogue. What holds for any kind comes last, since its addresses are the widest.
import type { Mount } from '#api/http/mount.ts';
import { mountAssets } from './asset.ts';
import { mountHsn } from './hsn.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountBrands } from './brand.ts';
import { mountCategories } from './category.ts';
import { mountCompanies } from './company.ts';
import { mountMasters } from './masters.ts';
import { mountProducts } from './product.ts';
import { mountServices } from './service.ts';
import { mountUnits } from './unit.ts';

export function mountCatalogue(mount: Mount, parts: RouteParts): void {
  mountProducts(mount, parts);
  mountCategories(mount, parts);
  mountBrands(mount, parts);
  mountUnits(mount, parts);
  mountCompanies(mount, parts);
  mountServices(mount, parts);
  mountAssets(mount, parts);
  mountHsn(mount);
  mountMasters(mount, parts);
}
