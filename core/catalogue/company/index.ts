// What other folders may import of the account-type companies.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { CompanyCommand, CompanyFacts } from './commands.ts';
import { companyDecider } from './decide.ts';
import { companyEvents } from './events.ts';
import type { CompanyDetails, CompanyEvent } from './events.ts';
import type { CompanyState } from './evolve.ts';
import type { CompanyRejection } from './rejections.ts';

export const companyAggregate = aggregate({
  category: 'company',
  decider: companyDecider,
  schemas: companyEvents.schemas,
  commands: {
    CreateCompany: 'AddMaster',
    ChangeCompany: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { companyDecider };
export type {
  CompanyCommand,
  CompanyDetails,
  CompanyEvent,
  CompanyFacts,
  CompanyRejection,
  CompanyState,
};
