// Moments of a book that people know by name, and the names that they give.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, requiredText, text } from '#api/contract/wire/values.ts';

/** Here and in `core/instant`: as much as a list to choose from has room for. */
const NAME_MAX = 80;

const name = requiredText(NAME_MAX, 'Enter a name.');

const namedMoment = z.strictObject({
  event: id.describe('The books as they were after this event.'),
  recorded_at: instant,
  kind: z
    .enum(['named', 'signed', 'lock', 'filing'])
    .describe(
      'named: a person gave the name; signed: whoever asks last marked entries as checked; ' +
        'lock and filing: of the books, and of a return.',
    ),
  words: z.string().describe('The name, or what happened.'),
  by: z
    .strictObject({ id: z.int(), name: z.string() })
    .nullable()
    .describe('Who gave the name; null for what has none of a person.'),
});
export type NamedMoment = z.infer<typeof namedMoment>;

const readNamedMoments = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/named-moments',
  summary: 'Moments with a name: a person’s own, their last checks, locks, filed returns',
  access: 'member',
  presentOnly: 'What happened is the same at all times.',
  shows: ['book', 'journal'],
  reply: z.array(namedMoment).describe('The names of people first; of each kind the newest first.'),
});

const nameOfInstant = z.strictObject({
  name: z.string(),
  event: id,
  seq: id.describe('The event of the call.'),
});
export type NameOfInstant = z.infer<typeof nameOfInstant>;

const nameInstant = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/named-moments',
  summary: 'Give a name to the books as they were after an event, on a day, or at an instant',
  access: 'member',
  body: z.strictObject({
    name: name.describe('At most 80 characters; no other moment of the book has it.'),
    at: text(40)
      .optional()
      .describe('An event, a day or an instant, as `at` takes it; the last event unless given.'),
  }),
  reply: nameOfInstant,
});

const withdrawInstantName = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/named-moments/withdraw',
  summary: 'Take away the name of a moment; that it had one stays in the log',
  access: 'member',
  body: z.strictObject({ name }),
  reply: nameOfInstant,
});

export const instantEndpoints = { readNamedMoments, nameInstant, withdrawInstantName };
