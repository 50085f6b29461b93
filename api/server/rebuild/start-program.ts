// Starts a program of this folder in a process of its own, with little room for young objects: it
// needs little, where a server needs much.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import flags from '#api/cli/node-flags.json' with { type: 'json' };

/** @param file its name in this folder. */
export const startProgram = (file: string): ChildProcess =>
  fork(join(import.meta.dirname, file), [], { execArgv: flags.rebuilding });
