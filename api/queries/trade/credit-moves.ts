// A reversal of credit, or its twin, as a page and the reply of an act show it.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { BILL_TAX_HEADS } from '#core/trade/index.ts';
import type { BillTaxHead, CreditHeads, SheetOfRules } from '#core/trade/index.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument } from '#projections/documents/read.ts';
import { documents } from '#projections/documents/table.ts';
import type { CreditMoveContent, WholeDocument } from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { CreditMoveDetail } from '#api/contract/trade/credit-reversal.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';

type Kind = 'credit-reversal' | 'credit-reclaim';

/** @returns the entry, or null when the book has none of this id. */
export async function readCreditMove(
  db: QueryExecutorProvider,
  at: { readonly bookId: number; readonly kind: Kind },
  documentId: number,
): Promise<CreditMoveDetail | null> {
  const row = await findDocument<CreditMoveContent>(db, at, documentId);
  return row === null ? null : detailOf(row);
}

const MOVE = { projection: documentsProjection, table: documents };

export async function creditMoveReply(
  log: LogAsOf,
  kind: Kind,
  documentId: number,
): Promise<CreditMoveDetail> {
  const { rows } = await recordAsOf(log, MOVE, streamName(kind, documentId));
  const [row] = rowsIn<MoveRow>(rows, documents);
  invariant(row !== undefined, 'The entry of credit was in the book then.');
  return detailOf(row);
}

type MoveRow = Pick<
  WholeDocument<CreditMoveContent>,
  'documentId' | 'number' | 'status' | 'totalPaise' | 'createdAt' | 'updatedAt' | 'lastSeq'
> & { readonly content: CreditMoveContent };

const headsOf = (said: CreditHeads): CreditHeads =>
  Object.fromEntries(BILL_TAX_HEADS.map((head) => [head, said[head]])) as Record<
    BillTaxHead,
    number
  >;

const daysOf = <Said extends { readonly from: string; readonly to: string }>(said: Said) => ({
  ...said,
  from: calendarDate(said.from),
  to: calendarDate(said.to),
});

const sheetOf = ({ moved, interest, supplies, ...figures }: SheetOfRules) => ({
  figures: { ...daysOf(figures), supplies: supplies === null ? null : daysOf(supplies) },
  moved,
  interest,
});

function detailOf(row: MoveRow): CreditMoveDetail {
  const { content } = row;
  const posted = 'posted' in content ? content.posted : null;
  const said = 'posted' in content ? content.posted : content.draft;
  const { period, rule, postedOn, narration } = said;
  return {
    id: row.documentId,
    number: row.number,
    status: row.status,
    rule,
    clause: 'clause' in said ? said.clause : null,
    period: { from: calendarDate(period.from), to: calendarDate(period.to) },
    postedOn: postedOn === null ? null : calendarDate(postedOn),
    totalPaise: row.totalPaise,
    bills: (posted?.bills ?? []).map((bill) => ({
      billId: bill.billId,
      billNumber: bill.billNumber,
      billDate: calendarDate(bill.billDate),
      heads: headsOf(bill),
      unpaidPaise: bill.unpaidPaise,
    })),
    sheet: posted === null || posted.sheet === null ? null : sheetOf(posted.sheet),
    narration,
    journalId: posted?.journalId ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}
