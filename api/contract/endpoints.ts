// Every documented endpoint by name. The server mounts these, the browser calls these, OpenAPI
// prints these; an endpoint that is not here does not exist.
import * as account from './account/account.ts';
import * as book from './book/book.ts';
import { invitationEndpoints } from './book/invitation.ts';
import * as asset from './catalogue/asset.ts';
import * as category from './catalogue/category.ts';
import { installationEndpoints } from './server/installation.ts';
import * as masters from './catalogue/masters.ts';
import { nameEndpoints } from './catalogue/master-endpoints.ts';
import { MASTERS } from './catalogue/master-kinds.ts';
import * as product from './catalogue/product.ts';
import * as service from './catalogue/service.ts';
import { stockEndpoints } from './catalogue/stock/stock-journal.ts';
import * as billing from './invoice/billing.ts';
import * as eInvoicing from './book/e-invoicing.ts';
import * as billingSettings from './book/billing-settings.ts';
import * as customer from './customer/customer.ts';
import { supplierEndpoints } from './supplier/supplier.ts';
import * as receivables from './customer/receivables.ts';
import * as erasure from './customer/erasure.ts';
import * as receipt from './customer/receipt.ts';
import * as settlement from './customer/settlement.ts';
import * as retention from './book/retention.ts';
import * as returns from './book/returns.ts';
import * as eInvoice from './invoice/e-invoice.ts';
import * as invoice from './invoice/invoice.ts';
import { importEndpoints } from './book/import.ts';
import * as presale from './trade/presale.ts';
import { purchaseBillEndpoints } from './trade/purchase-bill.ts';
import { goodsReceiptEndpoints } from './trade/goods-receipt.ts';
import { purchaseOrderEndpoints } from './trade/purchase-order.ts';
import { purchaseDebitNoteEndpoints } from './trade/purchase-debit-note.ts';
import { reverseChargeEndpoints } from './trade/reverse-charge.ts';
import { supplierPaymentEndpoints } from './trade/supplier-payment.ts';
import { expenseEndpoints } from './trade/expense.ts';
import { billOfEntryEndpoints } from './trade/bill-of-entry.ts';
import { creditReversalEndpoints } from './trade/credit-reversal.ts';
import { tdsDepositEndpoints } from './trade/tds-deposit.ts';
import * as refund from './invoice/refund.ts';
import * as debitNote from './invoice/debit-note.ts';
import * as settling from './invoice/settling.ts';
import * as paper from './invoice/paper.ts';
import * as address from './session/address.ts';
import { readChanges } from './entity/changes.ts';
import * as entity from './entity/entity.ts';
import { readFigures } from './book/figures.ts';
import { callerEndpoints } from './book/caller/caller.ts';
import { health } from './server/health.ts';
import { findHsnCodes } from './catalogue/hsn.ts';
import { readHistory } from './book/history.ts';
import { exportBook } from './book/export.ts';
import { reportPdfEndpoints } from './server/report-pdf.ts';
import { readLogHead, readMoment } from './book/log/log-head.ts';
import { auditEndpoints } from './book/log/audit.ts';
import { comparingEndpoints, furtherComparisons } from './book/log/compare.ts';
import { journalEndpoints } from './journal/journal-endpoints.ts';
import * as opening from './account/opening.ts';
import { LEDGER_ENDPOINTS } from './account/ledger-endpoints.ts';
import * as session from './session/session.ts';
import * as passwords from './session/passwords.ts';
import * as registration from './session/registration.ts';
import * as sessions from './session/sessions.ts';
import * as moneyPaper from './customer/money-paper.ts';
import { invoiceEmailEndpoints } from './invoice/emails.ts';
import { emailStatement, listCustomerMails } from './customer/mails.ts';
import { readReminders, sendReminders } from './customer/reminder.ts';
import { listCustomerEntries, readStatement, readStatementPdf } from './customer/statement.ts';
import * as user from './session/user.ts';

export const endpoints = {
  health,
  sessionCheck: session.sessionCheck,
  login: session.login,
  logout: session.logout,
  registrationCheck: registration.registrationCheck,
  register: registration.register,
  changeProfile: registration.changeProfile,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  resetPassword: passwords.resetPassword,
  listSessions: sessions.listSessions,
  signOutSession: sessions.signOutSession,
  signOutOtherSessions: sessions.signOutOtherSessions,
  readAddress: address.readAddress,
  sendAddressLink: address.sendAddressLink,
  confirmAddress: address.confirmAddress,
  makeAddressLink: address.makeAddressLink,
  makeResetLink: address.makeResetLink,
  makeInvitationLinks: address.makeInvitationLinks,
  listBooks: book.listBooks,
  createBook: book.createBook,
  renameBook: book.renameBook,
  changeBookSettings: book.changeBookSettings,
  setLock: book.setLock,
  listMembers: book.listMembers,
  ...invitationEndpoints,
  changeMember: book.changeMember,
  removeMember: book.removeMember,
  listAccounts: account.listAccounts,
  listAccountChanges: account.listAccountChanges,
  createAccount: account.createAccount,
  changeAccount: account.changeAccount,
  retireAccount: account.retireAccount,
  applySalesTemplate: account.applySalesTemplate,
  applyCabesTemplate: account.applyCabesTemplate,
  listAccountTypes: account.listAccountTypes,
  addAccountType: account.addAccountType,
  ...journalEndpoints,
  readOpening: opening.readOpening,
  saveOpeningDraft: opening.saveOpeningDraft,
  postOpening: opening.postOpening,
  correctOpening: opening.correctOpening,
  ...LEDGER_ENDPOINTS,
  readHistory,
  ...comparingEndpoints,
  ...auditEndpoints,
  ...furtherComparisons,
  readFigures,
  ...callerEndpoints,
  readLogHead,
  readMoment,
  exportBook,
  ...reportPdfEndpoints,
  readChanges,
  listUsers: user.listUsers,
  grantAdmin: user.grantAdmin,
  revokeAdmin: user.revokeAdmin,
  listRecords: entity.listRecords,
  readRecord: entity.readRecord,
  findRecords: entity.findRecords,
  createRecord: entity.createRecord,
  putRecord: entity.putRecord,
  changeRecord: entity.changeRecord,
  removeRecord: entity.removeRecord,
  ...nameEndpoints(MASTERS),
  ...product.productListEndpoints,
  listUserProductValues: product.listUserProductValues,
  listSharedProductValues: product.listSharedProductValues,
  listCategoryProducts: category.listCategoryProducts,
  listUserCategoryProducts: category.listUserCategoryProducts,
  listSharedCategoryProducts: category.listSharedCategoryProducts,
  listSharedCategoryAssets: category.listSharedCategoryAssets,
  listSharedConsumables: category.listSharedConsumables,
  listBookServices: service.listBookServices,
  findHsnCodes,
  ...importEndpoints,
  ...stockEndpoints,
  ...supplierEndpoints,
  listCustomers: customer.listCustomers,
  exportCustomers: customer.exportCustomers,
  readCustomerFigures: customer.readCustomerFigures,
  createCustomer: customer.createCustomer,
  readCustomer: customer.readCustomer,
  changeCustomer: customer.changeCustomer,
  activateCustomer: customer.activateCustomer,
  deactivateCustomer: customer.deactivateCustomer,
  removeCustomer: customer.removeCustomer,
  readCustomerErasure: erasure.readCustomerErasure,
  eraseCustomer: erasure.eraseCustomer,
  cancelCustomerErasure: erasure.cancelCustomerErasure,
  setTurnover: billingSettings.setTurnover,
  setTaxDeduction: billingSettings.setTaxDeduction,
  startSeries: billingSettings.startSeries,
  recordUndertaking: billingSettings.recordUndertaking,
  setEInvoicing: eInvoicing.setEInvoicing,
  readRetention: retention.readRetention,
  setLegalForm: retention.setLegalForm,
  recordProceedings: retention.recordProceedings,
  endProceedings: retention.endProceedings,
  readReturns: returns.readReturns,
  setFilingFrequency: returns.setFilingFrequency,
  markReturnFiled: returns.markReturnFiled,
  reverseReturnFiling: returns.reverseReturnFiling,
  ...purchaseBillEndpoints,
  ...purchaseOrderEndpoints,
  ...goodsReceiptEndpoints,
  ...purchaseDebitNoteEndpoints,
  ...supplierPaymentEndpoints,
  ...reverseChargeEndpoints,
  ...tdsDepositEndpoints,
  ...expenseEndpoints,
  ...creditReversalEndpoints,
  ...billOfEntryEndpoints,
  ...presale.presaleListEndpoints,
  createPresale: presale.createPresale,
  readPresale: presale.readPresale,
  changePresale: presale.changePresale,
  issuePresale: presale.issuePresale,
  invoicePresale: presale.invoicePresale,
  closePresale: presale.closePresale,
  withdrawPresale: presale.withdrawPresale,
  emailPresale: presale.emailPresale,
  readPresalePaper: presale.readPresalePaper,
  readPresalePdf: presale.readPresalePdf,
  readStatement,
  listCustomerEntries,
  readStatementPdf,
  readReceiptPdf: moneyPaper.readReceiptPdf,
  readPaymentPdf: moneyPaper.readPaymentPdf,
  readRefundPdf: moneyPaper.readRefundPdf,
  emailStatement,
  listCustomerMails,
  readReminders,
  sendReminders,
  readBillingSettings: billingSettings.readBillingSettings,
  changeBillingSettings: billingSettings.changeBillingSettings,
  readPostingAccounts: billingSettings.readPostingAccounts,
  changePostingAccounts: billingSettings.changePostingAccounts,
  listInvoices: invoice.listInvoices,
  readInvoiceFigures: invoice.readInvoiceFigures,
  createInvoice: invoice.createInvoice,
  readInvoice: invoice.readInvoice,
  changeInvoice: invoice.changeInvoice,
  issueInvoice: invoice.issueInvoice,
  cancelInvoice: invoice.cancelInvoice,
  recordPayment: settling.recordPayment,
  reversePayment: settling.reversePayment,
  issueCreditNote: settling.issueCreditNote,
  reverseCreditNote: settling.reverseCreditNote,
  issueDebitNote: debitNote.issueDebitNote,
  reverseDebitNote: debitNote.reverseDebitNote,
  allocateCredit: settling.allocateCredit,
  reverseAllocation: settling.reverseAllocation,
  emailInvoice: invoice.emailInvoice,
  ...invoiceEmailEndpoints,
  readInv01: eInvoice.readInv01,
  registerEInvoice: eInvoice.registerEInvoice,
  cancelEInvoice: eInvoice.cancelEInvoice,
  readInvoicePaper: paper.readInvoicePaper,
  readInvoicePdf: paper.readInvoicePdf,
  readCreditNotePaper: paper.readCreditNotePaper,
  readCreditNotePdf: paper.readCreditNotePdf,
  readDebitNote: debitNote.readDebitNote,
  readDebitNotePaper: debitNote.readDebitNotePaper,
  readDebitNotePdf: debitNote.readDebitNotePdf,
  readBillingOverview: billing.readBillingOverview,
  readReceivables: receivables.readReceivables,
  listOpenBills: receivables.listOpenBills,
  exportReceivables: receivables.exportReceivables,
  setAgeingDays: receivables.setAgeingDays,
  listCredits: billing.listCredits,
  recordReceipt: receipt.recordReceipt,
  readReceipt: receipt.readReceipt,
  listReceipts: receipt.listReceipts,
  listCustomerPayments: receipt.listCustomerPayments,
  reverseReceipt: receipt.reverseReceipt,
  listCustomerItems: receipt.listCustomerItems,
  settleItem: settlement.settleItem,
  reverseSettlement: settlement.reverseSettlement,
  recordRefund: refund.recordRefund,
  reverseRefund: refund.reverseRefund,
  listRefunds: refund.listRefunds,
  listAssets: asset.listAssets,
  createAsset: asset.createAsset,
  changeAsset: asset.changeAsset,
  ...installationEndpoints,
  readMaster: masters.readMaster,
  enableMaster: masters.enableMaster,
  disableMaster: masters.disableMaster,
  retireMaster: masters.retireMaster,
  removeMaster: masters.removeMaster,
  readSharedMaster: masters.readSharedMaster,
  enableSharedMaster: masters.enableSharedMaster,
  disableSharedMaster: masters.disableSharedMaster,
  retireSharedMaster: masters.retireSharedMaster,
  removeSharedMaster: masters.removeSharedMaster,
  readSharedHistory: masters.readSharedHistory,
} as const;
