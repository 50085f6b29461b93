// What other folders may import of the financial statements.
export { balanceSheet, daysOfSheet, eveOfYear } from './forms/balance-sheet.ts';
export {
  oneYearBefore,
  partsOfPeriod,
  periodBefore,
  samePeriodLastYear,
} from './comparison/columns.ts';
export { COMPARISONS_MAX, parseComparisons } from './comparison/column-comparison.ts';
export type { ColumnComparison } from './comparison/column-comparison.ts';
export { comparedDay, comparedPeriod } from './comparison/compared-days.ts';
export { accountsOfCashFlow, cashFlow } from './cash/cash-flow.ts';
export type { CashJournal } from './cash/cash-journals.ts';
export { entityLevel, isSmallCompany } from './cash/entity-sizes.ts';
export { cashFlowDuty, daysOfDuty, yearBefore } from './cash/who-must.ts';
export type { CashFlowDuty } from './cash/who-must.ts';
export type { CashFlow } from './cash/cash-flow.ts';
export type { MovedSides } from './cash/cash-column.ts';
export { sidedAccounts } from './cash/cash-places.ts';
export { daysOfBooks, eveOfPeriod, isOfResult, netReader } from './ledgers.ts';
export { comparedLines, isTurned } from './between/compared-lines.ts';
export type { ComparedLine, ComparedPart, MovedOfSource } from './between/compared-lines.ts';
export { lineCauses } from './between/line-causes.ts';
export { explainedLine } from './lines/explained-line.ts';
export type { ExplainedLine, ExplainedPart } from './lines/explained-line.ts';
export type { KnownAccount, LineCauses } from './between/line-causes.ts';
export {
  choiceReader,
  chosenOn,
  isSameSubject,
  lineTakes,
  NO_LINE_CHOICES,
  withChosenLines,
  withLineChoice,
} from './lines/line-choices.ts';
export type { LineChoices, LineChosen, LineSubject } from './lines/line-choices.ts';
export { LINE_NAMES } from './lines/line-names.ts';
export type { ShownLine } from './lines/line-names.ts';
export { notedAfter } from './forms/notes.ts';
export { lineChoice } from './lines/terms.ts';
export type { LineChoice } from './lines/terms.ts';
export { lineOfAccount } from './lines/result-mapping.ts';
export { isAppropriation, isNamedDepreciation } from './lines/names.ts';
export { readsAlike } from './lines/reads-alike.ts';
export { isUndivided, ownersAccounts, ownersMoves } from './owners/owners-accounts.ts';
export type { OwnersAccount, OwnersFigures } from './owners/figures.ts';
export type { OwnersJournal } from './owners/moves.ts';
export { ownersAccountIds, sectionOf } from './owners/places.ts';
export { OWNERS_MOVES } from './owners/terms.ts';
export type { OwnersMove } from './owners/terms.ts';
export { daysOfResult, profitAndLoss } from './forms/profit-and-loss.ts';
export type { ProfitAndLoss } from './forms/profit-and-loss.ts';
export type {
  AccountNets,
  FinancialStatement,
  StatementAccount,
  StatementLedgers,
  FinancialPart,
  FinancialLine,
  PartSource,
} from './terms.ts';
export { isOpeningPart, openingNotPosted } from './stock/opening-stock.ts';
export { eveOfRegister, isStockPart, withStockByRegister } from './stock/stock-by-register.ts';
export { figuresOn, ratioPartsOn } from './ratios/day-figures.ts';
export { explainedRatioFigure, explainedSide, ratioOf } from './ratios/explained-ratio.ts';
export type { RatioParts } from './ratios/explained-ratio.ts';
export { figuresIn, ratioPartsIn } from './ratios/period-figures.ts';
export { isRatioCode, nameOfRatio, ratioChange, ratios } from './ratios/ratios.ts';
export { ratioFigures } from './ratios/ratio-rules.ts';
export type { RatioTerm, RatioYear } from './ratios/ratio-rules.ts';
export type { Ratio, RatioCode, RatioValue } from './ratios/ratios.ts';
export { earningsPerShare } from './owners/earnings-per-share.ts';
export type { EarningsPerShare } from './owners/earnings-per-share.ts';
export {
  NO_SHARE_CAPITALS,
  shareCapitalOn,
  withoutShareCapital,
  withShareCapital,
} from './owners/share-capital.ts';
export type { ShareCapital, ShareCapitals } from './owners/share-capital.ts';
export type { YearEndFacts, YearEndPoint } from './year-end/facts.ts';
export { judgeYearEnd } from './year-end/points.ts';
export { YEAR_END_POINTS } from './year-end/terms.ts';
export type { YearEndCode } from './year-end/terms.ts';
export type { OwnerForm } from './owners/terms.ts';
