// What on a book's own record is a privilege: who may do what, what is locked, filed or set.

/** The beginning of a book, and what its demonstration did by itself, are no acts of a person. */
const ORDINARY: ReadonlySet<string> = new Set([
  'BookCreated',
  'DemoBookStarted',
  'DemoBookFilled',
  'DemoBookDiscarded',
  'InvitationDeclined',
]);

/** @param type of an event on the stream of the book itself. */
export const isPrivilegedAct = (type: string): boolean => !ORDINARY.has(type);
