// Two servers on one database write into the same books, and either is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import { openDoor } from '#tests/faults/wire.ts';
import { openSharedDatabase } from '../ground/shared-database.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong, tooSlow } from './kills.ts';

const CLIENTS = 12;
const KILLS = 16;
const CALM_MILLISECONDS = 800;

/** Requests go to either server, and a second copy to the other one. */
export async function twoServers({ seed, brevity }: Options): Promise<readonly Row[]> {
  const shared = await openSharedDatabase();
  const servers = [await shared.addServer(), await shared.addServer()];
  const chance = dice(seed);
  const addressOf = (at: number) => servers[at % servers.length]?.address() ?? '';
  const opened = await openDoor(addressOf(0), servers[0]?.said() ?? '');
  const door = (client: number, sending: number) => ({
    ...opened,
    address: addressOf(client + sending),
  });
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, { door, clients: CLIENTS, dice: chance });
  const recoveries: number[] = [];
  for (let at = 0; at < Math.ceil(KILLS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    const killed = servers[at % servers.length];
    const began = performance.now();
    await killed?.kill();
    // The other one must go on by itself before the killed one is back.
    await untilPosted(load, () => door(at + 1, 0), `after-kill-of-one-${at}`);
    recoveries.push(performance.now() - began);
    await killed?.start();
  }
  await pause(CALM_MILLISECONDS);
  await running.stop();
  const open = longestOpen();
  const found = await shared.look((core) => examine(core, load));
  await shared.close();
  return [
    {
      name: 'two servers, either killed',
      figures: found.figures,
      recoveries,
      notes: ['the time until the other server posts', loadNote(load, open)],
      broken: [...found.broken, ...tooSlow(recoveries), ...openTooLong(open)],
    },
  ];
}
