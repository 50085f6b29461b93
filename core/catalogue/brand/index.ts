// The door of the brands.
import type { Decider } from '../../kernel/decider.ts';
import type { BrandCommand, BrandFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { BrandEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { BrandState } from './evolve.ts';
import type { BrandRejection } from './rejections.ts';

export const brandDecider: Decider<
  BrandState,
  BrandCommand,
  BrandEvent,
  BrandFacts,
  BrandRejection
> = { initialState, decide, evolve, streamOf };

export { brandEventSchemas } from './events.ts';
export type { BrandCommand, BrandEvent, BrandFacts, BrandRejection, BrandState };
