// The wire between the server and its database is cut, slowed down and made silent.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import type { Door } from '#tests/faults/load.ts';
import { openDoor } from '#tests/faults/wire.ts';
import { openSharedDatabase } from '../ground/shared-database.ts';
import type { SharedDatabase } from '../ground/shared-database.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted, untilRead } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong, tooSlow } from './kills.ts';

const CLIENTS = 12;
const READERS = 6;
/** The embedded PostgreSQL has room for forty, and those that fell silent count for a while. */
const CONNECTIONS = '10';
/** More pages at once than the server has connections. */
const PAGES = 24;
const COMMITS_CUT = 30;
const CUTS = 20;
const SILENCES = 3;
const SILENCE_MILLISECONDS = 12_000;
const DELAY_MILLISECONDS = 40;
const DELAYED_FOR_MILLISECONDS = 5000;
const BETWEEN_MILLISECONDS = 300;
/** A transaction that fell silent holds its book until PostgreSQL ends it. */
const AFTER_SILENCE_MILLISECONDS = 15_000;

type Wire = {
  readonly shared: SharedDatabase;
  readonly load: Load;
  readonly door: () => Door;
  readonly options: Options;
};

export async function databaseWire(options: Options): Promise<readonly Row[]> {
  const shared = await openSharedDatabase();
  const server = await shared.addServer({ DATABASE_CONNECTIONS: CONNECTIONS });
  const opened = await openDoor(server.address(), server.said());
  const door = () => ({ ...opened, address: server.address() });
  const rows: Row[] = [];
  const asked = new Set<string>();
  for (const fault of [commitsCut, cuts, delays, silences]) {
    const load = newLoad(openRecord(asked));
    longestOpen();
    const running = startLoad(load, {
      door,
      clients: CLIENTS,
      readers: READERS,
      dice: dice(options.seed),
    });
    const row = await fault({ shared, load, door, options });
    await running.stop();
    const open = longestOpen();
    const found = await shared.look((core) => examine(core, load));
    rows.push({
      ...row,
      figures: found.figures,
      notes: [...row.notes, loadNote(load, open)],
      broken: [...found.broken, ...row.broken, ...openTooLong(open)],
    });
  }
  await shared.close();
  return rows;
}

async function commitsCut({ shared: { pipe }, load, door, options }: Wire): Promise<Row> {
  const wanted = Math.ceil(COMMITS_CUT / options.brevity);
  const recoveries: number[] = [];
  for (let at = 1; at <= wanted; at += 1) {
    const before = pipe.commitsCut();
    pipe.cutCommits(1);
    for (let tries = 0; pipe.commitsCut() === before && tries < 200; tries += 1) await pause(10);
    recoveries.push(await untilPosted(load, door, `after-commit-${at}`));
    await pause(BETWEEN_MILLISECONDS);
  }
  const cut = pipe.commitsCut();
  return {
    name: 'the answer to COMMIT cut',
    recoveries,
    notes: [`${cut} answers cut`],
    broken: [...tooSlow(recoveries), ...(cut < wanted ? ['too few answers were cut'] : [])],
  };
}

async function cuts({ shared: { pipe }, load, door, options }: Wire): Promise<Row> {
  const recoveries: number[] = [];
  for (let at = 1; at <= Math.ceil(CUTS / options.brevity); at += 1) {
    await pause(BETWEEN_MILLISECONDS);
    pipe.cut();
    recoveries.push(await untilPosted(load, door, `after-cut-${at}`));
  }
  return { name: 'database: cut', recoveries, notes: [], broken: tooSlow(recoveries) };
}

async function delays({ shared: { pipe }, options }: Wire): Promise<Row> {
  pipe.delay(DELAY_MILLISECONDS);
  await pause(DELAYED_FOR_MILLISECONDS / options.brevity);
  pipe.delay(0);
  const each = `${DELAY_MILLISECONDS} ms each way for ${DELAYED_FOR_MILLISECONDS / 1000} s`;
  return { name: 'database: slow wire', notes: [each], broken: [] };
}

async function silences({ shared: { pipe }, load, door, options }: Wire): Promise<Row> {
  const recoveries: number[] = [];
  for (let at = 1; at <= Math.ceil(SILENCES / options.brevity); at += 1) {
    await pause(BETWEEN_MILLISECONDS);
    pipe.silence(true);
    await pause(SILENCE_MILLISECONDS);
    pipe.silence(false);
    const [posted, read] = await Promise.all([
      untilPosted(load, door, `after-silence-${at}`),
      untilRead(door, PAGES),
    ]);
    recoveries.push(Math.max(posted, read));
  }
  const slow = recoveries.filter((time) => time > AFTER_SILENCE_MILLISECONDS);
  return {
    name: 'database: silent wire',
    recoveries,
    notes: [
      `writes and ${PAGES} pages at once are there again`,
      `silent for ${SILENCE_MILLISECONDS / 1000} s, its connections for ever`,
    ],
    broken: slow.map((time) => `it came back after ${time.toFixed(0)} ms`),
  };
}
