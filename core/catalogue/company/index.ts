// The door of the account-type companies.
import type { Decider } from '../../kernel/decider.ts';
import type { CompanyCommand, CompanyFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
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

export { companyEventSchemas } from './events.ts';
export type { CompanyCommand, CompanyEvent, CompanyFacts, CompanyRejection, CompanyState };
