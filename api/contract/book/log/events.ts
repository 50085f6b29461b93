// The log of a book as people read it: each event in words, and as it lies there.
import { z } from 'zod';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, id, instant, pageLimit, rupees, text, wireId } from '#api/contract/wire/values.ts';
import { journalCard } from '#api/contract/journal/journal.ts';

const actor = z.strictObject({ id: z.int(), name: z.string() });

export const eventCardShape = {
  seq: id.describe('The event’s number in the book’s log.'),
  recordedAt: instant,
  actor: actor.describe('Who did it; 0 is Lekha itself.'),
  kind: z.string().describe('The kind of record that it is about, as journal or account_type.'),
  recordId: z.int().nonnegative(),
  type: z.string().describe('What happened, as docs/events names it.'),
  title: z.string().describe('What happened, in two or three words.'),
  what: z.string().describe('What was done to the record, in words.'),
  endsAct: z
    .boolean()
    .describe('Whether it is the last of the events that were recorded at one instant.'),
  journal: record({
    id,
    number: id,
    date: wireDay,
    amountPaise: wireMoney.describe('The total of one side.'),
    isLate: z.boolean().describe('Recorded in a later month than its date.'),
    fromDocument: z.boolean().describe('Posted by a document and not by hand.'),
  })
    .nullable()
    .describe('The entry that the event posted; null where it posted none.'),
};
export const eventCard = record(eventCardShape);
export type EventCard = z.output<typeof eventCard>;

const EVENT_KIND = /^[a-z][a-z_]*$/;

const eventFilters = {
  by: wireId.optional().describe('Events of this person.'),
  kind: text(40)
    .refine((value) => EVENT_KIND.test(value), 'Must be a kind of record, as journal or invoice.')
    .optional()
    .describe('Events of records of this kind.'),
  record: wireId.optional().describe('Events of this record; `kind` says of which kind it is.'),
  account: wireId.optional().describe('Entries with a line on this account.'),
  amount_from: rupees.optional().describe('Entries whose one side comes to this or more.'),
  amount_to: rupees.optional().describe('Entries whose one side comes to this or less.'),
  only: z
    .enum(['late', 'corrections'])
    .optional()
    .describe('Entries recorded in a later month than their date; reversed or corrected.'),
  source: z
    .enum(['hand', 'document', 'import'])
    .optional()
    .describe('Entries posted by hand, by a document, or by the import of a file.'),
  from_event: wireId.optional().describe('The first event, included.'),
  to_event: wireId.optional().describe('The last event, included.'),
  from: date.optional().describe('The first day of recording in India, included.'),
  to: date.optional().describe('The last day of recording in India, included.'),
};

/** Its own parameters say which events; those after a moment are shown beside it. */
const OF_THE_WHOLE_LOG = 'The log is read whole; `to_event` ends it at an event.';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/events',
  summary: 'The events of a book, newest first, in pages by event number in both directions',
  access: 'member',
  query: z.strictObject({
    limit: pageLimit,
    before: wireId.optional().describe('The page below this event; without it the newest.'),
    after: wireId.optional().describe('The page above this event. Not with `before`.'),
    ...eventFilters,
  }),
  presentOnly: OF_THE_WHOLE_LOG,
  shows: ENTITY_KINDS,
  reply: record({
    events: z.array(eventCard).describe('Newest first, whichever way was asked.'),
    next: z
      .int()
      .nullable()
      .describe(
        'Pass as `before` (or `after`, when that was asked) for more; null at the end. A page of ' +
          'a rare filter may hold fewer events than asked, or none, and still have a next.',
      ),
    lastSeq: z.int().nonnegative().describe('The last event of the book.'),
  }),
  refusals: ['invalid_request'],
});
export type EventPage = z.output<typeof listEvents.reply>;
export type EventQuery = z.output<typeof listEvents.query>;

export const readEventDays = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/event-days',
  summary: 'How many events were recorded on each day, and by whom',
  access: 'member',
  presentOnly: OF_THE_WHOLE_LOG,
  shows: ENTITY_KINDS,
  reply: record({
    days: z
      .array(
        record({
          date: wireDay.describe('By the calendar of India.'),
          first: id.describe('The first event of the day.'),
          last: id,
          count: z.int().positive(),
          late: z
            .int()
            .nonnegative()
            .describe('Entries recorded in a later month than their date.'),
          corrections: z.int().nonnegative().describe('Reversals and corrections.'),
          by: z.array(z.strictObject({ id: z.int(), count: z.int().positive() })),
        }),
      )
      .describe('The days that have events, oldest first.'),
    people: z.array(actor).describe('Whoever recorded an event.'),
    lastSeq: z.int().nonnegative(),
  }),
});
export type EventDays = z.output<typeof readEventDays.reply>;

const hex = z.string().regex(/^[0-9a-f]{64}$/);

export const eventDetail = record({
  ...eventCardShape,
  version: id,
  stream: z.string(),
  fields: z
    .array(
      record({
        label: z.string(),
        value: z.string(),
        before: z
          .string()
          .nullable()
          .describe('What earlier events of the record said of it; null where none did.'),
        accountId: id.nullable().describe('The account that the value names, where it names one.'),
      }),
    )
    .describe('What the event says, field by field.'),
  entry: journalCard.nullable().describe('The entry that it posted, with its lines.'),
  movedByAct: z
    .array(record({ accountId: id, amountPaise: wireMoney }))
    .describe('What its act up to it moved on each account: debit positive, nothing left out.'),
  header: z.string().describe('Canonical JSON of what stands beside the body, as it is hashed.'),
  body: z.string().describe('Canonical JSON as it lies in the log; personal fields are sealed.'),
  hash: hex,
  previousHash: hex.describe('Of the event before; of the first, what stands for none.'),
});
export type EventDetail = z.output<typeof eventDetail>;

export const readEventDetail = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/events/:eventId',
  summary: 'One event: its fields with what changed, its lines, and how it is chained',
  access: 'member',
  presentOnly: 'An event is the same at all times.',
  shows: ENTITY_KINDS,
  reply: eventDetail,
});

export const logEndpoints = { listEvents, readEventDays, readEventDetail };
