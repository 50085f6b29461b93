// What is asked of journals and documents: turnover, numbers of series, credits and uses.
import { numberTakenBy } from '#core/documents/index.ts';
import type { DocumentEvent, SeriesName } from '#core/documents/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { InvoiceFacts } from '#core/invoice/index.ts';
import { latestOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseStream } from '#core/kernel/ids.ts';
import type { Use } from '#core/kernel/use.ts';
import { numberKey } from '#core/tax/index.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { invoicesNaming } from '#projections/invoice-status/read.ts';
import { lastEntryDateOf } from '#projections/ledger-lines/read.ts';
import { findJournal, journalsDatedBefore } from '#projections/journal-list/read.ts';
import type { EarlierCount } from '#projections/journal-list/read.ts';
import {
  countDocumentsOf,
  documentsByIdentity,
  notesOfBills,
  reverseChargedBills,
} from '#projections/documents/read.ts';
import type { DocumentIdentity } from '#projections/documents/read.ts';
import { entriesOfBills } from '#projections/documents/read-entries.ts';
import type { EntryOfBill } from '#projections/documents/read-entries.ts';
import { creditMovesOf, knownCredits } from '#projections/documents/read-credit.ts';
import type { CreditKey, CreditMove } from '#projections/documents/read-credit.ts';
import { tdsDeductionsOf, tdsHistories } from '#projections/documents/read-tds.ts';
import type { DeductionRow, TdsHistory, TdsHistoryKey } from '#projections/documents/read-tds.ts';
import { orderKind, tradeKind } from '#core/trade/index.ts';
import type {
  EnteredBill,
  KnownCredit,
  PurchaseBill,
  PurchaseDebitNote,
  SheetFacts,
} from '#core/trade/index.ts';
import { firstPaymentsOf } from '#projections/reverse-charge-papers/read.ts';
import { turnoverOf } from '#projections/period-totals/read.ts';
import { presalesNaming } from '#projections/presale-list/read-uses.ts';
import { countSettlementsOf, lastSettlementDateOf } from '#projections/receivables/read.ts';
import type { ItemKind, OpenItem } from '#core/settlement/index.ts';
import { itemsByKeys } from '#projections/open-items/read.ts';
import type { ItemKey } from '#projections/open-items/read.ts';
import { advanceUsed } from '#projections/receivables/refunds.ts';
import { sheetFacts } from '#api/queries/trade/common-credit.ts';
import type { SheetKey } from '#api/queries/trade/common-credit.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';
import { MOVES_ITEMS } from './open-items.ts';

/** What the journals of the book come to so far, one side of each, in paise. */
export const turnover: ReadDefinition<null, number> = {
  load: perKey((db, bookId) => turnoverOf(db, bookId)),
  dependsOn: ['journal'],
  isKept: true,
  fold: (answer, _key, event) => {
    if (event.type === 'JournalPosted') return answer + debitPaiseOf(event);
    // A reversal swaps the sides of its original, which come to the same.
    if (event.original !== undefined) return answer + debitPaiseOf(event.original);
    return undefined;
  },
};

const debitPaiseOf = ({ data }: Pick<JournalPosted, 'data'>): number =>
  data.entries.reduce(
    (sum, { side, amountPaise }) => sum + (side === 'debit' ? amountPaise : 0),
    0,
  );

/** The journals dated before a day, but for those taken back before it. */
export const earlierJournals: ReadDefinition<CalendarDate, EarlierCount> = {
  load: perKey(journalsDatedBefore),
  dependsOn: ['journal'],
};

/** Of which journal the one with this id is the reversal: it has no stream of its own. */
export const reversedJournal: ReadDefinition<number, number | null> = {
  load: perKey(async (db, bookId, journalId) => {
    const journal = await findJournal(db, bookId, journalId);
    return journal?.reverses ?? null;
  }),
  dependsOn: ['journal'],
  fold: (answer, key, event) =>
    event.type === 'JournalReversed' && event.data.reversalId === key ? undefined : answer,
};

/** The last number given in a series; 0 in a new one. `INV-` and `inv-` are one series. */
export const lastNumber: ReadDefinition<SeriesName, number> = {
  load: perBook((db, bookId, keys) => lastNumbers(db, bookId, keys)),
  dependsOn: [
    'invoice',
    'customer',
    'presale',
    'purchase-bill',
    'purchase-debit-note',
    'purchase-order',
    'supplier-payment',
    'self-invoice',
    'payment-voucher',
    'tds-deposit',
    'expense',
    'credit-reversal',
    'credit-reclaim',
    'bill-of-entry',
    'goods-receipt',
  ],
  isKept: true,
  fold: (answer, { kind, series }, event) => {
    const taken = numberTakenBy(event as DocumentEvent);
    const isSame = taken?.kind === kind && numberKey(taken.series) === numberKey(series);
    return isSame ? taken.seriesNumber : answer;
  },
};

/**
 * What of a customer's credit is open, by what made it, in paise; null of what is none. Any
 * document, journal, settlement or opening may change it, so it is read anew after each.
 */
export const creditById: ReadDefinition<ItemKey, InvoiceFacts['credit']> = {
  load: perBook(async (db, bookId, keys) => {
    const items = await itemsByKeys(db, bookId, keys);
    return items.map((item, at) => creditOf(item, keys[at]?.kind));
  }),
  dependsOn: MOVES_ITEMS,
};

function creditOf(item: OpenItem | null, kind: ItemKind | undefined): InvoiceFacts['credit'] {
  if (item === null || item.openPaise > 0) return null;
  const { number, openPaise, accountId } = item;
  const isOfAccount = kind === 'journal' || kind === 'opening-bill';
  return { number, openPaise: openPaise === 0 ? 0 : -openPaise, ...(isOfAccount && { accountId }) };
}

/** What was used of an advance so far, with its tax, in paise. */
export const advanceUse: ReadDefinition<
  { readonly customerId: number; readonly receiptId: number },
  number
> = { load: perKey(advanceUsed), dependsOn: ['invoice', 'customer'] };

/** A posted document of the other side that bears an identity; read anew after each. */
export const enteredDocument: ReadDefinition<DocumentIdentity, EnteredBill | null> = {
  load: perBook(documentsByIdentity),
  dependsOn: ['purchase-bill', 'bill-of-entry', 'purchase-debit-note'],
};

/** The debit notes that stand of a bill of a supplier; read anew after each. */
export const notesOfBill: ReadDefinition<number, readonly PurchaseDebitNote[]> = {
  load: perBook(notesOfBills),
  dependsOn: ['purchase-debit-note'],
};

/** What the bills of entry that stand have of the goods of a bill; read anew after each. */
export const entriesOfBill: ReadDefinition<number, readonly EntryOfBill[]> = {
  load: perBook(entriesOfBills),
  dependsOn: ['bill-of-entry'],
};

/** A posted bill of which the buyer pays tax; null of any other. Read anew after each. */
export const reverseChargedBill: ReadDefinition<number, PurchaseBill | null> = {
  load: perBook(reverseChargedBills),
  dependsOn: ['purchase-bill'],
};

/** What was deducted of the bills of a supplier before; read anew after each. */
export const tdsHistoryOf: ReadDefinition<TdsHistoryKey, TdsHistory> = {
  load: perBook(tdsHistories),
  dependsOn: ['purchase-bill', 'purchase-debit-note'],
};

/** When a bill was paid first; null: not so far. */
export const firstPaymentOfBill: ReadDefinition<number, CalendarDate | null> = {
  load: perBook(async (db, bookId, billIds) => {
    const found = await firstPaymentsOf(db, bookId, billIds);
    return billIds.map((id) => found.get(id) ?? null);
  }),
  dependsOn: [...MOVES_ITEMS, 'journal'],
};

/** The tax that was deducted of a bill, and what of it is deposited; read anew after each. */
export const deductionOfBill: ReadDefinition<number, DeductionRow | null> = {
  load: perBook(async (db, bookId, billIds) => {
    const found = await tdsDeductionsOf(db, bookId, { billIds });
    return billIds.map((id) => found.find(({ billId }) => billId === id) ?? null);
  }),
  dependsOn: ['purchase-bill', 'purchase-debit-note', 'tds-deposit'],
};

/** The credit of a bill, with what is open of it on a day; read anew after each. */
export const creditOfBill: ReadDefinition<CreditKey, KnownCredit | null> = {
  load: perBook(knownCredits),
  dependsOn: [...MOVES_ITEMS, 'credit-reversal', 'credit-reclaim'],
};

/** What was reversed and claimed again of the credit of a bill; read anew after each. */
export const creditMovesOfBill: ReadDefinition<number, readonly CreditMove[]> = {
  load: perBook(async (db, bookId, billIds) => {
    const found = Map.groupBy(await creditMovesOf(db, bookId, billIds), ({ billId }) => billId);
    return billIds.map((id) => found.get(id) ?? []);
  }),
  dependsOn: ['credit-reversal', 'credit-reclaim'],
};

/** What a working sheet of rules 42 and 43 is made of; read anew after each. */
export const factsOfSheet: ReadDefinition<SheetKey, SheetFacts> = {
  load: perKey(sheetFacts),
  dependsOn: [
    'book',
    'invoice',
    'customer',
    'journal',
    'purchase-bill',
    'purchase-debit-note',
    'bill-of-entry',
    'supplier-payment',
    'self-invoice',
    'credit-reversal',
    'credit-reclaim',
  ],
};

type LedgersKey = {
  readonly customerId: number;
  /** Its ledgers, as a customer and as a supplier. */
  readonly accountIds: readonly number[];
};

/** Documents of trade, whether or not they post. */
const OF_TRADE = [...tradeKind.options, ...orderKind.options];
const IS_TRADE: ReadonlySet<string> = new Set(OF_TRADE);

/** The documents that name a party, drafts and cancelled ones included. */
export const customerUses: ReadDefinition<LedgersKey, readonly Use[]> = {
  load: perKey(async (db, bookId, { customerId, accountIds }) => {
    const { count: invoices } = await invoicesNaming(db, bookId, customerId);
    const others = await countSettlementsOf(db, bookId, customerId);
    const { count: presales } = await presalesNaming(db, bookId, customerId);
    const bought = await countDocumentsOf(db, bookId, accountIds);
    return [
      ...(invoices === 0 ? [] : [{ what: 'invoices', count: invoices }]),
      ...(presales === 0 ? [] : [{ what: 'quotations and challans', count: presales }]),
      ...(others === 0 ? [] : [{ what: 'payments and credit notes', count: others }]),
      ...(bought === 0 ? [] : [{ what: 'bills and other documents as a supplier', count: bought }]),
    ];
  }),
  dependsOn: ['invoice', 'customer', 'presale', ...OF_TRADE],
  fold: (answer, { customerId }, { data, stream }) => {
    // Documents of a supplier name its ledger, each kind in its own words.
    if (IS_TRADE.has(parseStream(stream).category)) return undefined;
    return 'customerId' in data && data.customerId === customerId ? undefined : answer;
  },
};

/** The latest date on a document of a customer, or on an entry of their ledger. */
export const lastDocument: ReadDefinition<LedgersKey, CalendarDate | null> = {
  load: perKey(async (db, bookId, { customerId, accountIds }) => {
    const { lastIssuedOn } = await invoicesNaming(db, bookId, customerId);
    const { lastChallanOn } = await presalesNaming(db, bookId, customerId);
    return latestOf([
      lastIssuedOn,
      lastChallanOn,
      await lastSettlementDateOf(db, bookId, customerId),
      // What a supplier charged, or was paid, is an entry in its ledger.
      ...(await Promise.all(accountIds.map((id) => lastEntryDateOf(db, bookId, id)))),
    ]);
  }),
  dependsOn: ['invoice', 'customer', 'journal', 'presale'],
  fold: () => undefined,
};
