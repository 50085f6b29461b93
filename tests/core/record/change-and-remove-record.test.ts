import { describe, test } from 'vitest';
import { recordDecider } from '#core/record/index.ts';
import type { RecordCommand, RecordFields } from '#core/record/index.ts';
import type { RecordId } from '#core/kernel/ids.ts';
import { shopHours, shopHoursAdded, shopHoursRemoved } from '#tests/specimens/plain-records.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(recordDecider, {});
const { kind, recordId } = shopHours;
const change = (fields: RecordFields, name?: string): RecordCommand => ({
  type: 'ChangeRecord',
  data: { kind, recordId, fields, ...(name !== undefined && { name }) },
});
const remove: RecordCommand = { type: 'RemoveRecord', data: { kind, recordId } };
const notFound = { kind: 'record_not_found', recordKind: kind, recordId } as const;

describe('changing a plain record', () => {
  test('the fields given change, the others stay, and the event has the whole', () => {
    given([shopHoursAdded])
      .when(change({ days: 7, remark: 'Daily' }))
      .then([
        {
          type: 'RecordChanged',
          version: 1,
          data: { ...shopHours, fields: { ...shopHours.fields, days: 7, remark: 'Daily' } },
        },
      ]);
  });

  test('a field given as nothing is kept as nothing, and the name may change', () => {
    given([shopHoursAdded])
      .when(change({ opens_at: null }, 'Hours'))
      .then([
        {
          type: 'RecordChanged',
          version: 1,
          data: { ...shopHours, name: 'Hours', fields: { ...shopHours.fields, opens_at: null } },
        },
      ]);
  });

  test('what it holds already leaves no trace', () => {
    given([shopHoursAdded])
      .when(change({ days: 6 }, 'Shop hours'))
      .thenNothing();
    given([shopHoursAdded]).when(change({})).thenNothing();
  });

  test('a text is not a number', () => {
    given([shopHoursAdded])
      .when(change({ days: '6' }))
      .thenOnStreams(['book-attribute-17']);
  });

  test('it grows past neither limit', () => {
    const many = Object.fromEntries(Array.from({ length: 97 }, (_, at) => [`more_${at}`, at]));
    given([shopHoursAdded])
      .when(change(many))
      .thenRejected({ kind: 'too_many_fields', count: 101, countMax: 100 });
  });

  test('one that was never added, or is removed, is not found', () => {
    given([])
      .when(change({ days: 7 }))
      .thenRejected(notFound);
    given([shopHoursAdded, shopHoursRemoved])
      .when(change({ days: 7 }))
      .thenRejected(notFound);
  });

  test('an id counts within its kind: this is no photo', () => {
    given([shopHoursAdded])
      .when({ type: 'ChangeRecord', data: { kind: 'photo', recordId, fields: {} } })
      .thenRejected({ kind: 'record_not_found', recordKind: 'photo', recordId });
  });
});

describe('removing a plain record', () => {
  test('it goes, and its log stays', () => {
    given([shopHoursAdded]).when(remove).then([shopHoursRemoved]);
  });

  test('a second time it is not found', () => {
    given([shopHoursAdded, shopHoursRemoved]).when(remove).thenRejected(notFound);
  });

  test('one that was never added is not found', () => {
    const other = 18 as RecordId;
    given([])
      .when({ type: 'RemoveRecord', data: { kind, recordId: other } })
      .thenRejected({ ...notFound, recordId: other });
  });
});
