import { evolveMaster } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import { unitEvents } from './events.ts';
import type { UnitDetails, UnitEvent } from './events.ts';

export type UnitState = MasterState<UnitDetails>;

export const evolve = evolveMaster<UnitDetails, UnitEvent>(unitEvents);
