// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

/** Not an enum: a kind that gets rules of its own must leave its old events readable. */
const of = { kind: z.string(), recordId: z.int().positive() };

const whole = {
  ...of,
  name: z.string(),
  fields: z
    .record(z.string(), z.union([z.string(), z.int(), z.boolean(), z.null()]))
    .describe('Scalar fields as they were given; decimals are texts.'),
};

const recordAdded = z.strictObject(whole);
const recordChanged = z.strictObject(whole).describe('The whole record after the change.');
const recordRemoved = z.strictObject(of);

export type RecordAdded = DomainEvent<'RecordAdded', z.infer<typeof recordAdded>>;
export type RecordChanged = DomainEvent<'RecordChanged', z.infer<typeof recordChanged>>;
export type RecordRemoved = DomainEvent<'RecordRemoved', z.infer<typeof recordRemoved>>;
export type RecordEvent = RecordAdded | RecordChanged | RecordRemoved;

export const recordEventSchemas = [
  { type: 'RecordAdded', version: 1, schema: recordAdded },
  { type: 'RecordChanged', version: 1, schema: recordChanged },
  { type: 'RecordRemoved', version: 1, schema: recordRemoved },
] as const;
