// What each point of a year's end is called, what is said of it, and where it is settled.
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import { dayText } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';

type YearPlace = {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly year: Pick<YearEndReply, 'year' | 'from' | 'to' | 'hasEnded'>;
};
type Point = YearEndReply['points'][number];

type PointWords = {
  readonly name: string;
  readonly fine: string;
  readonly toDo: (point: Point) => string;
  readonly notUsed?: string;
  /** What is said instead while the year runs. */
  readonly running?: Pick<PointWords, 'fine' | 'toDo'>;
  readonly href: (place: YearPlace, point: Point) => string;
};

const auditOf =
  (test: string) =>
  ({ bookId, year }: YearPlace): string =>
    paths.audit(bookId, { test, from: year.from, as_on: year.to });

const ledgerOr =
  (other: (place: YearPlace) => string) =>
  (place: YearPlace, { accountId }: Point): string =>
    accountId === null
      ? other(place)
      : paths.account(accountId, place.scope, { year: place.year.year });

/** What stood open on the last day, whatever was settled since. */
const asOnLastDay = ({ hasEnded, to }: YearPlace['year']) => (hasEnded ? { as_on: to } : {});

const negativeStock = ({ count }: Point): string =>
  `${counted(count ?? 0, 'product has', 'products have')} negative stock.`;

const suspenseAccounts = ({ scope, year }: YearPlace) =>
  paths.bookReport('group-summary', scope, { year: year.year, group: 'suspense' });

export const POINT_WORDS: Readonly<Record<Point['code'], PointWords>> = {
  drafts: {
    name: 'Draft invoices',
    fine: 'Every invoice of the year is issued or cancelled.',
    toDo: ({ count }) => `${counted(count ?? 0, 'draft is', 'drafts are')} dated in the year.`,
    href: ({ scope, year }) => paths.invoicesWhere({ filter: 'draft', year: year.year }, scope),
  },
  'opening-difference': {
    name: 'Difference in opening balances',
    fine: 'The opening balances agree.',
    toDo: () => 'The opening balances differ: complete them.',
    notUsed: 'The opening balances never differed.',
    href: ({ scope }) => paths.opening(scope),
  },
  suspense: {
    name: 'Suspense accounts',
    fine: 'Balances are nil.',
    toDo: ({ count }) => `${counted(count ?? 0, 'account holds', 'accounts hold')} a balance.`,
    notUsed: 'No account is under Suspense A/c.',
    href: ledgerOr(suspenseAccounts),
  },
  'negative-cash': {
    name: 'Negative cash',
    fine: 'Cash is negative on no day.',
    toDo: ({ count, on }) =>
      `Cash is negative on ${counted(count ?? 0, 'day', 'days')}, first on ${dayText(on)}.`,
    notUsed: 'No account is under Cash-in-Hand.',
    href: auditOf('negative-cash'),
  },
  unmatched: {
    name: 'Unadjusted receipts and advances',
    fine: 'All receipts, notes and advances are adjusted against bills.',
    toDo: ({ count }) =>
      `${counted(count ?? 0, 'item is', 'items are')} not adjusted against a bill.`,
    notUsed: 'No customer or supplier has an open item.',
    href: ({ scope, year }) => paths.receivables(scope, asOnLastDay(year)),
  },
  unchecked: {
    name: 'Entries not checked',
    fine: 'Every entry of the year is marked as checked.',
    toDo: ({ count }) => `${counted(count ?? 0, 'entry is', 'entries are')} not marked as checked.`,
    notUsed: 'Entries of these books are not marked as checked.',
    href: ({ scope, year }) => paths.journals(scope, { checked: 'no', year: year.year }),
  },
  'stock-counted': {
    name: 'Stock counted',
    fine: 'A physical count is posted in the year.',
    toDo: () => 'No physical count is posted in the year.',
    notUsed: 'No product is kept in stock.',
    href: ({ scope, year }, { state }) =>
      state === 'to-do'
        ? paths.addStockCount(scope, year.hasEnded ? year.to : undefined)
        : paths.stockJournals(scope),
  },
  'negative-stock': {
    name: 'Negative stock',
    fine: 'No product has negative stock at the year end.',
    toDo: negativeStock,
    running: { fine: 'No product has negative stock.', toDo: negativeStock },
    notUsed: 'No product is kept in stock.',
    href: ({ scope, year }) => paths.stockInHand(scope, { only: 'negative', ...asOnLastDay(year) }),
  },
  'closing-stock': {
    name: 'Closing stock',
    fine: 'Closing stock is entered, or comes from the stock register.',
    toDo: ({ count }) => {
      if (count === null) return 'No closing stock: post it, or take it from the stock register.';
      return count === 0
        ? 'Goods were bought, and none came into the stock register: post a stock journal.'
        : `${counted(count ?? 0, 'product in stock has', 'products in stock have')} no cost.`;
    },
    notUsed: 'No goods were bought or held.',
    href: ({ bookId, scope, year }, { state, count }) =>
      state === 'to-do' && count === null
        ? paths.billingSettings(bookId, 'stock')
        : paths.bookReport('stock-summary', scope, { year: year.year }),
  },
  'goods-received': {
    name: 'Goods received, not billed',
    fine: 'What came and was not billed is in the ledger.',
    toDo: ({ count }) =>
      `${counted(count ?? 0, 'note is', 'notes are')} not billed: debit purchases, credit Goods ` +
      'Received, Not Billed, and turn the entry on the next day.',
    notUsed: 'No goods came before their bill, or they are posted as they come.',
    href: ({ scope }) => paths.goodsReceipts(scope, { filter: 'open' }),
  },
  'stock-posting': {
    name: 'Cost of stock',
    fine: 'The cost of stock is posted in full.',
    toDo: ({ count, on }) => {
      const lines = counted(count ?? 0, 'line of the stock run is', 'lines of the stock run are');
      return on === null
        ? `${lines} not posted.`
        : `${lines} not posted. The year is locked: the first open day is ${dayText(on)}.`;
    },
    notUsed: 'The book does not post the cost of each sale.',
    href: ({ scope, year }, { on }) =>
      paths.bookReport('stock-run', scope, on === null ? { year: year.year } : {}),
  },
  depreciation: {
    name: 'Depreciation',
    fine: 'Depreciation of the year is posted.',
    toDo: () => 'Depreciation of the year is not posted in full.',
    running: {
      fine: 'Depreciation is posted up to today.',
      toDo: () => 'Depreciation up to today is not posted in full.',
    },
    notUsed: 'No asset of the register is in use.',
    href: ({ scope, year }) => paths.bookReport('depreciation', scope, { year: year.year }),
  },
  appropriation: {
    name: 'Profit divided',
    fine: 'The firm’s profit is divided among the partners.',
    toDo: () => 'Profit or loss is not divided among the partners yet.',
    notUsed: 'The book is not a firm’s.',
    href: ({ scope, year }) => paths.bookReport('appropriation', scope, { year: year.year }),
  },
  numbers: {
    name: 'Gaps in numbers',
    fine: 'Document numbers have no gaps.',
    toDo: ({ count }) =>
      `${counted(count ?? 0, 'number is', 'numbers are')} missing in the series.`,
    notUsed: 'No document is numbered in the year.',
    href: auditOf('numbers'),
  },
  'trial-balance': {
    name: 'Trial balance',
    fine: 'Debits equal credits.',
    toDo: () => 'Debits and credits differ.',
    href: ({ scope, year }) => paths.reports(scope, { year: year.year }),
  },
  lock: {
    name: 'Lock',
    fine: 'The year is locked.',
    toDo: ({ on }) =>
      on === null ? 'The books are not locked.' : `The book is locked up to ${dayText(on)}.`,
    href: ({ bookId }) => paths.book(bookId),
  },
};

/** @returns what is said of a point as it was found. */
export function saidOf(point: Point, { hasEnded }: YearPlace['year']): string {
  const words = POINT_WORDS[point.code];
  const { fine, toDo } = hasEnded ? words : (words.running ?? words);
  const { notUsed = fine } = words;
  if (point.state === 'to-do') return toDo(point);
  if (point.state === 'not-used') return notUsed;
  return point.on === null || point.code === 'lock'
    ? fine
    : `${fine.slice(0, -1)}, on ${dayText(point.on)}.`;
}
