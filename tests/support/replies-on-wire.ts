// The replies of calls that answer records, as the wire has them: what the contract's types of the
// same names are inside.
import type { z } from 'zod';
import type { listEvents, readEventDays } from '#api/contract/book/log/events.ts';
import type { explainFigure } from '#api/contract/book/log/explain.ts';
import type { readAudit } from '#api/contract/book/log/audit.ts';
import type { readSinceLastVisit } from '#api/contract/book/caller/since.ts';
import type { readReturns } from '#api/contract/book/returns.ts';
import type { readReminders } from '#api/contract/customer/reminder.ts';
import type {
  listAccountChanges,
  listAccountTypes,
  listAccounts,
} from '#api/contract/account/account.ts';
import type { postOpening, readOpening } from '#api/contract/account/opening.ts';
import type { readSharedAccountType } from '#api/contract/server/installation.ts';
import type {
  readBalanceSheet,
  readCashFlow,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import type { readBalanceColumns } from '#api/contract/account/balance-columns.ts';
import type { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import type { readRatios } from '#api/contract/account/reports/ratios.ts';
import type { readYearEnd } from '#api/contract/account/reports/year-end.ts';
import type { readStatementLines } from '#api/contract/account/reports/statement-lines.ts';
import type { readMonthEnds } from '#api/contract/account/month-ends.ts';
import type { readGstSummary, readTaxRegister } from '#api/contract/account/registers.ts';
import type { compareBooks, furtherComparisons } from '#api/contract/book/log/compare.ts';
import type { listOpenItems } from '#api/contract/account/open-items.ts';
import type { readDepreciation } from '#api/contract/account/assets/depreciation.ts';
import type { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { readEventDetail } from '#api/contract/book/log/events.ts';
import type { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import type { readBalances } from '#api/contract/account/balances.ts';
import type { readFigures } from '#api/contract/book/figures.ts';
import type { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import type { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import type { readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { listStock, readStockMoves } from '#api/contract/catalogue/stock/register.ts';
import type { readStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { readStockRun } from '#api/contract/catalogue/stock/stock-run.ts';
import type {
  listCustomers,
  readCustomer,
  readCustomerFigures,
} from '#api/contract/customer/customer.ts';
import type {
  listCustomerItems,
  listReceipts,
  readReceipt,
} from '#api/contract/customer/receipt.ts';
import type { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import type {
  listJournalDetails,
  listJournals,
  postJournal,
  readJournalFigures,
  reverseJournal,
} from '#api/contract/journal/journal.ts';
import type {
  listInvoices,
  readInvoice,
  readInvoiceFigures,
} from '#api/contract/invoice/invoice.ts';
import type { listPresales, readPresale, readPresaleFigures } from '#api/contract/trade/presale.ts';
import type { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import type {
  readStockRegister,
  readStockSummary,
} from '#api/contract/catalogue/stock/valuation.ts';

export type StockAges = z.input<typeof readStockAges.reply>;
export type StockBatches = z.input<typeof readStockBatches.reply>;
export type BatchRow = StockBatches['rows'][number];
export type LostGoods = z.input<typeof readLostGoods.reply>;
export type StockPlaces = z.input<typeof readStockPlaces.reply>;
export type PlacedRow = StockPlaces['rows'][number];
export type StockRow = z.input<typeof listStock.reply>[number];
export type StockMoves = z.input<typeof readStockMoves.reply>;
export type StockJournal = z.input<typeof readStockJournal.reply>;
export type StockRunProposal = z.input<typeof readStockRun.reply>;
export type StockSummary = z.input<typeof readStockSummary.reply>;
export type ProductStockRegister = z.input<typeof readStockRegister.reply>;

export type DepreciationProposal = z.input<typeof readDepreciation.reply>;
export type ProposedDepreciation = DepreciationProposal['lines'][number];
export type FixedAssets = z.input<typeof readFixedAssets.reply>;
export type Figures = z.input<typeof readFigures.reply>;
export type OpenItemsReply = z.input<typeof listOpenItems.reply>;
export type OpenBill = z.input<typeof listOpenBills.reply>['rows'][number];
export type Ledger = z.input<typeof readLedger.reply>;
export type LedgerLine = Ledger['lines'][number];
export type TrialBalance = z.input<typeof readTrialBalance.reply>;
export type BookBalances = z.input<typeof readBalances.reply>;
export type DebitAndCredit = BookBalances['totals']['closing'];
export type BalanceRow = BookBalances['rows'][number];
export type EventDetail = z.input<typeof readEventDetail.reply>;
export type JournalCard = z.input<typeof listJournals.reply>[number];
export type EntryLine = z.input<typeof listJournalDetails.reply>[number];
export type JournalListFigures = z.input<typeof readJournalFigures.reply>;
export type PostedJournal = z.input<typeof postJournal.reply>;
export type ReversedJournal = z.input<typeof reverseJournal.reply>;
export type CustomerItemReply = z.input<typeof listCustomerItems.reply>[number];
export type ReceiptReply = z.input<typeof readReceipt.reply>;
export type ReceiptCardReply = z.input<typeof listReceipts.reply>[number];
export type Credit = z.input<typeof listCredits.reply>[number];
export type InvoiceDetail = z.input<typeof readInvoice.reply>;
export type InvoiceCard = z.input<typeof listInvoices.reply>[number];
export type InvoiceListFigures = z.input<typeof readInvoiceFigures.reply>;
export type BillingOverview = z.input<typeof readBillingOverview.reply>;
export type PresaleCard = z.input<typeof listPresales.reply>[number];
export type PresaleDetail = z.input<typeof readPresale.reply>;
export type PresaleFigures = z.input<typeof readPresaleFigures.reply>;
export type Receivables = z.input<typeof readReceivables.reply>;

export type Customer = z.input<typeof readCustomer.reply>;
export type ListedCustomer = z.input<typeof listCustomers.reply>[number];
export type CustomerListFigures = z.input<typeof readCustomerFigures.reply>;
export type CustomerEntries = z.input<typeof listCustomerEntries.reply>;
export type Statement = z.input<typeof readStatement.reply>;

export type BookComparisonReply = z.input<typeof compareBooks.reply>;
export type ItemsComparisonReply = z.input<typeof furtherComparisons.compareItems.reply>;
export type MastersComparisonReply = z.input<typeof furtherComparisons.compareMasters.reply>;
export type LedgerComparisonReply = z.input<typeof furtherComparisons.compareLedger.reply>;
export type StatementComparisonReply = z.input<typeof furtherComparisons.compareStatement.reply>;
export type ProfitAndLossReply = z.input<typeof readProfitAndLoss.reply>;
export type BalanceSheetReply = z.input<typeof readBalanceSheet.reply>;
export type CashFlowReply = z.input<typeof readCashFlow.reply>;
export type FinancialRow = ProfitAndLossReply['rows'][number];
export type BalanceColumnsReply = z.input<typeof readBalanceColumns.reply>;
export type OwnersAccountsReply = z.input<typeof readOwnersAccounts.reply>;
export type RatiosReply = z.input<typeof readRatios.reply>;
export type YearEndReply = z.input<typeof readYearEnd.reply>;
export type YearEndPoint = YearEndReply['points'][number];
export type LinesReply = z.input<typeof readStatementLines.reply>;
export type AccountOnLine = LinesReply['accounts'][number];
export type MonthEnds = z.input<typeof readMonthEnds.reply>;
export type GstSummary = z.input<typeof readGstSummary.reply>;
export type TaxRegister = z.input<typeof readTaxRegister.reply>;
export type Account = z.input<typeof listAccounts.reply>[number];
export type AccountChanges = z.input<typeof listAccountChanges.reply>;
export type AccountType = z.input<typeof listAccountTypes.reply>[number];
export type OpeningDocument = z.input<typeof readOpening.reply>;
export type OpeningWritten = z.input<typeof postOpening.reply>;
export type SharedAccountType = z.input<typeof readSharedAccountType.reply>;
export type EventCard = z.input<typeof listEvents.reply>['events'][number];
export type EventPage = z.input<typeof listEvents.reply>;
export type EventDays = z.input<typeof readEventDays.reply>;
export type ExplainedFigure = z.input<typeof explainFigure.reply>;
export type ExplainedEvent = ExplainedFigure['events'][number];
export type AuditReply = z.input<typeof readAudit.reply>;
export type SinceLastVisit = z.input<typeof readSinceLastVisit.reply>;
export type ReturnsOfYear = z.input<typeof readReturns.reply>;
export type BookReturn = ReturnsOfYear['returns'][number];
export type ReminderPreview = z.input<typeof readReminders.reply>;
