import type { MasterRejection } from '../master/index.ts';

/** In the order in which they are checked. */
export type ServiceRejection =
  | MasterRejection
  | { readonly kind: 'service_category_unknown'; readonly categoryId: number }
  | { readonly kind: 'not_a_service_category'; readonly categoryId: number }
  | { readonly kind: 'service_product_unknown'; readonly productId: number };
