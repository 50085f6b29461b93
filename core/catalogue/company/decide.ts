import { accepted, rejected } from '../../kernel/result.ts';
import { differingFields, masterDecider, refusalOfPlace } from '../master/index.ts';
import type { CompanyCommand, CompanyFacts } from './commands.ts';
import type { CompanyEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CompanyState } from './evolve.ts';
import type { CompanyRejection } from './rejections.ts';

/** Decides on one company of the account types and its place under others. */
export const companyDecider = masterDecider<
  'company',
  CompanyState,
  CompanyCommand,
  CompanyEvent,
  CompanyFacts,
  CompanyRejection
>({
  kind: 'company',
  evolve,
  create(data, facts) {
    const refusal = refusalOfPlace({ of: 'company', id: data.companyId }, data.parentId, facts);
    return refusal === null ? accepted(data) : rejected(refusal);
  },
  change(before, { companyId, changes }, facts) {
    const parentId = differingFields(before, changes)?.parentId;
    const refusal = refusalOfPlace({ of: 'company', id: companyId }, parentId, facts);
    return refusal === null ? accepted({ changes }) : rejected(refusal);
  },
});
