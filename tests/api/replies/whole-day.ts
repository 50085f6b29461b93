// A day in the life of Sahyadri Traders on a fresh server, so that every id is known beforehand.
import {
  APPROPRIATION_DAY,
  DEPRECIATION_DAY,
  GODOWN_DAY,
  STOCK_DAY,
  STOCK_RUN_DAY,
} from './depreciation-day.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { farida, meera } from '#tests/specimens/books/people.ts';
import { GOOD_PASSWORD, registration } from '#tests/support/server.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { BILLING_DAY } from './billing-day.ts';
import { PRESALE_DAY } from './presale-day.ts';
import { MILL, PURCHASE_DAY } from './purchase-day.ts';
import { ANSWERED_NOTE_DAY, PURCHASE_NOTE_DAY } from './purchase-note-day.ts';
import { REVERSE_CHARGE_DAY } from './reverse-charge-day.ts';
import { SUPPLIER_PAYMENT_DAY } from './supplier-payment-day.ts';
import { GOODS_RECEIPT_DAY } from './goods-receipt-day.ts';
import { PURCHASE_ORDER_DAY } from './purchase-order-day.ts';
import { EXPENSE_DAY } from './expense-day.ts';
import { BILL_OF_ENTRY_DAY } from './bill-of-entry-day.ts';
import { COMMON_CREDIT_DAY } from './common-credit-day.ts';
import { CREDIT_REVERSAL_DAY } from './credit-reversal-day.ts';
import { TDS_DAY } from './tds-day.ts';
import { CATALOGUE_DAY } from './catalogue-day.ts';
import { REPORT_PART } from '#tests/api/documents/report-part.ts';

const { name, email, phone } = meera.profile;
const BOOK = { bookId: 1 };
const CASH = 3;
const BANK = 5;
const SHARES = { from: '2026-04-01', face_value: '10', shares: 100_000 };
const SALES = 9;

const sale = (amount: string, date: string) => ({
  entry: [
    { account_id: CASH, amount },
    { account_id: SALES, amount: `-${amount}` },
  ],
  narration: 'Counter sale of the morning',
  date,
});

const WRONG_SALE = { ...sale('75', '2026-04-03'), entry: [{ account_id: CASH, amount: '75' }] };
const linesOf = (...values: readonly object[]) =>
  values.map((value) => JSON.stringify(value)).join('\n');

const CUSTOMER_LINE = { line: 2, name: 'Ambika Fabrics', state_code: '27' };
const SUPPLIER_LINE = { line: 2, name: 'Konkan Packers', supplier_due_days: 45 };
const ACCOUNT_LINE = { line: 2, name: 'Rent of the godown', account_type_id: 27 };
const JOURNAL_LINE = { ...sale('60', '2026-04-04'), line: 2 };
const PRICE_LINE = { line: 2, match: 'name', name: 'Nothing of this name', price: '12' };
const OPENING_LINE = { line: 2, account_id: CASH, balance: '10', bills: [] };
const NAMELESS_LINE = { line: 3, name: '' };

/** The examples are run at any hour of any day. */
const AT_ANY_HOUR = { opens_at: '00:00', closes_at: '24:00', days_off: '', holidays: '' };

const PLAIN = { entity: 'book_attribute' };
const SHOP_HOURS = { name: 'Shop hours', opens_at: '07:00', days: 6, remark: null };

/** A call of the owner, or of the admin where only they may, unless it says whose it is. */
export type Step = readonly [EndpointName, Ask?, ('auditor' | 'admin')?];

export function callerOf([name, , caller]: Step): 'owner' | 'admin' | 'auditor' {
  const { access }: Endpoint = endpoints[name];
  return caller ?? (access === 'admin' ? 'admin' : 'owner');
}

const opening = (balance: string) => ({ accounts: [{ account_id: CASH, balance }] });

/** The book begins with April: no entry is dated before. */
const OPENING_DAY: readonly Step[] = [
  ['postOpening', { body: { begins_on: '2025-04-02', ...opening('42900') } }],
  ['correctOpening', { body: { ...opening('42950'), reason: 'Counted again' } }],
  ['saveOpeningDraft', { body: { ...opening('42960') } }],
  ['readOpening'],
];

/** In this order: what comes later builds on what was done before. */
const SUPPLIED = { supplierId: 4 };
/** The party of the mill, whose bills are kept. */
const MILLER = { supplierId: 5 };
const SUPPLIER = {
  name: 'Pawar Transport',
  gst_number: '27AAPFU0939F1ZV',
  address: '4 Market Yard',
  city: 'Pune',
  pincode: '411037',
  registrations: [{ gst_number: '29AAPFU0939F1ZR', state: '29', from: '2026-04-01', to: null }],
  msme: [{ class: 'micro', activity: 'services', from: '2026-04-01', to: null }],
  udyam: 'UDYAM-MH-26-0012345',
  bill_defaults: {
    account_id: null,
    credit: 'input-service',
    blocked_clause: null,
    reverse_charge: true,
  },
  tds: { nature: '194C', deductee: 'other' },
  tds_certificates: [
    {
      number: '0001A',
      nature: '194C',
      rate: 0.5,
      limit: '500000',
      from: '2026-04-01',
      to: '2027-03-31',
    },
  ],
  bank_account_name: 'Pawar Transport',
  bank_account_number: '50100012345678',
  bank_ifsc: 'HDFC0000123',
};

export const WHOLE_DAY: readonly Step[] = [
  ['health'],
  ['registrationCheck'],
  ['register', { body: registration(email, { name, phone }) }],
  ['login', { body: { email, password: GOOD_PASSWORD } }],
  ['sessionCheck'],
  ['forgotPassword', { body: { email } }],
  ['readAddress'],
  ['sendAddressLink', { body: {} }],
  ['createBook', { body: { name: 'Sahyadri' } }],
  ['renameBook', { params: BOOK, body: { name: 'Sahyadri Traders' } }],
  ['readChanges', { params: BOOK, query: { after: 1 } }],
  ['changeBookSettings', { params: BOOK, body: { begins_on: '2024-04-01' } }],
  ['setLock', { params: BOOK, body: { kind: 'soft', locked_to: '2025-03-31', reason: 'Filed' } }],
  ['readMoment', { params: BOOK, query: { at: 2 } }],
  ['listBooks'],
  ['changeProfile', { body: { phone: '+91 98200 99999' } }],
  ['listSessions'],
  ['signOutOtherSessions'],
  ['changePassword', { body: { current_password: GOOD_PASSWORD, password: GOOD_PASSWORD } }],
  ['inviteMember', { params: BOOK, body: { email: farida.profile.email, role: 'auditor' } }],
  ['listInvitations', { params: BOOK }],
  ['listInvitationsToMe', {}, 'auditor'],
  ['declineInvitation', { params: { ...BOOK, invitationId: 1 }, body: {} }, 'auditor'],
  ['inviteMember', { params: BOOK, body: { email: farida.profile.email, role: 'data entry' } }],
  ['acceptInvitation', { params: { ...BOOK, invitationId: 2 }, body: {} }, 'auditor'],
  ['inviteMember', { params: BOOK, body: { email: 'temp@sahyadri.example', role: 'auditor' } }],
  ['withdrawInvitation', { params: { ...BOOK, invitationId: 3 } }],
  ['changeMember', { params: { ...BOOK, personId: 2 }, body: { role: 'auditor' } }],
  ['listMembers', { params: BOOK }],
  ['removeMember', { params: { ...BOOK, personId: 2 } }],
  ['applySalesTemplate', { params: BOOK }],
  ['applyCabesTemplate', { params: BOOK }],
  ['addAccountType', { body: { name: 'Chit funds', group: 'loans-advances-asset' } }],
  ['listAccountTypes'],
  ['createAccount', { body: { name: 'Karnataka Agro', account_type_id: 27 } }],
  ['changeAccount', { params: { accountId: BANK }, body: { name: 'HDFC Bank' } }],
  ['retireAccount', { params: { accountId: 4 }, body: {} }],
  ['postJournal', { body: sale('1234.50', '2026-04-01') }],
  ['reverseJournal', { params: { journalId: 1 }, body: { reason: 'Posted twice' } }],
  ['postJournal', { body: sale('500', '2026-03-31') }],
  [
    'correctJournal',
    { params: { journalId: 3 }, body: { ...sale('550', '2026-04-02'), reason: 'Misread' } },
  ],
  ['readJournal', { params: { journalId: 5 } }],
  ['listJournals', { query: { limit: 3 } }],
  ['readJournalFigures', { query: { to: '2026-04-02' } }],
  ['listJournalDetails', { query: { limit: 2 } }],
  ['listAccounts', { params: BOOK }],
  ['listAccountChanges', { params: BOOK, query: { limit: 2 } }],
  ['readLedger', { params: { ...BOOK, accountId: CASH }, query: { year: '26-27', limit: 2 } }],
  ['readFigures', { params: BOOK, query: { as_on: '2026-11-21' } }],
  ['readSinceLastVisit', { params: BOOK }],
  [
    'keepListChoice',
    {
      params: BOOK,
      body: {
        list: 'journal',
        hidden: ['narration'],
        views: [{ name: 'Late ones', query: 'only=late' }],
        as: 'rows',
      },
    },
  ],
  ['readListChoices', { params: BOOK }],
  ['readLogHead', { params: BOOK }],
  ['listEvents', { params: BOOK, query: { limit: 3, kind: 'journal', only: 'corrections' } }],
  ['readEventDays', { params: BOOK }],
  ['compareBooks', { params: BOOK, query: { a: 100, b: 122, as_on: '2026-04-30' } }],
  ['explainFigure', { params: BOOK, query: { account: CASH, as_on: '2026-04-30', limit: 2 } }],
  ['readEventDetail', { params: { ...BOOK, eventId: 2 } }],
  ['exportBook', { params: BOOK }],
  ['readReportPdf', { params: BOOK, body: REPORT_PART }],
  ['readTrialBalance', { params: BOOK, query: { year: '26-27' } }],
  ['readMonthEnds', { params: BOOK, query: { to: '2026-11-21', account_id: '3,9' } }],
  ['readBalances', { params: BOOK, query: { year: '26-27', show: 'open', each: 1 } }],
  [
    'readProfitAndLoss',
    { params: BOOK, query: { to: '2026-11-21', columns: 'quarters', compare: 'last-year' } },
  ],
  ['readBalanceSheet', { params: BOOK, query: { to: '2026-11-21', compare_to: '2026-04-30' } }],
  ['readBalanceColumns', { params: BOOK, query: { to: '2026-11-21', compare: 'previous' } }],
  ['readYearEnd', { params: BOOK, query: { year: '26-27' } }],
  ['readRatios', { params: BOOK, query: { to: '2026-11-21' } }],
  ['readCashFlow', { params: BOOK, query: { to: '2026-11-21', compare: 'last-year' } }],
  ['readHistory', { params: { kind: 'journal', id: 1 } }],
  ['createRecord', { params: PLAIN, body: SHOP_HOURS }],
  ['putRecord', { params: { entity: 'account' }, body: { id: BANK, name: 'HDFC Bank, Pune' } }],
  ['changeRecord', { params: { ...PLAIN, id: 1 }, body: { days: 7, remark: 'Daily' } }],
  ['readRecord', { params: { entity: 'journal', id: 5 } }],
  ['findRecords', { params: { entity: 'journal_detail' }, body: { account_id: CASH } }],
  ['removeRecord', { params: { ...PLAIN, id: 1 } }],
  ['listRecords', { params: PLAIN, query: { latest: '2026-04-01 00:00:00' } }],
  ['listUsers', { query: { limit: 2 } }],
  ['grantAdmin', { params: { personId: 2 }, body: {} }],
  ['revokeAdmin', { params: { personId: 2 }, body: {} }],
  ['postJournalBatch', { body: linesOf(sale('75', '2026-04-03'), WRONG_SALE) }],
  ...CATALOGUE_DAY,
  ...BILLING_DAY,
  ...PRESALE_DAY,
  ...OPENING_DAY,
  ['startImport', { body: { kind: 'customer', file_name: 'parties.csv', lines: 2 } }],
  ['importCustomers', { query: { import_id: 1 }, body: linesOf(CUSTOMER_LINE, NAMELESS_LINE) }],
  ['importAccounts', { body: linesOf(ACCOUNT_LINE, NAMELESS_LINE) }],
  ['importJournals', { body: linesOf(JOURNAL_LINE, NAMELESS_LINE) }],
  ['importProducts', { body: linesOf(PRICE_LINE, NAMELESS_LINE) }],
  ['importOpenings', { body: linesOf(OPENING_LINE, NAMELESS_LINE) }],
  ['listImports'],
  ['undoImport', { params: { importId: 1 } }],
  ['checkJournals', { body: { journal_ids: [1, 2, 5], note: 'Agreed with the cash book' } }],
  ['withdrawChecks', { body: { journal_ids: [1, 2] } }],
  ['nameInstant', { params: BOOK, body: { name: 'Before the audit', at: '40' } }],
  ['readNamedMoments', { params: BOOK }],
  ['compareItems', { params: BOOK, query: { a: 150, b: 200, as_on: '2026-11-21' } }],
  ['compareMasters', { params: BOOK, query: { a: 100, b: 160 } }],
  ['compareLedger', { params: BOOK, query: { a: 150, b: 200, account: 162, as_on: '2025-06-30' } }],
  [
    'compareStatement',
    { params: BOOK, query: { of: 'balance-sheet', a: 150, b: 200, as_on: '2025-06-30' } },
  ],
  ['withdrawInstantName', { params: BOOK, body: { name: 'before the audit' } }],
  ['emailInvoices', { body: { invoices: [1] } }],
  ['readInvoiceEmails', { body: { emails: [1] } }],
  ['readTaxRegister', { params: BOOK, query: { from: '2025-04-01', to: '2026-03-31' } }],
  ['readGstSummary', { params: BOOK, query: { from: '2025-04-01', to: '2026-03-31' } }],
  ['beginDemoBook', { body: {} }],
  ['readDemoBook'],
  ['discardDemoBook'],
  [
    'writeEventNote',
    { params: BOOK, body: { event: 100, test: 'corrections', note: 'Bill seen' } },
  ],
  ['readAudit', { params: BOOK, query: { test: 'corrections', limit: 2, ...AT_ANY_HOUR } }],
  [
    'createAsset',
    {
      body: {
        asset_type: 'asset',
        name: 'Weighing scale',
        product_id: 2,
        account_id: CASH,
        depreciation: {
          cost: '80000',
          put_to_use: '2025-10-04',
          class: 'office-equipment',
          tax_kind: 'machinery',
        },
      },
    },
  ],
  ['readFixedAssets', { params: BOOK, query: { from: '2025-04-01', to: '2026-03-31' } }],
  [
    'setStockAccounting',
    { params: BOOK, body: { from: '2027-04-01', accounting: 'register', method: 'fifo' } },
  ],
  [
    'setStockMethod',
    { params: BOOK, body: { product_id: 2, from: '2027-04-01', method: 'moving-average' } },
  ],
  ['readStockAccounting', { params: BOOK }],
  ...DEPRECIATION_DAY,
  [
    'setStatementLine',
    { params: BOOK, body: { account_id: CASH, from: '2026-04-01', line: 'deposits' } },
  ],
  ['readStatementLines', { params: BOOK, query: { to: '2026-06-30' } }],
  ...STOCK_DAY,
  ...APPROPRIATION_DAY,
  [
    'explainRatio',
    {
      params: BOOK,
      body: {
        ratio: 'current',
        from: '2026-04-01',
        to: '2026-11-21',
        explanation: 'A loan was repaid.',
      },
    },
  ],
  ['setAgeingDays', { params: BOOK, body: { days: [15, 45] } }],
  ['readOwnersAccounts', { params: BOOK, query: { to: '2026-11-21' } }],
  ...GODOWN_DAY,
  ...STOCK_RUN_DAY,
  ['readStockAges', { params: BOOK, query: { as_on: '2026-06-30' } }],
  ['setShareCapital', { params: BOOK, body: SHARES }],
  ['setStockBelowNil', { params: BOOK, body: { policy: 'refuse' } }],
  ...PURCHASE_DAY,
  ['addSupplier', { body: SUPPLIER }],
  ['changeSupplier', { params: SUPPLIED, body: { city: 'Nashik', supplier_due_days: 15 } }],
  ['confirmSupplierBank', { params: SUPPLIED, body: {} }],
  ['retireSupplier', { params: SUPPLIED, body: {} }],
  ['restoreSupplier', { params: SUPPLIED, body: {} }],
  ['listSuppliers', { query: { search: 'pawar' } }],
  ['readSupplierFigures', { query: { search: 'pawar' } }],
  ['readSupplier', { params: SUPPLIED }],
  ['addSupplier', { body: { account_id: MILL } }],
  ['eraseSupplier', { params: MILLER, body: { when_allowed: true, reason: 'Asked by letter' } }],
  ['readSupplierErasure', { params: MILLER }],
  ['cancelSupplierErasure', { params: MILLER }],
  ['makeCustomer', { params: SUPPLIED, body: { due_days: 15 } }],
  ...PURCHASE_NOTE_DAY,
  ...SUPPLIER_PAYMENT_DAY,
  ['setTaxDeduction', { params: BOOK, body: { from: '2026-04-01', tan: 'PNES12345B' } }],
  ...TDS_DAY,
  ...REVERSE_CHARGE_DAY,
  ...EXPENSE_DAY,
  ...CREDIT_REVERSAL_DAY,
  ...BILL_OF_ENTRY_DAY,
  ['addSupplier', { body: { name: 'Typed twice' } }],
  ['removeSupplier', { params: { supplierId: 9 } }],
  ['importSuppliers', { body: linesOf(SUPPLIER_LINE, NAMELESS_LINE) }],
  ...PURCHASE_ORDER_DAY,
  ...GOODS_RECEIPT_DAY,
  ...COMMON_CREDIT_DAY,
  ...ANSWERED_NOTE_DAY,
  ['logout'],
];
