// A rebuild in a process of its own, as a server runs it beside itself.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import flags from '#api/cli/node-flags.json' with { type: 'json' };
import type { RebuildOrder } from '#api/server/rebuild/outdated-books.ts';
import { invariant } from '#core/kernel/invariant.ts';

/** The file descriptor that the program writes to as it exits, when messages would be lost. */
export const MEMORY_CHANNEL = 4;

const usage = z.object({ maxRSS: z.number() });

/** @returns the most memory that the process took, in MB. */
export async function rebuildInProcess(order: RebuildOrder): Promise<number> {
  const child = fork(join(import.meta.dirname, 'rebuild.ts'), [], {
    execArgv: flags.rebuilding,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  const written = text(child.stdio[MEMORY_CHANNEL] as Readable);
  const exited = once(child, 'exit');
  child.send(order);
  const [code] = await exited;
  invariant(code === 0, 'The rebuild ends by itself.');
  return usage.parse(JSON.parse(await written)).maxRSS / 1024;
}
