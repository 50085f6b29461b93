// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

export const companyEvents = masterEvents('company', {
  details: {
    name: z.string(),
    parentId: z.int().positive().nullable().describe('The company that it stands under.'),
  },
});

export type CompanyEvent = MasterEvent<typeof companyEvents>;
export type CompanyDetails = MasterDetails<typeof companyEvents>;
