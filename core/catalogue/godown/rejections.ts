import type { MasterRejection } from '../master/index.ts';

/** A godown has no rules beyond those of every master. */
export type GodownRejection = MasterRejection;
