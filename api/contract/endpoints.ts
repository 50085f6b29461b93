// Every documented endpoint by name. The server mounts these, the browser calls these, OpenAPI
// prints these; an endpoint that is not here does not exist.
import * as account from './account.ts';
import * as book from './book.ts';
import { readChanges } from './changes.ts';
import * as entity from './entity.ts';
import { readFigures } from './figures.ts';
import { health } from './health.ts';
import { readHistory } from './history.ts';
import * as journal from './journal.ts';
import { postJournalBatch } from './journal-batch.ts';
import { readLedger, readTrialBalance } from './ledger.ts';
import * as session from './session.ts';
import * as user from './user.ts';

export const endpoints = {
  health,
  sessionCheck: session.sessionCheck,
  login: session.login,
  logout: session.logout,
  register: session.register,
  changeProfile: session.changeProfile,
  forgotPassword: session.forgotPassword,
  resetPassword: session.resetPassword,
  listBooks: book.listBooks,
  createBook: book.createBook,
  renameBook: book.renameBook,
  changeBookSettings: book.changeBookSettings,
  setLock: book.setLock,
  listMembers: book.listMembers,
  addMember: book.addMember,
  changeMember: book.changeMember,
  removeMember: book.removeMember,
  listAccounts: account.listAccounts,
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
} as const;
