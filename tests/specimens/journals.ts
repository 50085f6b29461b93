// The journals of the examples, as they are asked for and as they lie in the log.
import type { Entry, JournalCommand, JournalPosted, JournalReversed } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { chaiStall } from './books/chai-stall.ts';
import { sahyadri } from './books/sahyadri.ts';

type PostJournal = Extract<JournalCommand, { type: 'PostJournal' }>;
type CorrectJournal = Extract<JournalCommand, { type: 'CorrectJournal' }>;

export const journalId = (n: number): JournalId => n as JournalId;

export const debit = (accountId: number, amountPaise: number): Entry => ({
  accountId,
  side: 'debit',
  amountPaise,
});

export const credit = (accountId: number, amountPaise: number): Entry => ({
  accountId,
  side: 'credit',
  amountPaise,
});

/** ₹123.50 of chai sold for cash on 20 November. */
export const morningSale: PostJournal = {
  type: 'PostJournal',
  data: {
    journalId: journalId(9),
    voucherType: 'receipt',
    entryDate: calendarDate('2026-11-20'),
    narration: 'Morning sale, 13 cups and a bun maska',
    entries: [debit(chaiStall.cash, 12_350), credit(chaiStall.sales, 12_350)],
  },
};

export const morningSalePosted: JournalPosted = {
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId: 9,
    number: 1,
    voucherType: 'receipt',
    entryDate: '2026-11-20',
    narration: 'Morning sale, 13 cups and a bun maska',
    entries: [debit(chaiStall.cash, 12_350), credit(chaiStall.sales, 12_350)],
  },
};

/** The same sale with other entries, another date, another narration … */
export const saleWith = (changes: Partial<PostJournal['data']>): PostJournal => ({
  type: 'PostJournal',
  data: { ...morningSale.data, ...changes },
});

export const salePostedWith = (changes: Partial<JournalPosted['data']>): JournalPosted => ({
  ...morningSalePosted,
  data: { ...morningSalePosted.data, ...changes },
});

/** Milk bought on the last day of the year before, so that a lock of March closes it. */
export const marchMilkPosted: JournalPosted = {
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId: 3,
    number: 2,
    voucherType: 'payment',
    entryDate: '2026-03-31',
    narration: 'Milk, 20 litres',
    entries: [debit(chaiStall.milk, 112_000), credit(chaiStall.cash, 112_000)],
  },
};

/** ₹65,670.00 billed to Karnataka Agro Mills by INV-015, with IGST. */
export const invoicePosted: JournalPosted = {
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId: 12,
    number: 5,
    voucherType: 'sales',
    entryDate: '2026-11-20',
    narration: 'INV-015, Karnataka Agro Mills',
    entries: [
      debit(sahyadri.karnatakaAgro, 6_567_000),
      credit(sahyadri.salesGoods, 6_180_000),
      credit(sahyadri.outputIgst, 387_000),
    ],
    source: { kind: 'invoice', id: 15, number: 'INV-015' },
  },
};

export const reverseMorningSale: JournalCommand = {
  type: 'ReverseJournal',
  data: { journalId: journalId(9), reversalId: journalId(10), reason: 'Entered twice' },
};

export const morningSaleReversed = (
  changes: Partial<JournalReversed['data']> = {},
): JournalReversed => ({
  type: 'JournalReversed',
  version: 1,
  data: {
    reversalId: 10,
    number: 2,
    entryDate: '2026-11-20',
    reason: 'Entered twice',
    ...changes,
  },
});

/** The money came by UPI, not in cash. */
export const correctMorningSale = (
  changes: Partial<CorrectJournal['data']> = {},
): CorrectJournal => ({
  type: 'CorrectJournal',
  data: {
    journalId: journalId(9),
    reversalId: journalId(10),
    replacementId: journalId(11),
    reason: 'Paid by UPI',
    voucherType: 'receipt',
    entryDate: calendarDate('2026-11-20') as CalendarDate | null,
    narration: 'Morning sale by UPI',
    entries: [debit(chaiStall.upi, 12_350), credit(chaiStall.sales, 12_350)],
    ...changes,
  },
});
