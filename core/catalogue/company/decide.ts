import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  decideMove,
  differing,
  refusalOfPlace,
  refusalToCreate,
  toChange,
} from '../master/index.ts';
import type { ChangeCompany, CompanyCommand, CompanyFacts, CreateCompany } from './commands.ts';
import type { CompanyEvent } from './events.ts';
import type { CompanyState } from './evolve.ts';
import type { CompanyRejection } from './rejections.ts';

type Answer = Result<readonly CompanyEvent[], CompanyRejection>;

export const streamOf = ({ data }: CompanyEvent): string => streamName('company', data.companyId);

/** Decides on one company of the account types and its place under others. */
export function decide(state: CompanyState, command: CompanyCommand, facts: CompanyFacts): Answer {
  switch (command.type) {
    case 'CreateCompany':
      return create(state, command, facts);
    case 'ChangeCompany':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const data = { companyId: command.data.id };
      return accepted([{ type: `Company${decided.value.move}`, version: 1, data }]);
    }
  }
}

function create(state: CompanyState, { data }: CreateCompany, facts: CompanyFacts): Answer {
  const company = { of: 'company', id: data.companyId, name: data.name } as const;
  const refusal =
    refusalToCreate(company, state, facts) ?? refusalOfPlace(company, data.parentId, facts);
  if (refusal !== null) return rejected(refusal);
  return accepted([{ type: 'CompanyCreated', version: 1, data }]);
}

function change(state: CompanyState, { data }: ChangeCompany, facts: CompanyFacts): Answer {
  const { companyId, changes } = data;
  const company = { of: 'company', id: companyId, name: changes.name } as const;
  const before = toChange(company, state, facts);
  if (!before.ok) return before;
  const changed = differing(before.value, changes);
  if (changed === null) return accepted([]);
  const refusal = refusalOfPlace(company, changed.parentId, facts);
  if (refusal !== null) return rejected(refusal);
  return accepted([{ type: 'CompanyChanged', version: 1, data: { companyId, changes: changed } }]);
}
