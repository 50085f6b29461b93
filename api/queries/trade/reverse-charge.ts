// Self-invoices and payment vouchers as the register, the pages of bills and payments, table 13
// and the replies of acts show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { REVERSE_CHARGE_PAPERS } from '#core/trade/kinds/reverse-charge/index.ts';
import type { ReverseChargePaper } from '#core/trade/kinds/reverse-charge/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { reverseChargePapersProjection } from '#projections/reverse-charge-papers/project.ts';
import {
  issuedSeries,
  papersStretch,
  papersSums,
} from '#projections/reverse-charge-papers/read.ts';
import type { PaperFilter } from '#projections/reverse-charge-papers/read.ts';
import { reverseChargePapers } from '#projections/reverse-charge-papers/table.ts';
import type { ReverseChargePaperRow } from '#projections/reverse-charge-papers/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type {
  issueSelfInvoice,
  listReverseChargePapers,
  listReverseChargeSeries,
  readReverseChargeFigures,
  ReverseChargePaperCard,
} from '#api/contract/trade/reverse-charge.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type Narrowing = Omit<z.output<(typeof readReverseChargeFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listReverseChargePapers)['query']>, 'book_id'>;

function filterOf({ search, ...asked }: Narrowing): PaperFilter {
  const key = nameKey(search ?? '');
  return { ...asked, search: key === '' ? undefined : key };
}

export const listPaperCards = (
  db: ReadTables,
  bookId: number,
  { limit, offset, order, ...asked }: Listing,
): Promise<ReverseChargePaperCard[]> =>
  snapshot(db, async (tables) => {
    const stretch = { limit, offset, order };
    const rows = await papersStretch(tables, bookId, stretch, filterOf(asked));
    const ids = [...new Set(rows.map(({ accountId }) => accountId))];
    const names = await accountNames(tables, bookId, ids);
    return rows.map((row) => ({
      ...paperTold(row),
      supplierName: names.get(row.accountId) ?? '',
    }));
  });

const paperTold = (row: ReverseChargePaperRow) => ({
  seq: row.seq,
  kind: row.kind,
  ofId: row.ofId,
  ofNumber: row.ofNumber,
  theirNumber: row.theirNumber,
  number: row.number,
  date: row.date,
  status: row.status,
  cancelledOn: row.cancelledOn,
  supplierAccountId: row.accountId,
  taxablePaise: row.taxablePaise,
  gstPaise: row.taxPaise,
  paidPaise: row.paidPaise,
});

export const readPaperFigures = (db: ReadTables, bookId: number, asked: Narrowing) =>
  snapshot(db, async (tables) => {
    const found = await papersSums(tables, bookId, filterOf(asked));
    const all = await papersSums(tables, bookId, {});
    const { count, taxablePaise, taxPaise: gstPaise } = found;
    return { count, of: all.count, taxablePaise, gstPaise };
  });

/** @returns what table 13 counts of the papers of a period: a cancelled number is counted. */
export async function readPaperSeries(
  db: ReadTables,
  bookId: number,
  days: { readonly from: string; readonly to: string },
): Promise<z.output<typeof listReverseChargeSeries.reply>> {
  const period = { from: calendarDate(days.from), to: calendarDate(days.to) };
  const rows = await issuedSeries(db, bookId, period);
  return rows.map((row) => ({
    ...row,
    nature: REVERSE_CHARGE_PAPERS[row.kind].natureInTable13,
    net: row.total - row.cancelled,
  }));
}

const PAPER = { projection: reverseChargePapersProjection, table: reverseChargePapers };

type PaperPlace = { readonly kind: ReverseChargePaper; readonly ofId: number };

/** A row of the table, as an event made it: names of columns, and days as texts. */
type WrittenPaper = Omit<ReverseChargePaperRow, 'date'> & { readonly dated: string };

/** @returns the last paper of a bill or payment as of then; null where there was none. */
async function lastPaperAsOf(
  log: LogAsOf,
  { kind, ofId }: PaperPlace,
): Promise<ReverseChargePaperRow | null> {
  const { rows } = await recordAsOf(log, PAPER, streamName(kind, ofId));
  const papers = rowsIn<WrittenPaper>(rows, reverseChargePapers);
  const last = papers.toSorted((one, other) => one.seq - other.seq).at(-1);
  if (last === undefined) return null;
  const { dated, cancelledOn, ...row } = last;
  return { ...row, date: calendarDate(dated), cancelledOn: dayOrNull(cancelledOn) };
}

const dayOrNull = (day: string | null): CalendarDate | null =>
  day === null ? null : calendarDate(day);

/** @returns the paper that stood of a bill or payment then, or null. */
export async function standingPaperAsOf(
  log: LogAsOf,
  place: PaperPlace,
): Promise<ReverseChargePaperRow | null> {
  const paper = await lastPaperAsOf(log, place);
  return paper?.status === 'issued' ? paper : null;
}

export async function paperReply(
  log: LogAsOf,
  place: PaperPlace,
): Promise<z.output<(typeof issueSelfInvoice)['reply']>> {
  const paper = await lastPaperAsOf(log, place);
  invariant(paper !== null, 'The paper was in the book then.');
  return paperTold(paper);
}
