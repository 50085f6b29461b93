// The server gets no more memory from the system, and ends; whoever runs it starts it again.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '#api/database/embedded/processes.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import { install } from '../ground/installed.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, tooSlow } from './kills.ts';

const CLIENTS = 24;
const READERS = 8;
const ROUNDS = 4;
const CALM_MILLISECONDS = 1000;
const STARVING_MILLISECONDS = 20_000;
const LOOK_EACH_MILLISECONDS = 50;
const NAME = 'no more memory';

export async function starved({ seed, brevity }: Options): Promise<readonly Row[]> {
  if (!canLimit()) {
    return [{ name: NAME, notes: ['not tried: prlimit or /proc is not here'], broken: [] }];
  }
  const installed = await install();
  const { server, door } = installed;
  const load = newLoad(openRecord());
  const running = startLoad(load, { door, clients: CLIENTS, readers: READERS, dice: dice(seed) });
  const recoveries: number[] = [];
  let died = 0;
  for (let at = 0; at < Math.ceil(ROUNDS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    died += (await starve(server.pid())) ? 1 : 0;
    const began = performance.now();
    await server.kill();
    await server.start();
    await untilPosted(load, door, `after-starving-${at}`);
    recoveries.push(performance.now() - began);
  }
  await running.stop();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  return [
    {
      name: NAME,
      figures: found.figures,
      recoveries,
      notes: [`it ended by itself ${died} of ${recoveries.length} times`, loadNote(load, 0)],
      broken: [...found.broken, ...tooSlow(recoveries)],
    },
  ];
}

function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid)], { stdio: 'ignore' });
    return sizeOf(process.pid) > 0;
  } catch {
    return false;
  }
}

/** @returns the addresses that a process has taken, in bytes. */
function sizeOf(pid: number): number {
  const [, kB = '0'] =
    /^VmSize:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) * 1024;
}

/** Lets a process have what it has and no more. @returns whether it ended by itself. */
async function starve(pid: number): Promise<boolean> {
  execFileSync('prlimit', ['--pid', String(pid), `--as=${sizeOf(pid)}`]);
  const until = Date.now() + STARVING_MILLISECONDS;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await pause(LOOK_EACH_MILLISECONDS);
  }
  return true;
}
