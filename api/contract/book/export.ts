import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';

export const exportBook = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/export',
  summary:
    'Everything of a book as a zip of CSVs: a table of each kind of record and document, and ' +
    'its events with their data as JSON; with `at`, as known then',
  access: 'member',
  shows: [],
  reply: z.string(),
  media: 'application/zip',
  refusals: ['export_running'],
});
