// How the caller wants the lists of a book drawn. It is theirs alone, the same on every device.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { requiredText, text } from '#api/contract/wire/values.ts';

const COLUMNS_MAX = 40;
const VIEWS_MAX = 50;
const VIEW_NAME_MAX = 60;

const listName = z
  .string()
  .max(40, 'Must be the name of a list.')
  .regex(/^[a-z]+(-[a-z]+)*$/, 'Must be the name of a list.')
  .describe('The name of the list, such as journal.');

const savedView = z.strictObject({
  name: requiredText(VIEW_NAME_MAX, 'Give the view a name.'),
  query: text(1000).describe('What the list is narrowed to, as its address has it.'),
});

const listChoice = z.strictObject({
  hidden: z
    .array(requiredText(40, 'Must be the name of a column.'))
    .max(COLUMNS_MAX, `At most ${COLUMNS_MAX} columns are left out.`)
    .describe('The columns that are left out.'),
  views: z
    .array(savedView)
    .max(VIEWS_MAX, `At most ${VIEWS_MAX} views are kept of a list.`)
    .describe('What the list was narrowed to and sorted by, each under a name.'),
  as: z.enum(['rows', 'cards']).describe('How the list is drawn.'),
  last: text(1000).optional().describe('How a report was drawn last, as its address has it.'),
});
export type ListChoice = z.infer<typeof listChoice>;

export const readListChoices = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/list-choices',
  summary: 'How the caller wants the lists of a book drawn, by the name of the list',
  access: 'member',
  // Their own choices change by their own hand alone.
  shows: [],
  presentOnly: 'How you see a list is of today.',
  reply: z.record(z.string(), listChoice),
});

export const keepListChoice = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/list-choices',
  summary: 'Keep how the caller wants one list of a book drawn; it goes with their membership',
  takesNoKey: true,
  ofCaller: true,
  access: 'member',
  body: listChoice.extend({ list: listName }),
  reply: z.strictObject({}),
});
