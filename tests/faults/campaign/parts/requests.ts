// Requests that come twice, late, in another order, in part, or not at all; and the same without
// idempotency keys, which must show.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import { install } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { openProxy } from '../wires/request-proxy.ts';
import type { RequestProxy } from '../wires/request-proxy.ts';
import { loadNote, openTooLong } from './kills.ts';

const CLIENTS = 32;
/** In hundredths of all requests. */
const MISCHIEF = { duplicated: 20, lost: 2, unanswered: 2, torn: 1 };
const CONTROL_REQUESTS = 300;
/** Copies that are still on their way when the last client has its answer. */
const LAST_COPIES_MILLISECONDS = 1000;

export async function requests({ requests: count, seed }: Options): Promise<readonly Row[]> {
  const installed = await install();
  const { load, proxy } = await send(installed, count, seed);
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  const { seen } = proxy;
  return [
    {
      name: `requests twice, late, cut (${seen.requests})`,
      figures: found.figures,
      notes: [`through the proxy: ${seenIn(proxy)}`, loadNote(load, open)],
      broken: [
        ...found.broken,
        ...openTooLong(open),
        ...proxy.contradicted.map((both) => `one key, two answers: ${both}`).slice(0, 3),
      ],
    },
  ];
}

/** The same with the keys taken away: a record that saw no doubles here would see none above. */
export async function withoutKeys({ seed }: Options): Promise<readonly Row[]> {
  const installed = await install();
  const { load, proxy } = await send(installed, CONTROL_REQUESTS, seed, true);
  const { figures } = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  return [
    {
      name: 'control: without idempotency keys',
      figures,
      notes: [`through the proxy: ${seenIn(proxy)}`, 'must show doubles'],
      broken: figures.doubled > 0 ? [] : ['no double was seen'],
    },
  ];
}

const seenIn = ({ seen }: RequestProxy): string =>
  Object.entries(seen)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

async function send(
  installed: Installed,
  count: number,
  seed: number,
  keyless = false,
): Promise<{ readonly load: Load; readonly proxy: RequestProxy }> {
  const chance = dice(seed);
  const mischief = { ...MISCHIEF, withoutKeys: keyless };
  const proxy = await openProxy(() => installed.server.address(), mischief, chance);
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, {
    door: () => ({ ...installed.door(), address: proxy.address }),
    clients: CLIENTS,
    dice: chance,
    twice: false,
    isEnough: () => proxy.seen.requests + proxy.seen.duplicated >= count,
  });
  await running.over;
  await pause(LAST_COPIES_MILLISECONDS);
  proxy.close();
  return { load, proxy };
}
