// Statements of account that were e-mailed. These shapes lie on disk for ever: never edit one, add
// a version and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../../kernel/event.ts';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();

const statementEmailRequested = z.strictObject({
  emailId: id,
  customerId: subject(id, 'customer'),
  address: personal(z.string()),
  from: z.iso.date().describe('The first day of the statement’s period.'),
  to: z.iso.date().describe('The last day of it.'),
});
const statementEmailed = z.strictObject({ emailId: id, customerId: id });
const statementEmailFailed = z.strictObject({
  emailId: id,
  customerId: id,
  reason: z.string(),
});

export type StatementEmailEvent =
  | DomainEvent<'StatementEmailRequested', z.infer<typeof statementEmailRequested>>
  | DomainEvent<'StatementEmailed', z.infer<typeof statementEmailed>>
  | DomainEvent<'StatementEmailFailed', z.infer<typeof statementEmailFailed>>;

export const statementEmailEventSchemas = [
  { type: 'StatementEmailRequested', version: 1, schema: statementEmailRequested },
  { type: 'StatementEmailed', version: 1, schema: statementEmailed },
  { type: 'StatementEmailFailed', version: 1, schema: statementEmailFailed },
] as const;
