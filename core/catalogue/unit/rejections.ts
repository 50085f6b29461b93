import type { MasterRejection } from '../master/index.ts';

/** In the order in which they are checked. */
export type UnitRejection =
  | MasterRejection
  | { readonly kind: 'uqc_unknown'; readonly uqc: string };
