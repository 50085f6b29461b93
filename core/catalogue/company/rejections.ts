import type { MasterRejection } from '../master/index.ts';

/** A company has no rules beyond those of every master that stands in a tree. */
export type CompanyRejection = MasterRejection;
