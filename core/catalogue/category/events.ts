// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { categoryList } from '../master/index.ts';

const id = z.int().positive();
const categoryId = id;
const details = {
  name: z.string(),
  parentId: id.nullable().describe('The category that it stands under.'),
};
const at = { list: categoryList, itemId: id };
const item = { name: z.string(), enabled: z.boolean() };

export const categoryCreated = z.strictObject({
  categoryId,
  ...details,
  items: z.array(z.strictObject({ ...at, ...item })),
});
export const categoryChanged = z.strictObject({
  categoryId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const categoryItemAdded = z.strictObject({ categoryId, ...at, ...item });
export const categoryItemChanged = z.strictObject({
  categoryId,
  ...at,
  changes: z.strictObject(item).partial().describe('Only the fields that changed.'),
});
export const categoryItemRemoved = z.strictObject({ categoryId, ...at });
export const categoryMoved = z.strictObject({ categoryId });
export const categoryRemoved = z.strictObject({
  categoryId,
  items: z.array(z.strictObject(at)).describe('What went with it.'),
});

export type CategoryEvent =
  | DomainEvent<'CategoryCreated', z.infer<typeof categoryCreated>>
  | DomainEvent<'CategoryChanged', z.infer<typeof categoryChanged>>
  | DomainEvent<'CategoryItemAdded', z.infer<typeof categoryItemAdded>>
  | DomainEvent<'CategoryItemChanged', z.infer<typeof categoryItemChanged>>
  | DomainEvent<'CategoryItemRemoved', z.infer<typeof categoryItemRemoved>>
  | DomainEvent<'CategoryEnabled', z.infer<typeof categoryMoved>>
  | DomainEvent<'CategoryDisabled', z.infer<typeof categoryMoved>>
  | DomainEvent<'CategoryRetired', z.infer<typeof categoryMoved>>
  | DomainEvent<'CategoryRemoved', z.infer<typeof categoryRemoved>>;

export const categoryEventSchemas = [
  { type: 'CategoryCreated', version: 1, schema: categoryCreated },
  { type: 'CategoryChanged', version: 1, schema: categoryChanged },
  { type: 'CategoryItemAdded', version: 1, schema: categoryItemAdded },
  { type: 'CategoryItemChanged', version: 1, schema: categoryItemChanged },
  { type: 'CategoryItemRemoved', version: 1, schema: categoryItemRemoved },
  { type: 'CategoryEnabled', version: 1, schema: categoryMoved },
  { type: 'CategoryDisabled', version: 1, schema: categoryMoved },
  { type: 'CategoryRetired', version: 1, schema: categoryMoved },
  { type: 'CategoryRemoved', version: 1, schema: categoryRemoved },
] as const;
