// Bills of suppliers as the register, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { DOCUMENT_KINDS, pricedLines, sumOfLines, taxPaise } from '#core/trade/index.ts';
import type {
  NoCreditReason,
  PurchaseBillDraftLine,
  PurchaseBillLine,
  TradeStatus,
} from '#core/trade/index.ts';
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
      taxable: rupeesFromPaise(found.taxablePaise),
      gst: rupeesFromPaise(found.taxPaise),
      total: rupeesFromPaise(found.totalPaise),
      outstanding: rupeesFromPaise(found.openPaise),
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
  supplier_account_id: row.accountId,
  supplier_name: name ?? '',
  bill_number: row.theirNumber,
  bill_date: row.documentDate,
  posted_on: row.postedOn,
  due_date: row.dueDate,
  credit_to: row.creditTo,
  no_credit: row.noCredit as NoCreditReason | null,
  taxable: rupeesFromPaise(row.taxablePaise),
  gst: rupeesFromPaise(row.taxPaise),
  credit: rupeesFromPaise(row.creditPaise),
  total: rupeesFromPaise(row.totalPaise),
  outstanding: rupeesFromPaise(row.openPaise),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
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
    received_on: said.receivedOn,
    place_of_supply: said.placeOfSupply,
    heads: 'posted' in content ? content.posted.heads : content.heads,
    reverse_charge: said.reverseCharge,
    again_reason: said.againReason,
    narration: said.narration,
    items: lines.map((line, index) => ({
      ...itemOf(line, index),
      given: 'draft' in content ? givenOf(content.draft.lines[index]) : null,
    })),
    totals: {
      ...headsWire(sum),
      round_off: rupeesFromPaise(row.totalPaise - sum.sumPaise),
      total: rupeesFromPaise(row.totalPaise),
    },
  };
}

type PostedParts = Pick<
  PurchaseBillDetail,
  'supplier' | 'credit_period' | 'round_off_given' | 'total_given' | 'journal_id'
>;

function asPosted(content: DocumentContent): PostedParts {
  if ('draft' in content) {
    const { creditPeriod, roundOffPaise, totalPaise } = content.draft;
    return {
      supplier: null,
      credit_period: creditPeriod,
      round_off_given: rupeesOrNull(roundOffPaise),
      total_given: rupeesOrNull(totalPaise),
      journal_id: null,
    };
  }
  const { supplier, creditPeriod, noCredit, journalId, roundOffPaise, totalPaise } = content.posted;
  const { name, gstin, registration, stateCode: state_code } = supplier;
  const deferred = noCredit === null ? ({ kind: 'deferred' } as const) : null;
  return {
    supplier: { name, gstin, registration, state_code },
    credit_period: creditPeriod === null ? deferred : { kind: 'period', ...creditPeriod },
    round_off_given: rupeesFromPaise(roundOffPaise),
    total_given: rupeesFromPaise(totalPaise),
    journal_id: journalId,
  };
}

/** A draft is priced as it would be posted, its credit by what its lines say. */
const linesOf = (content: DocumentContent): readonly PurchaseBillLine[] =>
  'posted' in content
    ? content.posted.lines
    : pricedLines(content.draft, { heads: content.heads ?? 'none', noCredit: null });

type HeadsOfLine = Pick<
  PurchaseBillLine,
  'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'cessPaise'
>;

const headsWire = (amounts: HeadsOfLine) => ({
  taxable: rupeesFromPaise(amounts.taxablePaise),
  cgst: rupeesFromPaise(amounts.cgstPaise),
  sgst: rupeesFromPaise(amounts.sgstPaise),
  igst: rupeesFromPaise(amounts.igstPaise),
  cess: rupeesFromPaise(amounts.cessPaise),
});

const thousandths = (value: number | null): string | null =>
  value === null ? null : decimalText(value, 3);

const rupeesOrNull = (paise: number | null): string | null =>
  paise === null ? null : rupeesFromPaise(paise);

const givenOf = (line: PurchaseBillDraftLine | undefined): PurchaseBillItem['given'] =>
  line === undefined
    ? null
    : {
        taxable: rupeesOrNull(line.taxablePaise),
        cgst: rupeesOrNull(line.cgstPaise),
        sgst: rupeesOrNull(line.sgstPaise),
        igst: rupeesOrNull(line.igstPaise),
        cess: rupeesOrNull(line.cessPaise),
      };

/** A draft shows what its lines come to, and takes what a person gave of it. */
export const billDraftRecordOf = (bill: PurchaseBillDetail | null) =>
  bill === null
    ? null
    : {
        record: { ...bill },
        written: { total: bill.total_given, items: bill.items.map(itemAsGiven) },
      };

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
}: PurchaseBillItem) => ({
  ...item,
  ...given,
  ...(batch !== null && { batch }),
  ...(manufacturedOn !== null && { manufactured_on: manufacturedOn }),
  ...(expiresOn !== null && { expires_on: expiresOn }),
});

function itemOf(line: PurchaseBillLine, index: number): Omit<PurchaseBillItem, 'given'> {
  const { discount, credit } = line;
  return {
    line: index + 1,
    product_id: line.productId,
    account_id: line.accountId,
    name: line.name,
    hsn: line.hsn,
    uqc: line.uqc,
    unit: line.unit,
    quantity: thousandths(line.quantityThousandths),
    rate: thousandths(line.priceThousandths),
    discount:
      discount === null
        ? null
        : discount.kind === 'percent'
          ? { percent: decimalText(discount.bps, 2) }
          : { amount: rupeesFromPaise(discount.amountPaise) },
    treatment: line.treatment,
    tax_rate: decimalText(line.rateBps, 2),
    cess_rate: decimalText(line.cessBps, 2),
    cess_per_unit: decimalText(line.cessPerUnitThousandths, 3),
    eligibility: credit.eligibility,
    clause: credit.clause,
    share: credit.shareBps === null ? null : decimalText(credit.shareBps, 2),
    credit_kind: credit.kind,
    use: credit.use,
    godown_id: line.godownId ?? null,
    batch: line.batch ?? null,
    manufactured_on: line.manufacturedOn ?? null,
    expires_on: line.expiresOn ?? null,
    ...headsWire(line),
    credit: rupeesFromPaise(taxPaise(line.credited)),
    cost: rupeesFromPaise(line.costPaise),
  };
}
