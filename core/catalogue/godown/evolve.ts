import { evolveMaster } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import { godownEvents } from './events.ts';
import type { GodownDetails, GodownEvent } from './events.ts';

export type GodownState = MasterState<GodownDetails>;

export const evolve = evolveMaster<GodownDetails, GodownEvent>(godownEvents);
