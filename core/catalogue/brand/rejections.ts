import type { MasterRejection } from '../master/index.ts';

/** A brand has no rules beyond those of every master. */
export type BrandRejection = MasterRejection;
