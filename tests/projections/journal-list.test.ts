import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findJournal,
  journalsBySeq,
  journalsPage,
  journalStatuses,
  originalOf,
  seqBefore,
} from '#projections/journal-list/read.ts';
import { remarkableDays } from '#projections/journal-list/read-log.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import {
  credit,
  debit,
  invoicePosted,
  marchMilkPosted,
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { did, didToJournal, shownInstantOf } from './support/happened.ts';
import { laidOut, table } from './support/laid-out.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

const { bookId, upi, sales } = chaiStall;
let tables: ReadTables;

const byUpi = salePostedWith({
  journalId: 11,
  number: 4,
  narration: 'Morning sale by UPI',
  entries: [debit(upi, 12_350), credit(sales, 12_350)],
  corrects: 9,
});

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(bookId, [did(morningSalePosted), did(marchMilkPosted)]);
  await tables.happens(bookId, [
    didToJournal(9, morningSaleReversed({ number: 3, reason: 'Paid by UPI' })),
    did(byUpi),
    did(invoicePosted),
  ]);
});
afterAll(() => tables.close());

const show = (rows: readonly JournalRow[]) =>
  laidOut(rows, {
    seq: (row) => row.seq,
    '#': (row) => row.number,
    date: (row) => row.entryDate,
    type: (row) => row.voucherType,
    paise: (row) => row.amountPaise,
    narration: (row) => row.narration,
  });

const showLinks = (rows: readonly JournalRow[]) =>
  laidOut(rows, {
    id: (row) => row.journalId,
    reverses: (row) => row.reverses,
    'reversed by': (row) => row.reversedBy,
    corrects: (row) => row.corrects,
    'corrected by': (row) => row.correctedBy,
    'last seq': (row) => row.lastSeq,
  });

const all = () => journalsPage(tables.db, bookId, { limit: 10, before: null });

test('the newest journal stands first, a reversal as a journal of its own', async () => {
  expect(show(await all())).toBe(
    table(`
      seq  #  date        type       paise  narration
        5  5  2026-11-20  sales    6567000  INV-015, Karnataka Agro Mills
        4  4  2026-11-20  receipt    12350  Morning sale by UPI
        3  3  2026-11-20  receipt    12350  Reversal of #1: Paid by UPI
        2  2  2026-03-31  payment   112000  Milk, 20 litres
        1  1  2026-11-20  receipt    12350  Morning sale, 13 cups and a bun maska
    `),
  );
});

test('a correction links the original, its reversal and its replacement both ways', async () => {
  expect(showLinks(await all())).toBe(
    table(`
      id  reverses  reversed by  corrects  corrected by  last seq
      12         -            -         -             -         5
      11         -            -         9             -         4
      10         9            -         -             -         3
       3         -            -         -             -         2
       9         -           10         -            11         4
    `),
  );
});

test('the lines keep their order, those of a reversal with the sides swapped', async () => {
  expect((await findJournal(tables.db, bookId, 9))?.entries).toStrictEqual([
    [chaiStall.cash, 12_350],
    [sales, -12_350],
  ]);
  expect((await findJournal(tables.db, bookId, 10))?.entries).toStrictEqual([
    [chaiStall.cash, -12_350],
    [sales, 12_350],
  ]);
});

test('a journal says who recorded it and when it last changed', async () => {
  expect(await findJournal(tables.db, bookId, 9)).toMatchObject({
    bookId,
    actorId: 1,
    recordedAt: shownInstantOf(1),
    updatedAt: shownInstantOf(4),
    source: null,
  });
});

test('a journal made by a document names it', async () => {
  expect((await findJournal(tables.db, bookId, 12))?.source).toStrictEqual({
    kind: 'invoice',
    id: 15,
    number: 'INV-015',
  });
});

test('a page continues before the last journal seen', async () => {
  const page = await journalsPage(tables.db, bookId, { limit: 2, before: 5 });
  expect(page.map(({ seq }) => seq)).toStrictEqual([4, 3]);
});

test('journals are found by the events that posted them', async () => {
  const found = await journalsBySeq(tables.db, bookId, [4, 1, 99]);
  expect(found.map(({ journalId }) => journalId)).toStrictEqual([9, 11]);
});

test('the status of journals is known by their ids', async () => {
  expect(await journalStatuses(tables.db, bookId, [11, 10, 77])).toStrictEqual([
    { journalId: 10, number: 3, reverses: 9, reversedBy: null, corrects: null, correctedBy: null },
    { journalId: 11, number: 4, reverses: null, reversedBy: null, corrects: 9, correctedBy: null },
  ]);
  expect(await originalOf(tables.db, bookId, 10)).toBe(9);
  expect(await originalOf(tables.db, bookId, 9)).toBeNull();
});

test('a journal is not found in another book', async () => {
  expect(await findJournal(tables.db, bookId + 1, 9)).toBeNull();
});

test('the journals before an instant are counted off by halves, whatever lies between them', async () => {
  const book = bookId + 5;
  const sale = (at: number) => did(salePostedWith({ journalId: 100 + at, number: at }));
  const other = did({ type: 'BookRenamed', version: 1, data: { bookId: book, name: 'Stall' } });
  const seqs = [1, 2, 5, 6, 9, 14];
  await tables.happens(
    book,
    Array.from({ length: 14 }, (_, at) => (seqs.includes(at + 1) ? sale(at + 1) : other)),
  );
  for (const seq of [0, 1, 2, 3, 4, 5, 6, 9, 13, 14, 15]) {
    const before = seqs.filter((one) => one < seq).at(-1) ?? 0;
    const after = seqs.find((one) => one > before) ?? Number.POSITIVE_INFINITY;
    const found = await seqBefore(tables.db, book, shownInstantOf(seq));
    expect(found).toBeGreaterThanOrEqual(before);
    expect(found).toBeLessThan(after);
  }
  expect(await seqBefore(tables.db, book + 1, shownInstantOf(3))).toBe(0);
});

test('late are the journals that were recorded in a later month than their date', async () => {
  const [november, october] = [
    salePostedWith({ journalId: 31, number: 1, entryDate: '2026-11-02' }),
    salePostedWith({ journalId: 32, number: 2, entryDate: '2026-10-31' }),
  ];
  const other = bookId + 1;
  await tables.happens(other, [did(november), did(october)]);
  const late = await journalsPage(tables.db, other, { limit: 9, before: null }, { only: 'late' });
  expect(late.map(({ entryDate }) => entryDate)).toStrictEqual(['2026-10-31']);
  const days = await remarkableDays(tables.db, other, { after: 0, until: 9 });
  expect(days).toStrictEqual([{ day: '2026-11-20', late: 1, corrections: 0 }]);
});
