// What a book says of e-invoices: whether its class is exempt, and the keys of the portal.
import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 7 as BookId;
const given = scenarioOf(bookDecider, bookFacts);
const created: BookEvent = { type: 'BookCreated', version: 1, data: { bookId, name: 'Sahyadri' } };
const key = { name: 'NIC', publicKey: 'pem' };
const set = (changes: object): BookCommand => ({
  type: 'SetEInvoicing',
  data: { bookId, ...changes },
});
const exempt = (exemption: 'bank' | null): BookEvent => ({
  type: 'EInvoiceExemptionSet',
  version: 1,
  data: { bookId, exemption },
});
const keys: BookEvent = { type: 'PortalKeysSet', version: 1, data: { bookId, keys: [key] } };

describe('a book', () => {
  test('says that its class is exempt, and that it is not any more', () => {
    given([created])
      .when(set({ exemption: 'bank' }))
      .then([exempt('bank')]);
    given([created, exempt('bank')])
      .when(set({ exemption: null }))
      .then([exempt(null)]);
  });

  test('stores keys of the portal beside, and nothing twice', () => {
    given([created, exempt('bank')])
      .when(set({ keys: [key] }))
      .then([keys]);
    given([created, keys])
      .when(set({ keys: [key], exemption: null }))
      .then([]);
  });

  test('has no two keys of one name', () => {
    given([created])
      .when(set({ keys: [key, key] }))
      .thenRejected({ kind: 'portal_key_named_twice', name: 'NIC' });
  });
});
