// Reports of the ledger over a long book and over one that is a hundred times shorter. Those that
// read totals must cost the same. Day book and cash book read the lines of their days; cash flow
// and ratios read totals, and what was taken back in the period, which counts on neither side.
import type { Bench, Measure } from '../../bench.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook } from '../../ground/books.ts';
import { growTo } from '../../ground/history.ts';
import { reportsAgainst } from './against.ts';
import type { Report } from './against.ts';

export const reports: Measure = async (bench) => {
  const short = await grownBook(bench, bench.lines / 100);
  const long = await grownBook(bench, bench.lines);
  const cash = new Map([short, long].map(({ book }) => [book.id, book.cash]));
  const sized = ({ book, length }: Grown) => ({ bookId: book.id, length });
  return reportsAgainst(bench, { short: sized(short), long: sized(long) }, (bookId) =>
    reportsOf(bookId, cash.get(bookId) ?? 0),
  );
};

type Grown = { readonly book: BenchBook; readonly length: string };

async function grownBook({ ground, owner, say }: Bench, lines: number): Promise<Grown> {
  const length = `${lines.toLocaleString('en-IN')} lines`;
  say(`a book of ${length}`);
  const book = await newBook(ground.core, owner, length);
  await growTo(ground.core, book, lines);
  return { book, length };
}

/** The last whole financial year of the three that a history has. */
const YEAR = '25-26';
const DAYS = 'from=2025-04-01&to=2026-03-31';
const MONTH = 'from=2026-03-01&to=2026-03-31';

const reportsOf = (bookId: number, cash: number): readonly Report[] => {
  const of = `/api/islogin/book/${bookId}`;
  const journals = `/api/islogin/journal?book_id=${bookId}&order=date`;
  return [
    { what: 'Profit and loss of a year', path: `${of}/profit-and-loss?${DAYS}`, reads: 'totals' },
    {
      what: 'Profit and loss of a month and a half',
      path: `${of}/profit-and-loss?from=2026-01-15&to=2026-02-28`,
      reads: 'lines',
    },
    { what: 'Balance sheet', path: `${of}/balance-sheet?to=2026-03-31`, reads: 'totals' },
    { what: 'Cash flow of a year', path: `${of}/cash-flow?${DAYS}`, reads: 'lines' },
    { what: 'Ratios', path: `${of}/ratios?to=2026-03-31`, reads: 'lines' },
    { what: 'Group summary of a year', path: `${of}/balances?year=${YEAR}`, reads: 'totals' },
    {
      what: 'Day book of a month, first 200',
      path: `${journals}&${MONTH}&limit=200`,
      reads: 'lines',
    },
    {
      what: 'Day book of a month, vouchers and amounts',
      path: `/api/islogin/journal_figures?book_id=${bookId}&${MONTH}`,
      reads: 'lines',
    },
    {
      what: 'Cash book of a month, first 200',
      path: `${of}/account/${cash}/ledger?${MONTH}&limit=200`,
      reads: 'lines',
    },
  ];
};
