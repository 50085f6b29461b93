// One server process that can be killed and started again, on any database.
import { once } from 'node:events';
import { startProcess } from '#tests/faults/server-process.ts';
import type { ServerProcess } from '#tests/faults/server-process.ts';
import { laterUndo } from './left-behind.ts';

export type Server = {
  readonly address: () => string;
  readonly pid: () => number;
  /** @returns once it says that it is ready. */
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Told to stop. @returns its exit code and how long it took. */
  readonly terminate: () => Promise<{ readonly code: number | string; readonly took: number }>;
  /** The end of what it said, for a report. */
  readonly said: () => string;
  /** All that it said since it was started last. */
  readonly output: () => string;
};

const SAID_CHARACTERS = 1500;

export async function startServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  let running: ServerProcess;
  const start = async () => {
    running = await startProcess(dataDir, undefined, { RATE_LIMITS: 'off', ...env });
    await running.says('Lekha is ready');
  };
  const kill = async () => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const gone = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await gone;
  };
  laterUndo(() => kill());
  await start();
  return {
    address: () => running.address,
    pid: () => running.child.pid ?? 0,
    start,
    kill,
    terminate: async () => {
      const began = performance.now();
      running.child.kill('SIGTERM');
      const code = await running.ended;
      return { code, took: performance.now() - began };
    },
    said: () => running.output().slice(-SAID_CHARACTERS),
    output: () => running.output(),
  };
}
