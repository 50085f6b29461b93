// What other folders may import of the brands.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { BrandCommand, BrandFacts } from './commands.ts';
import { brandDecider } from './decide.ts';
import { brandEvents } from './events.ts';
import type { BrandDetails, BrandEvent } from './events.ts';
import type { BrandState } from './evolve.ts';
import type { BrandRejection } from './rejections.ts';

export const brandAggregate = aggregate({
  category: 'brand',
  decider: brandDecider,
  schemas: brandEvents.schemas,
  commands: {
    CreateBrand: 'AddMaster',
    ChangeBrand: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { brandDecider };
export type { BrandCommand, BrandDetails, BrandEvent, BrandFacts, BrandRejection, BrandState };
