// The door to what all records of the catalogue share. They are masters: records that others refer
// to, kept by an admin for every book or by a book for itself.
export { differingFields } from '../../kernel/decider.ts';
export { decideItems, itemsAfter, ITEMS_MAX } from './items.ts';
export type { ItemFacts } from './items.ts';
export type { MasterItem, MasterItemChange, ItemChanges } from './item-terms.ts';
export { categoryList, MASTER_KINDS } from './terms.ts';
export type { CategoryList, ListName, MasterKind, MasterStatus } from './terms.ts';
export type { MasterCommand } from './commands.ts';
export { masterDecider } from './decider.ts';
export { evolveMaster } from './evolve.ts';
export { isPresent, LIFECYCLE_RIGHTS } from './lifecycle.ts';
export type {
  LifecycleCommand,
  MasterFacts,
  MasterState,
  Present,
  Transition,
} from './lifecycle.ts';
export type { MasterRejection } from './rejections.ts';
export { masterEvents, nounOf } from './events.ts';
export type { MasterDetails, MasterEvent, MasterEvents } from './events.ts';
export { LEVELS_MAX, refusalOfPlace } from './tree.ts';
export type { TreeFacts } from './tree.ts';
