// Receipts, payments and refunds as they are printed: what their event says, and who the book and
// the customer were then. Only what a receipt settles is told as it is now.
import { supplierOf } from '#core/documents/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { receiptPaper, refundPaper } from '#core/paper/index.ts';
import type { MoneyPaper, SheetSize, RefundDocument, PaidBill } from '#core/paper/index.ts';
import { countryName } from '#api/documents/country-name.ts';
import { customerIn } from '#api/queries/as-of/customer.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { bookIn } from '#api/queries/as-of/settings.ts';
import { recipientOf } from '#api/queries/invoice/parties.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { LogMoment } from '#api/store/read-events.ts';
import { itemName, itemNumbers, settledByReceipt } from '#projections/open-items/read.ts';
import { findSettlement } from '#projections/receivables/read.ts';
import { paymentsOfReceipt } from '#projections/receivables/receipts.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';

export type MoneyPaperParts = {
  readonly db: ReadTables;
  readonly logAsOf: (outcome: { readonly events: []; readonly moment: LogMoment }) => LogAsOf;
};

type MoneyPaperAsk = {
  readonly bookId: number;
  /** Of the receipt, the payment or the refund. */
  readonly id: number;
  readonly sheet: SheetSize;
};

/** A paper of money with its number, which old payments do not have: then that of the invoice. */
export type NumberedMoneyPaper = { readonly number: string; readonly paper: MoneyPaper };

/** @returns a receipt with the payment that came with it, or null when the book has none of it. */
export async function readReceiptPaper(
  parts: MoneyPaperParts,
  { bookId, id, sheet }: MoneyPaperAsk,
): Promise<NumberedMoneyPaper | null> {
  const found = await snapshot(parts.db, async (tables) => {
    const row = await findSettlement(tables, bookId, { kind: 'receipt', id });
    if (row === null) return null;
    const { customerId } = row;
    const all = await paymentsOfReceipt(tables, bookId, { customerId, receiptId: id });
    const payments = all.filter(({ reversed }) => !reversed);
    const numbers = await itemNumbers(tables, bookId, payments.map(invoiceOf));
    const settled = await settledByReceipt(tables, bookId, id);
    return { row, payments, settled: [...payments.map(billIn(numbers)), ...settled] };
  });
  if (found === null) return null;
  const { row, payments, settled } = found;
  const { events, ...then } = await partiesAt(parts, bookId, row);
  const { number, deductions = [], advance = null } = receiptIn(events, id);
  const ownPaise = row.reversed && payments.length > 0 ? 0 : row.amountPaise;
  const paper = receiptPaper({
    ...then,
    ...moneyOf(row),
    number,
    sheet,
    amountPaise: payments.reduce((sum, { amountPaise }) => sum + amountPaise, ownPaise),
    deductions,
    advance,
    settled,
    reversed: row.reversed && payments.length === 0,
  });
  return { number, paper };
}

/** @returns the receipt of a payment of one invoice, or null when the book has none of it. */
export async function readPaymentPaper(
  parts: MoneyPaperParts,
  asked: MoneyPaperAsk,
): Promise<NumberedMoneyPaper | null> {
  const { bookId, id, sheet } = asked;
  const found = await snapshot(parts.db, async (tables) => {
    const row = await findSettlement(tables, bookId, { kind: 'payment', id });
    if (row === null) return null;
    return { row, bill: billIn(await itemNumbers(tables, bookId, [invoiceOf(row)]))(row) };
  });
  if (found === null) return null;
  const { row, bill } = found;
  const receiptId = row.content?.receiptId;
  if (receiptId !== undefined) return readReceiptPaper(parts, { ...asked, id: receiptId });
  const { events: _events, ...then } = await partiesAt(parts, bookId, row);
  const { number, amountPaise, reversed } = row;
  const one = { number, sheet, amountPaise, reversed, settled: [bill] };
  const plain = { deductions: [], advance: null };
  const paper = receiptPaper({ ...then, ...moneyOf(row), ...one, ...plain });
  return { number: number ?? `Receipt-${bill.number}`, paper };
}

/** @returns a refund, or null when the book has none of it. */
export async function readRefundPaper(
  parts: MoneyPaperParts,
  { bookId, id, sheet }: MoneyPaperAsk,
): Promise<NumberedMoneyPaper | null> {
  const row = await findSettlement(parts.db, bookId, { kind: 'refund', id });
  if (row === null) return null;
  const { events, ...then } = await partiesAt(parts, bookId, row);
  const refund = events.find(
    (event) => event.type === 'RefundRecorded' && event.data.refundId === id,
  );
  invariant(refund?.type === 'RefundRecorded', 'A refund is on the stream of its customer.');
  const { number, amountPaise, advanceTax = null, credit, reason } = refund.data;
  const paper = refundPaper({
    ...then,
    ...moneyOf(row),
    number,
    sheet,
    amountPaise,
    advanceTax,
    credit: await creditOf(parts.db, bookId, { credit, events }),
    reason,
    reversed: row.reversed,
  });
  return { number, paper };
}

const invoiceOf = ({ invoiceId }: SettlementRow) =>
  ({ kind: 'invoice', id: invoiceId ?? 0, line: 0 }) as const;

const billIn =
  (numbers: ReadonlyMap<string, string>) =>
  (payment: SettlementRow): PaidBill => {
    const { amountPaise } = payment;
    const number = numbers.get(itemName(invoiceOf(payment))) ?? '';
    return { kind: 'invoice', number, amountPaise };
  };

function moneyOf({ dated, method, reference }: SettlementRow) {
  invariant(method !== null, 'Money moves in one way.');
  return { dated, method, reference };
}

/** @returns who stands on a paper of money, and the customer's events, as they were then. */
async function partiesAt({ logAsOf }: MoneyPaperParts, bookId: number, row: SettlementRow) {
  const log = logAsOf({
    events: [],
    moment: { bookId, seq: row.seq, recordedAt: row.createdAt },
  });
  const streams = [streamName('customer', row.customerId), streamName('book', bookId)];
  const all = await log.read(streams.map((stream) => ({ bookId, stream })));
  const [events, own] = streams.map((stream) => all.filter((event) => event.stream === stream));
  const { book, settings } = bookIn(own ?? []);
  const recipient = recipientOf(customerIn(events ?? []));
  return {
    supplier: supplierOf(book.name, settings.billing),
    recipient,
    logo: settings.billing.logo,
    countryName: countryName(recipient.country),
    events: events ?? [],
  };
}

function receiptIn(events: readonly RecordedEvent[], receiptId: number) {
  const receipt = events.find(
    (event) => event.type === 'ReceiptRecorded' && event.data.receiptId === receiptId,
  );
  invariant(receipt?.type === 'ReceiptRecorded', 'A receipt is on the stream of its customer.');
  return receipt.data;
}

type RefundedCredit = {
  readonly credit: { readonly kind: RefundDocument['credit']['kind']; readonly id: number };
  readonly events: readonly RecordedEvent[];
};

async function creditOf(
  db: ReadTables,
  bookId: number,
  { credit, events }: RefundedCredit & { readonly credit: { readonly number: string } },
): Promise<RefundDocument['credit']> {
  const { kind, id, number } = credit;
  if (kind === 'receipt') {
    const { paidOn: dated, advance = null } = receiptIn(events, id);
    return { kind, number, dated, advance };
  }
  const note = kind === 'credit-note' ? await findSettlement(db, bookId, { kind, id }) : null;
  return { kind, number, dated: note?.dated ?? null, advance: null };
}
