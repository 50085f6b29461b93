// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

export const brandEvents = masterEvents('brand', { details: { name: z.string() } });

export type BrandEvent = MasterEvent<typeof brandEvents>;
export type BrandDetails = MasterDetails<typeof brandEvents>;
