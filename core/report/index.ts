// What other folders may import of reports: their declaration, the view that a screen draws, and
// how their figures are named where they are explained.
export { column, figureOfWhose, reportOf, sheetOfDeclared, withTotal } from './report-of.ts';
export type {
  DeclaredColumn,
  DeclaredLine,
  DeclaredSheetLine,
  ExplainFigure,
  ExplainLine,
} from './report-of.ts';
export { nameOfColumn, sheetOfView } from './report-view.ts';
export type { ReportRow, ReportView } from './report-view.ts';
export {
  agesBetween,
  lateBetween,
  nameOfAsset,
  nameOfAssetClass,
  nameOfBatch,
  nameOfBill,
  nameOfCategory,
  nameOfDepreciated,
  nameOfGroupSum,
  nameOfOpening,
  nameOfPlaced,
  nameOfProduct,
  nameOfStock,
  nameOfStockAge,
  nameOfTaxBlock,
  readAgeFigure,
  readAssetFigure,
  readBatchFigure,
  readBlockFigure,
  readGroupSum,
  readOpeningSum,
  readOwed,
  readRunFigure,
  readStockFigure,
} from './figure-codes.ts';
export type { AgeFigureLine, BatchFigureLine, StockFigureLine, StockHead } from './figure-codes.ts';
