import { accepted, rejected } from '../../kernel/result.ts';
import { masterDecider } from '../master/index.ts';
import type { UnitCommand, UnitFacts } from './commands.ts';
import type { UnitEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { UnitState } from './evolve.ts';
import type { UnitRejection } from './rejections.ts';
import { decimalsOf, uqc as uqcs, uqcOfName } from './uqc.ts';

/**
 * Decides on one unit. A new one that names no code takes the code that its name stands for.
 * Refuses, beside what every master refuses: uqc_unknown.
 */
export const unitDecider = masterDecider<
  'unit',
  UnitState,
  UnitCommand,
  UnitEvent,
  UnitFacts,
  UnitRejection
>({
  kind: 'unit',
  evolve,
  create({ unitId, name, uqc, decimals }) {
    const code = uqcs.safeParse(uqc ?? uqcOfName(name));
    if (!code.success) return rejected({ kind: 'uqc_unknown', uqc: uqc ?? '' });
    const places = decimals ?? decimalsOf(code.data);
    return accepted({ unitId, name, uqc: code.data, decimals: places });
  },
  change(_, { changes: { uqc, ...others } }) {
    const code = uqcs.optional().safeParse(uqc);
    if (!code.success) return rejected({ kind: 'uqc_unknown', uqc: uqc ?? '' });
    return accepted({ changes: { ...others, uqc: code.data } });
  },
});
