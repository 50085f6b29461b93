// The kinds of master that have lists and forms of their own, by their names on the wire.
import type { WireMaster } from '#api/contract/entity/kinds.ts';
import { categoryEndpoints } from './category.ts';
import type { MasterEndpoints } from './master-endpoints.ts';
import { NAME_ENDPOINTS } from './names.ts';
import { productEndpoints } from './product.ts';
import { serviceEndpoints } from './service.ts';

export const MASTERS = {
  product: productEndpoints,
  category: categoryEndpoints,
  service: serviceEndpoints,
  ...NAME_ENDPOINTS,
} as const satisfies Record<WireMaster, MasterEndpoints>;
