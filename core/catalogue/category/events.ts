// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { categoryList, masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

const id = z.int().positive();
const categoryId = id;
const at = { list: categoryList, itemId: id };
const item = { name: z.string(), enabled: z.boolean() };

export const categoryEvents = masterEvents('category', {
  details: {
    name: z.string(),
    parentId: id.nullable().describe('The category that it stands under.'),
  },
  created: { items: z.array(z.strictObject({ ...at, ...item })) },
  removed: { items: z.array(z.strictObject(at)).describe('What went with it.') },
});

const categoryItemAdded = z.strictObject({ categoryId, ...at, ...item });
const categoryItemChanged = z.strictObject({
  categoryId,
  ...at,
  changes: z.strictObject(item).partial().describe('Only the fields that changed.'),
});
const categoryItemRemoved = z.strictObject({ categoryId, ...at });

export type CategoryDetails = MasterDetails<typeof categoryEvents>;
export type CategoryEvent =
  | MasterEvent<typeof categoryEvents>
  | DomainEvent<'CategoryItemAdded', z.infer<typeof categoryItemAdded>>
  | DomainEvent<'CategoryItemChanged', z.infer<typeof categoryItemChanged>>
  | DomainEvent<'CategoryItemRemoved', z.infer<typeof categoryItemRemoved>>;

export const categoryEventSchemas = [
  ...categoryEvents.schemas,
  { type: 'CategoryItemAdded', version: 1, schema: categoryItemAdded },
  { type: 'CategoryItemChanged', version: 1, schema: categoryItemChanged },
  { type: 'CategoryItemRemoved', version: 1, schema: categoryItemRemoved },
] as const;
