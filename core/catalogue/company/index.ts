// The door of the account-type companies.
import { aggregate } from '../../kernel/decider.ts';
import type { Decider } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { CompanyCommand, CompanyFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { companyEventSchemas } from './events.ts';
import type { CompanyEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { CompanyState } from './evolve.ts';
import type { CompanyRejection } from './rejections.ts';

export const companyDecider: Decider<
  CompanyState,
  CompanyCommand,
  CompanyEvent,
  CompanyFacts,
  CompanyRejection
> = { initialState, decide, evolve, streamOf };

export const companyAggregate = aggregate({
  category: 'company',
  decider: companyDecider,
  schemas: companyEventSchemas,
  commands: {
    CreateCompany: 'AddMaster',
    ChangeCompany: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export type { CompanyCommand, CompanyEvent, CompanyFacts, CompanyRejection, CompanyState };
