// Bills of entry as the list, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { onWire } from '#core/shapes/record.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import {
  billOfEntry,
  dutyOf,
  goodsPaiseOf,
  pricedEntryLines,
  sumOfEntry,
} from '#core/trade/index.ts';
import type { BillOfEntryLine, NoCreditReason } from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument } from '#projections/documents/read.ts';
import { importedBills } from '#projections/documents/read-entries.ts';
import { documents, withMoved } from '#projections/documents/table.ts';
import type { DocumentRow, EntryContent, WholeDocument } from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { billOfEntryDetail } from '#api/contract/trade/bill-of-entry.ts';
import type {
  BillOfEntryCard,
  BillOfEntryDetail,
  BillOfEntryItem,
  ImportedBillCard,
  listBillsOfEntry,
  readBillOfEntryFigures,
} from '#api/contract/trade/bill-of-entry.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { listDocuments, readDocumentSums } from './documents.ts';

const { kind } = billOfEntry;

type Narrowing = Omit<z.output<(typeof readBillOfEntryFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listBillsOfEntry)['query']>, 'book_id'>;

export const listEntryCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<BillOfEntryCard[]> => listDocuments(db, { bookId, kind }, asked, cardOf);

export const readEntrySums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

export const listLinkableBillsOf = (db: ReadTables, bookId: number): Promise<ImportedBillCard[]> =>
  snapshot(db, async (tables) => {
    const found = await importedBills(tables, bookId);
    const ids = [...new Set(found.map(({ posted }) => posted.accountId))];
    const names = await accountNames(tables, bookId, ids);
    return found.map(({ posted, coveredPaise }) => {
      const { documentId: billId, number, billNumber, billDate, accountId } = posted;
      const goodsPaise = goodsPaiseOf(posted);
      return {
        billId,
        number,
        billNumber,
        supplierName: names.get(accountId) ?? '',
        billDate: calendarDate(billDate),
        goodsPaise,
        leftPaise: Math.max(goodsPaise - coveredPaise, 0),
      };
    });
  });

/** @returns the bill of entry with its lines, or null when the book has none of this id. */
export const readEntryDetail = (
  db: ReadTables,
  bookId: number,
  entryId: number,
): Promise<BillOfEntryDetail | null> =>
  snapshot(db, async (tables) => {
    const row = await findDocument<EntryContent>(tables, { bookId, kind }, entryId);
    if (row === null) return null;
    const bills = 'posted' in row.content ? row.content.posted.bills : [];
    const ids = [...new Set(bills.map(({ accountId }) => accountId))];
    return detailOf(row, await accountNames(tables, bookId, ids));
  });

const ENTRY = { projection: documentsProjection, table: documents };

/** What the list reads beside the row itself. */
type WorkedOut = 'openPaise' | 'portCode';

export async function entryReply(log: LogAsOf, entryId: number): Promise<BillOfEntryDetail> {
  const { rows } = await recordAsOf(log, ENTRY, streamName(kind, entryId));
  const [row] = rowsIn<Omit<WholeDocument<EntryContent>, WorkedOut>>(rows, documents);
  invariant(row !== undefined, 'The bill of entry was in the book then.');
  const { content, status, dutyPaid, totalPaise } = row;
  const said = 'posted' in content ? content.posted : content.draft;
  const names = new Map<number, string>();
  for (const { accountId } of 'posted' in content ? content.posted.bills : []) {
    names.set(accountId, (await accountAsOf(log, accountId))?.name ?? '');
  }
  const openPaise = status === 'posted' && dutyPaid === null ? totalPaise : 0;
  return detailOf({ ...row, openPaise, portCode: said.portCode }, names);
}

type EntryRow = Pick<
  DocumentRow,
  | 'documentId'
  | 'number'
  | 'status'
  | 'portCode'
  | 'theirNumber'
  | 'documentDate'
  | 'postedOn'
  | 'creditTo'
  | 'noCredit'
  | 'taxablePaise'
  | 'taxPaise'
  | 'creditPaise'
  | 'totalPaise'
  | 'openPaise'
  | 'dutyPaid'
  | 'createdAt'
  | 'updatedAt'
  | 'lastSeq'
>;

const cardOf = (row: EntryRow): BillOfEntryCard => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  portCode: row.portCode,
  billNumber: row.theirNumber,
  billDate: row.documentDate,
  postedOn: row.postedOn,
  creditTo: row.creditTo,
  noCredit: row.noCredit as NoCreditReason | null,
  taxablePaise: row.taxablePaise,
  gstPaise: row.taxPaise,
  creditPaise: row.creditPaise,
  totalPaise: row.totalPaise,
  outstandingPaise: row.openPaise,
  paidOn: row.dutyPaid === null ? null : calendarDate(row.dutyPaid.paidOn),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});

type WholeEntry = EntryRow & Pick<WholeDocument<EntryContent>, 'content' | 'moved'>;

function detailOf(row: WholeEntry, names: ReadonlyMap<number, string>): BillOfEntryDetail {
  const { content, dutyPaid } = row;
  const posted = 'posted' in content ? withMoved(content.posted, row.moved) : null;
  const said = posted ?? ('draft' in content ? content.draft : null);
  invariant(said !== null, 'It is a draft, or it is posted.');
  const lines =
    posted?.lines ?? pricedEntryLines('draft' in content ? content.draft.lines : [], null);
  return {
    ...cardOf(row),
    receivedOn: dayOrNull(said.receivedOn),
    creditPeriod: periodOf(content, posted),
    landedBy: said.landedBy,
    interestPaise: said.interestPaise,
    penaltyPaise: said.penaltyPaise,
    bills: billsOf(content, names),
    items: lines.map((line, at) => ({
      ...itemOf(line, at),
      given: 'draft' in content ? givenOf(content.draft.lines[at]) : null,
    })),
    totals: sumOfEntry({ ...said, lines }),
    payment:
      dutyPaid === null
        ? null
        : {
            paidOn: calendarDate(dutyPaid.paidOn),
            method: dutyPaid.method,
            accountId: dutyPaid.accountId,
            reference: dutyPaid.reference,
            journalId: dutyPaid.journalId,
          },
    narration: said.narration,
    journalId: posted?.journalId ?? null,
  };
}

type DraftLine = Extract<EntryContent, { draft: unknown }>['draft']['lines'][number];

function givenOf(line: DraftLine | undefined): BillOfEntryItem['given'] {
  if (line === undefined) return null;
  const { bcdPaise, swsPaise, igstPaise } = line;
  return { bcdPaise, swsPaise, igstPaise };
}

const dayOrNull = (day: string | null): CalendarDate | null =>
  day === null ? null : calendarDate(day);

type Posted = Extract<EntryContent, { posted: unknown }>['posted'];

function periodOf(content: EntryContent, posted: Posted | null): BillOfEntryDetail['creditPeriod'] {
  if (posted === null) {
    const asked = 'draft' in content ? content.draft.creditPeriod : null;
    return asked?.kind === 'period' ? spanOf(asked) : asked;
  }
  const { creditPeriod, noCredit } = posted;
  if (creditPeriod !== null) return spanOf(creditPeriod);
  return noCredit === null ? { kind: 'deferred' } : null;
}

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  ({ kind: 'period', from: calendarDate(from), to: calendarDate(to) }) as const;

function billsOf(
  content: EntryContent,
  names: ReadonlyMap<number, string>,
): BillOfEntryDetail['bills'] {
  if ('draft' in content) {
    return content.draft.bills.map((bill) => ({
      ...bill,
      billNumber: null,
      supplierName: '',
      goodsPaise: null,
      landedPaise: 0,
    }));
  }
  const { bills, landed } = content.posted;
  return bills.map(({ billId, accountId, billNumber, goodsPaise, coveredPaise }) => ({
    billId,
    billNumber,
    supplierName: names.get(accountId) ?? '',
    goodsPaise,
    coveredPaise,
    landedPaise: landed
      .filter((one) => one.billId === billId)
      .reduce((sum, { valuePaise }) => sum + valuePaise, 0),
  }));
}

function itemOf(line: BillOfEntryLine, at: number): Omit<BillOfEntryItem, 'given'> {
  const { credit, credited, ...same } = line;
  const { kind: creditKind, ...eligible } = credit;
  return {
    ...same,
    ...eligible,
    line: at + 1,
    creditKind,
    formulaPaise: dutyOf(line).formulaPaise,
    creditPaise: credited.igstPaise + credited.cessPaise,
  };
}

/** A draft shows what its lines come to, and takes what a person gave of it. */
export function entryDraftRecordOf(entry: BillOfEntryDetail | null) {
  if (entry === null) return null;
  const record = onWire(billOfEntryDetail, entry);
  const bills = record.bills.map(({ bill_id, covered }) => ({ bill_id, covered }));
  return { record, written: { bills, items: record.items.map(itemAsGiven) } };
}

/** A line as the call takes it. */
const itemAsGiven = ({
  line: _line,
  taxable: _taxable,
  formula: _formula,
  credit: _credit,
  cost: _cost,
  given,
  ...item
}: z.input<typeof billOfEntryDetail>['items'][number]) => ({ ...item, ...given });
