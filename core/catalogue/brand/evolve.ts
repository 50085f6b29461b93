import { evolveMaster } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import { brandEvents } from './events.ts';
import type { BrandDetails, BrandEvent } from './events.ts';

export type BrandState = MasterState<BrandDetails>;

export const evolve = evolveMaster<BrandDetails, BrandEvent>(brandEvents);
