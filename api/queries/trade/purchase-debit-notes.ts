// Debit notes to suppliers as the register, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { onWire } from '#core/shapes/record.ts';
import {
  goneBackOf,
  goneOfTds,
  knownOfNote,
  purchaseDebitNote,
  sumOfLines,
  taxPaise,
  withMatch,
} from '#core/trade/index.ts';
import type {
  KnownOfNote,
  NamedBill,
  PurchaseBill,
  PurchaseBillDraftLine,
  PurchaseBillLine,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
} from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument, notesOfBills } from '#projections/documents/read.ts';
import { tdsDeductionsOf } from '#projections/documents/read-tds.ts';
import { documents } from '#projections/documents/table.ts';
import type {
  DocumentRow,
  MatchOfNote,
  NoteContent,
  WholeDocument,
} from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { purchaseDebitNoteDetail } from '#api/contract/trade/purchase-debit-note.ts';
import type {
  listPurchaseDebitNotes,
  PurchaseDebitNoteCard,
  PurchaseDebitNoteDetail,
  readPurchaseDebitNoteFigures,
  Returnable,
} from '#api/contract/trade/purchase-debit-note.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { listDocuments, readDocumentSums } from './documents.ts';

const { kind } = purchaseDebitNote;

type Narrowing = Omit<z.output<(typeof readPurchaseDebitNoteFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listPurchaseDebitNotes)['query']>, 'book_id'>;

export const listDebitNoteCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<PurchaseDebitNoteCard[]> => listDocuments(db, { bookId, kind }, asked, cardOf);

export const readDebitNoteSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

/** @returns the note with its lines, or null when the book has none of this id. */
export const readDebitNoteDetail = (
  db: ReadTables,
  bookId: number,
  noteId: number,
): Promise<PurchaseDebitNoteDetail | null> =>
  snapshot(db, async (tables) => {
    const row = await findDocument<NoteContent>(tables, { bookId, kind }, noteId);
    if (row === null) return null;
    const { content } = row;
    const known = 'draft' in content ? await knownNow(tables, bookId, content) : null;
    const accountId = known?.accountId ?? row.accountId;
    const names = await accountNames(tables, bookId, accountId === null ? [] : [accountId]);
    const name = names.get(accountId ?? 0);
    return detailOf('draft' in content ? { ...row, content: { ...content, known } } : row, name);
  });

/** Notes of the bill that were posted since a draft was saved change what it would post. */
async function knownNow(
  tables: ReadTables,
  bookId: number,
  { draft, known: saved }: Extract<NoteContent, { draft: PurchaseDebitNoteDraft }>,
): Promise<KnownOfNote> {
  // What the supplier credits without a bill is as it was drafted.
  if (draft.billIds.length === 0) return saved;
  const notes = await notesOfBills(tables, bookId, draft.billIds);
  const bills = new Map<number, NamedBill>();
  for (const [at, billId] of draft.billIds.entries()) {
    const row = await findDocument(tables, { bookId, kind: 'purchase-bill' }, billId);
    const isPosted = row?.status === 'posted' && 'posted' in row.content;
    bills.set(billId, {
      state: isPosted ? { status: 'posted', posted: row.content.posted } : { status: 'absent' },
      earlier: notes[at] ?? [],
      ...NOT_ASKED_OF_DRAFTS,
    });
  }
  return knownOfNote(draft, { bills, party: null, buyer: NO_BUYER }).known;
}

const NOT_ASKED_OF_DRAFTS = { isSupplierErased: false, openPaise: 0, isTdsDeposited: false };
/** Of a note with a bill, that of the bill is. */
const NO_BUYER = { gstin: null, stateCode: null, registration: 'unregistered' } as const;

/** @returns what of a posted bill may still go back; null where the book has none such. */
export const readReturnableOf = (
  db: ReadTables,
  bookId: number,
  billId: number,
): Promise<Returnable | null> =>
  snapshot(db, async (tables) => {
    const row = await findDocument(tables, { bookId, kind: 'purchase-bill' }, billId);
    if (row === null || row.status !== 'posted' || 'draft' in row.content) return null;
    const bill = row.content.posted;
    const [notes = []] = await notesOfBills(tables, bookId, [billId]);
    const names = await accountNames(tables, bookId, [bill.accountId]);
    const [deduction] = await tdsDeductionsOf(tables, bookId, { billIds: [billId] });
    const isDeposited = deduction !== undefined && deduction.depositId !== null;
    return {
      billId,
      number: bill.number,
      billNumber: bill.billNumber,
      billDate: calendarDate(bill.billDate),
      postedOn: calendarDate(bill.postedOn),
      supplierAccountId: bill.accountId,
      supplierName: names.get(bill.accountId) ?? '',
      heads: bill.heads,
      outstandingPaise: row.openPaise,
      roundOffPaise: notes.reduce((left, note) => left - note.roundOffPaise, bill.roundOffPaise),
      tds: bill.tds === null || isDeposited ? null : tdsReturnable(bill.tds, notes),
      items: bill.lines.map((line, at) => {
        const { measure, credited, blocked, ...gone } = goneBackOf(bill, at + 1, notes);
        const quantityThousandths = line.quantityThousandths === null ? null : measure;
        const named = { ...namedLine(line), credited: withTotal(line.credited), line: at + 1 };
        return {
          ...named,
          gone: {
            ...gone,
            quantityThousandths,
            credited: withTotal(credited),
            blocked: withTotal(blocked),
          },
        };
      }),
    };
  });

const tdsReturnable = (
  { code, rateBps, section, nature, basePaise, amountPaise }: NonNullable<PurchaseBill['tds']>,
  notes: readonly PurchaseDebitNote[],
): Returnable['tds'] => ({
  code: code ?? '',
  section,
  nature,
  taxBps: rateBps,
  basePaise,
  amountPaise,
  gone: goneOfTds(notes),
});

const NOTE = { projection: documentsProjection, table: documents };

/** One that is posted now is open as far as it settled no bill; nothing has settled it yet. */
export async function debitNoteReply(
  log: LogAsOf,
  noteId: number,
): Promise<PurchaseDebitNoteDetail> {
  const { rows } = await recordAsOf(log, NOTE, streamName(kind, noteId));
  const [row] = rowsIn<
    Omit<WholeDocument<NoteContent>, keyof OfNote | 'openPaise' | 'paid' | 'match'> & {
      readonly moved: unknown;
    }
  >(rows, documents);
  invariant(row !== undefined, 'The note was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  const { content, status } = row;
  const isOpen = status === 'posted' && 'posted' in content;
  const item = isOpen ? purchaseDebitNote.effects.openItem(content.posted) : null;
  const match = row.moved as MatchOfNote | null;
  const openPaise = (item?.amountPaise ?? 0) + (match?.difference?.itemPaise ?? 0);
  const worked = { ...ofNote(content, match), match, moved: null, paid: null, openPaise };
  return detailOf({ ...row, ...worked }, account?.name);
}

type OfNote = Pick<DocumentRow, 'billId' | 'billNumber' | 'creditState' | 'tdsPaise'>;

/** As the list reads it from the same content. */
function ofNote(content: NoteContent, match: MatchOfNote | null): OfNote {
  if ('posted' in content) {
    const { bills, credit } = withMatch(content.posted, match);
    return {
      billId: bills[0]?.documentId ?? null,
      billNumber: bills[0]?.billNumber ?? null,
      creditState: credit.state,
      tdsPaise: content.posted.tds?.amountPaise ?? 0,
    };
  }
  return {
    billId: content.draft.billIds[0] ?? null,
    billNumber: content.known?.bills[0]?.billNumber ?? null,
    creditState: null,
    tdsPaise: 0,
  };
}

const cardOf = (row: DocumentRow, name: string | undefined): PurchaseDebitNoteCard => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  supplierAccountId: row.accountId,
  supplierName: name ?? '',
  billId: row.billId,
  billNumber: row.billNumber,
  supplierNote: row.theirNumber,
  postedOn: row.postedOn,
  creditState: row.creditState,
  taxablePaise: row.taxablePaise,
  gstPaise: row.taxPaise,
  creditPaise: row.creditPaise,
  totalPaise: row.totalPaise,
  outstandingPaise: row.openPaise,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});

function detailOf(
  row: WholeDocument<NoteContent>,
  name: string | undefined,
): PurchaseDebitNoteDetail {
  const { content } = row;
  const isPosted = 'posted' in content;
  const said = isPosted ? content.posted : content.known;
  const entered = isPosted ? withMatch(content.posted, row.match) : content.draft;
  const { supplierNote } = entered;
  const lines = said?.lines ?? [];
  const { sumPaise, ...sums } = sumOfLines(lines);
  const totalPaise = said?.totalPaise ?? 0;
  return {
    ...cardOf(row, name),
    commercial: 'credit' in entered ? entered.credit.state === 'commercial' : entered.isCommercial,
    creditNote:
      supplierNote === null ? null : { ...supplierNote, date: calendarDate(supplierNote.date) },
    creditTo: row.creditTo,
    creditPeriod: isPosted ? null : askedPeriodOf(content.draft),
    placeOfSupply: entered.placeOfSupply,
    againReason: entered.againReason ?? null,
    answer: row.match === null ? null : answerOf(row.match),
    heads: said?.heads ?? null,
    narration: isPosted ? content.posted.narration : content.draft.narration,
    journalId: isPosted ? content.posted.journalId : null,
    bills: (said?.bills ?? []).map(({ documentId: billId, number, billNumber, ...bill }) => ({
      billId,
      number,
      billNumber,
      billDate: calendarDate(bill.billDate),
      againstPaise: againstOf(content, billId),
    })),
    items: lines.map((line, at) => ({
      ...namedLine(line),
      line: at + 1,
      billId: line.bill?.documentId ?? null,
      billLine: line.bill?.line ?? null,
      creditPaise: taxPaise(line.credited),
      costPaise: line.costPaise,
    })),
    given: isPosted
      ? null
      : content.draft.lines.map(({ bill, quantityThousandths, taxablePaise, printed, own }) => ({
          billId: bill?.documentId ?? null,
          billLine: bill?.line ?? null,
          quantityThousandths,
          taxablePaise,
          ...(printed ?? NONE_PRINTED),
          own: own === null ? null : ownLineTold(own),
        })),
    tdsPaise: row.tdsPaise,
    totals: { ...sums, roundOffPaise: totalPaise - sumPaise, totalPaise },
  };
}

const NONE_PRINTED = { cgstPaise: null, sgstPaise: null, igstPaise: null, cessPaise: null };

function askedPeriodOf({
  creditPeriod = null,
}: PurchaseDebitNoteDraft): PurchaseDebitNoteDetail['creditPeriod'] {
  if (creditPeriod?.kind !== 'period') return creditPeriod;
  const { from, to } = creditPeriod;
  return { kind: 'period', from: calendarDate(from), to: calendarDate(to) };
}

function answerOf({ matchedOn, difference }: MatchOfNote): PurchaseDebitNoteDetail['answer'] {
  const { journalId = null, taxablePaise = 0, totalPaise = 0 } = difference ?? {};
  return {
    matchedOn: calendarDate(matchedOn),
    journalId,
    taxablePaise,
    gstPaise: totalPaise - taxablePaise,
    totalPaise,
  };
}

const ownLineTold = ({ credit, rateBps, ...line }: PurchaseBillDraftLine) => ({
  accountId: line.accountId ?? 0,
  name: line.name,
  hsn: line.hsn,
  taxablePaise: line.taxablePaise ?? 0,
  taxBps: rateBps,
  cgstPaise: line.cgstPaise,
  sgstPaise: line.sgstPaise,
  igstPaise: line.igstPaise,
  cessPaise: line.cessPaise,
  eligibility: credit.eligibility,
  clause: credit.clause,
  shareBps: credit.shareBps,
  creditKind: credit.kind,
  use: credit.use,
});

const againstOf = (content: NoteContent, billId: number): number =>
  'posted' in content
    ? (content.posted.bills.find(({ documentId }) => documentId === billId)?.againstPaise ?? 0)
    : 0;

const withTotal = (heads: PurchaseBillLine['credited']) => ({
  ...heads,
  totalPaise: taxPaise(heads),
});

/** A line as both show it. */
const namedLine = (line: PurchaseBillLine) => ({
  productId: line.productId,
  accountId: line.accountId,
  name: line.name,
  hsn: line.hsn,
  unit: line.unit,
  taxBps: line.rateBps,
  eligibility: line.credit.eligibility,
  clause: line.credit.clause,
  quantityThousandths: line.quantityThousandths,
  taxablePaise: line.taxablePaise,
  cgstPaise: line.cgstPaise,
  sgstPaise: line.sgstPaise,
  igstPaise: line.igstPaise,
  cessPaise: line.cessPaise,
});

/** A draft shows what its lines come to, and takes the lines as a person gave them. */
export function noteDraftRecordOf(note: PurchaseDebitNoteDetail | null) {
  if (note === null) return null;
  const record = onWire(purchaseDebitNoteDetail, note);
  const { credit_note: supplier_note, totals } = record;
  // What is drafted of ours rounds as its bill did.
  const round_off = supplier_note === null ? null : totals.round_off;
  return { record, written: { items: record.given ?? [], supplier_note, round_off } };
}
