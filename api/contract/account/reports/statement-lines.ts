// On which line of the statements each group and account of a book stands, and since when.
import { z } from 'zod';
import { lineChoice } from '#core/statement/lines/terms.ts';
import { ownerForm } from '#core/statement/owners/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  asOnDay,
  id,
  givenReportDay,
  reportDate,
  requiredText,
  wireId,
} from '#api/contract/wire/values.ts';

const line = z
  .enum([...lineChoice.options, 'opening-difference', 'unclassified'])
  .describe('unclassified: no line takes it, so it has one of its own.');

const chosen = record({
  line: lineChoice,
  from: wireDay.describe('Statements whose last day is this one or a later one.'),
  by: z.string().describe('Who said so.'),
})
  .nullable()
  .describe('What is said of it alone; null where nothing is.');
const next = record({ line: lineChoice.nullable(), from: wireDay })
  .nullable()
  .describe('What follows on a later day; null as its line: as by default.');

const groupOnLine = record({
  group: z.string().nullable().describe('Its code; null for accounts without a group.'),
  name: z.string(),
  line: line.describe('Of its accounts that stand nowhere else.'),
  chosen,
  next,
  accountCount: z.int().nonnegative(),
});
export type GroupOnLine = z.output<typeof groupOnLine>;

const accountOnLine = record({
  accountId: id,
  name: z.string(),
  group: z.string().nullable(),
  line,
  how: z
    .enum(['account', 'group', 'name', 'default'])
    .describe('By what it stands there: what is said of it or of its group, its name, its group.'),
  chosen,
  next,
  open: z.boolean().describe('Whether it may be said of it.'),
});
export type AccountOnLine = z.output<typeof accountOnLine>;

const linesReply = record({
  to: wireDay.describe('The last day of the statements.'),
  form: ownerForm,
  groups: z.array(groupOnLine),
  accounts: z
    .array(accountOnLine)
    .describe('At most 500 of each group by name; all of which something is said.'),
  seq: id.describe('The last event of the book’s own record.'),
});
export type LinesReply = z.output<typeof linesReply>;

export const readStatementLines = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/statement_lines',
  summary: 'On which line of the statements each group and account stands',
  access: 'member',
  query: z.strictObject({
    as_on: asOnDay,
    to: reportDate
      .optional()
      .describe('The last day of the statements: today in India unless given.'),
    account: wireId.optional().describe('An account that is told even where there are many.'),
  }),
  shows: ['account', 'account_type', 'book'],
  reply: linesReply,
});

const lineSet = record({
  group: z.string().nullable(),
  accountId: id.nullable(),
  from: wireDay,
  line: lineChoice.nullable().describe('Null: as by default.'),
  seq: id.describe('The last event of the book’s own record.'),
});
export type LineSet = z.output<typeof lineSet>;

export const setStatementLine = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/statement_lines',
  summary: 'Say from a day on where a group or an account stands in the statements',
  access: 'member',
  body: record({
    group: requiredText(40, 'Name a group.')
      .optional()
      .describe('The code of a group: or an account.'),
    accountId: wireId.optional(),
    from: givenReportDay.describe('Statements whose last day is this one or a later one.'),
    line: lineChoice.nullable().describe('Null: as by default.'),
    expected: id.optional(),
  }),
  reply: lineSet,
});

export const statementLineEndpoints = { readStatementLines, setStatementLine };
