// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

export const godownEvents = masterEvents('godown', { details: { name: z.string() } });

export type GodownEvent = MasterEvent<typeof godownEvents>;
export type GodownDetails = MasterDetails<typeof godownEvents>;
