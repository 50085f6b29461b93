// The door of the brands.
import { aggregate } from '../../kernel/decider.ts';
import type { Decider } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { BrandCommand, BrandFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { brandEventSchemas } from './events.ts';
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

export const brandAggregate = aggregate({
  category: 'brand',
  decider: brandDecider,
  schemas: brandEventSchemas,
  commands: {
    CreateBrand: 'AddMaster',
    ChangeBrand: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export type { BrandCommand, BrandEvent, BrandFacts, BrandRejection, BrandState };
