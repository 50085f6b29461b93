// Bills of suppliers as the examples of trade write them: a trader in Pune, Maharashtra (27), who
// files every month. Accounts are named by what they are for; today is 21 November 2026.
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import { decidePurchaseBill } from '#core/documents/index.ts';
import type { PurchaseBillContext } from '#core/documents/index.ts';
import { accountDecider } from '#core/account/index.ts';
import type { AccountState } from '#core/account/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, BookId, JournalId, PurchaseBillId } from '#core/kernel/ids.ts';
import { NO_RETURNS, NO_TDS_BEFORE } from '#core/tax/index.ts';
import { NOTHING_AFTER, purchaseBillPosting } from '#core/trade/index.ts';
import type {
  OrdersOfBill,
  PartySnapshot,
  PurchaseBill,
  PurchaseBillCommand,
  PurchaseBillDraft,
  PurchaseBillDraftLine,
  PurchaseBillEvent,
  TradeParty,
} from '#core/trade/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { selfInvoiceDecider } from '#core/trade/kinds/reverse-charge/index.ts';
import type { SelfInvoiceEvent, SelfInvoiceState } from '#core/trade/kinds/reverse-charge/index.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { today } from '#tests/specimens/days.ts';

const { decider: purchaseBillDecider } = purchaseBillPosting;

export const bookId = 8 as BookId;
export const billId = 31 as PurchaseBillId;
export const SUPPLIER = 501;
export const [PURCHASES, STAFF_WELFARE, REPAIRS, MACHINE, BANK, INPUT_CGST, STOCK] = [
  601, 602, 603, 604, 605, 606, 607,
] as const;
export const [SOAP, CONSULTING] = [71, 72] as const;
export const GODOWN = 15;

const ACCOUNTS = {
  [SUPPLIER]: ['Sahyadri Paper Mills', 'sundry-creditors'],
  [PURCHASES]: ['Purchases – Goods', 'purchase-accounts'],
  [STAFF_WELFARE]: ['Staff Welfare', 'indirect-expenses'],
  [REPAIRS]: ['Repairs', 'indirect-expenses'],
  [MACHINE]: ['Machinery', 'fixed-assets'],
  [BANK]: ['Bank', 'bank-accounts'],
  [INPUT_CGST]: ['Input CGST', 'duties-taxes'],
  [STOCK]: ['Stock-in-Hand', 'stock-in-hand'],
} as const;

function accountState(id: number): AccountState {
  const known = ACCOUNTS[id as keyof typeof ACCOUNTS] as
    | (typeof ACCOUNTS)[keyof typeof ACCOUNTS]
    | undefined;
  const classification = known && groupTypes.get(known[1]);
  if (known === undefined || classification === undefined) return accountDecider.initialState;
  const none = { gstin: null, companyTypeId: null, email: null, asset: null };
  return { status: 'open', name: known[0], classification, privateCustomerId: null, ...none };
}

const BOOK: readonly BookEvent[] = [
  { type: 'BookCreated', version: 1, data: { bookId, name: 'Sahyadri Traders' } },
  {
    type: 'PostingAccountsChanged',
    version: 16,
    data: { bookId, accounts: { purchases: PURCHASES } },
  },
];

export const paperMills: PartySnapshot = {
  name: 'Sahyadri Paper Mills',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  registration: 'regular',
  stateCode: '27',
  country: 'IN',
  address: null,
  city: 'Pune',
  pincode: '411001',
  enterprise: null,
};

export type LineCreditOf = PurchaseBillDraftLine['credit'];

export const partyOf = (snapshot: Partial<PartySnapshot> = {}): TradeParty => ({
  partyId: null,
  privateCustomerId: null,
  accountId: SUPPLIER,
  isOpen: true,
  group: 'sundry-creditors',
  dueDays: 30,
  snapshot: { ...paperMills, ...snapshot },
});

export const lineOf = (said: Partial<PurchaseBillDraftLine> = {}): PurchaseBillDraftLine => ({
  productId: null,
  accountId: PURCHASES,
  name: 'Paper',
  hsn: '4802',
  uqc: null,
  unit: null,
  quantityThousandths: null,
  priceThousandths: null,
  discount: null,
  treatment: 'taxable',
  rateBps: 1800,
  cessBps: 0,
  cessPerUnitThousandths: 0,
  credit: { eligibility: 'eligible', clause: null, shareBps: null, kind: 'input', use: 'taxable' },
  reverseCharge: null,
  taxablePaise: null,
  cgstPaise: null,
  sgstPaise: null,
  igstPaise: null,
  cessPaise: null,
  ...said,
});

export const draftOf = (said: Partial<PurchaseBillDraft> = {}): PurchaseBillDraft => ({
  supplierId: null,
  accountId: SUPPLIER,
  billNumber: 'SPM/118',
  billDate: '2026-11-16',
  postedOn: '2026-11-18',
  receivedOn: '2026-11-18',
  placeOfSupply: null,
  reverseCharge: false,
  importOf: null,
  creditPeriod: null,
  dueDate: null,
  lines: [lineOf({ taxablePaise: 10_000_00 })],
  charges: [],
  roundOffPaise: null,
  totalPaise: null,
  tds: null,
  tcs: null,
  currency: null,
  againReason: null,
  narration: '',
  ...said,
});

/** What an example says otherwise than the usual book. */
export type Otherwise = Partial<PurchaseBillContext['documentFacts']> & {
  readonly before?: readonly StreamEvent[];
  readonly book?: readonly BookEvent[];
  readonly orders?: OrdersOfBill;
};

export function contextOf({
  before = [],
  book = [],
  orders = new Map(),
  ...facts
}: Otherwise): PurchaseBillContext {
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('PurchaseBill') ? [event as PurchaseBillEvent] : [],
  );
  const journals = before.flatMap(({ event, stream }) =>
    stream.startsWith('journal-') ? [{ stream, event: event as JournalEvent }] : [],
  );
  return {
    selfInvoice: selfInvoiceAmong(before),
    orders,
    document: own.reduce(purchaseBillDecider.evolve, purchaseBillDecider.initialState),
    documentFacts: {
      today,
      party: partyOf(),
      buyer: { gstin: '27AAAPL1234C1ZV', stateCode: '27', registration: 'regular' },
      returns: NO_RETURNS,
      accounts: new Map(
        Object.entries(ACCOUNTS).map(([id, [name, group]]) => {
          const nature = groupTypes.get(group)?.nature ?? 'asset';
          return [Number(id), { name, open: true, group, nature }] as const;
        }),
      ),
      products: new Map([
        [SOAP, { name: 'Soap', stocked: true }],
        [CONSULTING, { name: 'Consulting', stocked: false }],
      ]),
      godowns: new Set([GODOWN]),
      billedOrders: new Map(),
      receipts: new Map(),
      raised: new Map(),
      enteredBefore: null,
      settledPaise: 0,
      noteNumber: null,
      entryNumber: null,
      after: NOTHING_AFTER,
      depositNumber: null,
      creditMoveNumber: null,
      tds: { deducts: true, deductee: null, before: NO_TDS_BEFORE, certificates: [] },
      ...facts,
    },
    states: {
      bookId,
      book: [...BOOK, ...book].reduce(bookDecider.evolve, bookDecider.initialState),
      account: accountState,
      journal: (id) =>
        journals
          .filter(({ stream }) => stream === `journal-${id}`)
          .reduce(
            (state, { event }) => journalDecider.evolve(state, event),
            journalDecider.initialState,
          ),
    },
    facts: {
      today,
      nextJournalNumber: 1,
      turnoverPaise: 0,
      lastNumber: () => 0,
      roleAccounts: [],
      groupTypes,
      accountIds: Array.from({ length: 40 }, (_, at) => (9001 + at) as AccountId),
    },
  };
}

/** @returns the self-invoice that the events before leave of the bill. */
export const selfInvoiceAmong = (before: readonly StreamEvent[]): SelfInvoiceState =>
  before
    .flatMap(({ event }) => (isOfSelfInvoice(event) ? [event] : []))
    .reduce(selfInvoiceDecider.evolve, selfInvoiceDecider.initialState);

const isOfSelfInvoice = (event: StreamEvent['event']): event is SelfInvoiceEvent =>
  event.type === 'SelfInvoiceIssued' || event.type === 'SelfInvoiceCancelled';

export const postAtOnce = (draft: PurchaseBillDraft): PurchaseBillCommand => ({
  type: 'DraftPurchaseBill',
  data: { documentId: billId, draft, journalId: 41 as JournalId },
});

export const reverseOn = (day: string | null): PurchaseBillCommand => ({
  type: 'ReversePurchaseBill',
  data: {
    documentId: billId,
    reason: 'Entered twice',
    reversedOn: day === null ? null : calendarDate(day),
    reversalId: 42 as JournalId,
  },
});

export const decide = (command: PurchaseBillCommand, otherwise: Otherwise = {}) =>
  decidePurchaseBill(command, contextOf(otherwise));

/** @returns the events of what is accepted. */
export function eventsOf(command: PurchaseBillCommand, otherwise: Otherwise = {}) {
  const decided = decide(command, otherwise);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return decided.value;
}

export function refusalOf(command: PurchaseBillCommand, otherwise: Otherwise = {}) {
  const decided = decide(command, otherwise);
  return decided.ok ? null : decided.rejection;
}

export function billIn(events: readonly StreamEvent[]): PurchaseBill {
  const found = events.find(({ event }) => event.type === 'PurchaseBillPosted')?.event;
  if (found?.type !== 'PurchaseBillPosted') throw new Error('A bill is posted.');
  return found.data;
}

/** @returns what the journal of the events posts, by the names of the accounts: debits positive. */
export function postedIn(events: readonly StreamEvent[]): readonly (readonly [string, number])[] {
  const made = new Map(
    events.flatMap(({ event }) =>
      event.type === 'AccountCreated' ? [[event.data.accountId, event.data.name] as const] : [],
    ),
  );
  const nameOf = (id: number): string => {
    const state = accountState(id);
    return made.get(id) ?? ('name' in state ? state.name : `#${id}`);
  };
  return events.flatMap(({ event }) =>
    event.type === 'JournalPosted'
      ? event.data.entries.map(({ accountId, side, amountPaise }) => {
          const paise = side === 'debit' ? amountPaise : -amountPaise;
          return [nameOf(accountId), paise / 100] as const;
        })
      : [],
  );
}
