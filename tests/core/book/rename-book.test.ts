import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;
const rename = (name: string) => ({ type: 'RenameBook', data: { bookId, name } }) as const;
const renamed = (name: string) =>
  ({ type: 'BookRenamed', version: 1, data: { bookId, name } }) as const;

describe('renaming a book', () => {
  test('the book bears the new name', () => {
    given(created)
      .when(rename('Sahyadri & Sons'))
      .then([renamed('Sahyadri & Sons')]);
  });

  test('another spelling of the same name is a new name', () => {
    given(created)
      .when(rename('SAHYADRI TRADERS'))
      .then([renamed('SAHYADRI TRADERS')]);
  });

  test('the name that it has already leaves no trace', () => {
    given(created).when(rename(sahyadri.name)).thenNothing();
  });

  test('renaming twice leaves one trace', () => {
    given([...created, renamed('Sahyadri & Sons')])
      .when(rename('Sahyadri & Sons'))
      .thenNothing();
  });

  test('a book that does not exist is refused', () => {
    given([]).when(rename('Anything')).thenRejected({ kind: 'book_not_found', bookId });
  });
});
