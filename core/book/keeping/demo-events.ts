// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();

const demoBookStarted = z.strictObject({
  bookId: id,
  personId: id.describe('Whose it is.'),
});
const demoBookFilled = z.strictObject({ bookId: id });
const demoBookDiscarded = z.strictObject({ bookId: id });

export type DemoEvent =
  | DomainEvent<'DemoBookStarted', z.infer<typeof demoBookStarted>>
  | DomainEvent<'DemoBookFilled', z.infer<typeof demoBookFilled>>
  | DomainEvent<'DemoBookDiscarded', z.infer<typeof demoBookDiscarded>>;

export const demoEventSchemas = [
  { type: 'DemoBookStarted', version: 1, schema: demoBookStarted },
  { type: 'DemoBookFilled', version: 1, schema: demoBookFilled },
  { type: 'DemoBookDiscarded', version: 1, schema: demoBookDiscarded },
] as const;

export const isOfDemo = (event: { readonly type: string }): event is DemoEvent =>
  event.type.startsWith('DemoBook');
