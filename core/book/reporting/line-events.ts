// On which lines of the statements a book lets its groups and accounts stand. These shapes lie on
// disk for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { groupCode } from '../../account-type/index.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { lineChoice, lineChoiceV1 } from '../../statement/index.ts';

const id = z.int().positive();

const statementLineSetV1 = z.strictObject({
  bookId: id,
  subject: z
    .union([z.strictObject({ group: groupCode }), z.strictObject({ accountId: id })])
    .describe('All accounts of a group that have no line of their own, or one account.'),
  from: z.iso.date().describe('Statements whose last day is this one or a later one show it so.'),
  line: lineChoiceV1.nullable().describe('Null: as by default.'),
});

const statementLineSet = statementLineSetV1.extend({
  line: lineChoice.nullable().describe('Null: as by default.'),
});

export type LineEvent = DomainEvent<'StatementLineSet', z.infer<typeof statementLineSet>>;

export const lineEventSchemas = [
  { type: 'StatementLineSet', version: 1, schema: statementLineSetV1 },
  { type: 'StatementLineSet', version: 2, schema: statementLineSet },
] as const;
