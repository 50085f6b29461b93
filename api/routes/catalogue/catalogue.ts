// The whole catalogue. What holds for any kind comes last, since its addresses are the widest.
import type { Mount } from '#api/http/mount.ts';
import { mountAssets } from './asset.ts';
import { mountStock } from './stock/stock.ts';
import { mountStockAccounting } from './stock/stock-accounting.ts';
import { mountStockJournals } from './stock/stock-journal.ts';
import { mountStockRuns } from './stock/stock-posting.ts';
import { mountStockValuation } from './stock/stock-valuation.ts';
import { mountHsn } from './hsn.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountCategoryItems } from './category.ts';
import { mountListsAndWrites } from './lists-and-writes.ts';
import { mountMasters } from './masters.ts';
import { mountProducts } from './product.ts';
import { mountServices } from './service.ts';

export function mountCatalogue(mount: Mount, parts: RouteParts & LogParts): void {
  mountListsAndWrites(mount, parts);
  mountProducts(mount, parts);
  mountCategoryItems(mount, parts);
  mountServices(mount, parts);
  mountAssets(mount, parts);
  mountStock(mount, parts);
  mountStockAccounting(mount, parts);
  mountStockJournals(mount, parts);
  mountStockValuation(mount, parts);
  mountStockRuns(mount, parts);
  mountHsn(mount);
  mountMasters(mount, parts);
}
