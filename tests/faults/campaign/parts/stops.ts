// The server is told to stop while clients post, as at every update; and its PostgreSQL alone, as
// when somebody tends to the database and knows nothing of the server.
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '#api/database/embedded/processes.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import { eventually } from '#tests/faults/installation.ts';
import { install } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong, tooSlow } from './kills.ts';

const CLIENTS = 12;
const STOPS = 10;
const STOPS_OF_POSTGRES = 9;
const CALM_MILLISECONDS = 800;
/** What is under way is answered within ten seconds, and the rest takes little. */
const STOP_MILLISECONDS = 12_000;
/** Waits for its clients, ends them, and ends without tidying up: the three ways to stop it. */
const WAYS = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const;

type Finding = { readonly recovery: number; readonly took: number; readonly broken: string[] };
type Stop = (installed: Installed, load: Load, at: number) => Promise<Finding>;

type Kind = {
  readonly name: string;
  readonly count: number;
  readonly stop: Stop;
  readonly tooLate: (recoveries: readonly number[]) => readonly string[];
};

export async function stops(options: Options): Promise<readonly Row[]> {
  // Whoever stops the server starts it again; PostgreSQL has to come back by itself.
  const one = { name: 'SIGTERM under load', count: STOPS, stop: stopServer, tooLate: () => [] };
  const other = {
    name: 'PostgreSQL alone told to stop',
    count: STOPS_OF_POSTGRES,
    stop: stopPostgres,
    tooLate: tooSlow,
  };
  return [await rowOf(options, one), await rowOf(options, other)];
}

async function rowOf(
  { seed, brevity }: Options,
  { name, count, stop, tooLate }: Kind,
): Promise<Row> {
  const installed = await install();
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, { door: installed.door, clients: CLIENTS, dice: dice(seed) });
  const findings: Finding[] = [];
  for (let at = 0; at < Math.ceil(count / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    findings.push(await stop(installed, load, at));
  }
  await running.stop();
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  const recoveries = findings.map(({ recovery }) => recovery);
  const took = findings.map((one) => one.took.toFixed(0)).join(' ');
  return {
    name,
    figures: found.figures,
    recoveries,
    notes: [`stopped in ${took} ms`, loadNote(load, open)],
    broken: [
      ...found.broken,
      ...findings.flatMap(({ broken }) => broken),
      ...tooLate(recoveries),
      ...openTooLong(open),
    ],
  };
}

async function stopServer({ server, door }: Installed, load: Load, at: number): Promise<Finding> {
  const broken: string[] = [];
  const began = performance.now();
  const ended = await server.terminate();
  if (ended.code !== 0) broken.push(`it ended with ${ended.code}: ${server.said()}`);
  if (ended.took > STOP_MILLISECONDS) broken.push(`stopping took ${ended.took.toFixed(0)} ms`);
  await server.start();
  await untilPosted(load, door, `after-stop-${at}`);
  return { recovery: performance.now() - began, took: ended.took, broken };
}

async function stopPostgres(installed: Installed, load: Load, at: number): Promise<Finding> {
  const { installation, door } = installed;
  const way = WAYS[at % WAYS.length] ?? 'SIGTERM';
  const pid = installation.postmaster();
  const began = performance.now();
  process.kill(pid, way);
  await eventually(() => {
    if (isAlive(pid)) throw new Error(`PostgreSQL runs on after ${way}.`);
  });
  const took = performance.now() - began;
  await untilPosted(load, door, `after-stop-of-postgres-${at}`);
  return { recovery: performance.now() - began, took, broken: [] };
}
