// Whatever version 1 could say is said by the newest, and nothing is read twice as if it were old.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEWEST_VERSIONS, downcast, upcast } from '#core/event-versions.ts';
import { anyDate, balancedEntries } from '#tests/support/arbitraries.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

const anyId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const byHand = fc.constantFrom('journal', 'payment', 'receipt', 'contra');

/** The only pairs of type and source that were ever written for a document. */
const byDocument = fc.constantFrom(
  { voucherType: 'journal', kind: 'invoice' },
  { voucherType: 'journal', kind: 'credit note' },
  { voucherType: 'receipt', kind: 'payment' },
  { voucherType: 'receipt', kind: 'receipt' },
);

const origin = fc.oneof(
  byHand.map((voucherType) => ({ voucherType })),
  fc
    .record({ written: byDocument, id: anyId, number: fc.string({ maxLength: 16 }) })
    .map(({ written: { voucherType, kind }, id, number }) => ({
      voucherType,
      source: { kind, id, number },
    })),
);

const journalOfVersion1 = fc
  .record({
    origin,
    journalId: anyId,
    number: anyId,
    entryDate: anyDate,
    narration: fc.string({ maxLength: 40 }),
    entries: balancedEntries,
    corrects: fc.option(anyId, { nil: undefined }),
  })
  .map(({ origin: made, corrects, ...data }) => ({
    type: 'JournalPosted',
    version: 1,
    data: { ...data, ...made, ...(corrects === undefined ? {} : { corrects }) },
  }));

describe('upcasting a posted journal', () => {
  test('makes a valid event of the newest version of every version 1', () => {
    fc.assert(
      fc.property(journalOfVersion1, (old) => {
        const read = upcast(old);
        expect(read.version).toBe(NEWEST_VERSIONS.get('JournalPosted'));
        expectStorable(read);
      }),
    );
  });

  test('changes nothing in what is of the newest version already', () => {
    fc.assert(
      fc.property(journalOfVersion1, (old) => {
        const read = upcast(old);
        expect(upcast(read)).toBe(read);
      }),
    );
  });

  test('is undone for a server that reads version 1, word for word', () => {
    fc.assert(
      fc.property(journalOfVersion1, (old) => {
        expect(downcast(upcast(old), 1)).toStrictEqual(old);
      }),
    );
  });
});
