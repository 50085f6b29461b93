// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { groupCode } from './tally-groups.ts';

const id = z.int().positive();

const accountTypeAdded = z.strictObject({
  typeId: id,
  name: z.string(),
  group: groupCode
    .nullable()
    .describe('Its parent among the 28 groups, or the group it stands for.'),
  reserved: z.boolean().describe('One of the 28 groups: it can be renamed, never removed.'),
});

const accountTypeRenamed = z.strictObject({ typeId: id, name: z.string() });

const accountTypeGroupChanged = z.strictObject({ typeId: id, group: groupCode });

const accountTypeRemoved = z.strictObject({ typeId: id });

export type AccountTypeAdded = DomainEvent<'AccountTypeAdded', z.infer<typeof accountTypeAdded>>;
export type AccountTypeRenamed = DomainEvent<
  'AccountTypeRenamed',
  z.infer<typeof accountTypeRenamed>
>;
export type AccountTypeGroupChanged = DomainEvent<
  'AccountTypeGroupChanged',
  z.infer<typeof accountTypeGroupChanged>
>;
export type AccountTypeRemoved = DomainEvent<
  'AccountTypeRemoved',
  z.infer<typeof accountTypeRemoved>
>;
export type AccountTypeEvent =
  | AccountTypeAdded
  | AccountTypeRenamed
  | AccountTypeGroupChanged
  | AccountTypeRemoved;

export const accountTypeEventSchemas = [
  { type: 'AccountTypeAdded', version: 1, schema: accountTypeAdded },
  { type: 'AccountTypeRenamed', version: 1, schema: accountTypeRenamed },
  { type: 'AccountTypeGroupChanged', version: 1, schema: accountTypeGroupChanged },
  { type: 'AccountTypeRemoved', version: 1, schema: accountTypeRemoved },
] as const;
