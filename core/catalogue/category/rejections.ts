import type { MasterRejection } from '../master/index.ts';

/** A category has no rules beyond those of masters that stand in a tree and keep lists. */
export type CategoryRejection = MasterRejection;
