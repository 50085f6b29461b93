// Processes that stand still without ending, as under a debugger or on a machine that swaps: one
// connection's PostgreSQL process, and one server of two.
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '#api/database/embedded/processes.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import { openDoor } from '#tests/faults/wire.ts';
import { install, superuserOf } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { laterUndo } from '../ground/left-behind.ts';
import { openSharedDatabase } from '../ground/shared-database.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, readPage, startLoad, untilPosted } from '../load/clients.ts';
import { ask } from '#tests/faults/installation.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong, tooSlow } from './kills.ts';

const CLIENTS = 12;
const READERS = 4;
const CALM_MILLISECONDS = 1000;
const BACKENDS = 6;
const BACKEND_MILLISECONDS = 10_000;
const SERVERS = 3;
/** What a transaction may stand idle before PostgreSQL ends it, and a little for the next one. */
const LET_GO_MILLISECONDS = 15_000;

export async function frozen(options: Options): Promise<readonly Row[]> {
  return [await backends(options), await servers(options)];
}

/** The process of one connection at a time; it may hold a book, which then waits for it. */
async function backends({ seed, brevity }: Options): Promise<Row> {
  const installed = await install();
  const { door } = installed;
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, { door, clients: CLIENTS, readers: READERS, dice: dice(seed) });
  const recoveries: number[] = [];
  let unread = 0;
  for (let at = 0; at < Math.ceil(BACKENDS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    const thaw = freeze(await busyBackend(installed));
    const until = performance.now() + BACKEND_MILLISECONDS;
    await pause(BACKEND_MILLISECONDS / 2);
    // By now those who had the dead connection have been answered: a page must come.
    if ((await readPage(door())) !== 200) unread += 1;
    await pause(Math.max(0, until - performance.now()));
    thaw();
    recoveries.push(await untilPosted(load, door, `after-thaw-${at}`));
  }
  await running.stop();
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  return {
    name: 'a PostgreSQL process stands still',
    figures: found.figures,
    recoveries,
    notes: [
      `each for ${BACKEND_MILLISECONDS / 1000} s; the time after it goes on`,
      `${unread} pages not read meanwhile`,
      loadNote(load, open),
    ],
    broken: [
      ...found.broken,
      ...tooSlow(recoveries),
      ...openTooLong(open),
      ...(unread > 0 ? [`${unread} pages could not be read`] : []),
    ],
  };
}

/** @returns the process of a connection in a transaction, or of any when none is in one. */
async function busyBackend({ installation }: Installed): Promise<number> {
  const found = await ask(
    superuserOf(installation),
    `select pid from pg_stat_activity where usename = 'lekha_writer_lekha'
     order by (xact_start is not null) desc, query_start desc limit 1`,
  );
  return Number(found?.['pid'] ?? 0);
}

function freeze(pid: number): () => void {
  if (pid === 0) throw new Error('There is nothing to be stopped.');
  signal(pid, 'SIGSTOP');
  const undo = laterUndo(() => signal(pid, 'SIGCONT'));
  return () => void undo();
}

/** A server that stands still amid a transaction; the other one must get on without it. */
async function servers({ seed, brevity }: Options): Promise<Row> {
  const shared = await openSharedDatabase();
  const [still, other] = [await shared.addServer(), await shared.addServer()];
  const opened = await openDoor(other.address(), other.said());
  const doorOf = (address: string) => ({ ...opened, address });
  const load = newLoad(openRecord());
  longestOpen();
  const chance = dice(seed);
  // Each request insists on one of the two until it is answered there: none may be lost.
  const running = startLoad(load, {
    door: (client, sending) =>
      doorOf((client + sending) % 2 === 0 ? still.address() : other.address()),
    clients: CLIENTS,
    dice: chance,
  });
  const recoveries: number[] = [];
  for (let at = 0; at < Math.ceil(SERVERS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    const thaw = freeze(still.pid());
    const door = () => doorOf(other.address());
    recoveries.push(await untilPosted(load, door, `beside-a-still-server-${at}`));
    await pause(CALM_MILLISECONDS);
    thaw();
  }
  await running.stop();
  const open = longestOpen();
  const found = await shared.look((core) => examine(core, load));
  await shared.close();
  const late = recoveries.filter((time) => time > LET_GO_MILLISECONDS);
  return {
    name: 'one of two servers stands still',
    figures: found.figures,
    recoveries,
    notes: ['the time until the other server posts', loadNote(load, open)],
    broken: [
      ...found.broken,
      ...late.map((time) => `the other posted after ${time.toFixed(0)} ms`),
    ],
  };
}
