import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId, name } = sahyadri;
const createSahyadri = { type: 'CreateBook', data: { bookId, name, ownerId: meera.id } } as const;

describe('creating a book', () => {
  test('whoever creates a book is its first owner', () => {
    given([]).when(createSahyadri).then(created);
  });

  test('both events lie on the stream of the book', () => {
    given([]).when(createSahyadri).thenOnStreams(['book-8', 'book-8']);
  });

  test('a book that exists is refused, so that a repeated request creates nothing', () => {
    given(created).when(createSahyadri).thenRejected({ kind: 'book_exists', bookId });
  });
});
