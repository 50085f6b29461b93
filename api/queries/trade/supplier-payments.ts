// Payments to suppliers as the register, a page, the reply of an act and a bank's file show them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ERASED } from '#core/kernel/event.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { supplierPayment, transferSystemOf } from '#core/trade/index.ts';
import { settledWithoutPaymentVoucher } from '#core/trade/kinds/reverse-charge/index.ts';
import type { PaymentPayee } from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { billsSetAgainst } from '#projections/open-items/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument, paymentsOfRun, reverseChargedBills } from '#projections/documents/read.ts';
import { documents } from '#projections/documents/table.ts';
import type { DocumentRow, PaymentContent, WholeDocument } from '#projections/documents/table.ts';
import { standingPaper, standingVouchers } from '#projections/reverse-charge-papers/read.ts';
import type { ReverseChargePaperRow } from '#projections/reverse-charge-papers/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type {
  listSupplierPayments,
  readSupplierPaymentFigures,
  SupplierPaymentCard,
  SupplierPaymentDetail,
} from '#api/contract/trade/supplier-payment.ts';
import type { Sheet } from '#api/documents/sheets/sheet.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { listDocuments, readDocumentSums } from './documents.ts';
import { standingPaperAsOf } from './reverse-charge.ts';

const { kind } = supplierPayment;

type Narrowing = Omit<z.output<(typeof readSupplierPaymentFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listSupplierPayments)['query']>, 'book_id'>;

export const listSupplierPaymentCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<SupplierPaymentCard[]> => listDocuments(db, { bookId, kind }, asked, cardOf);

export const readPaymentSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

/** @returns the payment with what it settled, or null when the book has none of this id. */
export const readPaymentDetail = (
  db: ReadTables,
  bookId: number,
  paymentId: number,
): Promise<SupplierPaymentDetail | null> =>
  snapshot(db, async (tables) => {
    const row = await findDocument<PaymentContent>(tables, { bookId, kind }, paymentId);
    if (row === null) return null;
    const names = await accountNames(tables, bookId, row.accountId === null ? [] : [row.accountId]);
    const ofId = row.documentId;
    const paper = await standingPaper(tables, bookId, { kind: 'payment-voucher', ofId });
    const [since = []] = await billsSetAgainst(tables, bookId, [ofId]);
    const posted = 'posted' in row.content ? row.content.posted : null;
    const own = posted?.allocations ?? [];
    const settled = [...own, ...since.map((bill) => ({ kind: 'purchase-bill' as const, ...bill }))];
    const vouchers = await standingVouchers(tables, bookId, ofId);
    const left = posted === null ? [] : settledWithoutPaymentVoucher(posted, settled, vouchers);
    const bills = await reverseChargedBills(
      tables,
      bookId,
      left.map(({ id }) => id),
    );
    const wantsVoucher = row.status === 'posted' && bills.some((bill) => bill !== null);
    return detailOf(row, names.get(row.accountId ?? 0), { paper, wantsVoucher });
  });

const PAYMENT = { projection: documentsProjection, table: documents };

/** What the list reads beside the row itself. */
type WorkedOut = 'openPaise' | 'paid' | keyof OfOthers;

/** One that is posted now is in advance as far as it settles nothing; nothing has used it yet. */
export async function paymentReply(
  log: LogAsOf,
  paymentId: number,
): Promise<SupplierPaymentDetail> {
  const { rows } = await recordAsOf(log, PAYMENT, streamName(kind, paymentId));
  const [row] = rowsIn<Omit<WholeDocument<PaymentContent>, WorkedOut>>(rows, documents);
  invariant(row !== undefined, 'The payment was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  const { content, status } = row;
  const isOpen = status === 'posted' && 'posted' in content;
  const item = isOpen ? supplierPayment.effects.openItem(content.posted) : null;
  const openPaise = item?.amountPaise ?? 0;
  const place = { kind: 'payment-voucher', ofId: paymentId } as const;
  const paper = await standingPaperAsOf(log, place);
  return detailOf({ ...row, paid: saidOf(content), openPaise }, account?.name, {
    paper,
    wantsVoucher: false,
  });
}

const saidOf = (content: PaymentContent) => ('posted' in content ? content.posted : content.draft);

function cardOf(row: Omit<DocumentRow, keyof OfOthers>, name?: string): SupplierPaymentCard {
  const { paid } = row;
  invariant(paid !== null, 'A payment says how it was paid.');
  return {
    id: row.documentId,
    number: row.number,
    status: row.status,
    supplierAccountId: row.accountId,
    supplierName: name ?? '',
    paidOn: row.postedOn,
    method: paid.method,
    reference: paid.reference,
    chequeNumber: paid.cheque?.number ?? null,
    accountId: paid.moneyAccountId,
    amountPaise: paid.amountPaise,
    totalPaise: row.totalPaise,
    outstandingPaise: row.openPaise,
    runId: paid.runId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}

/** What bills and notes say. */
type OfOthers = Pick<
  DocumentRow,
  'billId' | 'billNumber' | 'creditState' | 'receivedOn' | 'wantsSelfInvoice' | 'selfInvoice'
>;

type OfReverseCharge = {
  readonly paper: ReverseChargePaperRow | null;
  /** Whether it paid for supplies under reverse charge that no voucher of it covers. */
  readonly wantsVoucher: boolean;
};

function detailOf(
  row: Omit<WholeDocument<PaymentContent>, keyof OfOthers>,
  name: string | undefined,
  { paper, wantsVoucher }: OfReverseCharge,
): SupplierPaymentDetail {
  const { content } = row;
  const said = saidOf(content);
  const posted = 'posted' in content ? content.posted : null;
  return {
    ...cardOf(row, name),
    chequeDate: said.cheque === null ? null : calendarDate(said.cheque.date),
    narration: said.narration,
    journalId: posted?.journalId ?? null,
    deductions: said.deductions.map((one) => ({ ...one })),
    bankChargePaise: said.bankCharge?.amountPaise ?? 0,
    settles: (posted?.allocations ?? []).map(({ settledOn: _day, billDate, ...one }) => ({
      ...one,
      line: one.line ?? null,
      date: calendarDate(billDate),
    })),
    payee: payeeTold(posted?.payee ?? NO_PAYEE),
    voucher:
      paper === null ? null : { number: paper.number, date: paper.date, gstPaise: paper.taxPaise },
    wantsVoucher,
  };
}

const NO_PAYEE = { name: null, accountNumber: null, ifsc: null, upi: null, confirmedOn: null };

/** Of the number of an account the last four characters are shown. */
export const payeeTold = ({ accountNumber, confirmedOn, ...payee }: PaymentPayee) => ({
  ...payee,
  accountEnd: accountNumber === ERASED ? null : (accountNumber?.slice(-4) ?? null),
  confirmedOn: confirmedOn === null ? null : calendarDate(confirmedOn),
});

/** @returns the payments of a run that stand, as transfers; null where the book has no such run. */
export async function readBankFileOf(
  db: ReadTables,
  bookId: number,
  runId: number,
): Promise<Sheet | null> {
  const all = await paymentsOfRun(db, bookId, runId);
  if (all.length === 0) return null;
  // Only what goes by transfer, and to whom it is known.
  const payments = all.filter(
    ({ method, payee }) => method === 'bank-transfer' && payee.accountNumber !== ERASED,
  );
  return {
    name: 'Transfers',
    columns: [
      { head: 'Beneficiary name', kind: 'text' },
      { head: 'Account number', kind: 'text' },
      { head: 'IFSC', kind: 'text' },
      { head: 'Amount', kind: 'amount' },
      { head: 'Method', kind: 'text' },
      { head: 'Reference', kind: 'text' },
      { head: 'Remark', kind: 'text' },
    ],
    rows: payments.map(({ payee, supplier, amountPaise, number, allocations }) => [
      payee.name ?? supplier.name,
      payee.accountNumber,
      payee.ifsc,
      rupeesFromPaise(amountPaise),
      transferSystemOf(amountPaise),
      number,
      allocations.map((one) => one.number).join(' '),
    ]),
  };
}
