// What one server process says to the others over PostgreSQL. A notice may be lost, so whoever
// hears it asks the tables for the truth, and asks now and then without one.

/** `<book id>:<seq>`: the book has an event of this number. */
export const BOOKS_CHANNEL = 'lekha_books';

/** A person's id: one of their sessions has ended. */
export const SESSIONS_CHANNEL = 'lekha_sessions';

/** Nothing more is said: who somebody is, or which books they may see, may have changed. */
export const CALLERS_CHANNEL = 'lekha_callers';
