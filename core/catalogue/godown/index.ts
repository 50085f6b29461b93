// What other folders may import of the godowns.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { GodownCommand, GodownFacts } from './commands.ts';
import { godownDecider } from './decide.ts';
import { godownEvents } from './events.ts';
import type { GodownDetails, GodownEvent } from './events.ts';
import type { GodownState } from './evolve.ts';
import type { GodownRejection } from './rejections.ts';

export const godownAggregate = aggregate({
  category: 'godown',
  decider: godownDecider,
  schemas: godownEvents.schemas,
  commands: {
    CreateGodown: 'AddMaster',
    ChangeGodown: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { godownDecider };
export type {
  GodownCommand,
  GodownDetails,
  GodownEvent,
  GodownFacts,
  GodownRejection,
  GodownState,
};
