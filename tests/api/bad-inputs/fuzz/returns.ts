// Right bodies of the calls on returns, and right requests to those on imports and lists.
import type { Team } from '#tests/support/team.ts';
import { logRights } from './log.ts';
import { assetRights } from './assets.ts';
import { stockRights } from './stock.ts';

const GSTR_1 = { return_kind: 'gstr-1', period: '042026', expected: 9999 };

export const RETURNS = {
  setFilingFrequency: { frequency: 'quarterly', from: '2026-10-01', expected: 9999 },
  markReturnFiled: { ...GSTR_1, filed_on: '2026-05-09', arn: 'AA270426123456K' },
  reverseReturnFiling: { ...GSTR_1, reason: 'Not ours' },
} as const;

/** A right request to each call of imports. */
export const importRights = ({ bookId, account }: Team) => ({
  listImports: { ...NOTHING, query: { book_id: bookId } },
  startImport: { ...NOTHING, body: { kind: 'customer', file_name: 'parties.csv', lines: 2 } },
  importCustomers: { ...NOTHING, body: { line: 2, name: 'Ambika Fabrics' } },
  importAccounts: { ...NOTHING, body: { line: 2, name: 'Rent', account_type_id: 27 } },
  importJournals: {
    ...NOTHING,
    body: {
      line: 2,
      date: '2026-11-02',
      narration: 'Sale',
      entry: [
        { account_id: account('Cash'), amount: '10' },
        { account_id: account('Sales – Goods'), amount: '-10' },
      ],
    },
  },
  importProducts: { ...NOTHING, body: { line: 2, match: 'name', name: 'Shirting', price: '12' } },
  importOpenings: { ...NOTHING, body: { line: 2, account_id: account('Cash'), balance: '5' } },
  undoImport: { ...NOTHING, params: { importId: 1 } },
});

const NOTHING = { params: {}, query: {}, body: undefined };

/** A right request to the calls that say how somebody wants a list drawn. */
export const listRights = (team: Team) => ({
  ...logRights(team),
  ...stockRights(team),
  readProfitAndLoss: { ...NOTHING, params: { bookId: team.bookId }, query: { columns: 'months' } },
  readBalanceSheet: { ...NOTHING, params: { bookId: team.bookId } },
  readBalanceColumns: {
    ...NOTHING,
    params: { bookId: team.bookId },
    query: { compare: 'previous' },
  },
  readYearEnd: { ...NOTHING, params: { bookId: team.bookId }, query: { year: '26-27' } },
  readRatios: { ...NOTHING, params: { bookId: team.bookId } },
  readOwnersAccounts: { ...NOTHING, params: { bookId: team.bookId } },
  setAgeingDays: { ...NOTHING, params: { bookId: team.bookId }, body: { days: [30, 60] } },
  setShareCapital: {
    ...NOTHING,
    params: { bookId: team.bookId },
    body: { from: '2026-04-01', face_value: '10', shares: 1000, diluted_shares: 1200 },
  },
  explainRatio: {
    ...NOTHING,
    params: { bookId: team.bookId },
    body: { ratio: 'current', from: '2026-04-01', to: '2027-03-31', explanation: 'Bills late' },
  },
  readCashFlow: { ...NOTHING, params: { bookId: team.bookId }, query: { columns: 'months' } },
  readFixedAssets: { ...NOTHING, params: { bookId: team.bookId } },
  ...assetRights(team),
  readTaxRegister: { ...NOTHING, params: { bookId: team.bookId }, query: { kind: 'sales' } },
  readGstSummary: { ...NOTHING, params: { bookId: team.bookId } },
  readInputCredit: { ...NOTHING, params: { bookId: team.bookId } },
  readDemoBook: NOTHING,
  beginDemoBook: { ...NOTHING, body: {} },
  discardDemoBook: NOTHING,
  readListChoices: { ...NOTHING, params: { bookId: team.bookId } },
  keepListChoice: {
    ...NOTHING,
    params: { bookId: team.bookId },
    body: {
      list: 'journal',
      hidden: ['narration'],
      views: [{ name: 'Late ones', query: 'only=late' }],
      as: 'rows',
    },
  },
});

export const momentRights = ({ bookId }: Team) => ({
  readLogHead: { ...NOTHING, params: { bookId } },
  readMoment: { ...NOTHING, params: { bookId }, query: { at: '2' } },
});
