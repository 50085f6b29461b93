// What people do to the ledgers of customers, in any order and on any day: some of it is refused.
import fc from 'fast-check';
import { idOf } from '#tests/support/team.ts';
import type { House } from '../../trade/house.ts';
import { dayFrom } from '../../trade/house.ts';
import { BALES } from '../../trade/requests.ts';

/** Lists grow as the actions go on; what was taken back stays in them. */
export type ReceivablesBook = {
  readonly house: House;
  readonly today: string;
  readonly customerIds: readonly number[];
  /** Of customers, and one of the group without a customer. */
  readonly partyAccountIds: readonly number[];
  readonly bills: { customerId: number; invoiceId: number }[];
  readonly receipts: { customerId: number; receiptId: number }[];
  readonly payments: { invoiceId: number; paymentId: number }[];
  readonly journalIds: number[];
};

const KINDS = [
  'bill',
  'pay',
  'receive',
  'allocate',
  'credit',
  'cancel',
  'post',
  'reverse',
  'takeReceiptBack',
  'takePaymentBack',
] as const;

/** The numbers choose among what there is at that moment. */
type ReceivablesAction = {
  readonly kind: (typeof KINDS)[number];
  readonly one: number;
  readonly other: number;
  readonly rupees: number;
  readonly daysAgo: number;
};

export const anyReceivablesAction: fc.Arbitrary<ReceivablesAction> = fc.record({
  kind: fc.constantFrom(...KINDS),
  one: fc.nat(50),
  other: fc.nat(50),
  rupees: fc.integer({ min: 1, max: 200 }),
  daysAgo: fc.integer({ min: 0, max: 150 }),
});

const chosen = <Item>(list: readonly Item[], number: number): Item | undefined =>
  list[number % list.length];

type Doing = (book: ReceivablesBook, action: ReceivablesAction) => Promise<boolean>;

const none = Promise.resolve(false);

const ACTIONS: Readonly<Record<ReceivablesAction['kind'], Doing>> = {
  async bill({ house, today, customerIds, bills }, { one, other, daysAgo }) {
    const day = dayFrom(today, -daysAgo);
    const customerId = chosen(customerIds, one) ?? 0;
    const got = await house.owner('createInvoice', {
      body: {
        customer_id: customerId,
        items: [BALES],
        issue: true,
        issue_date: day,
        due_date: dayFrom(day, other),
      },
    });
    if (got.status !== 200) return false;
    bills.push({ customerId, invoiceId: idOf(got) });
    return true;
  },
  async pay({ house, today, bills, payments }, { one, rupees, daysAgo }) {
    const invoiceId = chosen(bills, one)?.invoiceId;
    if (invoiceId === undefined) return none;
    const date = dayFrom(today, -daysAgo);
    const got = await house.owner('recordPayment', {
      params: { invoiceId },
      body: { amount: String(rupees), method: 'cash', date },
    });
    if (got.status !== 200) return false;
    const { payments: all } = got.body as { payments: { id: number }[] };
    payments.push({ invoiceId, paymentId: all.at(-1)?.id ?? 0 });
    return true;
  },
  async receive({ house, today, customerIds, receipts }, { one, rupees, daysAgo }) {
    const customerId = chosen(customerIds, one) ?? 0;
    const got = await house.owner('recordReceipt', {
      params: { customerId },
      body: { amount: String(rupees), method: 'cash', date: dayFrom(today, -daysAgo) },
    });
    if (got.status === 200) receipts.push({ customerId, receiptId: idOf(got) });
    return got.status === 200;
  },
  async allocate({ house, bills, receipts }, { one, other }) {
    const receipt = chosen(receipts, other);
    const own = bills.filter(({ customerId }) => customerId === receipt?.customerId);
    const invoiceId = chosen(own, one)?.invoiceId;
    if (invoiceId === undefined || receipt === undefined) return none;
    const body = { source: { kind: 'receipt', id: receipt.receiptId } };
    return (await house.owner('allocateCredit', { params: { invoiceId }, body })).status === 200;
  },
  async credit({ house, bills }, { one, other }) {
    const invoiceId = chosen(bills, one)?.invoiceId;
    if (invoiceId === undefined) return none;
    const body = { reason: '01', ...(other % 2 && { lines: [{ line: 1, quantity: 1 }] }) };
    return (await house.owner('issueCreditNote', { params: { invoiceId }, body })).status === 200;
  },
  async cancel({ house, bills }, { one }) {
    const invoiceId = chosen(bills, one)?.invoiceId;
    if (invoiceId === undefined) return none;
    const body = { reason: 'Typed twice', confirm: 'past_due_date' };
    const asked = { params: { invoiceId }, body };
    const isCancelled = (await house.owner('cancelInvoice', asked)).status === 200;
    // Nothing more can be done with it: it would only take the place of one that is open.
    if (isCancelled)
      bills.splice(
        bills.findIndex((bill) => bill.invoiceId === invoiceId),
        1,
      );
    return isCancelled;
  },
  async post({ house, today, partyAccountIds, journalIds }, action) {
    const { one, other, rupees, daysAgo } = action;
    const amount = other % 2 === 0 ? rupees : -rupees;
    const entry = [
      { account_id: chosen(partyAccountIds, one), amount },
      { account_id: house.account('Cash'), amount: -amount },
    ];
    // Also days that are still to come, within the month.
    const date = dayFrom(today, other % 5 === 0 ? 3 : -daysAgo);
    const got = await house.owner('postJournal', { body: { entry, date } });
    if (got.status !== 200) return false;
    journalIds.push((got.body as { journal: { id: number } }).journal.id);
    return true;
  },
  async reverse({ house, journalIds }, { one }) {
    const journalId = chosen(journalIds, one);
    if (journalId === undefined) return none;
    const asked = { params: { journalId }, body: { reason: 'Typed twice' } };
    return (await house.owner('reverseJournal', asked)).status === 200;
  },
  async takeReceiptBack({ house, receipts }, { one }) {
    const params = chosen(receipts, one);
    if (params === undefined) return none;
    const body = { reason: 'Bounced' };
    return (await house.owner('reverseReceipt', { params, body })).status === 200;
  },
  async takePaymentBack({ house, payments }, { one }) {
    const params = chosen(payments, one);
    if (params === undefined) return none;
    const body = { reason: 'Bounced' };
    return (await house.owner('reversePayment', { params, body })).status === 200;
  },
};

/** What happens besides in a book that trades: notes, advances, goods and suppliers. */
export const TRADE_KINDS = [
  'charge',
  'takeNoteBack',
  'advance',
  'sellGoods',
  'buy',
  'paySupplier',
] as const;

type TradeAction = Omit<ReceivablesAction, 'kind'> & {
  readonly kind: ReceivablesAction['kind'] | (typeof TRADE_KINDS)[number];
};

export const anyTradeAction: fc.Arbitrary<TradeAction> = fc.record({
  kind: fc.constantFrom(...KINDS, ...TRADE_KINDS),
  one: fc.nat(50),
  other: fc.nat(50),
  rupees: fc.integer({ min: 1, max: 200 }),
  daysAgo: fc.integer({ min: 0, max: 150 }),
});

/** A book of which the goods and a supplier are known too. */
export type TradingBook = ReceivablesBook & {
  readonly productId: number;
  readonly supplierAccountId: number;
};

type Trading = (book: TradingBook, action: TradeAction) => Promise<boolean>;

const onSupplier =
  (sign: 1 | -1, against: string): Trading =>
  async ({ house, today, supplierAccountId, journalIds }, { rupees, daysAgo }) => {
    const entry = [
      { account_id: house.account(against), amount: -sign * rupees },
      { account_id: supplierAccountId, amount: sign * rupees },
    ];
    const got = await house.owner('postJournal', {
      body: { entry, date: dayFrom(today, -daysAgo) },
    });
    if (got.status !== 200) return false;
    journalIds.push((got.body as { journal: { id: number } }).journal.id);
    return true;
  };

const TRADE: Readonly<Record<(typeof TRADE_KINDS)[number], Trading>> = {
  async charge({ house, bills }, { one, rupees }) {
    const invoiceId = chosen(bills, one)?.invoiceId;
    if (invoiceId === undefined) return none;
    const body = { reason: '04', lines: [{ line: 1, taxable: String(rupees) }] };
    return (await house.owner('issueDebitNote', { params: { invoiceId }, body })).status === 200;
  },
  async takeNoteBack({ house, bills }, { one }) {
    const invoiceId = chosen(bills, one)?.invoiceId;
    if (invoiceId === undefined) return none;
    const { body } = await house.owner('readInvoice', { params: { invoiceId } });
    const { credit_notes: notes } = body as { credit_notes: { id: number }[] };
    const creditNoteId = chosen(notes, one)?.id;
    if (creditNoteId === undefined) return none;
    const asked = { params: { invoiceId, creditNoteId }, body: { reason: 'Not wet at all' } };
    return (await house.owner('reverseCreditNote', asked)).status === 200;
  },
  async advance({ house, today, customerIds, receipts }, { one, rupees, daysAgo }) {
    const customerId = chosen(customerIds, one) ?? 0;
    const advance = { supply: 'services', description: 'Design', tax_rate: 18 };
    const date = dayFrom(today, -daysAgo);
    const body = { amount: String(rupees), method: 'upi', date, advance };
    const got = await house.owner('recordReceipt', { params: { customerId }, body });
    if (got.status === 200) receipts.push({ customerId, receiptId: idOf(got) });
    return got.status === 200;
  },
  async sellGoods({ house, today, customerIds, bills, productId }, { one, other, daysAgo }) {
    const customerId = chosen(customerIds, one) ?? 0;
    const day = dayFrom(today, -daysAgo);
    const item = { product_id: productId, name: 'Oil', hsn: '15121110', uqc: 'LTR' };
    const items = [{ ...item, quantity: 1 + (other % 3), rate: '99.95', tax_rate: 5 }];
    const body = { customer_id: customerId, items, issue: true, issue_date: day };
    const got = await house.owner('createInvoice', { body });
    if (got.status !== 200) return false;
    bills.push({ customerId, invoiceId: idOf(got) });
    return true;
  },
  buy: onSupplier(-1, 'Purchases – Goods'),
  paySupplier: onSupplier(1, 'Bank Account'),
};

/** @returns whether it was accepted. */
export const tradeActionIn: Trading = (book, action) => {
  const { kind } = action;
  return kind in TRADE
    ? TRADE[kind as keyof typeof TRADE](book, action)
    : receivablesActionIn(book, action as ReceivablesAction);
};

/** @returns whether it was accepted. */
export const receivablesActionIn: Doing = (book, action) => ACTIONS[action.kind](book, action);
