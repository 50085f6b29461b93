// What other folders may import of the open items of customers and suppliers: what settles them,
// and how old they are.
import { aggregate } from '../kernel/decider.ts';
import { settlementEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { decide, streamOf } from './decide.ts';

export const settlementDecider = { initialState, decide, evolve, streamOf };

export const settlementAggregate = aggregate({
  category: 'settlement',
  decider: settlementDecider,
  schemas: settlementEventSchemas,
  commands: { SettleItem: 'AllocateCredit', ReverseSettlement: 'ReverseAllocation' },
});

export { AGEING_DAYS, ageingOf, ageLabels, bucketOf } from './ageing.ts';
export type { Ageing, Due } from './ageing.ts';
export { standingOf } from './standing.ts';
export type { OpenDebt, OutstandingParts } from './standing.ts';
export { scheduleAgeDays, scheduleAgeNames } from './schedule-ages.ts';
export type { AgedGroup } from './schedule-ages.ts';
export { openTerms, partsOfTotal } from './parts.ts';
export type { OpenTerm, Settlement } from './parts.ts';
export { bankChargeRefusal, deductionRefusal } from './deductions.ts';
export {
  oldestFirst,
  OWED_BY_CUSTOMERS,
  OWED_TO_SUPPLIERS,
  SETTLED_COUNT_MAX,
} from './oldest-first.ts';
export type { ItemToSettle, ListedItem } from './oldest-first.ts';
export { settledItemsRefusal, settledLineOf, someNumbers } from './settled-items.ts';
export {
  billKind,
  creditSource,
  creditSourceKind,
  itemKind,
  itemRef,
  payableKind,
} from './terms.ts';
export type { DeductionRejection } from './deductions.ts';
export type { SettledItemRejection } from './settled-items.ts';
export type {
  BillKind,
  CreditSource,
  CreditSourceKind,
  ItemKind,
  ItemName,
  ItemRef,
} from './terms.ts';
export type { ItemOfParty, OpenItem, SettlementCommand, SettlementFacts } from './commands.ts';
export type { ItemSettled, SettlementReversed, SettlementEvent } from './events.ts';
export type { SettlementRejection } from './rejections.ts';
export type { SettlementState } from './evolve.ts';
