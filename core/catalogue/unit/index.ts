// The door of the units.
import { aggregate } from '../../kernel/decider.ts';
import type { Decider } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { UnitCommand, UnitFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { unitEventSchemas } from './events.ts';
import type { UnitEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { UnitState } from './evolve.ts';
import type { UnitRejection } from './rejections.ts';

export const unitDecider: Decider<UnitState, UnitCommand, UnitEvent, UnitFacts, UnitRejection> = {
  initialState,
  decide,
  evolve,
  streamOf,
};

export const unitAggregate = aggregate({
  category: 'unit',
  decider: unitDecider,
  schemas: unitEventSchemas,
  commands: {
    CreateUnit: 'AddMaster',
    ChangeUnit: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { uqc, UQCS, uqcOfName } from './uqc.ts';
export type { Uqc } from './uqc.ts';
export type { UnitCommand, UnitEvent, UnitFacts, UnitRejection, UnitState };
