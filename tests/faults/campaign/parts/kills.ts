// The server, PostgreSQL, or both are ended by force while clients post.
import { setTimeout as pause } from 'node:timers/promises';
import { readSecrets } from '#api/database/embedded/secrets.ts';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { processesIn } from '#api/database/embedded/processes.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import type { Dice } from '#tests/bench/ground/dice.ts';
import { join } from 'node:path';
import { install } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { watchHeads } from '../record/auditor.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import { percentile } from '../report.ts';
import type { Row } from '../report.ts';

const CLIENTS = 12;
/** Between the moment all is well again and the next kill, so that it hits work of every kind. */
const CALM_MILLISECONDS = 400;
const CALM_SPREAD_MILLISECONDS = 1200;
const RECOVERY_MILLISECONDS = 5000;
const OPEN_MILLISECONDS = 15_000;

type Kill = (installed: Installed, chance: Dice) => Promise<void> | void;

const restart = async ({ server }: Installed) => {
  await server.kill();
  await server.start();
};

const KILLS: Readonly<Record<string, Kill>> = {
  server: restart,
  postmaster: ({ installation }) => void process.kill(installation.postmaster(), 'SIGKILL'),
  backend: ({ installation }, chance) => {
    const postmaster = installation.postmaster();
    const children = processesIn(installation.cluster).filter((pid) => pid !== postmaster);
    const one = children[chance(children.length)];
    if (one !== undefined) process.kill(one, 'SIGKILL');
  },
  'all of PostgreSQL': ({ killPostgres }) => killPostgres(),
  both: async (installed) => {
    installed.killPostgres();
    await restart(installed);
  },
};

export async function kills({ kills: count, seed }: Options): Promise<readonly Row[]> {
  const installed = await install();
  const chance = dice(seed);
  const load = newLoad(openRecord());
  const audit = watchHeads(load.record, () => auditorOf(installed));
  longestOpen();
  const running = startLoad(load, { door: installed.door, clients: CLIENTS, dice: chance });
  const names = Object.keys(KILLS);
  const recoveries: number[] = [];
  const slowest = new Map<string, number>();
  for (let at = 0; at < count; at += 1) {
    await pause(CALM_MILLISECONDS + chance(CALM_SPREAD_MILLISECONDS));
    const name = names[at % names.length] ?? '';
    const began = performance.now();
    await KILLS[name]?.(installed, chance);
    await untilPosted(load, installed.door, `after-kill-${at}`);
    const took = performance.now() - began;
    recoveries.push(took);
    slowest.set(name, Math.max(slowest.get(name) ?? 0, took));
  }
  await running.stop();
  await audit.stop();
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  const each = [...slowest].map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ');
  return [
    {
      name: `kill -9, ${count} times`,
      figures: found.figures,
      recoveries,
      notes: [`slowest by kind (ms): ${each}`, loadNote(load, open)],
      broken: [...found.broken, ...tooSlow(recoveries), ...openTooLong(open)],
    },
  ];
}

export const loadNote = (
  { requests, copies }: { readonly requests: number; readonly copies: number },
  open: number,
): string =>
  `${requests} requests, ${copies} of them second copies; longest open ${open.toFixed(0)} ms`;

export function tooSlow(recoveries: readonly number[]): readonly string[] {
  const p95 = percentile(recoveries, 0.95);
  return p95 < RECOVERY_MILLISECONDS ? [] : [`recovered in ${p95.toFixed(0)} ms at p95`];
}

export const openTooLong = (open: number): readonly string[] =>
  open < OPEN_MILLISECONDS ? [] : [`a request was open for ${open.toFixed(0)} ms`];

function auditorOf({ installation: { dataDir } }: Installed) {
  const { reader } = readSecrets(join(dataDir, 'postgres-secrets.json'));
  const { socket } = preparePlaces(dataDir);
  return { host: socket, database: 'lekha', user: 'lekha_reader_lekha', password: reader };
}
