// What another version of a projection has written is rebuilt before the server serves, in a
// process of its own: it needs little memory for young objects, where a server needs much.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Pool } from 'pg';
import flags from '#api/cli/node-flags.json' with { type: 'json' };
import { outdated } from '../../commands/rebuild.ts';
import type { Connection } from '../../database/pool.ts';

/** What the process is told, as JSON: secrets stay out of its arguments and its environment. */
export type RebuildOrder = {
  readonly writer: Connection;
  readonly installation: number;
  /** 32 bytes in hex. */
  readonly masterKey: string;
};

/** Throws when the rebuild ended without having looked at all books. */
export async function rebuildOutdated(pool: Pool, order: RebuildOrder): Promise<void> {
  if ((await outdated(pool)).length === 0) return;
  const program = fork(join(import.meta.dirname, 'program.ts'), [], {
    execArgv: flags.rebuilding,
  });
  program.send(order);
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error(`The rebuild of the read tables ended with ${code}.`);
}
