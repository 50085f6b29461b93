// What other folders may import of the units.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { UnitCommand, UnitFacts } from './commands.ts';
import { unitDecider } from './decide.ts';
import { unitEvents } from './events.ts';
import type { UnitDetails, UnitEvent } from './events.ts';
import type { UnitState } from './evolve.ts';
import type { UnitRejection } from './rejections.ts';

export const unitAggregate = aggregate({
  category: 'unit',
  decider: unitDecider,
  schemas: unitEvents.schemas,
  commands: {
    CreateUnit: 'AddMaster',
    ChangeUnit: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { unitDecider };
export { uqc, UQCS, uqcOfName } from './uqc.ts';
export type { Uqc } from './uqc.ts';
export type { UnitCommand, UnitDetails, UnitEvent, UnitFacts, UnitRejection, UnitState };
