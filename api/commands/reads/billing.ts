// What is asked of journals and documents: turnover, numbers of series, credits and uses.
import { numberTakenBy } from '#core/documents/index.ts';
import type { DocumentEvent, SeriesName } from '#core/documents/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { CreditSource, InvoiceFacts } from '#core/invoice/index.ts';
import { latestOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Use } from '#core/kernel/use.ts';
import { numberKey } from '#core/tax/index.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { invoicesNaming } from '#projections/invoice-status/read.ts';
import { lastEntryDateOf } from '#projections/ledger-lines/read.ts';
import { findJournal } from '#projections/journal-list/read.ts';
import { turnoverOf } from '#projections/period-totals/read.ts';
import {
  countSettlementsOf,
  findCredit,
  lastSettlementDateOf,
} from '#projections/receivables/read.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

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
  dependsOn: ['invoice', 'customer'],
  isKept: true,
  fold: (answer, { kind, series }, event) => {
    const taken = numberTakenBy(event as DocumentEvent);
    const isSame = taken?.kind === kind && numberKey(taken.series) === numberKey(series);
    return isSame ? taken.seriesNumber : answer;
  },
};

type CreditKey = Omit<CreditSource, 'number'> & { readonly customerId: number };

/** A receipt or a credit note of a customer with what is open of it, in paise. */
export const creditById: ReadDefinition<CreditKey, InvoiceFacts['credit']> = {
  load: perKey(findCredit),
  dependsOn: ['invoice', 'customer'],
  fold: (answer, { kind, id }, event) => {
    switch (event.type) {
      case 'CreditAllocated':
      case 'AllocationReversed': {
        const { source } = event.data;
        return source.kind === kind && source.id === id ? undefined : answer;
      }
      case 'ReceiptRecorded':
      case 'ReceiptReversed':
        return kind === 'receipt' && event.data.receiptId === id ? undefined : answer;
      case 'CreditNoteIssued':
        return kind === 'credit-note' && event.data.creditNoteId === id ? undefined : answer;
      default:
        return answer;
    }
  },
};

/** The documents that name a customer, drafts and cancelled ones included. */
export const customerUses: ReadDefinition<number, readonly Use[]> = {
  load: perKey(async (db, bookId, customerId) => {
    const { count: invoices } = await invoicesNaming(db, bookId, customerId);
    const others = await countSettlementsOf(db, bookId, customerId);
    return [
      ...(invoices === 0 ? [] : [{ what: 'invoices', count: invoices }]),
      ...(others === 0 ? [] : [{ what: 'payments and credit notes', count: others }]),
    ];
  }),
  dependsOn: ['invoice', 'customer'],
  fold: (answer, key, { data }) =>
    'customerId' in data && data.customerId === key ? undefined : answer,
};

type LedgerKey = { readonly customerId: number; readonly accountId: number };

/** The latest date on a document of a customer, or on an entry of their ledger. */
export const lastDocument: ReadDefinition<LedgerKey, CalendarDate | null> = {
  load: perKey(async (db, bookId, { customerId, accountId }) => {
    const { lastIssuedOn } = await invoicesNaming(db, bookId, customerId);
    return latestOf([
      lastIssuedOn,
      await lastSettlementDateOf(db, bookId, customerId),
      await lastEntryDateOf(db, bookId, accountId),
    ]);
  }),
  dependsOn: ['invoice', 'customer', 'journal'],
  fold: () => undefined,
};
