// The shapes that the OpenAPI document names, each by its noun and once. They are told apart by
// identity, so that the schemas themselves, which the browser loads, need not know their names.
import {
  newOpeningBill,
  newOpeningStock,
  openingFigures,
  postOpening,
} from '#api/contract/account/opening.ts';
import { taxHeads, taxOfSource } from '#api/contract/account/registers.ts';
import { bookReturn, bookReturns } from '#api/contract/book/returns.ts';
import { importedLine, importOfFile, importSummary } from '#api/contract/book/import.ts';
import { retention } from '#api/contract/book/retention.ts';
import { erasureOutcome, readCustomerErasure } from '#api/contract/customer/erasure.ts';
import { z } from 'zod';
import { SHARED_TERMS } from './terms.ts';
import * as account from '#api/contract/account/account.ts';
import { assetFigures } from '#api/contract/account/assets/fixed-assets.ts';
import { depreciationShapes } from '#api/contract/account/assets/depreciation.ts';
import { shareCapital } from '#api/contract/account/reports/share-capital.ts';
import { ownersFigures } from '#api/contract/account/reports/owners-accounts.ts';
import { appropriationLine, partner } from '#core/appropriation/shapes.ts';
import { disposalOfBook } from '#api/contract/account/assets/disposal.ts';
import { asset, depreciation, newDepreciation } from '#api/contract/catalogue/asset.ts';
import * as billing from '#api/contract/invoice/billing.ts';
import * as refund from '#api/contract/invoice/refund.ts';
import {
  discardRequest,
  documentFigures,
  documentTotals,
  reversalRequest,
} from '#api/contract/trade/document.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import * as billParts from '#api/contract/trade/purchase-bill-parts.ts';
import {
  changePurchaseBill,
  billPayment,
  createPurchaseBill,
  creditPeriod,
  movePurchaseBillCredit,
  purchaseBillCard,
  purchaseBillDetail,
  statePlace,
} from '#api/contract/trade/purchase-bill.ts';
import {
  changePurchaseDebitNote,
  createPurchaseDebitNote,
  purchaseDebitNoteCard,
  purchaseDebitNoteDetail,
  supplierNote,
  readReturnable,
  taxesByHead,
} from '#api/contract/trade/purchase-debit-note.ts';
import {
  createSupplierPayment,
  listDueBills,
  paymentPayee,
  payInRun,
  supplierPaymentCard,
  supplierPaymentDetail,
} from '#api/contract/trade/supplier-payment.ts';
import { issueSelfInvoice, reverseChargePaperCard } from '#api/contract/trade/reverse-charge.ts';
import { billsTaking } from '#api/contract/trade/before-bill.ts';
import {
  changeGoodsReceipt,
  createGoodsReceipt,
  goodsReceiptCard,
  goodsReceiptDetail,
  receiptProgress,
} from '#api/contract/trade/goods-receipt.ts';
import {
  changePurchaseOrder,
  createPurchaseOrder,
  orderProgress,
  purchaseOrderCard,
  purchaseOrderDetail,
} from '#api/contract/trade/purchase-order.ts';
import {
  createExpense,
  createPaidBill,
  expenseDetail,
  listExpenses,
  readExpenseFigures,
} from '#api/contract/trade/expense.ts';
import {
  createCreditReversal,
  creditMoveDetail,
  creditReturn,
  readCommonCredit,
  readWatch,
} from '#api/contract/trade/credit-reversal.ts';
import {
  billOfEntryCard,
  billOfEntryDetail,
  changeBillOfEntry,
  createBillOfEntry,
  listLinkableBills,
} from '#api/contract/trade/bill-of-entry.ts';
import { createTdsDeposit, readTds, tdsDepositDetail } from '#api/contract/trade/tds-deposit.ts';
import { lineChoice } from '#core/statement/lines/terms.ts';
import { noteCreditState } from '#core/trade/terms.ts';
import { createPresale, presaleCard, presaleDetail } from '#api/contract/trade/presale.ts';
import { billingSettings, changeBillingSettings } from '#api/contract/book/billing-settings.ts';
import * as book from '#api/contract/book/book.ts';
import { item } from '#api/contract/catalogue/fields.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { namedMaster } from '#api/contract/catalogue/names.ts';
import * as category from '#api/contract/catalogue/category.ts';
import { change, entityKind } from '#api/contract/entity/changes.ts';
import { addSupplier, supplier } from '#api/contract/supplier/supplier.ts';
import { supplierFields } from '#core/customer/shapes.ts';
import { createCustomer, customer } from '#api/contract/customer/customer.ts';
import { changeRecord, record, tombstone } from '#api/contract/entity/entity.ts';
import { figures, partyStanding } from '#api/contract/book/figures.ts';
import { historyItem } from '#api/contract/book/history.ts';
import { auditNote, auditTest } from '#api/contract/book/log/audit.ts';
import { compareBooks, compareStatement } from '#api/contract/book/log/compare.ts';
import { changeCause, explainFigure } from '#api/contract/book/log/explain.ts';
import {
  eventCard,
  eventCardShape,
  eventDetail,
  listEvents,
} from '#api/contract/book/log/events.ts';
import { hsnCode } from '#api/contract/catalogue/hsn.ts';
import * as invoice from '#api/contract/invoice/invoice.ts';
import { invoiceEmail, invoiceEmailStatus } from '#api/contract/invoice/emails.ts';
import { inv01Reply } from '#api/contract/invoice/e-invoice.ts';
import { eInvoiceReply } from '#api/contract/invoice/portal.ts';
import * as fields from '#api/contract/invoice/fields.ts';
import * as notes from '#api/contract/invoice/notes.ts';
import { lineRefusal } from '#api/contract/journal/batch.ts';
import { journalCheck, journalsMarked } from '#api/contract/journal/checks.ts';
import {
  askedGstPart,
  entryLine,
  gstPart,
  journal,
  journalCard,
  journalEntryLine,
  journalSource,
} from '#api/contract/journal/journal.ts';
import { itemSettled, postedReference, reference } from '#api/contract/journal/references.ts';
import * as balances from '#api/contract/account/balances.ts';
import { financialRow } from '#api/contract/account/financial-statements.ts';
import * as ledger from '#api/contract/account/ledger.ts';
import { openItem } from '#api/contract/account/open-items.ts';
import { enableMaster, masterWithUses } from '#api/contract/catalogue/masters.ts';
import { paper } from '#api/contract/invoice/paper.ts';
import { actWarning, previewReply } from '#api/contract/wire/warnings.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { product, productValue } from '#api/contract/catalogue/product.ts';
import { stockPolicies } from '#api/contract/catalogue/stock/accounting.ts';
import { stockQuantity } from '#core/shapes/values.ts';
import { stockRunShapes } from '#api/contract/catalogue/stock/stock-run.ts';
import { stockWorth } from '#api/contract/catalogue/stock/valuation.ts';
import { postStockJournal, stockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { sharedAccountType } from '#api/contract/server/installation.ts';
import { sessionUser } from '#api/contract/session/session.ts';
import * as receipt from '#api/contract/customer/receipt.ts';
import { settleItem } from '#api/contract/customer/settlement.ts';
import { reminderPreview } from '#api/contract/customer/reminder.ts';
import { statement, statementLine } from '#api/contract/customer/statement.ts';
import { user } from '#api/contract/session/user.ts';
import * as wire from '#api/contract/wire/values.ts';

const VALUES = {
  Id: wire.id,
  LooseId: wire.wireId,
  PageLimit: wire.pageLimit,
  DiscountGiven: fields.discountGiven,
  DiscountTold: fields.discountTold,
  Instant: wire.instant,
  Rupees: wire.rupeesText,
  StockQuantity: stockQuantity,
  StockWorth: stockWorth,
};

const LEDGER = {
  Account: account.account,
  AccountType: account.accountType,
  AccountWritten: account.createAccount.reply,
  SharedAccountType: sharedAccountType,
  Entry: entryLine,
  HistoryItem: historyItem,
  EventCard: eventCard,
  EventDetail: eventDetail,
  ExplainedEvent: explainFigure.reply.in.shape.events.element,
  AuditTest: auditTest,
  EventNote: auditNote,
  FigurePart: explainFigure.reply.in.shape.made_of.element,
  CauseSum: explainFigure.reply.in.shape.causes.element,
  ChangeCause: changeCause,
  ComparedMoment: compareBooks.reply.in.shape.a,
  EventEntry: eventCardShape.journal.unwrap(),
  EventPage: listEvents.reply,
  Import: importOfFile,
  ImportedLine: importedLine,
  ImportSummary: importSummary,
  Journal: journal,
  JournalCard: journalCard,
  JournalCheck: journalCheck,
  JournalsMarked: journalsMarked,
  JournalEntry: journalEntryLine,
  JournalSource: journalSource,
  NewGstPart: askedGstPart,
  GstPart: gstPart,
  Reference: reference,
  SettledItem: itemSettled,
  PostedReference: postedReference,
  RefusedLine: lineRefusal,
  PartyOpenItem: openItem,
  Ledger: ledger.ledger,
  LedgerLine: ledger.ledgerLine,
  Period: ledger.period,
  TrialBalance: ledger.trialBalance,
  StockJournal: stockJournal,
  StockJournalLine: stockJournal.in.shape.lines.element,
  StockLineCredit: stockJournal.in.shape.lines.element.in.shape.credit.unwrap(),
  StockJournalWritten: postStockJournal.reply,
  StockPolicies: stockPolicies,
  BookBalances: balances.bookBalances,
  BalanceRow: balances.balanceRow,
  FinancialRow: financialRow,
};

const BILLING = {
  Allocation: fields.allocation,
  AllocationSource: fields.allocation.in.shape.source,
  BillingOverview: billing.billingOverview,
  BillingSettings: billingSettings,
  Credit: billing.credit,
  NewDiscount: fields.invoiceBody.discount.unwrap().unwrap(),
  CreditNote: notes.creditNote,
  CreditNoteLine: notes.creditNote.in.shape.lines.element,
  DebitNote: notes.debitNote,
  DebitNoteLine: notes.debitNote.in.shape.lines.element,
  PortalRegistration: eInvoiceReply,
  Inv01Refused: inv01Reply.shape.refused.element,
  Customer: customer,
  PartySupplied: supplier,
  SupplierWritten: addSupplier.reply,
  SupplierRegistered: supplierFields.registrations.element,
  SupplierBillDefaults: supplierFields.billDefaults.unwrap(),
  TdsCertificate: supplierFields.tdsCertificates.element,
  NewSupplierRegistered: addSupplier.body.in.shape.registrations.unwrap().element,
  NewSupplierBillDefaults: addSupplier.body.in.shape.bill_defaults.unwrap().unwrap(),
  NewEnterprise: addSupplier.body.in.shape.msme.unwrap().element,
  TdsOfSupplier: supplierFields.tds.unwrap(),
  NewTdsOfSupplier: addSupplier.body.in.shape.tds.unwrap().unwrap(),
  NewTdsCertificate: addSupplier.body.in.shape.tds_certificates.unwrap().element,
  InvoiceEmailStatus: invoiceEmailStatus,
  ReminderPreview: reminderPreview,
  ReminderRow: reminderPreview.in.shape.rows.element,
  ReminderInvoice: reminderPreview.in.shape.rows.element.in.shape.invoices.element,
  Invoice: invoice.invoiceDetail,
  InvoiceCard: invoice.invoiceCard,
  MoneyTakenBack: fields.takenBack,
  InvoiceEmail: invoiceEmail,
  InvoiceLine: fields.invoiceItem,
  InvoiceTotals: fields.invoiceTotals,
  InvoiceFilter: invoice.invoiceFilter,
  NewInvoiceLine: fields.invoiceBody.items.element,
  Erasure: readCustomerErasure.reply,
  ErasureOutcome: erasureOutcome,
  Paper: paper,
  PaperTable: paper.shape.table,
  Payment: fields.payment,
  CustomerItem: receipt.customerItem,
  Presale: presaleDetail,
  PurchaseBill: purchaseBillDetail,
  PurchaseBillCard: purchaseBillCard,
  PurchaseBillWritten: createPurchaseBill.reply,
  PurchaseBillLine: purchaseBillDetail.in.shape.items.element,
  PrintedTax: purchaseBillDetail.in.shape.items.element.in.shape.given.unwrap(),
  PurchaseBillTotals: purchaseBillDetail.in.shape.totals,
  PurchaseBillCharge: billParts.chargeTold,
  PurchaseBillTcs: billParts.tcsTold,
  PurchaseBillTds: billParts.tdsTold,
  PurchaseBillCurrency: billParts.currencyTold,
  ExchangeRate: billParts.exchangeRateTold,
  NewPurchaseBillCharge: billParts.chargeGiven,
  NewPurchaseBillTcs: billParts.tcsGiven,
  NewPurchaseBillCurrency: billParts.currencyGiven,
  NewExchangeRate: billParts.exchangeRateGiven,
  PurchaseDebitNoteTotals: documentTotals,
  CreditPeriod: creditPeriod,
  BillPayment: billPayment,
  PurchaseBillSupplier: purchaseBillDetail.in.shape.supplier.unwrap(),
  NewPurchaseBillLine: changePurchaseBill.body.in.shape.items.unwrap().element,
  StatePlace: statePlace,
  PurchaseOrder: purchaseOrderDetail,
  PurchaseOrderCard: purchaseOrderCard,
  PurchaseOrderWritten: createPurchaseOrder.reply,
  PurchaseOrderLine: purchaseOrderDetail.in.shape.items.element,
  BillTaking: billsTaking.element,
  ReceiptOfOrder: purchaseOrderDetail.in.shape.receipts.element,
  PurchaseOrderProgress: orderProgress,
  NewPurchaseOrderLine: changePurchaseOrder.body.in.shape.items.unwrap().element,
  GoodsReceipt: goodsReceiptDetail,
  GoodsReceiptCard: goodsReceiptCard,
  GoodsReceiptWritten: createGoodsReceipt.reply,
  GoodsReceiptLine: goodsReceiptDetail.in.shape.items.element,
  GoodsReceiptProgress: receiptProgress,
  NewGoodsReceiptLine: changeGoodsReceipt.body.in.shape.items.unwrap().element,
  PurchaseDebitNote: purchaseDebitNoteDetail,
  PurchaseDebitNoteCard: purchaseDebitNoteCard,
  PurchaseDebitNoteWritten: createPurchaseDebitNote.reply,
  PurchaseDebitNoteLine: purchaseDebitNoteDetail.in.shape.items.element,
  PurchaseDebitNoteBill: purchaseDebitNoteDetail.in.shape.bills.element,
  PurchaseDebitNoteAnswer: purchaseDebitNoteDetail.in.shape.answer.unwrap(),
  PurchaseDebitNoteGiven: purchaseDebitNoteDetail.in.shape.given.unwrap().element,
  SupplierCreditNote: supplierNote,
  SupplierPayment: supplierPaymentDetail,
  SupplierPaymentCard: supplierPaymentCard,
  SupplierPaymentWritten: createSupplierPayment.reply,
  SupplierPaymentDeduction: supplierPaymentDetail.in.shape.deductions.element,
  SupplierPaymentSettles: supplierPaymentDetail.in.shape.settles.element,
  TdsDeposit: tdsDepositDetail,
  TdsDepositWritten: createTdsDeposit.reply,
  Expense: expenseDetail,
  ExpenseWritten: createExpense.reply,
  ExpenseLine: expenseDetail.in.shape.items.element,
  SpentLine: listExpenses.reply.element,
  SpentFigures: readExpenseFigures.reply,
  PaidBillDone: createPaidBill.reply,
  CreditMove: creditMoveDetail,
  CreditMoveWritten: createCreditReversal.reply,
  CreditReturn: creditReturn,
  BillOfEntry: billOfEntryDetail,
  BillOfEntryCard: billOfEntryCard,
  BillOfEntryWritten: createBillOfEntry.reply,
  BillOfEntryLine: billOfEntryDetail.in.shape.items.element,
  BillOfEntryBill: billOfEntryDetail.in.shape.bills.element,
  BillOfEntryTotals: billOfEntryDetail.in.shape.totals,
  BillOfEntryPayment: billOfEntryDetail.in.shape.payment.unwrap(),
  NewBillOfEntryLine: changeBillOfEntry.body.in.shape.items.unwrap().element,
  NewBillOfEntryBill: changeBillOfEntry.body.in.shape.bills.unwrap().element,
  ImportedBill: listLinkableBills.reply.element,
  MovedBill: creditMoveDetail.in.shape.bills.element,
  CreditOfBill: createCreditReversal.body.in.shape.bills.element,
  MovedBillCredit: movePurchaseBillCredit.body,
  CreditReturnGiven: createCreditReversal.body.in.shape.period,
  WatchedSheet: readWatch.reply.in.shape.common.element,
  PostedSheet: creditMoveDetail.in.shape.sheet.unwrap(),
  AskedSheet: createCreditReversal.body.in.shape.sheet.unwrap().unwrap(),
  ComparedStatementLine: compareStatement.reply.in.shape.rows.element,
  CommonInputs: readCommonCredit.reply.in.shape.figures.in.shape.inputs,
  CommonCreditRead: readCommonCredit.reply,
  SheetFigures: readCommonCredit.reply.in.shape.figures,
  SheetLine: readCommonCredit.reply.in.shape.lines.element,
  SheetMove: readCommonCredit.reply.in.shape.moves.element,
  SuppliesOfClass: readCommonCredit.reply.in.shape.classes.element,
  ExemptDocument: readCommonCredit.reply.in.shape.exempt.element,
  UnpaidBill: readWatch.reply.in.shape.unpaid.element,
  UntakenBill: readWatch.reply.in.shape.untaken.element,
  EnterpriseBill: readWatch.reply.in.shape.enterprises.element,
  BlockedBill: readWatch.reply.in.shape.blocked.element,
  DeductedTds: readTds.reply.in.shape.deductions.element,
  DepositedTds: tdsDepositDetail.in.shape.deductions.element,
  DepositedBeyondBills: tdsDepositDetail.in.shape.beyond.element,
  SupplierPayee: paymentPayee,
  SelfInvoiceOfBill: billParts.selfInvoiceTold,
  VoucherOfPayment: supplierPaymentDetail.in.shape.voucher.unwrap(),
  ReverseChargePaper: reverseChargePaperCard,
  ReverseChargePaperWritten: issueSelfInvoice.reply,
  PaidBillOfSupplier: payInRun.body.in.shape.payments.element.in.shape.against.element,
  DueBill: listDueBills.reply.in.shape.rows.element,
  PaidSupplier: listDueBills.reply.in.shape.suppliers.element,
  PurchaseFigures: documentFigures,
  NoteCreditState: noteCreditState,
  TaxesByHead: taxesByHead,
  NewPurchaseDebitNoteLine: changePurchaseDebitNote.body.in.shape.items.unwrap().element,
  ReturnableBill: readReturnable.reply,
  ReturnableLine: readReturnable.reply.in.shape.items.element,
  PresaleCard: presaleCard,
  OpenItemName: settleItem.reply.in.shape.item,
  NewSeries: changeBillingSettings.body.in.shape.invoice_series.unwrap(),
  Retention: retention,
  Proceedings: retention.in.shape.proceedings.element,
  Receipt: receipt.readReceipt.reply,
  ReceiptDeduction: receipt.readReceipt.reply.in.shape.deductions.element,
  InvoiceReminder: invoice.invoiceDetail.in.shape.reminders.element,
  BookBank: billingSettings.in.shape.bank.unwrap(),
  ReceiptWritten: receipt.recordReceipt.reply,
  RefundWritten: refund.recordRefund.reply,
  InvoiceWritten: invoice.invoiceWritten,
  CustomerWritten: createCustomer.reply,
  PresaleWritten: createPresale.reply,
  BookReturn: bookReturn,
  TaxHeads: taxHeads,
  TaxOfSource: taxOfSource,
  InputCreditLine: readInputCredit.reply.in.shape.rows.element,
  LineChoice: lineChoice,
  DiscardDocument: discardRequest,
  ReverseDocument: reversalRequest,
  ReturnsOfYear: bookReturns,
  Refund: refund.refund,
  Recipient: invoice.invoiceDetail.in.shape.recipient,
  Series: billingSettings.in.shape.invoice_series,
  Statement: statement,
  StatementLine: statementLine,
  Settlement: settleItem.reply,
  Supplier: invoice.invoiceDetail.in.shape.supplier,
};

const CATALOGUE = {
  ...Object.fromEntries(
    Object.values(MASTERS).map(({ names: [one], create }) => [one, create.reply]),
  ),
  // What those have that are no more than a name.
  NamedMaster: namedMaster,
  AppliedChart: account.applySalesTemplate.reply,
  Asset: asset,
  AssetDepreciation: depreciation,
  NewDepreciation: newDepreciation,
  AssetFigures: assetFigures,
  ...depreciationShapes,
  ...stockRunShapes,
  AppropriationLine: appropriationLine,
  Partner: partner,
  OwnersFigures: ownersFigures,
  ShareCapital: shareCapital,
  AssetDisposal: disposalOfBook,
  CategoryItem: category.categoryItem,
  HsnCode: hsnCode,
  Item: item,
  MasterName: enableMaster.reply,
  MasterWithUses: masterWithUses,
  OpeningStock: product.in.shape.opening_stock.unwrap(),
  OpeningBill: openingFigures.in.shape.accounts.element.in.shape.bills.element,
  OpeningWritten: postOpening.reply,
  OpeningStockLine: openingFigures.in.shape.stock.element,
  NewOpeningBill: newOpeningBill,
  NewOpeningStock: newOpeningStock,
  ProductValue: product.in.shape.value_product.element,
  ProductValueRecord: productValue,
};

const BOOKS_AND_PEOPLE = {
  BillingSettings: billingSettings,
  Book: book.book,
  Change: change,
  EntityKind: entityKind,
  Figures: figures,
  PartyStanding: partyStanding,
  Member: book.member,
  Problem: problem,
  ActWarning: actWarning,
  ActPreview: previewReply,
  Record: record,
  RecordChanges: changeRecord.body,
  SessionUser: sessionUser,
  Tombstone: tombstone,
  User: user,
};

/** Every named shape, for `z.toJSONSchema` to refer to. */
export const components = z.registry<{ readonly id: string }>();

const NAMED = {
  ...VALUES,
  ...SHARED_TERMS,
  ...LEDGER,
  ...BILLING,
  ...CATALOGUE,
  ...BOOKS_AND_PEOPLE,
};
for (const [id, schema] of Object.entries<z.ZodType>(NAMED)) components.add(schema, { id });
