import type { MasterCommand, MasterFacts } from '../master/index.ts';
import type { BrandDetails } from './events.ts';

export type BrandCommand = MasterCommand<'brand', BrandDetails>;

export type BrandFacts = MasterFacts;
