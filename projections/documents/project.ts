import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  depositedTaxPaise,
  orderLines,
  orderSum,
  portKeyOf,
  pricedEntryLines,
  sumOfEntry,
  spentPaise,
  partyKeyOf,
  pricedLines,
  receiptLines,
  receiptSum,
  sumOfBill,
  settlingPaise,
  sumOfHeads,
  sumOfLines,
  taxPaise,
} from '#core/trade/index.ts';
import type {
  BillOfEntry,
  Expense,
  GoodsReceipt,
  OrderKind,
  PurchaseBill,
  PurchaseDebitNote,
  PurchaseOrder,
  PurchaseOrderLine,
  SupplierPayment,
  TdsDeposit,
  TradeKind,
} from '#core/trade/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { documents } from './table.ts';
import type {
  MatchOfNote,
  CreditMoveContent,
  DepositContent,
  DocumentContent,
  EntryContent,
  ExpenseContent,
  MovedCredit,
  NoteContent,
  OrderContent,
  PaymentContent,
  ReceiptContent,
} from './table.ts';

const patchDocuments = patch(documents);

const SEALED = [
  ...['name', 'pan', 'address', 'city', 'pincode'].map((field) => `supplier,${field}`),
  ...['name', 'accountNumber', 'ifsc', 'upi'].map((field) => `payee,${field}`),
];

/** What a posted document copies of a private person goes with that person. */
const contentErased = (text: string): string =>
  SEALED.reduce((content, field) => {
    const path = `{posted,${field}}`;
    const isText = `jsonb_typeof(live.content #> '${path}') = 'string'`;
    const before = `coalesce(live.content #> '${path}', 'null')`;
    const after = `case when ${isText} then to_jsonb(${text}::text) else ${before} end`;
    return `jsonb_set(${content}, '${path}', ${after}, false)`;
  }, 'live.content');

const eraseFromDocuments = eraseFrom(
  documents,
  (text) => `
    update documents as live set content = ${contentErased(text)},
      last_seq = greatest(live.last_seq, erased.seq),
      updated_at = greatest(live.updated_at, erased.recorded_at)
    from erased
    where live.book_id = erased.book_id and live.party_id = erased.customer_id
      and live.content #>> '{posted,privateCustomerId}' is not null`,
);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [...patchDocuments(events.flatMap(patchesOf)), ...eraseFromDocuments(events)];
}

type DocumentPatch = Patch<typeof documents>;

function patchesOf(event: ProjectedEvent): readonly DocumentPatch[] {
  switch (event.type) {
    case 'PurchaseBillDrafted':
      return [drafted(event)];
    case 'PurchaseBillDraftChanged':
      return [changed(event)];
    case 'PurchaseBillPosted':
      return [posted(event)];
    case 'PurchaseBillCreditMoved':
      return [creditMoved(event, 'purchase-bill')];
    case 'PurchaseBillReversed':
      return [moved(event, 'purchase-bill', 'reversed')];
    case 'PurchaseBillDiscarded':
      return [moved(event, 'purchase-bill', 'discarded')];
    case 'PurchaseDebitNoteDrafted':
      return [noteDrafted(event)];
    case 'PurchaseDebitNoteDraftChanged':
      return [noteChanged(event)];
    case 'PurchaseDebitNotePosted':
      return [notePosted(event)];
    case 'PurchaseDebitNoteMatched':
    case 'PurchaseDebitNoteMatchReversed':
      return [noteMatched(event)];
    case 'PurchaseDebitNoteReversed':
      return [moved(event, 'purchase-debit-note', 'reversed')];
    case 'PurchaseDebitNoteDiscarded':
      return [moved(event, 'purchase-debit-note', 'discarded')];
    case 'PurchaseOrderDrafted':
      return [orderDrafted(event)];
    case 'PurchaseOrderDraftChanged':
      return [orderChanged(event)];
    case 'PurchaseOrderIssued':
      return [orderIssued(event)];
    // What bills take is a change of the order: whoever looks at it reads it again.
    case 'PurchaseOrderBilled':
    case 'PurchaseOrderReopened':
    case 'PurchaseOrderReceived':
    case 'PurchaseOrderReceiptReversed':
      return [{ creates: false, columns: touched(event, 'purchase-order', event.data.documentId) }];
    case 'GoodsReceiptDrafted':
      return [receiptDrafted(event)];
    case 'GoodsReceiptDraftChanged':
      return [receiptChanged(event)];
    case 'GoodsReceiptPosted':
      return [receiptPosted(event)];
    case 'GoodsReceiptBilled':
    case 'GoodsReceiptReopened':
      return [{ creates: false, columns: touched(event, 'goods-receipt', event.data.documentId) }];
    case 'GoodsReceiptReversed':
      return [moved(event, 'goods-receipt', 'reversed')];
    case 'GoodsReceiptDiscarded':
      return [moved(event, 'goods-receipt', 'discarded')];
    case 'PurchaseOrderClosed':
      return [moved(event, 'purchase-order', 'closed')];
    case 'PurchaseOrderCancelled':
      return [moved(event, 'purchase-order', 'cancelled')];
    case 'SupplierPaymentDrafted':
      return [paymentDrafted(event)];
    case 'SupplierPaymentDraftChanged':
      return [paymentChanged(event)];
    case 'SupplierPaymentPosted':
      return [paymentPosted(event)];
    case 'SupplierPaymentReversed':
      return [moved(event, 'supplier-payment', 'reversed')];
    case 'SupplierPaymentDiscarded':
      return [moved(event, 'supplier-payment', 'discarded')];
    case 'TdsDepositDrafted':
      return [depositDrafted(event)];
    case 'TdsDepositDraftChanged':
      return [depositChanged(event)];
    case 'TdsDepositPosted':
      return [depositPosted(event)];
    case 'TdsDepositReversed':
      return [moved(event, 'tds-deposit', 'reversed')];
    case 'TdsDepositDiscarded':
      return [moved(event, 'tds-deposit', 'discarded')];
    case 'ExpenseDrafted':
      return [expenseDrafted(event)];
    case 'ExpenseDraftChanged':
      return [expenseChanged(event)];
    case 'ExpensePosted':
      return [expensePosted(event)];
    case 'ExpenseReversed':
      return [moved(event, 'expense', 'reversed')];
    case 'ExpenseDiscarded':
      return [moved(event, 'expense', 'discarded')];
    case 'CreditReversalDrafted':
    case 'CreditReclaimDrafted':
      return [creditMoveDrafted(event)];
    case 'CreditReversalDraftChanged':
    case 'CreditReclaimDraftChanged':
      return [creditMoveChanged(event)];
    case 'CreditReversalPosted':
    case 'CreditReclaimPosted':
      return [creditMovePosted(event)];
    case 'CreditReversalReversed':
    case 'CreditReclaimReversed':
      return [moved(event, creditMoveOf(event), 'reversed')];
    case 'CreditReversalDiscarded':
    case 'CreditReclaimDiscarded':
      return [moved(event, creditMoveOf(event), 'discarded')];
    case 'BillOfEntryDrafted':
      return [entryDrafted(event)];
    case 'BillOfEntryDraftChanged':
      return [entryChanged(event)];
    case 'BillOfEntryPosted':
      return [entryPosted(event)];
    case 'BillOfEntryCreditMoved':
      return [creditMoved(event, 'bill-of-entry')];
    case 'BillOfEntryPaymentRecorded':
      return [entryPaid(event, event.data)];
    case 'BillOfEntryPaymentReversed':
      return [entryPaid(event, null)];
    case 'BillOfEntryReversed':
      return [moved(event, 'bill-of-entry', 'reversed')];
    case 'BillOfEntryDiscarded':
      return [moved(event, 'bill-of-entry', 'discarded')];
    default:
      return [];
  }
}

const touched = (
  { bookId, seq, recordedAt }: ProjectedEvent,
  kind: TradeKind | OrderKind,
  documentId: number,
) => ({
  book_id: bookId,
  kind,
  document_id: documentId,
  last_seq: seq,
  updated_at: recordedAt,
});

type Ended = ProjectedEvent & { readonly data: { readonly documentId: number } };

const moved = (event: Ended, kind: TradeKind | OrderKind, status: string): DocumentPatch => ({
  creates: false,
  columns: { ...touched(event, kind, event.data.documentId), status },
});

type OfEvent<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

function drafted(event: OfEvent<'PurchaseBillDrafted'>): DocumentPatch {
  const columns = {
    ...touched(event, 'purchase-bill', event.data.documentId),
    ...draftColumns(event.data),
    ...asNewDraft(event),
  };
  return { creates: true, columns };
}

const asNewDraft = ({ seq, recordedAt }: ProjectedEvent) => ({
  seq,
  created_at: recordedAt,
  status: 'draft',
  number: null,
  number_key: null,
  credit_paise: 0,
  credit_to: null,
  no_credit: null,
  party_key: null,
  duty_paid: null,
  moved: null,
});

const changed = (event: OfEvent<'PurchaseBillDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'purchase-bill', event.data.documentId),
    ...draftColumns(event.data),
  },
});

function draftColumns({ draft, heads }: OfEvent<'PurchaseBillDrafted'>['data']) {
  const lines = pricedLines(draft, { heads: heads ?? 'none', noCredit: null });
  const sum = sumOfBill({ ...draft, lines });
  const content: DocumentContent = { draft, heads };
  const { billNumber, billDate } = draft;
  return {
    party_id: draft.supplierId,
    account_id: draft.accountId,
    taxable_paise: sum.taxablePaise,
    tax_paise: taxPaise(sum),
    total_paise: draft.totalPaise ?? Math.max(sum.sumPaise + (draft.roundOffPaise ?? 0), 0),
    document_date: billDate,
    posted_on: draft.postedOn,
    due_date: draft.dueDate,
    their_number: billNumber,
    their_number_key: billNumber === null ? null : nameKey(billNumber),
    financial_year: billDate === null ? null : yearOf(billDate),
    content,
  };
}

const yearOf = (date: string): string => financialYearLabel(financialYearOf(calendarDate(date)));

function posted(event: OfEvent<'PurchaseBillPosted'>): DocumentPatch {
  const { data } = event;
  const content: DocumentContent = { posted: data };
  const columns = { ...touched(event, 'purchase-bill', data.documentId), ...postedColumns(data) };
  return { creates: false, columns: { ...columns, content } };
}

function postedColumns(bill: PurchaseBill) {
  const { number, billNumber, billDate } = bill;
  const sum = sumOfBill(bill);
  return {
    party_id: bill.supplierId,
    account_id: bill.accountId,
    taxable_paise: sum.taxablePaise,
    tax_paise: taxPaise(sum),
    credit_paise: taxPaise(sumOfHeads(bill.lines.map(({ credited }) => credited))),
    total_paise: bill.totalPaise,
    document_date: billDate,
    posted_on: bill.postedOn,
    due_date: bill.dueDate,
    credit_to: bill.creditPeriod?.to ?? null,
    no_credit: bill.noCredit,
    status: 'posted',
    number,
    number_key: nameKey(number),
    their_number: billNumber,
    their_number_key: nameKey(billNumber),
    party_key: partyKeyOf(bill),
    financial_year: yearOf(billDate),
  };
}

function creditMoved(
  event: OfEvent<'PurchaseBillCreditMoved' | 'BillOfEntryCreditMoved'>,
  kind: TradeKind,
): DocumentPatch {
  const { documentId, receivedOn, creditPeriod } = event.data;
  const moved: MovedCredit = { receivedOn, creditPeriod };
  const touching = touched(event, kind, documentId);
  return { creates: false, columns: { ...touching, credit_to: creditPeriod?.to ?? null, moved } };
}

// A debit note to a supplier says beside its draft what it would be posted as.

function noteDrafted(event: OfEvent<'PurchaseDebitNoteDrafted'>): DocumentPatch {
  const touching = touched(event, 'purchase-debit-note', event.data.documentId);
  const columns = { ...touching, ...noteDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const noteChanged = (event: OfEvent<'PurchaseDebitNoteDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'purchase-debit-note', event.data.documentId),
    ...noteDraftColumns(event.data),
  },
});

function noteDraftColumns({ draft, known }: OfEvent<'PurchaseDebitNoteDrafted'>['data']) {
  const content: NoteContent = { draft, known };
  const theirs = draft.supplierNote?.number ?? null;
  return {
    ...noteColumns(known ?? { ...NOTHING_KNOWN, accountId: draft.accountId }, draft.postedOn),
    their_number: theirs,
    their_number_key: theirs === null ? null : nameKey(theirs),
    content,
  };
}

const NOTHING_KNOWN = { supplierId: null, lines: [], totalPaise: 0 } as const;

type KnownNote = Pick<PurchaseDebitNote, 'supplierId' | 'totalPaise'> & {
  readonly accountId: number | null;
  readonly lines: readonly PurchaseDebitNote['lines'][number][];
};

function noteColumns({ lines, totalPaise, ...party }: KnownNote, postedOn: string | null) {
  const sum = sumOfLines(lines);
  return {
    party_id: party.supplierId,
    account_id: party.accountId,
    taxable_paise: sum.taxablePaise,
    tax_paise: taxPaise(sum),
    total_paise: Math.max(totalPaise, 0),
    document_date: postedOn,
    posted_on: postedOn,
    due_date: null,
    financial_year: postedOn === null ? null : yearOf(postedOn),
  };
}

function notePosted(event: OfEvent<'PurchaseDebitNotePosted'>): DocumentPatch {
  const note: PurchaseDebitNote = event.data;
  const { number, postedOn, lines, credit, supplierNote } = note;
  const content: NoteContent = { posted: note };
  const columns = {
    ...touched(event, 'purchase-debit-note', note.documentId),
    ...noteColumns(note, postedOn),
    credit_paise: taxPaise(sumOfHeads(lines.map(({ credited }) => credited))),
    credit_to: credit.period?.to ?? null,
    status: 'posted',
    number,
    number_key: nameKey(number),
    ...answeredColumns(note, supplierNote),
    content,
  };
  return { creates: false, columns };
}

function noteMatched(
  event: OfEvent<'PurchaseDebitNoteMatched' | 'PurchaseDebitNoteMatchReversed'>,
): DocumentPatch {
  const { documentId, postedOn, accountId, gstin, comesTo } = event.data;
  const party = { postedOn, accountId, supplier: { gstin } };
  const touching = touched(event, 'purchase-debit-note', documentId);
  const sums = {
    taxable_paise: comesTo.taxablePaise,
    tax_paise: comesTo.taxPaise,
    credit_paise: comesTo.creditPaise,
    total_paise: comesTo.totalPaise,
  };
  if (event.type === 'PurchaseDebitNoteMatchReversed') {
    const answered = answeredColumns(party, event.data.stands);
    const columns = { ...touching, ...answered, ...sums, credit_to: null, moved: null };
    return { creates: false, columns };
  }
  const { supplierNote, state, period, matchedOn, difference } = event.data;
  const match: MatchOfNote = { supplierNote, state, period, matchedOn, difference };
  const answered = answeredColumns(party, supplierNote);
  const to = period?.to ?? null;
  const columns = { ...touching, ...answered, ...sums, credit_to: to, moved: match };
  return { creates: false, columns };
}

/** By what the supplier's credit note is told apart: its number, and the year of its date. */
function answeredColumns(
  {
    postedOn,
    ...party
  }: Pick<PurchaseDebitNote, 'accountId' | 'postedOn'> & {
    readonly supplier: { readonly gstin: string | null };
  },
  supplierNote: PurchaseDebitNote['supplierNote'],
) {
  if (supplierNote === null) {
    const year = yearOf(postedOn);
    return { their_number: null, their_number_key: null, party_key: null, financial_year: year };
  }
  return {
    their_number: supplierNote.number,
    their_number_key: nameKey(supplierNote.number),
    party_key: partyKeyOf(party),
    financial_year: yearOf(supplierNote.date),
  };
}

// An order is due when it is expected, and bears no number of the other side.

function orderDrafted(event: OfEvent<'PurchaseOrderDrafted'>): DocumentPatch {
  const touching = touched(event, 'purchase-order', event.data.documentId);
  const columns = { ...touching, ...orderDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const orderChanged = (event: OfEvent<'PurchaseOrderDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'purchase-order', event.data.documentId),
    ...orderDraftColumns(event.data),
  },
});

function orderDraftColumns({ draft, heads }: OfEvent<'PurchaseOrderDrafted'>['data']) {
  const content: OrderContent = { draft, heads };
  return { ...orderColumns({ ...draft, lines: orderLines(draft, heads ?? 'none') }), content };
}

type OrderSaid = Pick<PurchaseOrder, 'supplierId' | 'expectedOn'> & {
  readonly accountId: number | null;
  readonly orderedOn: string | null;
  readonly lines: readonly PurchaseOrderLine[];
};

function orderColumns({ supplierId, accountId, orderedOn, expectedOn, lines }: OrderSaid) {
  return {
    ...moneyColumns({
      ...NO_MONEY,
      supplierId,
      accountId,
      postedOn: orderedOn,
      totalPaise: orderSum(lines),
    }),
    taxable_paise: lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
    tax_paise: taxPaise(sumOfHeads(lines)),
    posted_on: null,
    due_date: expectedOn,
  };
}

function orderIssued(event: OfEvent<'PurchaseOrderIssued'>): DocumentPatch {
  const order: PurchaseOrder = event.data;
  const content: OrderContent = { posted: order };
  const columns = {
    ...touched(event, 'purchase-order', order.documentId),
    ...orderColumns(order),
    status: 'issued',
    number: order.number,
    number_key: nameKey(order.number),
    content,
  };
  return { creates: false, columns };
}

// Goods received before their bill have no tax; the other number is that of the paper with them.

function receiptDrafted(event: OfEvent<'GoodsReceiptDrafted'>): DocumentPatch {
  const touching = touched(event, 'goods-receipt', event.data.documentId);
  const columns = { ...touching, ...receiptDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const receiptChanged = (event: OfEvent<'GoodsReceiptDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'goods-receipt', event.data.documentId),
    ...receiptDraftColumns(event.data),
  },
});

function receiptDraftColumns({ draft }: OfEvent<'GoodsReceiptDrafted'>['data']) {
  const content: ReceiptContent = { draft };
  const totalPaise = receiptSum(receiptLines(draft.lines));
  return { ...receiptColumns({ ...draft, totalPaise }), content };
}

type ReceiptSaid = Pick<GoodsReceipt, 'supplierId' | 'challanNumber' | 'totalPaise'> & {
  readonly accountId: number | null;
  readonly postedOn: string | null;
};

const receiptColumns = ({ challanNumber: reference, ...said }: ReceiptSaid) => ({
  ...moneyColumns({ ...said, cheque: null, reference }),
  taxable_paise: said.totalPaise,
});

function receiptPosted(event: OfEvent<'GoodsReceiptPosted'>): DocumentPatch {
  const note: GoodsReceipt = event.data;
  const content: ReceiptContent = { posted: note };
  const columns = {
    ...touched(event, 'goods-receipt', note.documentId),
    ...receiptColumns(note),
    status: 'posted',
    number: note.number,
    number_key: nameKey(note.number),
    content,
  };
  return { creates: false, columns };
}

// A payment to a supplier has no tax of its own; its other number is the one of the bank.

function paymentDrafted(event: OfEvent<'SupplierPaymentDrafted'>): DocumentPatch {
  const touching = touched(event, 'supplier-payment', event.data.documentId);
  const columns = { ...touching, ...paymentDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const paymentChanged = (event: OfEvent<'SupplierPaymentDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'supplier-payment', event.data.documentId),
    ...paymentDraftColumns(event.data),
  },
});

function paymentDraftColumns({ draft }: OfEvent<'SupplierPaymentDrafted'>['data']) {
  const content: PaymentContent = { draft };
  const party = { supplierId: null, totalPaise: Math.max(settlingPaise(draft), 0) };
  return { ...moneyColumns({ ...draft, ...party }), content };
}

type PaidMoney = Pick<SupplierPayment, 'supplierId' | 'totalPaise' | 'cheque' | 'reference'> & {
  readonly accountId: number | null;
  readonly postedOn: string | null;
};

function moneyColumns({ supplierId, accountId, totalPaise, postedOn, ...by }: PaidMoney) {
  const theirs = by.cheque?.number ?? by.reference;
  return {
    party_id: supplierId,
    account_id: accountId,
    taxable_paise: 0,
    tax_paise: 0,
    total_paise: totalPaise,
    document_date: postedOn,
    posted_on: postedOn,
    due_date: null,
    their_number: theirs,
    their_number_key: theirs === null ? null : nameKey(theirs),
    financial_year: postedOn === null ? null : yearOf(postedOn),
  };
}

function paymentPosted(event: OfEvent<'SupplierPaymentPosted'>): DocumentPatch {
  const payment: SupplierPayment = event.data;
  const content: PaymentContent = { posted: payment };
  const columns = {
    ...touched(event, 'supplier-payment', payment.documentId),
    ...moneyColumns(payment),
    status: 'posted',
    number: payment.number,
    number_key: nameKey(payment.number),
    content,
  };
  return { creates: false, columns };
}

// A deposit of TDS is of no party; its other number is the one of the bank.

function depositDrafted(event: OfEvent<'TdsDepositDrafted'>): DocumentPatch {
  const touching = touched(event, 'tds-deposit', event.data.documentId);
  const columns = { ...touching, ...depositDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const depositChanged = (event: OfEvent<'TdsDepositDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'tds-deposit', event.data.documentId),
    ...depositDraftColumns(event.data),
  },
});

function depositDraftColumns({ draft }: OfEvent<'TdsDepositDrafted'>['data']) {
  const content: DepositContent = { draft };
  const { moneyAccountId: accountId, interestPaise, feePaise } = draft;
  const totalPaise = depositedTaxPaise(draft) + interestPaise + feePaise;
  return { ...moneyColumns({ ...draft, ...NO_PARTY, accountId, totalPaise }), content };
}

const NO_PARTY = { supplierId: null, cheque: null } as const;

function depositPosted(event: OfEvent<'TdsDepositPosted'>): DocumentPatch {
  const deposit: TdsDeposit = event.data;
  const content: DepositContent = { posted: deposit };
  const columns = {
    ...touched(event, 'tds-deposit', deposit.documentId),
    ...moneyColumns({ ...deposit, ...NO_PARTY }),
    status: 'posted',
    number: deposit.number,
    number_key: nameKey(deposit.number),
    content,
  };
  return { creates: false, columns };
}

// An expense without a supplier; its other number is that of the slip.

function expenseDrafted(event: OfEvent<'ExpenseDrafted'>): DocumentPatch {
  const touching = touched(event, 'expense', event.data.documentId);
  const columns = { ...touching, ...expenseDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const expenseChanged = (event: OfEvent<'ExpenseDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'expense', event.data.documentId),
    ...expenseDraftColumns(event.data),
  },
});

function expenseDraftColumns({ draft }: OfEvent<'ExpenseDrafted'>['data']) {
  const content: ExpenseContent = { draft };
  const { moneyAccountId: accountId, lines, slipNumber: reference } = draft;
  const totalPaise = spentPaise(lines);
  const said = { ...draft, ...NO_PARTY, accountId, totalPaise, reference };
  return { ...moneyColumns(said), content };
}

function expensePosted(event: OfEvent<'ExpensePosted'>): DocumentPatch {
  const slip: Expense = event.data;
  const content: ExpenseContent = { posted: slip };
  const columns = {
    ...touched(event, 'expense', slip.documentId),
    ...moneyColumns({ ...slip, ...NO_PARTY, reference: slip.slipNumber }),
    status: 'posted',
    number: slip.number,
    number_key: nameKey(slip.number),
    content,
  };
  return { creates: false, columns };
}

// A reversal of input credit and its twin are of no party, and no money moves.

type CreditMoveEvent = Extract<
  ProjectedEvent,
  { type: `CreditReversal${string}` | `CreditReclaim${string}` }
>;

const creditMoveOf = ({ type }: CreditMoveEvent): TradeKind =>
  type.startsWith('CreditReversal') ? 'credit-reversal' : 'credit-reclaim';

type MoveDrafted = OfEvent<'CreditReversalDrafted' | 'CreditReclaimDrafted'>;
type MoveChanged = OfEvent<'CreditReversalDraftChanged' | 'CreditReclaimDraftChanged'>;

function creditMoveDrafted(event: MoveDrafted): DocumentPatch {
  const touching = touched(event, creditMoveOf(event), event.data.documentId);
  const columns = { ...touching, ...creditMoveDraftColumns(event), ...asNewDraft(event) };
  return { creates: true, columns };
}

const creditMoveChanged = (event: MoveChanged): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, creditMoveOf(event), event.data.documentId),
    ...creditMoveDraftColumns(event),
  },
});

function creditMoveDraftColumns({ data: { draft } }: MoveDrafted | MoveChanged) {
  const content: CreditMoveContent = { draft };
  const totalPaise = taxPaise(sumOfHeads(draft.bills));
  const { postedOn } = draft;
  return { ...moneyColumns({ ...NO_MONEY, accountId: null, postedOn, totalPaise }), content };
}

const NO_MONEY = { ...NO_PARTY, reference: null } as const;

function creditMovePosted(
  event: OfEvent<'CreditReversalPosted' | 'CreditReclaimPosted'>,
): DocumentPatch {
  const { data } = event;
  const content: CreditMoveContent = { posted: data };
  const { documentId, accountId, postedOn, totalPaise, number } = data;
  const columns = {
    ...touched(event, creditMoveOf(event), documentId),
    ...moneyColumns({ ...NO_MONEY, accountId, postedOn, totalPaise }),
    status: 'posted',
    number,
    number_key: nameKey(number),
    content,
  };
  return { creates: false, columns };
}

// A bill of entry is of no party: its other number is that of customs, told apart by the port.

function entryDrafted(event: OfEvent<'BillOfEntryDrafted'>): DocumentPatch {
  const touching = touched(event, 'bill-of-entry', event.data.documentId);
  const columns = { ...touching, ...entryDraftColumns(event.data), ...asNewDraft(event) };
  return { creates: true, columns };
}

const entryChanged = (event: OfEvent<'BillOfEntryDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'bill-of-entry', event.data.documentId),
    ...entryDraftColumns(event.data),
  },
});

function entryDraftColumns({ draft }: OfEvent<'BillOfEntryDrafted'>['data']) {
  const content: EntryContent = { draft };
  const lines = pricedEntryLines(draft.lines, null);
  return { ...entryColumns({ ...draft, accountId: null, lines }), content };
}

type EntrySaid = Pick<BillOfEntry, 'interestPaise' | 'penaltyPaise'> & {
  readonly accountId: number | null;
  readonly billNumber: string | null;
  readonly billDate: string | null;
  readonly postedOn: string | null;
  readonly lines: readonly BillOfEntry['lines'][number][];
};

function entryColumns({ accountId, billNumber, billDate, postedOn, ...said }: EntrySaid) {
  const { taxablePaise, igstPaise, cessPaise, totalPaise } = sumOfEntry(said);
  return {
    party_id: null,
    account_id: accountId,
    taxable_paise: taxablePaise,
    tax_paise: igstPaise + cessPaise,
    total_paise: totalPaise,
    document_date: billDate,
    posted_on: postedOn,
    due_date: null,
    their_number: billNumber,
    their_number_key: billNumber === null ? null : nameKey(billNumber),
    financial_year: billDate === null ? null : yearOf(billDate),
  };
}

function entryPosted(event: OfEvent<'BillOfEntryPosted'>): DocumentPatch {
  const entry: BillOfEntry = event.data;
  const content: EntryContent = { posted: entry };
  const { number, portCode, billDate, creditPeriod, noCredit } = entry;
  const columns = {
    ...touched(event, 'bill-of-entry', entry.documentId),
    ...entryColumns(entry),
    credit_paise: sumOfEntry(entry).creditPaise,
    credit_to: creditPeriod?.to ?? null,
    no_credit: noCredit,
    status: 'posted',
    number,
    number_key: nameKey(number),
    party_key: portKeyOf(portCode, billDate),
    content,
  };
  return { creates: false, columns };
}

const entryPaid = (
  event: OfEvent<'BillOfEntryPaymentRecorded' | 'BillOfEntryPaymentReversed'>,
  paid: OfEvent<'BillOfEntryPaymentRecorded'>['data'] | null,
): DocumentPatch => ({
  creates: false,
  columns: { ...touched(event, 'bill-of-entry', event.data.documentId), duty_paid: paid },
});

export const documentsProjection: Projection = {
  name: 'documents',
  version: 3,
  tables: [documents],
  project,
  former: { version: 2, project },
};
