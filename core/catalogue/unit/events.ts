// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';
import { uqc } from './uqc.ts';

export const unitEvents = masterEvents('unit', {
  details: {
    name: z.string(),
    uqc: uqc.describe('The unit quantity code that returns and e-invoices ask for.'),
    decimals: z.int().min(0).max(3).describe('How many decimals quantities in it may have.'),
  },
});

export type UnitEvent = MasterEvent<typeof unitEvents>;
export type UnitDetails = MasterDetails<typeof unitEvents>;
