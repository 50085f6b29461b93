// Bills of suppliers as the register, a page and the reply of an act show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { onWire } from '#core/shapes/record.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { ownInvoiceUntil } from '#core/tax/index.ts';
import {
  creditOfReverseChargeFrom,
  DOCUMENT_KINDS,
  payablePaise,
  pricedLines,
  purchaseBill,
  sumOfBill,
  taxPaise,
  timesOfSupply,
  wantsSelfInvoice,
} from '#core/trade/index.ts';
import type {
  NoCreditReason,
  PurchaseBill,
  PurchaseBillLine,
  TradeStatus,
} from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument, lastPrices } from '#projections/documents/read.ts';
import { currentContent, documents } from '#projections/documents/table.ts';
import type { DocumentContent, DocumentRow, WholeDocument } from '#projections/documents/table.ts';
import { firstPaymentsOf } from '#projections/reverse-charge-papers/read.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { purchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type {
  listLastPrices,
  listPurchaseBills,
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
import { listDocuments, readDocumentSums } from './documents.ts';
import { standingPaperAsOf } from './reverse-charge.ts';

const { kind } = DOCUMENT_KINDS['purchase-bill'];

type Narrowing = Omit<z.output<(typeof readPurchaseBillFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listPurchaseBills)['query']>, 'book_id'>;

export const listPurchaseBillCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<PurchaseBillCard[]> => listDocuments(db, { bookId, kind }, asked, cardOf);

export const readPurchaseBillSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

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
    const paidOn = (await firstPaymentsOf(tables, bookId, [billId])).get(billId) ?? null;
    return detailOf(row, names.get(row.accountId ?? 0), { today, paidOn });
  });

const BILL = { projection: documentsProjection, table: documents };

/** What the list reads beside the row itself. */
type WorkedOut =
  | 'openPaise'
  | 'tdsPaise'
  | 'receivedOn'
  | 'wantsSelfInvoice'
  | 'selfInvoice'
  | 'portCode'
  | 'isRaising';

/** A bill that is posted now is open in full, and one that is reversed was settled by nothing. */
export async function purchaseBillReply(log: LogAsOf, billId: number): Promise<PurchaseBillDetail> {
  const { rows } = await recordAsOf(log, BILL, streamName(kind, billId));
  const [row] = rowsIn<Omit<WholeDocument, WorkedOut>>(rows, documents);
  invariant(row !== undefined, 'The bill was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  const { status } = row;
  const content = currentContent(row);
  const openPaise =
    status === 'posted' && 'posted' in content
      ? Math.abs(purchaseBill.effects.openItem(content.posted)?.amountPaise ?? 0)
      : 0;
  const tdsPaise = ('posted' in content && content.posted.tds?.amountPaise) || 0;
  const selfInvoice = await standingPaperAsOf(log, { kind: 'self-invoice', ofId: billId });
  const posted = 'posted' in content ? content.posted : null;
  const worked = {
    openPaise,
    portCode: null,
    tdsPaise,
    receivedOn: dayOf(posted?.receivedOn),
    isRaising: ('posted' in content ? content.posted : content.draft).raises !== undefined,
    wantsSelfInvoice: status === 'posted' && posted !== null && wantsSelfInvoice(posted),
    selfInvoice,
  };
  return detailOf({ ...row, ...worked }, account?.name, { today: log.today, paidOn: null });
}

function paymentOf(
  status: TradeStatus,
  {
    openPaise,
    totalPaise,
    tdsPaise,
    dueDate,
  }: Pick<DocumentRow, 'openPaise' | 'totalPaise' | 'tdsPaise' | 'dueDate'>,
  today: string,
): PurchaseBillCard['payment'] {
  if (status !== 'posted') return null;
  if (openPaise <= 0) return 'paid';
  if (dueDate !== null && dueDate < today) return 'overdue';
  return openPaise < totalPaise - tdsPaise ? 'part-paid' : 'open';
}

const cardOf = (row: DocumentRow, name: string | undefined, today: string): PurchaseBillCard => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  payment: paymentOf(row.status, row, today),
  supplierAccountId: row.accountId,
  supplierName: name ?? '',
  billNumber: row.theirNumber,
  debitNote: row.isRaising,
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
  selfInvoice: selfInvoiceOf(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});

/** What it is made by, and whether it was. */
function selfInvoiceOf({
  wantsSelfInvoice: isWanted,
  selfInvoice,
  receivedOn,
}: DocumentRow): PurchaseBillCard['selfInvoice'] {
  if (!isWanted) return null;
  const { number, date } = selfInvoice ?? { number: null, date: null };
  return { number, date, dueBy: receivedOn === null ? null : ownInvoiceUntil(receivedOn) };
}

/** What is open of it as it is posted: an input service distributor is owed nothing. */
const owedOf = (content: ReturnType<typeof currentContent>, totalPaise: number): number =>
  'posted' in content
    ? 0 - (purchaseBill.effects.openItem(content.posted)?.amountPaise ?? 0)
    : payablePaise({ tds: content.draft.tds, totalPaise });

type AsOf = { readonly today: string; readonly paidOn: CalendarDate | null };

function detailOf(
  row: WholeDocument,
  name: string | undefined,
  { today, paidOn }: AsOf,
): PurchaseBillDetail {
  const content = currentContent(row);
  const after = { paidOn, ownInvoiceOn: row.selfInvoice?.date ?? null };
  const said = 'posted' in content ? content.posted : content.draft;
  const lines = linesOf(content);
  const { sumPaise, reversed, ...sum } = sumOfBill({ ...said, lines });
  const chargesPaise = said.charges.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    ...cardOf(row, name, today),
    ...asPosted(content),
    raises: raisedBy(content),
    receivedOn: dayOf(said.receivedOn),
    placeOfSupply: said.placeOfSupply,
    heads: 'posted' in content ? content.posted.heads : content.heads,
    reverseCharge: said.reverseCharge,
    importOf: said.importOf,
    charges: said.charges,
    tcs: said.tcs === null ? null : tcsOf(said.tcs),
    tds: said.tds === null ? null : tdsTold(said.tds, 'posted' in content),
    payablePaise: owedOf(content, row.totalPaise),
    currency: said.currency === null ? null : currencyOf(said.currency),
    taxDue:
      'posted' in content
        ? timesOfSupply(content.posted, after).map(({ on, isUnlessPaid }) => ({
            on,
            unless_paid: isUnlessPaid,
          }))
        : [],
    paidOn,
    creditFrom: 'posted' in content ? creditOfReverseChargeFrom(content.posted, after) : null,
    againReason: said.againReason,
    narration: said.narration,
    items: lines.map((line, index) => ({
      ...itemOf(line, index),
      given: 'draft' in content ? (content.draft.lines[index] ?? null) : null,
    })),
    totals: {
      ...sum,
      chargesPaise,
      tcsPaise: said.tcs?.amountPaise ?? 0,
      roundOffPaise: row.totalPaise - sumPaise,
      reversedPaise: taxPaise(reversed),
      totalPaise: row.totalPaise,
    },
  };
}

const raisedBy = (content: DocumentContent): PurchaseBillDetail['raises'] =>
  'posted' in content
    ? (content.posted.raises?.map(({ documentId: billId, billNumber, billDate }) => ({
        billId,
        billNumber,
        billDate: calendarDate(billDate),
      })) ?? null)
    : (content.draft.raises?.map((billId) => ({ billId, billNumber: null, billDate: null })) ??
      null);

/** What is left to the law says its amount once it is posted. */
const tdsTold = (said: NonNullable<PurchaseBill['tds']>, isPosted: boolean) => ({
  nature: said.code ?? '',
  amountPaise: isPosted || said.reason !== null ? said.amountPaise : null,
  reason: said.reason,
  section: said.section,
  name: said.nature,
  taxBps: said.rateBps,
  basePaise: said.basePaise,
});

const tcsOf = ({ rateBps: taxBps, ...said }: NonNullable<PurchaseBill['tcs']>) => ({
  ...said,
  taxBps,
});

type Currency = NonNullable<PurchaseBill['currency']>;
const rateOf = ({ date, ...rate }: Currency['booksRate']) => ({
  ...rate,
  date: calendarDate(date),
});
const currencyOf = ({ booksRate, taxRate, ...said }: Currency) => ({
  ...said,
  booksRate: rateOf(booksRate),
  taxRate: taxRate === null ? null : rateOf(taxRate),
});

/** @returns a supplier as a document keeps it, without where it lives. */
export const supplierTold = ({
  name,
  gstin,
  registration,
  stateCode: state_code,
}: PurchaseBill['supplier']) => ({ name, gstin, registration, state_code });

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
  const deferred = noCredit === null ? ({ kind: 'deferred' } as const) : null;
  return {
    supplier: supplierTold(supplier),
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
  const { tds } = record;
  return {
    record,
    written: {
      total: record.total_given,
      raises: record.raises?.map(({ bill_id: billId }) => billId) ?? null,
      items: record.items.map(itemAsGiven),
      tds: tds && { nature: tds.nature, amount: tds.amount, reason: tds.reason },
    },
  };
}

/** A line as the call takes it: of a line without goods there is nothing to say of a batch. */
const itemAsGiven = ({
  line: _line,
  credit: _credit,
  cost: _cost,
  given,
  ...item
}: z.input<typeof purchaseBillDetail>['items'][number]) => ({
  ...goodsPlaceAsGiven(item),
  ...given,
});

type PlaceTold = {
  readonly batch: string | null;
  readonly manufactured_on: string | null;
  readonly expires_on: string | null;
};

/** @returns a line as a call takes it, which says no batch where there is none. */
export const goodsPlaceAsGiven = <Item extends PlaceTold>({
  batch,
  manufactured_on: manufacturedOn,
  expires_on: expiresOn,
  ...item
}: Item) => ({
  ...item,
  ...(batch !== null && { batch }),
  ...(manufacturedOn !== null && { manufactured_on: manufacturedOn }),
  ...(expiresOn !== null && { expires_on: expiresOn }),
});

type GoodsLine = Pick<PurchaseBillLine, 'godownId' | 'batch' | 'manufacturedOn' | 'expiresOn'>;

/** @returns where the goods of a line came in, and of which batch. */
export const goodsPlaceOf = ({ godownId, batch, manufacturedOn, expiresOn }: GoodsLine) => ({
  godownId: godownId ?? null,
  batch: batch ?? null,
  manufacturedOn: dayOf(manufacturedOn),
  expiresOn: dayOf(expiresOn),
});

/** @returns the line of an order that a line takes, where it takes one. */
export const orderOfLine = (earlier: PurchaseBillLine['earlier']) =>
  earlier?.kind === 'purchase-order' ? { order: { orderId: earlier.id, line: earlier.line } } : {};

function itemOf(line: PurchaseBillLine, index: number): Omit<PurchaseBillItem, 'given'> {
  const { priceThousandths, rateBps, credited, earlier, ...same } = line;
  const { kind: creditKind, ...eligible } = same.credit;
  return {
    ...same,
    ...eligible,
    line: index + 1,
    rateThousandths: priceThousandths,
    taxBps: rateBps,
    creditKind,
    ...goodsPlaceOf(same),
    amountMinor: same.amountMinor ?? null,
    creditPaise: taxPaise(credited),
    ...orderOfLine(earlier),
    ...(earlier?.kind === 'goods-receipt' && {
      receipt: { receiptId: earlier.id, line: earlier.line },
    }),
  };
}
