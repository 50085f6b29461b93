// The clocks of the server and of PostgreSQL jump by hours, together and apart.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import type { Door } from '#tests/faults/load.ts';
import { openDoor, signIn } from '#tests/faults/wire.ts';
import { findFaketime, newClock } from '../ground/clock.ts';
import type { Clock } from '../ground/clock.ts';
import { openSharedDatabase } from '../ground/shared-database.ts';
import { call, longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong, tooSlow } from './kills.ts';

const CLIENTS = 8;
const BETWEEN_MILLISECONDS = 1500;
/** Hours by which PostgreSQL and the server are off; none so far that a session ends. */
const JUMPS = [
  [3, 0],
  [0, 0],
  [-3, 0],
  [-3, 5],
  [-3, -5],
  [6, -5],
  [0, 0],
] as const;
const SESSION_IDLE_HOURS = 13;
const SESSION_HOURS = 15 * 24;
const YEAR_HOURS = 365 * 24;

export async function clocks({ seed }: Options): Promise<readonly Row[]> {
  const library = findFaketime();
  if (library === null) {
    const where = 'libfaketime is not here (apt install libfaketime, or LIBFAKETIME=its path)';
    return [{ name: 'clock jumps', notes: [`not tried: ${where}`], broken: [] }];
  }
  const [ofPostgres, ofServer] = [newClock(library), newClock(library)];
  const shared = await openSharedDatabase(ofPostgres.env);
  const server = await shared.addServer(ofServer.env);
  const opened = await openDoor(server.address(), server.said());
  const door = () => ({ ...opened, address: server.address() });
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(seed) });
  const recoveries: number[] = [];
  for (const [postgresHours, serverHours] of JUMPS) {
    await pause(BETWEEN_MILLISECONDS);
    ofPostgres.set(postgresHours);
    ofServer.set(serverHours);
    const key = `after-jump-${recoveries.length}`;
    recoveries.push(await untilPosted(load, door, key));
  }
  await running.stop();
  const open = longestOpen();
  const broken = await sessionsEnd(door(), ofPostgres, load);
  ofPostgres.set(0);
  const found = await shared.look((core) => examine(core, load));
  await shared.close();
  const jumps = JUMPS.map(([one, other]) => `${one}/${other}`).join(' ');
  return [
    {
      name: 'clock jumps',
      figures: found.figures,
      recoveries,
      notes: [`hours off, PostgreSQL/server: ${jumps}`, loadNote(load, open)],
      broken: [...found.broken, ...broken, ...tooSlow(recoveries), ...openTooLong(open)],
    },
  ];
}

/** Sessions end when they must, also those that began while the clock was wrong. */
async function sessionsEnd(door: Door, clock: Clock, load: Load): Promise<readonly string[]> {
  const broken: string[] = [];
  const expect = async (cookie: string, wanted: boolean, what: string) => {
    const path = `/api/islogin/journal?limit=1&book_id=${door.bookId}`;
    const status = (await call(door.address, { path, headers: { cookie } }))?.status;
    if (status !== (wanted ? 200 : 401)) broken.push(`${what}: ${status}`);
  };
  await expect(door.cookie, true, 'a session with the clock put right');
  clock.set(SESSION_IDLE_HOURS);
  await expect(door.cookie, false, 'a session that was idle for 13 hours');
  clock.set(YEAR_HOURS);
  const ahead = await signIn(door.address);
  await expect(ahead, true, 'a session begun a year ahead');
  clock.set(0);
  await expect(ahead, false, 'a session begun a year ahead, with the clock put right');
  const fresh = await signIn(door.address);
  await expect(fresh, true, 'a session begun with the clock put right');
  await untilPosted(load, () => ({ ...door, cookie: fresh }), 'after-the-clock-was-put-right');
  clock.set(SESSION_HOURS);
  await expect(fresh, false, 'a session of 15 days');
  return broken;
}
