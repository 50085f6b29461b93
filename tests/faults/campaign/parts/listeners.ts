// Clients listen to the changes of a book while its server and its database are killed, stopped and
// started again. Whoever says how far it had heard is told of everything that it missed.
import { setTimeout as pause } from 'node:timers/promises';
import { kindsTouched } from '#api/changes/kinds.ts';
import type { BooksCore } from '#api/server/app.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import type { Door } from '#tests/faults/load.ts';
import { eventually } from '#tests/faults/installation.ts';
import { install } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { call } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import { startListener } from '../load/listeners.ts';
import type { Listener } from '../load/listeners.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import { percentile } from '../report.ts';
import type { Row } from '../report.ts';

const CLIENTS = 6;
const LISTENERS = 12;
/** Those who do not say how far they had heard: the control. */
const FORGETFUL = 3;
const ROUNDS = 12;
const CALM_MILLISECONDS = 1000;
const ORDER_EACH_MILLISECONDS = 150;
/** After everything works again, until the last listener knows what was posted then. */
const TOLD_MILLISECONDS = 5000;
const LAST_MILLISECONDS = 15_000;
const SHOWN = 3;

type Fault = (installed: Installed) => Promise<unknown>;

const FAULTS: readonly Fault[] = [
  async ({ server }) => {
    await server.kill();
    await server.start();
  },
  async ({ server }) => {
    await server.terminate();
    await server.start();
  },
  async ({ killPostgres }) => killPostgres(),
];

export async function listeners(options: Options): Promise<readonly Row[]> {
  const installed = await install();
  const { door } = installed;
  const load = newLoad(openRecord());
  const open = (count: number, resumes: boolean) =>
    Array.from({ length: count }, () => startListener({ door, resumes }));
  const [attentive, forgetful] = [open(LISTENERS, true), open(FORGETFUL, false)];
  await eventually(() => behind(attentive, 1));
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(options.seed) });
  const orders = startOrders(door);
  const recoveries = await faultsUntilTold(installed, load, attentive, options);
  await orders.stop();
  await running.stop();
  const newest = Math.max(...load.record.acknowledged().map(({ seq }) => seq));
  await eventually(() => behind([...attentive, ...forgetful], newest), LAST_MILLISECONDS);
  for (const one of [...attentive, ...forgetful]) one.stop();
  const [found, missed, overlooked] = await installed.afterwards(async (core) => [
    await examine(core, load),
    await missedBy(core, door(), attentive),
    await missedBy(core, door(), forgetful),
  ]);
  await installed.remove();
  const heard = `${toldTo(attentive)}; ${orders.made()} orders among the journals`;
  return [
    {
      name: `${LISTENERS} listeners, restarts`,
      figures: found.figures,
      recoveries,
      notes: ['the time until all of them know of the first journal after the fault', heard],
      broken: [...found.broken, ...missed.slice(0, SHOWN), ...toldTooLate(recoveries)],
    },
    {
      name: 'control: without Last-Event-ID',
      notes: [`${overlooked.length} changes not told; must be some`],
      broken: overlooked.length > 0 ? [] : ['nothing was missed'],
    },
  ];
}

async function faultsUntilTold(
  installed: Installed,
  load: Load,
  attentive: readonly Listener[],
  { seed, brevity }: Options,
): Promise<readonly number[]> {
  const chance = dice(seed);
  const told: number[] = [];
  for (let at = 0; at < Math.ceil(ROUNDS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS + chance(CALM_MILLISECONDS));
    await FAULTS[at % FAULTS.length]?.(installed);
    const key = `told-of-fault-${at}`;
    await untilPosted(load, installed.door, key);
    const { seq = 0 } = load.record.acknowledged().find((one) => one.key === key) ?? {};
    const began = performance.now();
    await eventually(() => behind(attentive, seq));
    told.push(performance.now() - began);
  }
  return told;
}

function toldTooLate(recoveries: readonly number[]): readonly string[] {
  const p95 = percentile(recoveries, 0.95);
  return p95 < TOLD_MILLISECONDS ? [] : [`told after ${p95.toFixed(0)} ms at p95`];
}

function toldTo(some: readonly Listener[]): string {
  const count = (of: (one: Listener) => number) => some.reduce((sum, one) => sum + of(one), 0);
  return (
    `${count(({ told }) => told.length)} events told over ` +
    `${count(({ connections }) => connections())} connections`
  );
}

function behind(some: readonly Listener[], seq: number): void {
  const late = some.filter((one) => one.heard() < seq);
  if (late.length > 0) throw new Error(`${late.length} listeners have not heard of event ${seq}.`);
}

/** Changes of another kind among the journals, so that kinds can be missed. */
function startOrders(door: () => Door): {
  readonly stop: () => Promise<void>;
  readonly made: () => number;
} {
  let stopped = false;
  let made = 0;
  const work = async () => {
    for (let at = 1; !stopped; at += 1) {
      const { address, cookie, bookId } = door();
      const body = { book_id: bookId, name: `Order ${at}` };
      const answer = await call(address, { path: '/api/order', headers: { cookie }, body });
      made += answer?.status === 200 ? 1 : 0;
      await pause(ORDER_EACH_MILLISECONDS);
    }
  };
  const working = work();
  return {
    made: () => made,
    stop: () => {
      stopped = true;
      return working;
    },
  };
}

/**
 * @returns what some listener was not told: an event of the log that lies between how far it had
 * heard and what it was told next, and whose kinds were not among those it was told of.
 */
async function missedBy(
  { pool }: BooksCore,
  { bookId }: Door,
  some: readonly Listener[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ seq: number; category: string; type: string }>(
    `select seq, left(stream, -strpos(reverse(stream), '-')) as category, type from events
     where book_id = $1 order by seq`,
    [bookId],
  );
  const missed: string[] = [];
  for (const { told } of some) {
    for (const { after, seq, kinds, everything } of told) {
      if (everything) continue;
      for (const event of rows.slice(after, seq)) {
        const touched = kindsTouched([event]);
        const all = touched === 'everything' || [...touched].every((kind) => kinds.includes(kind));
        if (!all) missed.push(`not told of event ${event.seq} (${event.type})`);
      }
    }
  }
  return missed;
}
