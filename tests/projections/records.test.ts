import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRecord } from '#projections/records/read.ts';
import { bookOfRemoved, removedSince } from '#projections/removed-records/read.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { shopHours, shopHoursAdded, shopHoursRemoved } from '#tests/specimens/plain-records.ts';
import { did, shownInstantOf } from './support/happened.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

const { bookId } = chaiStall;
const { kind, recordId, name, fields } = shopHours;
const changedFields = { ...fields, days: 7, note: 'अब रोज़' };
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
afterAll(() => tables.close());

test('a plain record stands as it was added, then as it was changed', async () => {
  await tables.happens(bookId, [did(shopHoursAdded)]);
  expect(await findRecord(tables.db, bookId, kind, recordId)).toStrictEqual({
    bookId,
    recordId,
    kind,
    name,
    fields,
    createdAt: shownInstantOf(1),
    updatedAt: shownInstantOf(1),
    lastSeq: 1,
  });
  const data = { kind, recordId, name: 'Hours', fields: changedFields };
  await tables.happens(bookId, [did({ type: 'RecordChanged', version: 1, data })]);
  expect(await findRecord(tables.db, bookId, kind, recordId)).toStrictEqual({
    bookId,
    recordId,
    kind,
    name: 'Hours',
    fields: changedFields,
    createdAt: shownInstantOf(1),
    updatedAt: shownInstantOf(2),
    lastSeq: 2,
  });
});

test('it is found in its book and under its kind only', async () => {
  expect(await findRecord(tables.db, bookId + 1, kind, recordId)).toBeNull();
  expect(await findRecord(tables.db, bookId, 'photo', recordId)).toBeNull();
});

test('once removed it is gone, and what is gone is told', async () => {
  await tables.happens(bookId, [did(shopHoursRemoved)]);
  expect(await findRecord(tables.db, bookId, kind, recordId)).toBeNull();
  const page = { since: shownInstantOf(3), before: null, limit: 10 };
  const [row, ...others] = await removedSince(tables.db, [0, bookId], kind, page);
  expect(others).toStrictEqual([]);
  expect(row).toMatchObject({ bookId, recordId, removedAt: shownInstantOf(3) });
  expect(row?.removedMicros).toBe(Date.parse(shownInstantOf(3)) * 1000 + 456);
  expect(await bookOfRemoved(tables.db, [0, bookId], kind, recordId)).toBe(bookId);
  expect(await bookOfRemoved(tables.db, [0, bookId], 'photo', recordId)).toBeNull();
  expect(await removedSince(tables.db, [bookId + 1], kind, page)).toStrictEqual([]);
});

test('what is added and removed in one drain is gone, and told', async () => {
  const other = bookId + 3;
  await tables.happens(other, [did(shopHoursAdded), did(shopHoursRemoved)]);
  expect(await findRecord(tables.db, other, kind, recordId)).toBeNull();
  expect(await bookOfRemoved(tables.db, [other], kind, recordId)).toBe(other);
});

test('what was removed comes the last removed first, page by page', async () => {
  const book = bookId + 4;
  const removed = [1, 2, 3].map((id) => ({ kind: 'photo', recordId: id }));
  await tables.happens(
    book,
    removed.map((data) => did({ type: 'RecordRemoved', version: 1, data })),
  );
  const since = shownInstantOf(0);
  const first = await removedSince(tables.db, [book], 'photo', { since, before: null, limit: 2 });
  expect(first.map((row) => row.recordId)).toStrictEqual([3, 2]);
  const last = first.at(-1);
  const before = { micros: last?.removedMicros ?? 0, id: last?.recordId ?? 0 };
  const second = await removedSince(tables.db, [book], 'photo', { since, before, limit: 2 });
  expect(second.map((row) => row.recordId)).toStrictEqual([1]);
});
