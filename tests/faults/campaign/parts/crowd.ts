// Many clients on few connections, and clients who are slow on purpose: the calls of everybody else
// are answered in time, and nobody holds a connection to the database while a client dawdles.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dice } from '#tests/bench/ground/dice.ts';
import type { Door } from '#tests/faults/load.ts';
import { install, superuserOf } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { call, longestOpen } from '../load/call.ts';
import { newLoad, startLoad } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import { post } from '../load/post.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import { percentile } from '../report.ts';
import type { Row } from '../report.ts';
import { slowClients, slowKinds } from '../wires/slow-clients.ts';
import { loadNote } from './kills.ts';

const CONNECTIONS = 4;
const CROWD = 200;
/** A person who posts an entry each third of a second is fast. */
const THINK_MILLISECONDS = 350;
const SLOW = 150;
/** Each asks for more than lies in the buffers on the way, which is work for the server too. */
const SLOW_READERS = 20;
const PAGES_OF_JOURNALS = 200;
const MEASURED_MILLISECONDS = 12_000;
const CALL_EACH_MILLISECONDS = 60;
const P95_MILLISECONDS = 500;
const HELD_MILLISECONDS = 1000;

export async function crowd(options: Options): Promise<readonly Row[]> {
  const installed = await install({ env: { DATABASE_CONNECTIONS: String(CONNECTIONS) } });
  const load = newLoad(openRecord());
  const door = installed.door();
  await fill(load, door);
  const rows: Row[] = [];
  const measured = MEASURED_MILLISECONDS / options.brevity;
  rows.push(rowOf('nobody else', await whileGoing(installed, load, measured)));
  longestOpen();
  const running = startLoad(load, {
    door: installed.door,
    clients: CROWD,
    dice: dice(options.seed),
    pauseMilliseconds: THINK_MILLISECONDS,
  });
  await pause(THINK_MILLISECONDS);
  const crowded = await whileGoing(installed, load, measured);
  await running.stop();
  const posted = loadNote(load, longestOpen());
  rows.push(rowOf(`${CROWD} clients on ${CONNECTIONS} connections`, crowded, [posted]));
  const path = `/api/islogin/journal?limit=${PAGES_OF_JOURNALS}&book_id=${door.bookId}`;
  for (const [kind, begin] of Object.entries(slowKinds(path, door.cookie))) {
    const count = kind === 'slow readers' ? SLOW_READERS : SLOW;
    const slow = slowClients(door.address, count, begin);
    await pause(CALL_EACH_MILLISECONDS);
    const seen = await whileGoing(installed, load, measured);
    rows.push(rowOf(`${count} ${kind}`, seen, [`${slow.open()} open at the end`]));
    slow.stop();
  }
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  const last = rows.at(-1);
  return last === undefined
    ? rows
    : [
        ...rows.slice(0, -1),
        { ...last, figures: found.figures, broken: [...last.broken, ...found.broken] },
      ];
}

/** Enough journals that a page of them is too long for the buffers of a socket. */
async function fill(load: Load, door: Door): Promise<void> {
  const running = startLoad(load, {
    door: () => door,
    clients: 20,
    dice: dice(1),
    twice: false,
    isEnough: () => load.requests >= PAGES_OF_JOURNALS * 2,
  });
  await running.over;
}

type Seen = {
  readonly times: readonly number[];
  readonly refused: number;
  readonly held: number;
};

/** Calls as a person would, reading and posting by turns, and looks who holds a connection. */
async function whileGoing(installed: Installed, load: Load, milliseconds: number): Promise<Seen> {
  const watch = watchConnections(installed);
  const until = Date.now() + milliseconds;
  const times: number[] = [];
  let refused = 0;
  for (let turn = 1; Date.now() < until; turn += 1) {
    const began = performance.now();
    const good = turn % 2 === 0 ? await read(installed.door()) : await write(installed, load, turn);
    times.push(performance.now() - began);
    refused += good ? 0 : 1;
    await pause(CALL_EACH_MILLISECONDS);
  }
  return { times, refused, held: await watch.stop() };
}

async function read({ address, bookId, cookie }: Door): Promise<boolean> {
  const path = `/api/islogin/journal?limit=20&book_id=${bookId}`;
  return (await call(address, { path, headers: { cookie } }))?.status === 200;
}

async function write({ door }: Installed, { record }: Load, turn: number): Promise<boolean> {
  const wanted = { key: `person-${Date.now()}-${turn}`, rupees: 1 };
  record.asked.add(wanted.key);
  const posted = await post(door(), wanted);
  if (posted.kind === 'acknowledged') await record.acknowledge(posted.one);
  return posted.kind === 'acknowledged';
}

/** Counts looks at which a connection of the server had stood in one transaction for a second. */
function watchConnections({ installation }: Installed): {
  readonly stop: () => Promise<number>;
} {
  let held = 0;
  let stopped = false;
  const watching = (async () => {
    const client = new pg.Client(superuserOf(installation));
    await client.connect();
    while (!stopped) {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where usename = 'lekha_writer_lekha' and state <> 'idle'
         and now() - state_change > make_interval(secs => $1)`,
        [HELD_MILLISECONDS / 1000],
      );
      held += rows.length;
      await pause(CALL_EACH_MILLISECONDS);
    }
    await client.end();
  })();
  return {
    stop: async () => {
      stopped = true;
      await watching;
      return held;
    },
  };
}

function rowOf(name: string, { times, refused, held }: Seen, notes: readonly string[] = []): Row {
  const p95 = percentile(times, 0.95);
  const [p50, max] = [percentile(times, 0.5), percentile(times, 1)].map((time) => time.toFixed(0));
  return {
    name: `crowd: ${name}`,
    notes: [
      `a normal call: p50 ${p50} ms, p95 ${p95.toFixed(0)} ms, max ${max} ms of ${times.length}`,
      ...notes,
    ],
    broken: [
      ...(p95 < P95_MILLISECONDS ? [] : [`a normal call took ${p95.toFixed(0)} ms at p95`]),
      ...(refused > 0 ? [`${refused} normal calls were refused`] : []),
      ...(held > 0 ? [`a connection was held at ${held} looks`] : []),
    ],
  };
}
