// The addresses of pages that few open: what a business owns and holds, statements, registers.
import { page } from '../shell/guards/page.ts';
import { rarer } from './rarer.ts';

export const goodsRoutes = [
  page('/asset', rarer('assetList')),
  page('/asset/add', rarer('assetAdd')),
  page('/asset/:id', rarer('asset')),
  page('/stock', rarer('stockList')),
  page('/stock/add', rarer('stockAdd')),
  page('/stock/in-hand', rarer('stockInHand')),
  page('/stock/in-hand/:productId', rarer('stockMoves')),
  page('/stock/journal', rarer('stockJournals')),
  page('/stock/journal/add', rarer('stockJournalAdd')),
  page('/stock/journal/:id', rarer('stockJournal')),
  page('/stock/:id', rarer('stock')),
];

export const reportRoutes = [
  page('/journal/reports/profit-and-loss', rarer('profitAndLoss')),
  page('/journal/reports/balance-sheet', rarer('balanceSheet')),
  page('/journal/reports/cash-flow', rarer('cashFlow')),
  page('/journal/reports/ratios', rarer('ratios')),
  page('/journal/reports/day-book', rarer('dayBook')),
  page('/journal/reports/journal-register', rarer('journalRegister')),
  page('/journal/reports/cash-book', rarer('cashBook')),
  page('/journal/reports/bank-book', rarer('bankBook')),
  page('/journal/reports/petty-cash-book', rarer('pettyCashBook')),
  page('/journal/reports/sales-register', rarer('salesRegister')),
  page('/journal/reports/credit-note-register', rarer('creditNoteRegister')),
  page('/journal/reports/debit-note-register', rarer('debitNoteRegister')),
  page('/journal/reports/gst-summary', rarer('gstSummary')),
  page('/journal/reports/stock-summary', rarer('stockSummary')),
  page('/journal/reports/stock-register', rarer('stockRegister')),
  page('/journal/reports/stock-run', rarer('stockRun')),
  page('/journal/reports/fixed-assets', rarer('fixedAssets')),
  page('/journal/reports/depreciation', rarer('depreciation')),
  page('/journal/reports/year-end', rarer('yearEnd')),
  page('/journal/reports/statement-lines', rarer('statementLines')),
  page('/journal/reports/appropriation', rarer('appropriation')),
  page('/journal/reports/owners-accounts', rarer('ownersAccounts')),
  page('/journal/reports/tds', rarer('tds')),
  page('/journal/reports/input-credit', rarer('inputCredit')),
  page('/journal/reports/common-credit', rarer('commonCredit')),
  page('/journal/reports/group-summary', rarer('groupSummary')),
  page('/journal/reports/ledgers', rarer('ledgers')),
  page('/journal/reports/report-set', rarer('reportSet')),
];
