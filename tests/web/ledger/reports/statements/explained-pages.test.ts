// Which pages lead from each of their figures to the events whose sum it is. A new report is missed
// here until it is explained, or it is said why it is not.
import { expect, test } from 'vitest';
import { readDepreciation } from '#api/contract/account/assets/depreciation.ts';
import { fixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import { ledger } from '#api/contract/account/ledger.ts';
import { gstSummary, taxRegister } from '#api/contract/account/registers.ts';
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockRegister, readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ReportView } from '#core/report/index.ts';
import { depreciationView } from '#web/features/report/books/assets/run/depreciation-view.ts';
import { fixedAssetsView } from '#web/features/report/books/assets/fixed-assets.ts';
import { taxBlocksView } from '#web/features/report/books/assets/tax-blocks.ts';
import { dayBookView } from '#web/features/report/books/day-book/day-book.ts';
import { gstSummaryView } from '#web/features/report/books/gst/gst-summary.ts';
import { groupSummaryView } from '#web/features/report/books/groups/group-summary.ts';
import { BOOK_SECTIONS } from '#web/features/report/books/kit/sections.ts';
import {
  dailyView,
  movementView,
  moneyBookView,
} from '#web/features/report/books/money-book/money-book.ts';
import { monthlyView, registerView } from '#web/features/report/books/register/tax-register.ts';
import { stockAgesView } from '#web/features/report/books/stock/by/stock-ages.ts';
import { stockBatchesView } from '#web/features/report/books/stock/by/stock-batches.ts';
import { stockPlacesView } from '#web/features/report/books/stock/by/stock-places.ts';
import { stockRegisterView } from '#web/features/report/books/stock/stock-register.ts';
import { stockSummaryView } from '#web/features/report/books/stock/stock-summary.ts';
import { ownersView } from '#web/features/report/statement/owners/owners-accounts.ts';
import assets from '#tests/specimens/replies/readFixedAssets.json' with { type: 'json' };
import run from '#tests/specimens/replies/readDepreciation.json' with { type: 'json' };
import gst from '#tests/specimens/replies/readGstSummary.json' with { type: 'json' };
import cash from '#tests/specimens/replies/readLedger.json' with { type: 'json' };
import owners from '#tests/specimens/replies/readOwnersAccounts.json' with { type: 'json' };
import ages from '#tests/specimens/replies/readStockAges.json' with { type: 'json' };
import batches from '#tests/specimens/replies/readStockBatches.json' with { type: 'json' };
import places from '#tests/specimens/replies/readStockPlaces.json' with { type: 'json' };
import goods from '#tests/specimens/replies/readStockRegister.json' with { type: 'json' };
import stock from '#tests/specimens/replies/readStockSummary.json' with { type: 'json' };
import sales from '#tests/specimens/replies/readTaxRegister.json' with { type: 'json' };

const range = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
const explainHref = (line: string) => `/explain/${line}`;
const hrefOf = (id: number) => `/one/${id}`;
const drawn = { range, search: '', hrefOf, explainHref };

const ofLedger = {
  title: 'Cash book',
  first: ledger.parse(cash),
  hrefOf,
  explainHref: () => '/explain/account',
};
const ofSales = {
  title: 'Sales register',
  range,
  register: taxRegister.parse(sales),
  hrefOf,
  monthHref: () => '/month',
  explainHref,
};
const DAY = {
  date: calendarDate('2026-04-30'),
  count: 1,
  amountPaise: 500,
  debitPaise: 500,
  creditPaise: 200,
};

const MOVED = { opening: 500, debit: 900, credit: 200, closing: 1200 };

const VIEWS: Readonly<Record<string, readonly ReportView[]>> = {
  'day-book': [
    dayBookView({
      title: 'Day book',
      range,
      hrefOf,
      explainHref,
      cards: [],
      figures: { count: 0, amountPaise: 0 },
      isDetailed: true,
    }),
  ],
  'cash-book': [
    moneyBookView({ ...ofLedger, lines: ofLedger.first.lines, isWhole: true }),
    dailyView({ ...ofLedger, days: [DAY], dayHref: () => '/day' }),
    movementView(ofLedger),
  ],
  'sales-register': [monthlyView(ofSales), registerView(ofSales, ofSales.register.rows)],
  'gst-summary': [
    gstSummaryView({ ...drawn, summary: gstSummary.parse(gst), sourceHref: () => null }),
  ],
  'stock-summary': [
    stockSummaryView({ ...drawn, summary: readStockSummary.reply.parse(stock) }),
    stockPlacesView({ ...drawn, places: readStockPlaces.reply.parse(places) }),
    stockAgesView({ ...drawn, ages: readStockAges.reply.parse(ages) }),
    stockBatchesView({ ...drawn, batches: readStockBatches.reply.parse(batches) }),
    stockRegisterView({
      range,
      explainHref,
      register: readStockRegister.reply.parse(goods),
      hrefOf: () => '/document',
    }),
  ],
  'group-summary': ['sundry-debtors', 'current-assets'].map((group) =>
    groupSummaryView({
      group,
      days: range,
      accounts: [
        { id: 7, name: 'Karnataka Agro', group: 'sundry-debtors', ...MOVED },
        { id: 8, name: 'Till', group: 'current-assets', ...MOVED },
      ],
      groupHref: () => '/group',
      accountHref: () => '/account',
      explainHref: () => '/explain/group',
    }),
  ),
  'owners-accounts': [
    ownersView({
      reply: readOwnersAccounts.reply.parse(owners),
      hrefOf: () => '/account',
      explainHref,
    }),
  ],
  depreciation: [depreciationView({ ...drawn, proposal: readDepreciation.reply.parse(run) })],
  'fixed-assets': [
    fixedAssetsView({ ...drawn, register: fixedAssets.parse(assets) }),
    taxBlocksView(fixedAssets.parse(assets), explainHref),
  ],
};

/** As another page is drawn, or why none of its figures is the sum of events. */
const OTHERS: Readonly<Record<string, string>> = {
  'bank-book': 'as the cash book',
  'petty-cash-book': 'as the cash book',
  'credit-note-register': 'as the sales register',
  'debit-note-register': 'as the sales register',
  'journal-register': 'as the day book',
  'stock-run': 'a proposal: what no event has posted yet',
  appropriation: 'a proposal until it is posted, and then its entries',
  'common-credit': 'each line leads to the bill, the invoice or the entry that makes it',
  'input-credit': 'each line leads to the document that gives or takes back the credit',
  tds: 'each line leads to the bill that says its tax and why',
  'year-end': 'points that lead to their pages',
  'statement-lines': 'has no figures',
  ledgers: 'each figure is an account’s',
  'report-set': 'has no figures',
};

/** Of these a cell is a document or an entry by itself: its row leads to it. */
const OF_ONE = [
  'line Received (₹)',
  'line Paid (₹)',
  'line Balance (₹)',
  'line Taxable (₹)',
  'line CGST (₹)',
  'line SGST (₹)',
  'line IGST (₹)',
  'line Cess (₹)',
  'line Total (₹)',
  'line In',
  'line In (₹)',
  'line Out',
  'line Out (₹)',
  'line Rate (₹)',
  'line Balance',
];
/** A rate is a value by a quantity, both of which are explained, or said by the law. */
const RATES = ['line Rate (₹)', 'total Rate (₹)', 'line Rate (%)'];

const isFigure = (kind: string) => kind === 'money' || kind === 'quantity';

/** @returns the figures of a page that lead nowhere, by row and head. */
const unexplained = ({ columns, lines }: ReportView): readonly string[] => [
  ...new Set(
    lines.flatMap(({ as, cells, explainCells, href }) =>
      columns.flatMap(({ head, kind, onlyIn }, at) => {
        const isNil = cells[at] === null || cells[at] === undefined || cells[at] === 0;
        const isTold = explainCells?.[at] !== undefined;
        if (!isFigure(kind) || onlyIn === 'file' || isNil || isTold) return [];
        const name = `${as} ${head}`;
        const isOfOne = href !== undefined && explainCells === undefined && OF_ONE.includes(name);
        return isOfOne || RATES.includes(name) ? [] : [name];
      }),
    ),
  ),
];

test('every book and register is explained, or it is said why it is not', () => {
  const told = [...Object.keys(VIEWS), ...Object.keys(OTHERS)].toSorted();
  const reports = BOOK_SECTIONS.flatMap((one) => one.reports.map(([report]) => report));
  expect(reports.toSorted()).toStrictEqual(told);
});

test.each(Object.entries(VIEWS))('each figure of the %s leads to its events', (_name, views) => {
  for (const view of views) expect(unexplained(view), view.title).toStrictEqual([]);
});

test('no figure leads anywhere on paper', () => {
  const { explainHref: _none, ...paper } = drawn;
  const view = stockSummaryView({ ...paper, summary: readStockSummary.reply.parse(stock) });
  expect(view.lines.some((row) => 'explainCells' in row)).toBe(false);
});
