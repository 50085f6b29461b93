// Whether the server can write and all books can be read, found out by asking the database and not
// by believing it.
import { sql } from 'kysely';
import type { BooksSurvey } from '../commands/rebuild/readiness.ts';
import { faultInWords } from '../store/book-faults.ts';
import type { BooksCore } from './app.ts';
import type { FreeSpace } from '../database/free-space.ts';
import type { Health } from '#api/routes/server/health.ts';

type Parts = {
  readonly core: BooksCore;
  readonly space: FreeSpace;
  readonly version: string;
  readonly describe: string;
  /** Of the settings, a sentence each. */
  readonly warnings: readonly string[];
};

export const checkHealthOf =
  ({ core, space, version, describe, warnings }: Parts) =>
  async (): Promise<Health> => {
    const details = {
      version,
      database: describe,
      waiting_commands: core.writer.waiting(),
      uptime_seconds: Math.floor(process.uptime()),
      ...(warnings.length > 0 && { warnings: [...warnings] }),
      ...(space.freeMb() !== null && { free_space_mb: space.freeMb() ?? 0 }),
    };
    try {
      const { rows } = await sql<{ standby: boolean; frozen: string }>`
        select pg_is_in_recovery() as standby,
          current_setting('default_transaction_read_only') as frozen
      `.execute(core.db);
      const survey = await core.readiness.survey();
      const told = { ...details, ...inDetail(survey) };
      const full = space.reason();
      if (full !== null) return { ...told, status: 'read-only', reason: full };
      if (rows[0]?.standby !== false || rows[0].frozen !== 'off') {
        return { ...told, status: 'read-only', reason: 'The database takes no writes.' };
      }
      return { ...told, ...statusOf(survey) };
    } catch {
      // A disk that is full may be why.
      const reason = ['The database does not answer.', space.reason() ?? ''].join(' ').trim();
      return { ...details, status: 'down', reason };
    }
  };

/** What administrators are told besides. */
const inDetail = ({ rebuilding, faults }: BooksSurvey): Partial<Health> => ({
  ...(rebuilding !== null && { rebuilding }),
  ...(faults.length > 0 && {
    broken_books: faults.map(({ bookId, kind, seq, reason }) => ({
      book_id: bookId,
      kind,
      event: seq,
      reason,
    })),
  }),
});

function statusOf({ rebuilding, faults, newer }: BooksSurvey): Pick<Health, 'status' | 'reason'> {
  const progress = rebuilding && `rebuilding ${rebuilding.done} of ${rebuilding.total}`;
  const sentences = [
    ...faults.map(faultInWords),
    ...(newer > 0
      ? [`A newer version of Lekha has prepared ${newer} books. This server must be updated.`]
      : []),
  ];
  if (sentences.length > 0) {
    return {
      status: 'degraded',
      reason: [...sentences, ...(progress ? [progress] : [])].join(' '),
    };
  }
  return progress === null ? { status: 'ok' } : { status: 'rebuilding', reason: progress };
}
