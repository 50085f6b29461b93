// The reports that a set may have, in the order in which they are handed in, each made by the same
// function as on its own page.
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import { readGstSummary } from '#api/contract/account/registers.ts';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { sheetOfView } from '#core/report/index.ts';
import { periodQuery } from '#web/format/periods.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { fixedAssetsView } from '../books/assets/fixed-assets.ts';
import { taxBlocksView } from '../books/assets/tax-blocks.ts';
import { balanceCalls, daysInYear, movesOf } from '../books/groups/group-balances.ts';
import { ledgersDocument } from '../books/groups/ledgers-document.ts';
import { gstSummaryView } from '../books/gst/gst-summary.ts';
import type { ReportRange } from '../books/kit/use-report-range.ts';
import { ratiosView } from '../books/ratios/ratios.ts';
import { stockSummaryView } from '../books/stock/stock-summary.ts';
import { receivablesReport } from '../receivables/receivables-sheet.ts';
import {
  balanceSheetSheet,
  cashFlowSheet,
  profitAndLossSheet,
} from '../statement/statement-sheet.ts';
import { ownersView } from '../statement/owners/owners-accounts.ts';
import type { StatementAddress } from '../statement/use-statement-address.ts';
import { trialBalanceSheet } from '../trial-balance/trial-balance-sheet.ts';
import type { SetPart } from './part-names.ts';

export type SetOf = {
  readonly bookId: number;
  readonly range: ReportRange;
};

type PartMaker = (work: SheetWork, of: SetOf) => Promise<ReportSheet>;

const daysOf = ({ from, to, period, isByDays }: ReportRange): ReportDays => ({
  from,
  to,
  period,
  on: isByDays ? to : null,
  query: { ...periodQuery(period), to },
});

/** Beside the year before, as Schedule III asks, and without the lines that are nil. */
const statementOf = ({ range }: SetOf, compare: string): StatementAddress => ({
  days: daysOf(range),
  columns: 'total',
  compare,
  shows: new Set(),
  sort: 'chart',
  hidesZero: true,
  form: null,
});

const daysCall = ({ bookId, range: { from, to } }: SetOf) => ({
  params: { bookId },
  query: { from, to },
});

/** On paper no line leads anywhere. */
const NOWHERE = () => '';

const ledgers: PartMaker = async (work, { bookId, range }) => {
  const days = daysInYear(range);
  const { endpoint, last, before } = balanceCalls(bookId, days, false);
  const accounts = movesOf(
    await work.read(endpoint, last),
    before === null ? null : await work.read(endpoint, before),
  );
  const document = await ledgersDocument(work, { bookId, title: 'Ledgers', days, accounts });
  return accounts.length === 0 ? { ...document, lines: [] } : document;
};

export const PART_MAKERS: Readonly<Record<SetPart, PartMaker>> = {
  'balance-sheet': (work, of) => balanceSheetSheet(work, of.bookId, statementOf(of, 'last-year')),
  'owners-accounts': async (work, of) => {
    const reply = await work.read(readOwnersAccounts, daysCall(of));
    return sheetOfView(ownersView({ reply, hrefOf: () => undefined }));
  },
  'profit-and-loss': (work, of) =>
    profitAndLossSheet(work, of.bookId, statementOf(of, 'last-year')),
  'cash-flow': (work, of) => cashFlowSheet(work, of.bookId, statementOf(of, 'last-year')),
  ratios: async (work, of) => sheetOfView(ratiosView(await work.read(readRatios, daysCall(of)))),
  'trial-balance': (work, { bookId, range }) =>
    trialBalanceSheet(work, {
      bookId,
      days: daysOf(range),
      as: 'all',
      withZero: false,
      search: '',
    }),
  'fixed-assets': async (work, of) => {
    const register = await work.read(readFixedAssets, daysCall(of));
    return sheetOfView(fixedAssetsView({ range: of.range, register, hrefOf: NOWHERE }));
  },
  'tax-blocks': async (work, of) =>
    sheetOfView(taxBlocksView(await work.read(readFixedAssets, daysCall(of)))),
  'stock-summary': async (work, of) => {
    const summary = await work.read(readStockSummary, daysCall(of));
    return sheetOfView(stockSummaryView({ summary, range: of.range, search: '', hrefOf: NOWHERE }));
  },
  receivables: (work, { bookId, range: { to } }) =>
    receivablesReport(work, { bookId, by: 'customer', asOn: to, days: null }),
  'gst-summary': async (work, of) => {
    const summary = await work.read(readGstSummary, daysCall(of));
    return sheetOfView(gstSummaryView({ summary, range: of.range, sourceHref: () => null }));
  },
  ledgers,
};
