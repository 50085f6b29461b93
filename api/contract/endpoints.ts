// Every documented endpoint by name. The server mounts these, the browser calls these, OpenAPI
// prints these; an endpoint that is not here does not exist.
import * as account from './account/account.ts';
import * as book from './book/book.ts';
import * as invitation from './book/invitation.ts';
import * as asset from './catalogue/asset.ts';
import * as category from './catalogue/category.ts';
import * as installation from './server/installation.ts';
import * as masters from './catalogue/masters.ts';
import { nameEndpoints } from './catalogue/master-endpoints.ts';
import { MASTERS } from './catalogue/master-kinds.ts';
import * as product from './catalogue/product.ts';
import * as service from './catalogue/service.ts';
import * as billing from './invoice/billing.ts';
import * as billingSettings from './book/billing-settings.ts';
import * as customer from './customer/customer.ts';
import * as erasure from './customer/erasure.ts';
import * as retention from './book/retention.ts';
import * as invoice from './invoice/invoice.ts';
import * as settling from './invoice/settling.ts';
import * as paper from './invoice/paper.ts';
import * as address from './session/address.ts';
import { readChanges } from './entity/changes.ts';
import * as entity from './entity/entity.ts';
import { readFigures } from './book/figures.ts';
import { health } from './server/health.ts';
import { findHsnCodes } from './catalogue/hsn.ts';
import { readHistory } from './book/history.ts';
import * as journal from './journal/journal.ts';
import { postJournalBatch } from './journal/batch.ts';
import { readLedger, readTrialBalance } from './account/ledger.ts';
import * as session from './session/session.ts';
import * as passwords from './session/passwords.ts';
import * as registration from './session/registration.ts';
import * as sessions from './session/sessions.ts';
import { readStatement } from './customer/statement.ts';
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
  listBooks: book.listBooks,
  createBook: book.createBook,
  renameBook: book.renameBook,
  changeBookSettings: book.changeBookSettings,
  setLock: book.setLock,
  listMembers: book.listMembers,
  listInvitations: invitation.listInvitations,
  inviteMember: invitation.inviteMember,
  withdrawInvitation: invitation.withdrawInvitation,
  listInvitationsToMe: invitation.listInvitationsToMe,
  readInvitation: invitation.readInvitation,
  acceptInvitation: invitation.acceptInvitation,
  declineInvitation: invitation.declineInvitation,
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
  listJournals: journal.listJournals,
  readJournal: journal.readJournal,
  listJournalDetails: journal.listJournalDetails,
  postJournal: journal.postJournal,
  postJournalBatch,
  reverseJournal: journal.reverseJournal,
  correctJournal: journal.correctJournal,
  readLedger,
  readTrialBalance,
  readHistory,
  readFigures,
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
  listUserProducts: product.listUserProducts,
  listBookProducts: product.listBookProducts,
  listUserProductValues: product.listUserProductValues,
  listSharedProductValues: product.listSharedProductValues,
  listCategoryProducts: category.listCategoryProducts,
  listUserCategoryProducts: category.listUserCategoryProducts,
  listSharedCategoryProducts: category.listSharedCategoryProducts,
  listSharedCategoryAssets: category.listSharedCategoryAssets,
  listSharedConsumables: category.listSharedConsumables,
  listBookServices: service.listBookServices,
  findHsnCodes,
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
  readRetention: retention.readRetention,
  setLegalForm: retention.setLegalForm,
  recordProceedings: retention.recordProceedings,
  endProceedings: retention.endProceedings,
  readStatement,
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
  allocateCredit: settling.allocateCredit,
  reverseAllocation: settling.reverseAllocation,
  emailInvoice: invoice.emailInvoice,
  readInvoicePaper: paper.readInvoicePaper,
  readInvoicePdf: paper.readInvoicePdf,
  readCreditNotePaper: paper.readCreditNotePaper,
  readCreditNotePdf: paper.readCreditNotePdf,
  readBillingOverview: billing.readBillingOverview,
  readReceivables: billing.readReceivables,
  listCredits: billing.listCredits,
  recordReceipt: billing.recordReceipt,
  reverseReceipt: billing.reverseReceipt,
  listAssets: asset.listAssets,
  createAsset: asset.createAsset,
  changeAsset: asset.changeAsset,
  listSharedAccountTypes: installation.listSharedAccountTypes,
  createSharedAccountType: installation.createSharedAccountType,
  renameSharedAccountType: installation.renameSharedAccountType,
  listAdminAccounts: installation.listAdminAccounts,
  listAdminJournals: installation.listAdminJournals,
  readSharedCounts: installation.readSharedCounts,
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
