import type { MasterCommand, MasterFacts, TreeFacts } from '../master/index.ts';
import type { CompanyDetails } from './events.ts';

export type CompanyCommand = MasterCommand<'company', CompanyDetails>;

export type CompanyFacts = MasterFacts & TreeFacts;
