// Streams as they were at several moments, read by one query for all who ask at the same time.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { readStreamsAsOf } from '#api/store/read-events.ts';
import { openBooks, postSale } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let stall: TestBook;
let posted: RecordedEvent;
let reversed: RecordedEvent;

beforeAll(async () => {
  books = await openBooks();
  stall = await books.book(await books.person('asha@example.in'));
  const sale = await postSale(books.core, stall, 500);
  invariant(sale.kind === 'accepted', 'The sale is posted.');
  [posted] = sale.events as [RecordedEvent];
  invariant(posted.type === 'JournalPosted', 'A sale is a journal.');
  const [reversalId] = (await books.core.nextIds('journal', 1)) as [JournalId];
  const undone = await books.core.writer.submit({
    bookId: stall.id,
    actorId: stall.ownerId,
    command: {
      type: 'ReverseJournal',
      data: { journalId: posted.data.journalId as JournalId, reversalId, reason: 'Entered twice' },
    },
  });
  invariant(undone.kind === 'accepted', 'The sale is reversed.');
  [reversed] = undone.events as [RecordedEvent];
});
afterAll(() => books.close());

test('each question is answered as of its own moment, by its seq or, in another book, its instant', async () => {
  const streams = [{ bookId: stall.id, stream: posted.stream }];
  const { bookId, seq, recordedAt } = posted;
  const answers = await readStreamsAsOf(books.database.writer, books.core.keys, [
    { streams, moment: { bookId, seq: seq - 1, recordedAt } },
    { streams, moment: { bookId, seq, recordedAt } },
    { streams, moment: { bookId, seq: reversed.seq, recordedAt: reversed.recordedAt } },
    { streams, moment: { bookId: 0, seq: 1, recordedAt } },
    { streams, moment: { bookId: 0, seq: 1, recordedAt: reversed.recordedAt } },
    { streams: [], moment: { bookId, seq, recordedAt } },
  ]);
  const types = answers.map((events) => events.map(({ type }) => type));
  const [first, both] = [['JournalPosted'], ['JournalPosted', 'JournalReversed']];
  expect(types).toStrictEqual([[], first, both, first, both, []]);
});
