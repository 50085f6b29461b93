// How long a book keeps its documents: the law that it falls under, and proceedings.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { givenDay, normalised, wireDay } from '#core/shapes/values.ts';
import { legalForm } from '#core/tax/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, requiredText } from '#api/contract/wire/values.ts';

export const retention = record({
  legalForm: legalForm.describe(
    'By whom the business is owned. unknown: documents are kept for the longer of the terms.',
  ),
  proceedings: z.array(
    record({
      number: id,
      what: z.string(),
      beganOn: wireDay,
      endedOn: wireDay.nullable().describe('The day of the final disposal.'),
    }),
  ),
});
export type Retention = z.output<typeof retention>;

export const readRetention = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/retention',
  summary: 'How long the book keeps its documents',
  access: 'member',
  shows: ['book'],
  presentOnly: 'What must be kept is a question of today.',
  reply: retention,
});

export const setLegalForm = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/retention',
  summary: 'Say by whom the business is owned: how long it keeps books, how statements look',
  access: 'member',
  body: record({ legalForm }),
  reply: retention,
});

export const recordProceedings = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/proceedings',
  summary: 'Record proceedings, for which documents are kept longer',
  access: 'member',
  body: record({
    what: normalised(requiredText(200, 'Say which proceedings.'), (value) => value.trim()),
    beganOn: givenDay,
  }),
  reply: retention,
});

export const endProceedings = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/proceedings/:proceedingsId/end',
  summary: 'Record the day of the final disposal of proceedings, by their number',
  access: 'member',
  body: record({ endedOn: givenDay }),
  reply: retention,
});
