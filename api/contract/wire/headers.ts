// Headers of our own.

/** In a request the book concerned; in the reply of a write the book that was written into. */
export const BOOK_HEADER = 'x-book-id';

/** In the reply of a write: how far that book's log had come. A read that begins then shows it. */
export const SEQ_HEADER = 'x-book-seq';

/** In the reply to a read with `at`: the number of the event after which the book was read. */
export const AT_EVENT_HEADER = 'lekha-at-event';

/** And the instant by which it was judged what is today, in UTC. */
export const AT_TIME_HEADER = 'lekha-at-time';

/** In the reply of a report's part: how many of its lines stand on pages that are whole. */
export const LINES_HEADER = 'lekha-lines';
