// TDS of a quarter and its deposits, as the page, the statement and the reply of an act show them.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import {
  tdsDepositDueOn,
  tdsQuarterOf,
  tdsStatementDueOn,
  tdsStatementForm,
} from '#core/tax/index.ts';
import { depositedTaxPaise, tdsDeposit } from '#core/trade/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { depositsTouching, findDocument } from '#projections/documents/read.ts';
import { tdsDeductionsOf } from '#projections/documents/read-tds.ts';
import type { DeductionRow } from '#projections/documents/read-tds.ts';
import { documents } from '#projections/documents/table.ts';
import type { DepositContent, WholeDocument } from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { DeductedTds, TdsDepositDetail, TdsQuarter } from '#api/contract/trade/tds-deposit.ts';
import { accountsServing, DOCUMENT_OF_ENTRY } from '#api/queries/ledgers/registers/output-tax.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const { kind } = tdsDeposit;

/**
 * @param on a day of the quarter.
 * @param today what is open is told of days to this one.
 */
export const readTdsQuarter = (
  db: ReadTables,
  bookId: number,
  { on, today }: { readonly on: CalendarDate; readonly today: CalendarDate },
): Promise<TdsQuarter> =>
  snapshot(db, async (tables) => {
    const quarter = tdsQuarterOf(on);
    const { from, to } = quarter;
    const { taxDeduction } = await settingsOf(tables, bookId);
    const deductions = await tdsDeductionsOf(tables, bookId, { days: { from, to } });
    const open = await tdsDeductionsOf(tables, bookId, { openTo: to });
    const deposits = await depositsTouching(tables, bookId, { from, to });
    const asOn = to < today ? to : today;
    const ledger = await tdsPayableOn(tables, bookId, asOn);
    return {
      from,
      to,
      form: tdsStatementForm(quarter),
      dueOn: tdsStatementDueOn(quarter),
      tan: taxDeduction.tan,
      deductsFrom: taxDeduction.from,
      deductions: deductions.map(deductionOf),
      open: open.map(deductionOf),
      deposits: deposits.map(detailOf),
      asOn,
      ...ledger,
      otherPaise: ledger.payablePaise - ledger.undepositedPaise,
    };
  });

type TdsLedger = { readonly payablePaise: number; readonly undepositedPaise: number };

/**
 * Entries of documents count on their days, and those of their reversals on theirs. What a deposit
 * is of beyond bills settles the rest of the account.
 * @returns what is on the accounts of TDS on a day, credit positive, and what of it is of bills.
 */
async function tdsPayableOn(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<TdsLedger> {
  const accounts = await accountsServing(tables, bookId, ['tds-payable']);
  const { rows } = await sql<TdsLedger>`
    select coalesce(-sum(l.amount_paise), 0)::bigint as "payablePaise",
      coalesce(-sum(case
        when s.kind = 'tds-deposit' then l.amount_paise - sign(l.amount_paise) * coalesce((
          select sum((one ->> 'amountPaise')::bigint)
          from documents d, jsonb_array_elements(d.content #> '{posted,beyond}') one
          where d.book_id = l.book_id and d.kind = s.kind and d.document_id = s.id), 0)
        when s.kind in ('purchase-bill', 'purchase-debit-note') then l.amount_paise
        else 0 end), 0)::bigint as "undepositedPaise"
    from ledger_lines l
      join journals j on j.book_id = l.book_id and j.seq = l.seq
      left join journals o on o.book_id = j.book_id and o.journal_id = j.reverses
      cross join lateral (select ${DOCUMENT_OF_ENTRY} ->> 'kind' as kind,
        (${DOCUMENT_OF_ENTRY} ->> 'id')::bigint as id) s
    where l.book_id = ${bookId} and l.account_id = any(${[...accounts.keys()]}::bigint[])
      and l.entry_date <= ${day}
  `.execute(tables);
  return rows[0] ?? { payablePaise: 0, undepositedPaise: 0 };
}

function deductionOf(row: DeductionRow): DeductedTds {
  const { rateBps: taxBps, deductedOn, ...deduction } = row;
  const day = calendarDate(deductedOn);
  return { ...deduction, taxBps, deductedOn: day, dueOn: tdsDepositDueOn(day) };
}

/** @returns the deposit, or null when the book has none of this id. */
export async function readDepositDetail(
  db: ReadTables,
  bookId: number,
  depositId: number,
): Promise<TdsDepositDetail | null> {
  const row = await findDocument<DepositContent>(db, { bookId, kind }, depositId);
  return row === null ? null : detailOf(row);
}

const DEPOSIT = { projection: documentsProjection, table: documents };

export async function depositReply(log: LogAsOf, depositId: number): Promise<TdsDepositDetail> {
  const { rows } = await recordAsOf(log, DEPOSIT, streamName(kind, depositId));
  const [row] = rowsIn<DepositRow>(rows, documents);
  invariant(row !== undefined, 'The deposit was in the book then.');
  return detailOf(row);
}

type DepositRow = Pick<
  WholeDocument<DepositContent>,
  'documentId' | 'number' | 'status' | 'totalPaise' | 'createdAt' | 'updatedAt' | 'lastSeq'
> & { readonly content: DepositContent };

function detailOf(row: DepositRow): TdsDepositDetail {
  const { content } = row;
  const posted = 'posted' in content ? content.posted : null;
  const said = 'posted' in content ? content.posted : content.draft;
  return {
    id: row.documentId,
    number: row.number,
    status: row.status,
    depositedOn: said.postedOn === null ? null : calendarDate(said.postedOn),
    method: said.method,
    accountId: posted?.accountId ?? null,
    reference: said.reference,
    bsrCode: said.challan.bsrCode,
    challanSerial: said.challan.serial,
    taxPaise: depositedTaxPaise(said),
    interestPaise: said.interestPaise,
    feePaise: said.feePaise,
    totalPaise: row.totalPaise,
    deductions: (posted?.deductions ?? []).map((one) => ({
      ...one,
      deductedOn: calendarDate(one.deductedOn),
    })),
    beyond: said.beyond.map(({ month, ...one }) => ({ ...one, month: calendarDate(month) })),
    narration: said.narration,
    journalId: posted?.journalId ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}
