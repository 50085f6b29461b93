// Which kinds an event touches: every kind that can change has a stream that tells of it.
import { describe, expect, it } from 'vitest';
import { kindsTouched } from '#api/changes/kinds.ts';
import { parseNotice } from '#api/changes/notices/announce.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import { RECORD_KINDS } from '#core/record/index.ts';

/** The streams of core, each with an event that may lie on it. */
const STREAMS = [
  ['book', 'BookRenamed'],
  ['book', 'MemberAdded'],
  ['account', 'AccountChanged'],
  ['account-type', 'AccountTypeAdded'],
  ['journal', 'JournalPosted'],
  ['person', 'ProfileChanged'],
  ...MASTER_KINDS.map((kind) => [kind, `${nounOf(kind)}Changed`] as const),
  ['customer', 'CustomerChanged'],
  ['invoice', 'InvoiceIssued'],
  ['book', 'PostingAccountsChanged'],
  ...RECORD_KINDS.map((kind) => [kind, 'RecordChanged'] as const),
] as const;

describe('the kinds that are told', () => {
  it.each(STREAMS)('the kinds that are told of the stream %s (%s) are known', (category, type) => {
    expect(kindsTouched([{ category, type }])).not.toBe('everything');
  });

  it('are all that can change', () => {
    const touches = STREAMS.map(([category, type]) => ({ category, type }));
    const told = kindsTouched(touches);
    const silent = ENTITY_KINDS.filter((kind) => told === 'everything' || !told.has(kind));
    expect(silent).toStrictEqual([]);
  });

  it('are everything where there are too many events, or one of a stream that nobody knows', () => {
    expect(kindsTouched(null)).toBe('everything');
    const unknown = { category: 'horoscope', type: 'StarsMoved' };
    expect(kindsTouched([{ category: 'journal', type: 'JournalPosted' }, unknown])).toBe(
      'everything',
    );
  });
});

describe('a notice', () => {
  it('names a book and its newest event; whatever else comes on the channel is nothing', () => {
    expect(parseNotice('7:1285')).toStrictEqual({ bookId: 7, seq: 1285 });
    for (const strange of ['', '7', '7:x', '7:1:2', 'x:1', '7:1e400', '{}']) {
      expect(parseNotice(strange)).toBeNull();
    }
  });
});
