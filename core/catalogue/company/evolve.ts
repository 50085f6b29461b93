import { evolveMaster } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import { companyEvents } from './events.ts';
import type { CompanyDetails, CompanyEvent } from './events.ts';

export type CompanyState = MasterState<CompanyDetails>;

export const evolve = evolveMaster<CompanyDetails, CompanyEvent>(companyEvents);
