// The whole decision on a document of trade: its own events, the accounts that are made for it, and
// the journal that it posts or reverses. It is one for all kinds.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { DocumentNumber } from '../../tax/index.ts';
import {
  billOfEntryPosting,
  expensePosting,
  goodsReceiptPosting,
  creditReclaimPosting,
  creditReversalPosting,
  ordersBilled,
  ordersOpenedAgain,
  ordersReceiptReversed,
  ordersReceived,
  orderStream,
  purchaseBillPosting,
  purchaseDebitNotePosting,
  purchaseOrderDecider,
  receiptsBilled,
  receiptsOpenedAgain,
  receiptStream,
  supplierPaymentPosting,
  tdsDepositPosting,
} from '../../trade/index.ts';
import type {
  BillOfEntryCommand,
  BillOfEntryFacts,
  BillOfEntryState,
  CreditMoveFacts,
  CreditReclaimCommand,
  CreditReclaimState,
  CreditReversalCommand,
  CreditReversalDraft,
  CreditReversalState,
  DocumentKind,
  ExpenseCommand,
  ExpenseFacts,
  ExpenseState,
  GoodsReceiptCommand,
  GoodsReceiptFacts,
  GoodsReceiptState,
  OrdersOfBill,
  PostedTradeDocument,
  PurchaseBillCommand,
  PurchaseBillFacts,
  PurchaseBill,
  PurchaseBillState,
  PurchaseOrderCommand,
  PurchaseOrderFacts,
  PurchaseOrderRejection,
  PurchaseOrderState,
  ReceiptsOfBill,
  SupplierPaymentCommand,
  SupplierPaymentDraft,
  SupplierPaymentFacts,
  SupplierPaymentState,
  TdsDepositCommand,
  TdsDepositFacts,
  TdsDepositState,
  TradePosting,
} from '../../trade/index.ts';
import { paymentVoucherWith, selfInvoiceWith } from './reverse-charge-decision.ts';
import type { ReverseChargedPayment } from './reverse-charge-decision.ts';
import type { SelfInvoiceState } from '../../trade/kinds/reverse-charge/index.ts';
import { accountsOfRoles } from '../accounts-of.ts';
import { decideWithJournals, onStreams } from '../decide-with-journals.ts';
import type { DocumentEvent, DocumentFacts, DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import type { Posting } from '../journals/posting.ts';
import { accountPaidFrom, takesCharges } from '../customers/money-account.ts';
import { nextOf } from '../numbers/numbers.ts';
import type { NumberingContext } from '../numbers/numbers.ts';
import type { PostingContext } from '../posting-context.ts';

type Numbered = { readonly nextNumber: (financialYear: string) => DocumentNumber };

/** What a decision is made from; its number comes of the series of the book. */
export type TradeContext<State, Facts> = PostingContext & {
  readonly facts: Pick<DocumentFacts, 'lastNumber'>;
  readonly document: State;
  readonly documentFacts: Omit<Facts, 'nextNumber'>;
};

type Decided<Document extends PostedTradeDocument, State, Command, Event, Facts, Rejection> = {
  readonly kind: DocumentKind<Document>;
  readonly decider: Decider<State, Command, Event, Facts, Rejection>;
  readonly postingOf: (event: Event) => TradePosting<Document> | null;
};

/** @returns the decision on documents of a kind. */
const decisionOn =
  <
    Document extends PostedTradeDocument,
    State,
    Command extends { readonly data: object },
    Event extends DocumentEvent,
    Facts extends Numbered,
    Rejection,
  >({
    kind,
    decider,
    postingOf,
  }: Decided<Document, State, Command, Event, Facts, Rejection>) =>
  (
    command: Command,
    { document: state, documentFacts, ...context }: TradeContext<State, Facts>,
    before: readonly StreamEvent[] = [],
  ): Result<readonly StreamEvent[], Rejection | DocumentRejection> => {
    const numbered: Numbered = { nextNumber: nextOf(kind.kind, context) };
    const facts = { ...documentFacts, ...numbered } as Facts;
    const journals = (event: Event) => journalsOf(kind, postingOf(event), command);
    return decideWithJournals(decider, { state, command, facts }, journals, context, before);
  };

/** An order posts nothing. */
export type PurchaseOrderContext = NumberingContext & {
  readonly document: PurchaseOrderState;
  readonly documentFacts: Omit<PurchaseOrderFacts, 'nextNumber'>;
};

export function decidePurchaseOrder(
  command: PurchaseOrderCommand,
  { document, documentFacts, ...context }: PurchaseOrderContext,
): Result<readonly StreamEvent[], PurchaseOrderRejection> {
  const facts = { ...documentFacts, nextNumber: nextOf('purchase-order', context) };
  const decided = purchaseOrderDecider.decide(document, command, facts);
  return decided.ok ? accepted(onStreams(ORDERS, decided.value, command)) : decided;
}

const ORDERS = { streamOf: orderStream };

/** A bill that is reversed takes its own invoice along, and opens what it took again. */
export type PurchaseBillContext = TradeContext<PurchaseBillState, PurchaseBillFacts> & {
  readonly selfInvoice: SelfInvoiceState;
  /** Those of its lines, and those of the goods received that it takes. */
  readonly orders: OrdersOfBill;
};

const decideBill = decisionOn(purchaseBillPosting);

export function decidePurchaseBill(
  command: PurchaseBillCommand,
  { selfInvoice, orders, ...context }: PurchaseBillContext,
): ReturnType<typeof decideBill> {
  const decided = decideBill(command, context);
  if (!decided.ok) return decided;
  const { today, receipts } = context.documentFacts;
  return accepted([
    ...decided.value,
    ...selfInvoiceWith(decided.value, selfInvoice, today),
    ...ordersWith(decided.value, orders, receipts),
    ...receiptsWith(decided.value, receipts),
  ]);
}

/** @returns what a bill takes of its orders as it is posted, and opens again as it is reversed. */
const ordersWith = (
  events: readonly StreamEvent[],
  orders: OrdersOfBill,
  receipts: ReceiptsOfBill,
): readonly StreamEvent[] =>
  onStreams(
    ORDERS,
    events.flatMap(({ event }) => {
      if (event.type === 'PurchaseBillPosted') {
        return ordersBilled(event.data, orderedLines(event.data, receipts), orders);
      }
      return event.type === 'PurchaseBillReversed' ? ordersOpenedAgain(event.data, orders) : [];
    }),
    null,
  );

/** @returns the lines of a bill, each with the line of an order that it or its goods are of. */
const orderedLines = ({ lines }: PurchaseBill, receipts: ReceiptsOfBill) =>
  lines.map(({ earlier, quantityThousandths, taxablePaise }) => {
    const isReceived = earlier?.kind === 'goods-receipt';
    const note = isReceived ? receipts.get(earlier.id) : undefined;
    const received =
      note !== undefined && 'posted' in note
        ? note.posted.lines[(earlier?.line ?? 0) - 1]?.earlier
        : undefined;
    const order = (isReceived ? received : earlier) ?? null;
    return { order, isReceived, quantityThousandths, taxablePaise };
  });

const RECEIPTS = { streamOf: receiptStream };

/** @returns what a bill takes of goods received before it, and opens again as it is reversed. */
const receiptsWith = (
  events: readonly StreamEvent[],
  receipts: ReceiptsOfBill,
): readonly StreamEvent[] =>
  onStreams(
    RECEIPTS,
    events.flatMap(({ event }) => {
      if (event.type === 'PurchaseBillPosted') return receiptsBilled(event.data, receipts);
      return event.type === 'PurchaseBillReversed' ? receiptsOpenedAgain(event.data, receipts) : [];
    }),
    null,
  );

export type GoodsReceiptContext = TradeContext<GoodsReceiptState, GoodsReceiptFacts> & {
  readonly orders: OrdersOfBill;
};

const decideReceipt = decisionOn(goodsReceiptPosting);

/** Its orders are told what came, and that it did not once it is reversed. */
export function decideGoodsReceipt(
  command: GoodsReceiptCommand,
  { orders, ...context }: GoodsReceiptContext,
): ReturnType<typeof decideReceipt> {
  const decided = decideReceipt(command, context);
  if (!decided.ok) return decided;
  const ofOrders = decided.value.flatMap(({ event }) => {
    if (event.type === 'GoodsReceiptPosted') return ordersReceived(event.data, orders);
    return event.type === 'GoodsReceiptReversed' ? ordersReceiptReversed(event.data, orders) : [];
  });
  return accepted([...decided.value, ...onStreams(ORDERS, ofOrders, null)]);
}

export const decidePurchaseDebitNote = decisionOn(purchaseDebitNotePosting);

/** What only the accounts of the book can tell of a payment. */
type MoneyFacts = Pick<SupplierPaymentFacts, 'moneyAccountId' | 'chargeAccounts'>;
export type SupplierPaymentContext = TradeContext<
  SupplierPaymentState,
  Omit<SupplierPaymentFacts, keyof MoneyFacts>
> &
  ReverseChargedPayment;

const decidePayment = decisionOn(supplierPaymentPosting);

type PaidDraft = Pick<SupplierPaymentDraft, 'method' | 'moneyAccountId'>;

/** What a draft that is posted is paid from; of any other act nothing is. */
const moneyOf = (draft: PaidDraft | null, context: PostingContext) =>
  draft === null
    ? { accountId: null, events: [] }
    : accountPaidFrom({ method: draft.method, accountId: draft.moneyAccountId }, context);

/**
 * The account of the book that pays by a method is made on first use, as that of receipts is. Its
 * voucher of reverse charge comes and goes with the payment.
 */
export function decideSupplierPayment(
  command: SupplierPaymentCommand,
  { documentFacts, paymentVoucher, reverseCharged, ...context }: SupplierPaymentContext,
): ReturnType<typeof decidePayment> {
  const draft = supplierPaymentPosting.draftPosted(command, context.document);
  const { account } = context.states;
  const money = moneyOf(draft, context);
  const charges = draft === null ? [] : [...draft.deductions, draft.bankCharge];
  const named = charges.flatMap((one) => one?.accountId ?? []);
  const chargeAccounts = new Set(named.filter((id) => takesCharges(account(id))));
  const facts = { ...documentFacts, moneyAccountId: money.accountId, chargeAccounts };
  const paid = decidePayment(command, { ...context, documentFacts: facts }, money.events);
  if (!paid.ok) return paid;
  const charged = { paymentVoucher, reverseCharged };
  const paymentVouchers = paymentVoucherWith(paid.value, charged, context);
  return accepted([...paid.value, ...paymentVouchers]);
}

export type TdsDepositContext = TradeContext<
  TdsDepositState,
  Omit<TdsDepositFacts, 'moneyAccountId'>
>;

const decideDeposit = decisionOn(tdsDepositPosting);

export function decideTdsDeposit(
  command: TdsDepositCommand,
  { documentFacts, ...context }: TdsDepositContext,
): ReturnType<typeof decideDeposit> {
  const draft = tdsDepositPosting.draftPosted(command, context.document);
  const money = moneyOf(draft, context);
  const facts = { ...documentFacts, moneyAccountId: money.accountId };
  return decideDeposit(command, { ...context, documentFacts: facts }, money.events);
}

export type ExpenseContext = TradeContext<ExpenseState, Omit<ExpenseFacts, 'moneyAccountId'>>;

const decideSlip = decisionOn(expensePosting);

export function decideExpense(
  command: ExpenseCommand,
  { documentFacts, ...context }: ExpenseContext,
): ReturnType<typeof decideSlip> {
  const draft = expensePosting.draftPosted(command, context.document);
  const money = moneyOf(draft, context);
  const facts = { ...documentFacts, moneyAccountId: money.accountId };
  return decideSlip(command, { ...context, documentFacts: facts }, money.events);
}

type CreditFacts = Omit<CreditMoveFacts, 'accountId'>;
export type CreditReversalContext = TradeContext<CreditReversalState, CreditFacts>;
export type CreditReclaimContext = TradeContext<CreditReclaimState, CreditFacts>;

const decideReversal = decisionOn(creditReversalPosting);
const decideReclaim = decisionOn(creditReclaimPosting);

type ServedAccount = { readonly accountId: number | null; readonly events: readonly StreamEvent[] };

/** @returns the account that serves a role, which is made on first use. */
function served(
  role: 'credit-recoverable' | 'credit-lost' | 'customs-payable',
  context: PostingContext,
): ServedAccount {
  const { ids, events } = accountsOfRoles([role], context);
  return { accountId: ids.get(role) ?? null, events };
}

/** What section 17(5) and rules 42 and 43 reverse is a cost; the rest waits to be claimed again. */
const accountOfRule = (rule: CreditReversalDraft['rule']) =>
  rule === '17-5' || rule === '42' ? 'credit-lost' : 'credit-recoverable';

/** An account may be named for what is lost for good alone. */
function creditOutAccount(
  { rule, costAccountId }: CreditReversalDraft,
  context: PostingContext,
): ServedAccount {
  if (costAccountId === null) return served(accountOfRule(rule), context);
  const fits =
    accountOfRule(rule) === 'credit-lost' && takesCharges(context.states.account(costAccountId));
  return { accountId: fits ? costAccountId : null, events: [] };
}

const NO_ACCOUNT: ServedAccount = { accountId: null, events: [] };

export function decideCreditReversal(
  command: CreditReversalCommand,
  { documentFacts, ...context }: CreditReversalContext,
): ReturnType<typeof decideReversal> {
  const draft = creditReversalPosting.draftPosted(command, context.document);
  const { accountId, events } = draft === null ? NO_ACCOUNT : creditOutAccount(draft, context);
  const facts = { ...documentFacts, accountId };
  return decideReversal(command, { ...context, documentFacts: facts }, events);
}

export function decideCreditReclaim(
  command: CreditReclaimCommand,
  { documentFacts, ...context }: CreditReclaimContext,
): ReturnType<typeof decideReclaim> {
  const draft = creditReclaimPosting.draftPosted(command, context.document);
  const { accountId, events } =
    draft === null ? NO_ACCOUNT : served(accountOfRule(draft.rule), context);
  const facts = { ...documentFacts, accountId };
  return decideReclaim(command, { ...context, documentFacts: facts }, events);
}

export type BillOfEntryContext = TradeContext<
  BillOfEntryState,
  Omit<BillOfEntryFacts, 'accountId'>
>;

const decideEntry = decisionOn(billOfEntryPosting);

/** On which duty is owed to customs, or from which it is paid; made on first use. */
function accountOfEntry(
  command: BillOfEntryCommand,
  context: PostingContext & Pick<BillOfEntryContext, 'document'>,
): ServedAccount {
  if (command.type === 'PayBillOfEntry') return moneyOf(command.data, context);
  const draft = billOfEntryPosting.draftPosted(command, context.document);
  return draft === null ? NO_ACCOUNT : served('customs-payable', context);
}

export function decideBillOfEntry(
  command: BillOfEntryCommand,
  { documentFacts, ...context }: BillOfEntryContext,
): ReturnType<typeof decideEntry> {
  const { accountId, events } = accountOfEntry(command, context);
  const facts = { ...documentFacts, accountId };
  return decideEntry(command, { ...context, documentFacts: facts }, events);
}

function journalsOf<Document extends PostedTradeDocument>(
  kind: DocumentKind<Document>,
  posting: TradePosting<Document> | null,
  { data }: { readonly data: object },
): readonly DocumentJournal[] {
  if (posting === null) return [];
  if ('post' in posting) return [{ post: postingOfDocument(kind, posting.post) }];
  if ('beside' in posting) {
    const { documentId, number, dated, ...journal } = posting.beside;
    const source = { kind: kind.kind, id: documentId, number };
    return [{ post: { ...journal, source, entryDate: calendarDate(dated) } }];
  }
  invariant('reversalId' in data, 'A document is reversed together with its journal.');
  const { documentId: id, journalId, reason, reversedOn } = posting.reverse;
  return [
    {
      reverse: {
        journalId: journalId as JournalId,
        reversalId: data.reversalId as JournalId,
        reason,
        entryDate: calendarDate(reversedOn),
        document: { kind: kind.kind, id },
      },
    },
  ];
}

/** @returns the journal of a posted document. */
function postingOfDocument<Document extends PostedTradeDocument>(
  { kind, voucherType, effects }: DocumentKind<Document>,
  posted: Document,
): Posting {
  const { documentId: id, number, journalId, postedOn } = posted;
  invariant(journalId !== null, 'A document without a journal posts none.');
  return {
    journalId,
    voucherType,
    entryDate: calendarDate(postedOn),
    narration: effects.narration(posted),
    source: { kind, id, number },
    entries: effects.ledger(posted),
    credit: effects.credit?.(posted),
  };
}
