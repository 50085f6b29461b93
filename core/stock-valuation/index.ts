// What other folders may import of the valuation of stock.
export {
  creditOnCapitalGoods,
  creditOnLostGoods,
  lowerOfCostAndSale,
  monthsUsed,
  timeBetween,
} from './lost-goods.ts';
export { valuePerpetually } from './perpetual.ts';
export { repricedBy } from './repricing.ts';
export { actsOfStockJournal } from './stock-journal-acts.ts';
export { valuationMethod } from './terms.ts';
export type {
  GoodsAct,
  GoodsMovement,
  PerpetualMethod,
  ValuedMovement,
  ValuedPeriod,
  Worth,
} from './movements.ts';
export type { JournalAct } from './stock-journal-acts.ts';
export type { ValuationMethod } from './terms.ts';
export { canComeIn, inOrder, valuePeriod } from './value-period.ts';
export { readByYears } from './yearly.ts';
