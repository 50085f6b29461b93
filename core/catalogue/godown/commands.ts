import type { MasterCommand, MasterFacts } from '../master/index.ts';
import type { GodownDetails } from './events.ts';

export type GodownCommand = MasterCommand<'godown', GodownDetails>;

export type GodownFacts = MasterFacts;
