// A demo book of a person's own: filled by the server with a year of trade, and thrown away.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { book } from '#api/contract/book/book.ts';

export const readDemoBook = endpoint({
  method: 'GET',
  path: '/api/islogin/demo_book',
  summary: 'The caller’s demo book, if there is one, and whether one may be opened here',
  access: 'signed-in',
  shows: ['book'],
  reply: z.strictObject({
    offered: z.boolean().describe('False where the installation has turned demo books off.'),
    book: book.nullable(),
  }),
});

export const beginDemoBook = endpoint({
  method: 'POST',
  path: '/api/islogin/demo_book',
  summary:
    'Open a demo book, which is filled within seconds; the one that there is, if there is one',
  access: 'signed-in',
  body: z.strictObject({}),
  reply: book,
});

export const discardDemoBook = endpoint({
  method: 'DELETE',
  path: '/api/islogin/demo_book',
  summary:
    'Throw the caller’s demo book away: nobody sees it any more. Where there is none, nothing',
  access: 'signed-in',
  reply: z.strictObject({}),
});
