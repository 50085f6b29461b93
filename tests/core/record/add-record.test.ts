import { describe, expect, test } from 'vitest';
import {
  FIELD_COUNT_MAX,
  isFieldName,
  RECORD_BYTES_MAX,
  recordDecider,
} from '#core/record/index.ts';
import type { RecordCommand, RecordFields } from '#core/record/index.ts';
import { shopHours, shopHoursAdded, shopHoursRemoved } from '#tests/specimens/plain-records.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(recordDecider, {});
const { kind, recordId } = shopHours;
const add: RecordCommand = { type: 'AddRecord', data: shopHours };
const holding = (fields: RecordFields): RecordCommand => ({
  type: 'AddRecord',
  data: { ...shopHours, fields },
});

describe('adding a plain record', () => {
  test('it is kept as it was given', () => {
    given([]).when(add).then([shopHoursAdded]);
  });

  test('it lies on a stream of its kind', () => {
    given([]).when(add).thenOnStreams(['book-attribute-17']);
  });

  test('one that exists is refused, so that a repeated request adds nothing', () => {
    given([shopHoursAdded])
      .when(add)
      .thenRejected({ kind: 'record_exists', recordKind: kind, recordId });
  });

  test('one that was removed does not come back', () => {
    given([shopHoursAdded, shopHoursRemoved])
      .when(add)
      .thenRejected({ kind: 'record_exists', recordKind: kind, recordId });
  });

  test('a hundred fields are taken, one more is refused with both counts', () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, at]));
    given([])
      .when(holding(fields(FIELD_COUNT_MAX)))
      .thenOnStreams(['book-attribute-17']);
    given([])
      .when(holding(fields(FIELD_COUNT_MAX + 1)))
      .thenRejected({ kind: 'too_many_fields', count: 101, countMax: 100 });
  });

  test('16 kB are taken, one byte more is refused with both sizes', () => {
    const around = JSON.stringify({ name: shopHours.name, fields: { text: '' } }).length;
    given([])
      .when(holding({ text: 'x'.repeat(RECORD_BYTES_MAX - around) }))
      .thenOnStreams(['book-attribute-17']);
    given([])
      .when(holding({ text: 'x'.repeat(RECORD_BYTES_MAX - around + 1) }))
      .thenRejected({
        kind: 'record_too_large',
        bytes: RECORD_BYTES_MAX + 1,
        bytesMax: RECORD_BYTES_MAX,
      });
  });

  test('letters of Indian scripts count the three bytes that they take', () => {
    const around = JSON.stringify({ name: shopHours.name, fields: { text: '' } }).length;
    given([])
      .when(holding({ text: 'अ'.repeat(6000) }))
      .thenRejected({
        kind: 'record_too_large',
        bytes: 18_000 + around,
        bytesMax: RECORD_BYTES_MAX,
      });
  });
});

describe('the name of a field', () => {
  test.each(['opens_at', 'A1', 'x', 'sevice_category_id', 'x'.repeat(64)])('may be %s', (name) => {
    expect(isFieldName(name)).toBe(true);
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'id',
    'Name',
    'BOOK_ID',
    'created_at',
    'updated_at',
    'deleted_at',
    'seq',
    'expected',
    'kind',
    '',
    '1st',
    'a b',
    'a.b',
    "a'; drop table records; --",
    'a\u0000',
    'नाम',
    'x'.repeat(65),
  ])('is never %j', (name) => {
    expect(isFieldName(name)).toBe(false);
  });
});
