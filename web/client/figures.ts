// The figures of a book, which the dashboard and the lists show alike.
import { readFigures } from '#api/contract/book/figures.ts';
import { asking } from './query.ts';

export const bookFiguresOf = (bookId: number) => asking(readFigures, { params: { bookId } });
