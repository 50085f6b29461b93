// The server is told to stop while clients post, as at every update.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import { install } from '../ground/installed.ts';
import { longestOpen } from '../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../load/clients.ts';
import type { Options } from '../options.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';
import { loadNote, openTooLong } from './kills.ts';

const CLIENTS = 12;
const STOPS = 10;
const CALM_MILLISECONDS = 800;
/** What is under way is answered within ten seconds, and the rest takes little. */
const STOP_MILLISECONDS = 12_000;

export async function stops({ seed, brevity }: Options): Promise<readonly Row[]> {
  const installed = await install();
  const { server, door } = installed;
  const load = newLoad(openRecord());
  longestOpen();
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(seed) });
  const recoveries: number[] = [];
  const broken: string[] = [];
  const took: number[] = [];
  for (let at = 0; at < Math.ceil(STOPS / brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    const began = performance.now();
    const ended = await server.terminate();
    took.push(ended.took);
    if (ended.code !== 0) broken.push(`it ended with ${ended.code}: ${server.said()}`);
    if (ended.took > STOP_MILLISECONDS) broken.push(`stopping took ${ended.took.toFixed(0)} ms`);
    await server.start();
    await untilPosted(load, door, `after-stop-${at}`);
    recoveries.push(performance.now() - began);
  }
  await running.stop();
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  return [
    {
      name: 'SIGTERM under load',
      figures: found.figures,
      recoveries,
      notes: [
        `stopped in ${took.map((time) => time.toFixed(0)).join(' ')} ms`,
        loadNote(load, open),
      ],
      broken: [...found.broken, ...broken, ...openTooLong(open)],
    },
  ];
}
