import { z } from 'zod';
import { lockKind, role } from '#core/book/terms.ts';
import { confirmation } from '#core/person/terms.ts';
import { demoState } from './caller/demo-state.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, expected, id, instant, requiredText, wireId } from '#api/contract/wire/values.ts';

export const book = z.strictObject({
  id,
  name: z.string(),
  role,
  begins_on: z.string().nullable(),
  soft_locked_to: z.string().nullable(),
  hard_locked_to: z.string().nullable(),
  demo: demoState.optional(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type Book = z.infer<typeof book>;

const bookName = requiredText(100, 'Enter a name.');

export const listBooks = endpoint({
  method: 'GET',
  path: '/api/islogin/book',
  summary: 'The books that the caller belongs to, their own first',
  access: 'signed-in',
  acrossBooks: { of: 'caller', projection: 'books-and-members' },
  shows: ['book', 'active_role'],
  reply: z.array(book),
});

export const createBook = endpoint({
  method: 'POST',
  path: '/api/islogin/book',
  summary: 'Create a book; the caller becomes its owner',
  access: 'signed-in',
  forms: true,
  body: z.strictObject({ name: bookName }),
  reply: book,
});

export const renameBook = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId',
  summary: 'Rename a book',
  access: 'member',
  body: z.strictObject({ name: bookName, expected }),
  reply: book,
});

export const changeBookSettings = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/settings',
  summary: 'Change a book’s settings',
  access: 'member',
  body: z.strictObject({
    begins_on: date.nullable().optional(),
    registered_from: date
      .nullable()
      .optional()
      .describe('The first day of its registration for GST as it is now; the returns show it.'),
    expected,
  }),
  reply: book,
});

export const setLock = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/lock',
  summary:
    'Lock the entries up to a day: soft (months, may be moved back) or hard (years, may not)',
  access: 'member',
  body: z.strictObject({
    kind: lockKind,
    locked_to: date.nullable(),
    reason: requiredText(500, 'Give a reason.'),
    expected,
  }),
  reply: book,
});

export const member = z.strictObject({
  person_id: id,
  name: z.string(),
  email: z.string(),
  role,
  confirmation: confirmation.describe('How their e-mail address was shown to be their own.'),
  since: instant,
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/members',
  summary: 'The members of a book and their roles',
  access: 'member',
  shows: ['user', 'role', 'active_role'],
  reply: z.array(member),
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/members/:personId',
  summary: 'Change a member’s role',
  access: 'member',
  body: z.strictObject({ role, expected }),
  reply: member,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/islogin/book/:bookId/members/:personId',
  summary: 'Remove a member from the book; oneself is to leave it, as a member of any role may',
  access: 'member',
  reply: z.strictObject({}),
});

/** The book of a call whose path names none: query or body, else X-Book-Id, else the first. */
export const bookQuery = z.strictObject({ book_id: wireId.optional() });
