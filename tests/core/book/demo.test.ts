import { describe, expect, test } from 'vitest';
import { bookDecider, refusalOfRight } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const ownerId = 3 as PersonId;
const name = 'Sahyadri Traders (demo)';
const given = scenarioOf(bookDecider, bookFacts);

const created: BookEvent = { type: 'BookCreated', version: 1, data: { bookId, name } };
const owned: BookEvent = {
  type: 'MemberAdded',
  version: 1,
  data: { bookId, personId: ownerId, role: 'owner' },
};
const begun: BookEvent = {
  type: 'DemoBookStarted',
  version: 1,
  data: { bookId, personId: ownerId },
};
const filled: BookEvent = { type: 'DemoBookFilled', version: 1, data: { bookId } };
const discarded: BookEvent = { type: 'DemoBookDiscarded', version: 1, data: { bookId } };
const left: BookEvent = { type: 'MemberRemoved', version: 1, data: { bookId, personId: ownerId } };

const begin = { type: 'BeginDemoBook', data: { bookId, name, ownerId } } as const;
const finish = { type: 'FinishDemoBook', data: { bookId } } as const;
const discard = { type: 'DiscardDemoBook', data: { bookId } } as const;
const demo = [created, begun, owned];

describe('a demo book', () => {
  test('says from its beginning that it is one, and whose', () => {
    given([]).when(begin).then([created, begun, owned]);
    given([created, owned]).when(begin).thenRejected({ kind: 'book_exists', bookId });
  });

  test('is filled once', () => {
    given(demo).when(finish).then([filled]);
    given([...demo, filled])
      .when(finish)
      .thenNothing();
  });

  test('that is thrown away has nobody left, filled or not', () => {
    given(demo).when(discard).then([discarded, left]);
    given([...demo, filled])
      .when(discard)
      .then([discarded, left]);
    given([...demo, discarded, left])
      .when(discard)
      .thenNothing();
    given([...demo, discarded, left])
      .when(finish)
      .thenNothing();
  });

  test('is never the books of a business', () => {
    given([created, owned]).when(discard).thenRejected({ kind: 'book_is_no_demo', bookId });
    given([created, owned]).when(finish).thenRejected({ kind: 'book_is_no_demo', bookId });
  });

  const stateAfter = (events: readonly BookEvent[]) =>
    events.reduce(bookDecider.evolve, bookDecider.initialState);

  test.each(['InviteMember', 'RequestInvoiceEmail', 'RegisterEInvoice', 'SetEInvoicing'] as const)(
    'reaches nobody outside: no %s',
    (right) => {
      const refusal = refusalOfRight(stateAfter(demo), bookId, ownerId, right);
      expect(refusal).toStrictEqual({ kind: 'demo_book_stays_inside' });
      expect(refusalOfRight(stateAfter([created, owned]), bookId, ownerId, right)).toBeNull();
    },
  );

  test('takes entries like the books of a business, until it is thrown away', () => {
    expect(refusalOfRight(stateAfter(demo), bookId, ownerId, 'PostJournal')).toBeNull();
    const gone = stateAfter([...demo, discarded, left]);
    const refusal = refusalOfRight(gone, bookId, ownerId, 'ReadBook');
    expect(refusal).toStrictEqual({ kind: 'book_not_found', bookId });
  });
});
