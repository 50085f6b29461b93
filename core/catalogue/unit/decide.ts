import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { decideMove, differing, refusalToCreate, toChange } from '../master/index.ts';
import type { ChangeUnit, CreateUnit, UnitCommand, UnitFacts } from './commands.ts';
import type { UnitEvent } from './events.ts';
import type { UnitState } from './evolve.ts';
import type { UnitRejection } from './rejections.ts';
import { decimalsOf, uqc as uqcs, uqcOfName } from './uqc.ts';

type Answer = Result<readonly UnitEvent[], UnitRejection>;

export const streamOf = ({ data }: UnitEvent): string => streamName('unit', data.unitId);

/**
 * Decides on one unit. A new one that names no code takes the code that its name stands for.
 * Refuses, beside what every master refuses: uqc_unknown.
 */
export function decide(state: UnitState, command: UnitCommand, facts: UnitFacts): Answer {
  switch (command.type) {
    case 'CreateUnit':
      return create(state, command, facts);
    case 'ChangeUnit':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const data = { unitId: command.data.id };
      return accepted([{ type: `Unit${decided.value.move}`, version: 1, data }]);
    }
  }
}

function create(state: UnitState, { data }: CreateUnit, facts: UnitFacts): Answer {
  const { unitId, name } = data;
  const refusal = refusalToCreate({ of: 'unit', id: unitId, name }, state, facts);
  if (refusal !== null) return rejected(refusal);
  const uqc = uqcs.safeParse(data.uqc ?? uqcOfName(name));
  if (!uqc.success) return rejected({ kind: 'uqc_unknown', uqc: data.uqc ?? '' });
  const decimals = data.decimals ?? decimalsOf(uqc.data);
  return accepted([
    { type: 'UnitCreated', version: 1, data: { unitId, name, uqc: uqc.data, decimals } },
  ]);
}

function change(state: UnitState, { data }: ChangeUnit, facts: UnitFacts): Answer {
  const { unitId, changes } = data;
  const before = toChange({ of: 'unit', id: unitId, name: changes.name }, state, facts);
  if (!before.ok) return before;
  const { uqc, ...others } = changes;
  const code = uqcs.optional().safeParse(uqc);
  if (!code.success) return rejected({ kind: 'uqc_unknown', uqc: uqc ?? '' });
  const wanted = { ...others, ...(code.data !== undefined && { uqc: code.data }) };
  const changed = differing(before.value, wanted);
  if (changed === null) return accepted([]);
  return accepted([{ type: 'UnitChanged', version: 1, data: { unitId, changes: changed } }]);
}
