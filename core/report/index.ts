// What other folders may import of reports: their declaration, and the view that a screen draws.
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
