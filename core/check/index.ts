// What other folders may import of the marks that say that a journal was gone over.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { checkEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const checkDecider = { initialState, decide, evolve, streamOf };

export const checkAggregate = aggregate({
  category: 'check',
  decider: checkDecider,
  schemas: checkEventSchemas,
  commands: { CheckJournals: 'CheckJournals', WithdrawChecks: 'CheckJournals' },
});

export { CHECK_NOTE_MAX, CHECKS_MAX } from './decide.ts';
export type { CheckCommand, CheckFacts } from './commands.ts';
export type { CheckEvent } from './events.ts';
export type { CheckRejection } from './rejections.ts';
export type { CheckState } from './evolve.ts';
