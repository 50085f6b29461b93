// What goes on while the server serves: rows are rebuilt and their histories followed, and what has
// run out goes.
import type { Log } from '#api/http/log.ts';
import type { BookLength } from '#api/store/chain/verify.ts';
import { sweepSessions } from '../../session/sessions.ts';
import { removeOldAnswers } from '../../store/idempotency.ts';
import type { BooksCore } from '../app.ts';
import { followHistories } from './follow-histories.ts';
import type { HistoryPace } from './follow-histories.ts';
import { rebuildWhileServing } from './outdated-books.ts';
import type { RebuildAccess, Rebuilding } from './outdated-books.ts';

const SWEEP_EACH_MILLISECONDS = 60 * 60 * 1000;

type Upkeep = {
  readonly access: RebuildAccess;
  /** Erases the customers whose day has come. */
  readonly erase: () => Promise<void>;
  readonly say: (sentence: string) => void;
  readonly log: Log;
  /** Books whose chains the start had no time to check. */
  readonly chainsOf: readonly BookLength[];
  /** How histories are followed, when it is not as usual. */
  readonly histories?: Partial<HistoryPace>;
};

export function startUpkeep(
  core: BooksCore,
  { access, erase, say, log, chainsOf, histories: pace }: Upkeep,
): Rebuilding {
  const { pool, readiness } = core;
  const rebuilding = rebuildWhileServing({ pool, access, readiness, chainsOf, log });
  const histories = followHistories(core, access, say, pace);
  const sweep = () => {
    void sweepSessions(pool).catch(() => undefined);
    void removeOldAnswers(pool).catch(() => undefined);
    void erase().catch(() => undefined);
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EACH_MILLISECONDS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all([rebuilding.stop(), histories.stop()]);
    },
  };
}
