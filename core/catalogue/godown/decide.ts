import { accepted } from '../../kernel/result.ts';
import { masterDecider } from '../master/index.ts';
import type { GodownCommand, GodownFacts } from './commands.ts';
import type { GodownEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { GodownState } from './evolve.ts';
import type { GodownRejection } from './rejections.ts';

/** Decides on one godown; two of one name in a book are refused. */
export const godownDecider = masterDecider<
  'godown',
  GodownState,
  GodownCommand,
  GodownEvent,
  GodownFacts,
  GodownRejection
>({
  kind: 'godown',
  evolve,
  create: (data) => accepted(data),
  change: (_, { changes }) => accepted({ changes }),
});
