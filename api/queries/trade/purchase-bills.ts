// Bills of suppliers as the register, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { onWire } from '#core/shapes/record.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { DOCUMENT_KINDS, pricedLines, sumOfLines, taxPaise } from '#core/trade/index.ts';
import type { NoCreditReason, PurchaseBillLine, TradeStatus } from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import {
  documentsStretch,
  documentSums,
  findDocument,
  lastPrices,
} from '#projections/documents/read.ts';
import type { DocumentFilter } from '#projections/documents/read.ts';
import { documents } from '#projections/documents/table.ts';
import type { DocumentContent, DocumentRow, WholeDocument } from '#projections/documents/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { purchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type {
  listLastPrices,
  PurchaseBillCard,
  PurchaseBillDetail,
  PurchaseBillItem,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const { kind } = DOCUMENT_KINDS['purchase-bill'];

/** What the list may be narrowed to, as the wire has it. */
type Narrowing = Omit<z.output<(typeof readPurchaseBillFigures)['query']>, 'book_id'>;

function filterOf(asked: Narrowing): DocumentFilter {
  const search = nameKey(asked.search ?? '');
  return {
    status: asked.filter,
    accountId: asked.supplier,
    from: asked.from,
    to: asked.to,
    fromPaise: asked.amount_from,
    toPaise: asked.amount_to,
    search: search === '' ? undefined : search,
  };
}

type Listing = Narrowing & Parameters<typeof documentsStretch>[2];

export const listPurchaseBillCards = (
  db: ReadTables,
  bookId: number,
  { limit, offset, order, ...asked }: Listing,
): Promise<PurchaseBillCard[]> =>
  snapshot(db, async (tables) => {
    const place = { bookId, kind, today: await readTodayInIndia(tables) };
    const stretch = { limit, offset, order };
    const rows = await documentsStretch(tables, place, stretch, filterOf(asked));
    const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
    const names = await accountNames(tables, bookId, ids);
    return rows.map((row) => cardOf(row, names.get(row.accountId ?? 0), place.today));
  });

export const readPurchaseBillSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  snapshot(db, async (tables) => {
    const place = { bookId, kind, today: await readTodayInIndia(tables) };
    const found = await documentSums(tables, place, filterOf(asked));
    const all = await documentSums(tables, place, {});
    return {
      count: found.count,
      of: all.count,
      taxablePaise: found.taxablePaise,
      gstPaise: found.taxPaise,
      totalPaise: found.totalPaise,
      outstandingPaise: found.openPaise,
    };
  });

/** @returns what a supplier charged last for each item. */
export const listLastPricesOf = (
  db: ReadTables,
  bookId: number,
  accountId: number,
): Promise<z.output<typeof listLastPrices.reply>> =>
  snapshot(db, async (tables) => {
    const rows = await lastPrices(tables, { bookId, kind }, accountId);
    return rows.map(({ documentId: billId, documentDate, ...row }) => ({
      ...row,
      billId,
      billDate: calendarDate(documentDate),
    }));
  });

/** @returns the bill with its lines, or null when the book has none of this id. */
export const readPurchaseBillDetail = (
  db: ReadTables,
  bookId: number,
  billId: number,
): Promise<PurchaseBillDetail | null> =>
  snapshot(db, async (tables) => {
    const row = await findDocument(tables, { bookId, kind }, billId);
    if (row === null) return null;
    const today = await readTodayInIndia(tables);
    const names = await accountNames(tables, bookId, row.accountId === null ? [] : [row.accountId]);
    return detailOf(row, names.get(row.accountId ?? 0), today);
  });

const BILL = { projection: documentsProjection, table: documents };

/** A bill that is posted now is open in full, and one that is reversed was settled by nothing. */
export async function purchaseBillReply(log: LogAsOf, billId: number): Promise<PurchaseBillDetail> {
  const { rows } = await recordAsOf(log, BILL, streamName(kind, billId));
  const [row] = rowsIn<Omit<WholeDocument, 'openPaise'>>(rows, documents);
  invariant(row !== undefined, 'The bill was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  const openPaise = row.status === 'posted' ? row.totalPaise : 0;
  return detailOf({ ...row, openPaise }, account?.name, log.today);
}

function paymentOf(
  status: TradeStatus,
  { openPaise, totalPaise, dueDate }: Pick<DocumentRow, 'openPaise' | 'totalPaise' | 'dueDate'>,
  today: string,
): PurchaseBillCard['payment'] {
  if (status !== 'posted') return null;
  if (openPaise <= 0) return 'paid';
  if (dueDate !== null && dueDate < today) return 'overdue';
  return openPaise < totalPaise ? 'part-paid' : 'open';
}

const cardOf = (row: DocumentRow, name: string | undefined, today: string): PurchaseBillCard => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  payment: paymentOf(row.status, row, today),
  supplierAccountId: row.accountId,
  supplierName: name ?? '',
  billNumber: row.theirNumber,
  billDate: row.documentDate,
  postedOn: row.postedOn,
  dueDate: row.dueDate,
  creditTo: row.creditTo,
  noCredit: row.noCredit as NoCreditReason | null,
  taxablePaise: row.taxablePaise,
  gstPaise: row.taxPaise,
  creditPaise: row.creditPaise,
  totalPaise: row.totalPaise,
  outstandingPaise: row.openPaise,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});

function detailOf(row: WholeDocument, name: string | undefined, today: string): PurchaseBillDetail {
  const { content } = row;
  const said = 'posted' in content ? content.posted : content.draft;
  const lines = linesOf(content);
  const sum = sumOfLines(lines);
  return {
    ...cardOf(row, name, today),
    ...asPosted(content),
    receivedOn: dayOf(said.receivedOn),
    placeOfSupply: said.placeOfSupply,
    heads: 'posted' in content ? content.posted.heads : content.heads,
    reverseCharge: said.reverseCharge,
    againReason: said.againReason,
    narration: said.narration,
    items: lines.map((line, index) => ({
      ...itemOf(line, index),
      given: 'draft' in content ? (content.draft.lines[index] ?? null) : null,
    })),
    totals: {
      ...sum,
      roundOffPaise: row.totalPaise - sum.sumPaise,
      totalPaise: row.totalPaise,
    },
  };
}

type PostedParts = Pick<
  PurchaseBillDetail,
  'supplier' | 'creditPeriod' | 'roundOffGivenPaise' | 'totalGivenPaise' | 'journalId'
>;

function asPosted(content: DocumentContent): PostedParts {
  if ('draft' in content) {
    const { creditPeriod, roundOffPaise, totalPaise } = content.draft;
    return {
      supplier: null,
      creditPeriod: creditPeriod?.kind === 'period' ? periodOf(creditPeriod) : creditPeriod,
      roundOffGivenPaise: roundOffPaise,
      totalGivenPaise: totalPaise,
      journalId: null,
    };
  }
  const { supplier, creditPeriod, noCredit, journalId, roundOffPaise, totalPaise } = content.posted;
  const { name, gstin, registration, stateCode: state_code } = supplier;
  const deferred = noCredit === null ? ({ kind: 'deferred' } as const) : null;
  return {
    supplier: { name, gstin, registration, state_code },
    creditPeriod: creditPeriod === null ? deferred : periodOf(creditPeriod),
    roundOffGivenPaise: roundOffPaise,
    totalGivenPaise: totalPaise,
    journalId,
  };
}

/** A draft is priced as it would be posted, its credit by what its lines say. */
const linesOf = (content: DocumentContent): readonly PurchaseBillLine[] =>
  'posted' in content
    ? content.posted.lines
    : pricedLines(content.draft, { heads: content.heads ?? 'none', noCredit: null });

const dayOf = (day: string | null | undefined): CalendarDate | null =>
  day == null ? null : calendarDate(day);

const periodOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  ({ kind: 'period', from: calendarDate(from), to: calendarDate(to) }) as const;

/** A draft shows what its lines come to, and takes what a person gave of it. */
export function billDraftRecordOf(bill: PurchaseBillDetail | null) {
  if (bill === null) return null;
  const record = onWire(purchaseBillDetail, bill);
  return { record, written: { total: record.total_given, items: record.items.map(itemAsGiven) } };
}

/** A line as the call takes it: of a line without goods there is nothing to say of a batch. */
const itemAsGiven = ({
  line: _line,
  credit: _credit,
  cost: _cost,
  given,
  batch,
  manufactured_on: manufacturedOn,
  expires_on: expiresOn,
  ...item
}: z.input<typeof purchaseBillDetail>['items'][number]) => ({
  ...item,
  ...given,
  ...(batch !== null && { batch }),
  ...(manufacturedOn !== null && { manufactured_on: manufacturedOn }),
  ...(expiresOn !== null && { expires_on: expiresOn }),
});

function itemOf(line: PurchaseBillLine, index: number): Omit<PurchaseBillItem, 'given'> {
  const { priceThousandths, rateBps, credited, godownId, batch, ...same } = line;
  const { kind: creditKind, ...eligible } = same.credit;
  return {
    ...same,
    ...eligible,
    line: index + 1,
    rateThousandths: priceThousandths,
    taxBps: rateBps,
    creditKind,
    godownId: godownId ?? null,
    batch: batch ?? null,
    manufacturedOn: dayOf(same.manufacturedOn),
    expiresOn: dayOf(same.expiresOn),
    creditPaise: taxPaise(credited),
  };
}
