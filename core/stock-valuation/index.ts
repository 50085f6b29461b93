// What other folders may import of the valuation of stock.
export {
  creditOnCapitalGoods,
  creditOnLostGoods,
  lowerOfCostAndSale,
  monthsUsed,
  timeBetween,
} from './moves/lost-goods.ts';
export { goodsByAge, quantitiesByAge, worthByAge } from './ages.ts';
export { movedByAge } from './moved-ages.ts';
export { carryOver, NOTHING_CARRIED, reachesBack } from './carried.ts';
export type { CarriedStock, CarriedBy } from './carried.ts';
export { valuePerpetually } from './methods/perpetual.ts';
export { repricedBy } from './repricing.ts';
export { costsOfIssues } from './methods/issue-costs.ts';
export { worthOfCounts } from './moves/counted.ts';
export { actsOfStockJournal } from './moves/stock-journal-acts.ts';
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
} from './moves/movements.ts';
export type { JournalAct } from './moves/stock-journal-acts.ts';
export type { StockAccounting, ValuationMethod } from './terms.ts';
export { canComeIn, inOrder, valuedWithin, valuePeriod, worthOn } from './value-period.ts';
export { readByYears } from './methods/yearly.ts';
