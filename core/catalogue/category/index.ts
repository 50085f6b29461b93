// The door of the categories.
import type { Decider } from '../../kernel/decider.ts';
import type { CategoryCommand, CategoryFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { CategoryEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { CategoryState } from './evolve.ts';
import type { CategoryRejection } from './rejections.ts';

export const categoryDecider: Decider<
  CategoryState,
  CategoryCommand,
  CategoryEvent,
  CategoryFacts,
  CategoryRejection
> = { initialState, decide, evolve, streamOf };

export { categoryEventSchemas } from './events.ts';
export type { CategoryCommand, CategoryEvent, CategoryFacts, CategoryRejection, CategoryState };
