// Expenses as the list, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { expense } from '#core/trade/index.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument } from '#projections/documents/read.ts';
import {
  paymentsSettlingAlone,
  spentByMonth,
  spentStretch,
} from '#projections/documents/read-expenses.ts';
import type { SpentFilter } from '#projections/documents/read-expenses.ts';
import { documents } from '#projections/documents/table.ts';
import type { ExpenseContent, WholeDocument } from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type {
  ExpenseDetail,
  ExpenseRow,
  listExpenses,
  readExpenseFigures,
} from '#api/contract/trade/expense.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const { kind } = expense;

type Narrowing = Omit<z.output<(typeof readExpenseFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listExpenses)['query']>, 'book_id'>;

function filterOf(asked: Narrowing): SpentFilter {
  const search = nameKey(asked.search ?? '');
  return {
    status: asked.filter,
    accountId: asked.account,
    supplierId: asked.supplier,
    from: asked.from,
    to: asked.to,
    fromPaise: asked.amount_from,
    toPaise: asked.amount_to,
    search: search === '' ? undefined : search,
  };
}

export const listExpenseRows = (
  db: ReadTables,
  bookId: number,
  { limit, offset, order, ...asked }: Listing,
): Promise<ExpenseRow[]> => spentStretch(db, bookId, { limit, offset, order }, filterOf(asked));

export const readExpenseSums = (
  db: ReadTables,
  bookId: number,
  asked: Narrowing,
): Promise<z.output<typeof readExpenseFigures.reply>> =>
  snapshot(db, async (tables) => {
    const months = await spentByMonth(tables, bookId, filterOf(asked));
    const all = await spentByMonth(tables, bookId, {});
    const counted = (rows: readonly { readonly count: number }[]): number =>
      rows.reduce((sum, { count }) => sum + count, 0);
    return {
      count: counted(months),
      of: counted(all),
      totalPaise: months.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
      months,
    };
  });

/** @returns the slip, or null when the book has none of this id. */
export async function readExpenseDetail(
  db: ReadTables,
  bookId: number,
  expenseId: number,
): Promise<ExpenseDetail | null> {
  const row = await findDocument<ExpenseContent>(db, { bookId, kind }, expenseId);
  return row === null ? null : detailOf(row);
}

const SLIP = { projection: documentsProjection, table: documents };

export async function expenseReply(log: LogAsOf, expenseId: number): Promise<ExpenseDetail> {
  const { rows } = await recordAsOf(log, SLIP, streamName(kind, expenseId));
  const [row] = rowsIn<SlipRow>(rows, documents);
  invariant(row !== undefined, 'The slip was in the book then.');
  return detailOf(row);
}

type SlipRow = Pick<
  WholeDocument<ExpenseContent>,
  'documentId' | 'number' | 'status' | 'totalPaise' | 'createdAt' | 'updatedAt' | 'lastSeq'
> & { readonly content: ExpenseContent };

function detailOf(row: SlipRow): ExpenseDetail {
  const { content } = row;
  const posted = 'posted' in content ? content.posted : null;
  const said = 'posted' in content ? content.posted : content.draft;
  return {
    id: row.documentId,
    number: row.number,
    status: row.status,
    paidTo: said.paidTo,
    slipNumber: said.slipNumber,
    paidOn: said.postedOn === null ? null : calendarDate(said.postedOn),
    method: said.method,
    moneyAccountId: posted?.accountId ?? null,
    reference: said.reference,
    chequeNumber: said.cheque?.number ?? null,
    chequeDate: said.cheque === null ? null : calendarDate(said.cheque.date),
    totalPaise: row.totalPaise,
    items: said.lines.map((line, at) => ({ ...line, line: at + 1 })),
    narration: said.narration,
    journalId: posted?.journalId ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}

export const paymentsOfBillAlone = (
  db: ReadTables,
  bookId: number,
  billId: number,
): Promise<readonly number[]> => paymentsSettlingAlone(db, bookId, billId);
