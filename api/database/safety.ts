// What a PostgreSQL must promise before books are kept in it.
import type pg from 'pg';
import { DatabaseFault } from './fault.ts';

const VERSION_MIN = 150_000;
/** With any of these off, a power cut can lose what was acknowledged, or the whole database. */
const MUST_BE_ON = ['fsync', 'synchronous_commit', 'full_page_writes'];

type Demands = {
  /** For tests that measure something else: a crash may lose data. */
  readonly allowUnsafe: boolean;
  /**
   * Ours has them; a server of others is often without, and they find rot but do not prevent it.
   */
  readonly checksums: boolean;
};

/**
 * @param client connected as the role that will write, for which alone a setting may be off.
 * Throws DatabaseFault when the server is too old or may forget what it has acknowledged.
 */
export async function assertSafe(
  client: pg.ClientBase,
  { allowUnsafe, checksums }: Demands,
): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...MUST_BE_ON, 'data_checksums', 'server_version_num']],
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  if (Number(settings.get('server_version_num')) < VERSION_MIN) {
    throw new DatabaseFault('Lekha needs PostgreSQL 15 or later.');
  }
  if (allowUnsafe) return;
  const wanted = checksums ? [...MUST_BE_ON, 'data_checksums'] : MUST_BE_ON;
  const off = wanted.filter((name) => settings.get(name) === 'off');
  if (off.length === 0) return;
  throw new DatabaseFault(
    `PostgreSQL runs with ${off.join(', ')} off: a power cut or a failing disk would lose entries ` +
      'that were acknowledged. Turn it on, then start again.',
  );
}
