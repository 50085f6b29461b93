// Whether the server can write, found out by asking the database and not by believing it.
import { sql } from 'kysely';
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
    const full = space.reason();
    if (full !== null) return { ...details, status: 'read-only', reason: full };
    try {
      const { rows } = await sql<{ standby: boolean; frozen: string }>`
        select pg_is_in_recovery() as standby,
          current_setting('default_transaction_read_only') as frozen
      `.execute(core.db);
      if (rows[0]?.standby === false && rows[0].frozen === 'off') {
        return { ...details, status: 'ok' };
      }
      return { ...details, status: 'read-only', reason: 'The database takes no writes.' };
    } catch {
      return { ...details, status: 'down', reason: 'The database does not answer.' };
    }
  };
