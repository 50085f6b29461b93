// What other folders may import of the valuation of stock.
export {
  creditOnCapitalGoods,
  creditOnLostGoods,
  lowerOfCostAndSale,
  monthsUsed,
  timeBetween,
} from './lost-goods.ts';
export { goodsByAge, quantitiesByAge, worthByAge } from './ages.ts';
export { carryOver, NOTHING_CARRIED, reachesBack } from './carried.ts';
export type { Carried, CarriedBy } from './carried.ts';
export { valuePerpetually } from './perpetual.ts';
export { repricedBy } from './repricing.ts';
export { costsOfIssues } from './issue-costs.ts';
export { worthOfCounts } from './counted.ts';
export { actsOfStockJournal } from './stock-journal-acts.ts';
export {
  exceptionOn,
  methodsOn,
  NO_STOCK_POLICIES,
  policyOn,
  withPolicy,
  withProductMethod,
} from './policies.ts';
export type { StockPolicies, StockPolicy } from './policies.ts';
export { perpetualFrom, yearlyInPerpetual } from './perpetual-years.ts';
export { periodicAccounting, stockAccounting, valuationMethod } from './terms.ts';
export type {
  GoodsAct,
  GoodsMovement,
  PerpetualMethod,
  ValuedMovement,
  ValuedPeriod,
  Worth,
} from './movements.ts';
export type { JournalAct } from './stock-journal-acts.ts';
export type { StockAccounting, ValuationMethod } from './terms.ts';
export { canComeIn, inOrder, valuedWithin, valuePeriod, worthOn } from './value-period.ts';
export { readByYears } from './yearly.ts';
