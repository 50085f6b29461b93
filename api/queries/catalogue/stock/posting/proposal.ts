// What a run that posts stock would post, and the runs so far.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { openStockLines, sumsOfLines } from '#core/stock-posting/index.ts';
import type { StockPostingState, StockRunLine } from '#core/stock-posting/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { stockPostingOf, stockRunsOf } from '#projections/stock-runs/read.ts';
import type { StockRunRow } from '#projections/stock-runs/table.ts';
import type {
  ProposedStockLine,
  StockRunProposal,
} from '#api/contract/catalogue/stock/stock-run.ts';
import { lockedDayOf, readPosted } from '#api/queries/ledgers/statements/read-nets.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { actTold, namesOfActs } from '#api/queries/journal/acts.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { stockWorthOn } from '../valuation/worth-on.ts';
import { prepareStockRun } from './remembered-stock.ts';
import type { StockMemory } from './remembered-stock.ts';
import type { RegisteredStock } from './stock-of-books.ts';

type Parts = { readonly db: ReadTables; readonly registeredStock: StockMemory };

/** @param asked the last day; today unless given. */
export async function readStockRunOf(
  { db, registeredStock }: Parts,
  bookId: number,
  asked: CalendarDate | null,
): Promise<StockRunProposal> {
  const through = asked ?? calendarDate(await readTodayInIndia(db));
  await prepareStockRun(db, bookId, through);
  return snapshot(db, async (tables) => {
    const rows = await stockRunsOf(tables, bookId);
    const { stock, lines, lockedTo } = await stockProposal(tables, bookId, {
      through,
      state: stockPostingOf(rows),
      registeredStock,
    });
    const registerPaise = stock?.registerPaise ?? (await worthOfRegister(tables, bookId, through));
    return {
      through,
      from: stock?.from ?? null,
      lines: lines.map(lineTold),
      ...sumsOfLines(lines),
      registerPaise,
      ledgerPaise: await ledgerPaise(tables, bookId, through),
      lockedTo,
      runs: await runsTold(tables, bookId, rows),
    };
  });
}

type ProposalParts = {
  readonly stock: RegisteredStock | null;
  readonly lines: readonly StockRunLine[];
  /** The same, with those that a lock puts on a later day than the last. */
  readonly open: readonly StockRunLine[];
  readonly lockedTo: CalendarDate | null;
};

type StockToPost = {
  readonly through: CalendarDate;
  readonly state: StockPostingState;
  readonly registeredStock: StockMemory;
};

/** @returns the lines of a run up to a day, by the same facts as a command is decided by. */
export async function stockProposal(
  tables: QueryExecutorProvider,
  bookId: number,
  asked: StockToPost,
): Promise<ProposalParts> {
  const { through, state, registeredStock } = asked;
  const stock = await registeredStock.read(tables, bookId, through);
  const begins = (await readBook(tables, bookId))?.beginsOn ?? null;
  const beginsOn = begins === null ? null : calendarDate(begins);
  const lockedTo = await lockedDayOf(tables, bookId);
  const days = { beginsOn, lockedTo };
  const open = stock === null ? [] : openStockLines(state, stock, days, through);
  return { stock, lines: open.filter(({ date }) => date <= through), open, lockedTo };
}

/** Of a year in which no run is posted. */
async function worthOfRegister(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<number> {
  const policies = await stockPoliciesOf(tables, bookId);
  const [paise = 0] = await stockWorthOn(tables, { bookId, policies, days: [day] });
  return paise;
}

async function ledgerPaise(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<number> {
  const { accounts } = await readPosted(tables, bookId, [day]);
  return accounts.reduce(
    (sum, { group, netsPaise }) => (group === 'stock-in-hand' ? sum + (netsPaise[0] ?? 0) : sum),
    0,
  );
}

function lineTold(line: StockRunLine): ProposedStockLine {
  const amountOf = (to: StockRunLine['amounts'][number]['to']) =>
    line.amounts.find((one) => one.to === to)?.amountPaise ?? 0;
  const { document, documentId, number, duePaise, postedPaise } = line;
  return {
    document,
    documentId,
    number,
    date: calendarDate(line.on),
    postedOn: calendarDate(line.date),
    duePaise,
    postedPaise,
    toPostPaise: duePaise - postedPaise,
    soldPaise: amountOf('sold'),
    receivedPaise: amountOf('received'),
    usedPaise: amountOf('used'),
    lostPaise: amountOf('lost'),
    differencePaise: amountOf('difference'),
  };
}

async function runsTold(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly StockRunRow[],
): Promise<StockRunProposal['runs']> {
  const journalIds = rows.flatMap(({ content }) => content.journalIds);
  const names = await namesOfActs(tables, bookId, { rows, journalIds });
  return rows.toReversed().map((row) => ({
    ...actTold(row, row.content.journalIds, names),
    number: row.number,
    seq: row.seq,
    through: calendarDate(row.content.through),
    lines: row.content.lines.length,
    amountPaise: sumsOfLines(row.content.lines).toPostPaise,
  }));
}
