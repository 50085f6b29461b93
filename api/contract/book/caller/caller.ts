// What a book, or a person among their books, has for the caller alone.
import { beginDemoBook, discardDemoBook, readDemoBook } from './demo.ts';
import { keepListChoice, readListChoices } from './list-choices.ts';
import { readSinceLastVisit } from './since.ts';

export const callerEndpoints = {
  readSinceLastVisit,
  readListChoices,
  keepListChoice,
  readDemoBook,
  beginDemoBook,
  discardDemoBook,
};
