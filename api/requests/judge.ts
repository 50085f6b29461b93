// A command that is decided as it would be now, under the lock of its book, and not written.
import { invariant } from '#core/kernel/invariant.ts';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';

/** As if something beside it were wrong, so that it is not written. */
export const judgeBy =
  ({ submitWhole }: Pick<Writer, 'submitWhole'>) =>
  async (request: CommandRequest): Promise<Outcome> => {
    const { outcomes } = await submitWhole({ requests: [request], isSpoilt: true });
    const [outcome] = outcomes;
    invariant(outcome !== undefined, 'Each command of a batch has its outcome.');
    return outcome;
  };
