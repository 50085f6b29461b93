// The system's folder for temporary files is full, then read-only: the books do not need it.
import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '#tests/bench/ground/dice.ts';
import { newDisk } from '../../ground/disk.ts';
import type { Disk } from '../../ground/disk.ts';
import { install } from '../../ground/installed.ts';
import type { Installed } from '../../ground/installed.ts';
import { newLoad, readPage, startLoad, untilPosted } from '../../load/clients.ts';
import type { Load } from '../../load/clients.ts';
import type { Options } from '../../options.ts';
import { examine } from '../../record/examine.ts';
import { openRecord } from '../../record/outside-record.ts';
import type { Row } from '../../report.ts';
import { loadNote, tooSlow } from '../kills.ts';

const DISK_MB = 20;
const CLIENTS = 6;
const CALM_MILLISECONDS = 1500;
const NAME = 'temporary folder full, read-only';

type Step = (installed: Installed) => Promise<unknown> | void;

/** Posting goes on after each of them. */
const stepsOn = (disk: Disk): Readonly<Record<string, Step>> => ({
  full: () => disk.fill(-1),
  'PostgreSQL killed': ({ killPostgres }) => killPostgres(),
  'server killed': async ({ server }) => {
    await server.kill();
    await server.start();
  },
  'server told to stop': async ({ server }) => {
    await server.terminate();
    await server.start();
  },
  'read-only': () => disk.freeze(),
  'both killed': async ({ server, endPostgres }) => {
    await endPostgres();
    await server.kill();
    await server.start();
  },
});

export async function temporaryFolder({ seed }: Options): Promise<readonly Row[]> {
  const disk = newDisk(DISK_MB);
  if (typeof disk === 'string') {
    return [{ name: NAME, notes: [`not tried: ${disk}`], broken: [] }];
  }
  const installed = await install({ env: { TMPDIR: disk.folder } });
  const { door } = installed;
  const load = newLoad(openRecord());
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(seed) });
  const recoveries: number[] = [];
  const broken: string[] = [];
  for (const [what, step] of Object.entries(stepsOn(disk))) {
    await pause(CALM_MILLISECONDS);
    recoveries.push(await untilBack(installed, load, { what, step }));
    if ((await readPage(door())) !== 200) broken.push(`nothing could be read: ${what}`);
  }
  await running.stop();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  disk.remove();
  const steps = Object.keys(stepsOn(disk)).join(', ');
  return [
    {
      name: NAME,
      figures: found.figures,
      recoveries,
      notes: [`step by step: ${steps}`, loadNote(load, 0)],
      broken: [...found.broken, ...broken, ...tooSlow(recoveries)],
    },
  ];
}

async function untilBack(
  installed: Installed,
  load: Load,
  { what, step }: { readonly what: string; readonly step: Step },
): Promise<number> {
  const began = performance.now();
  await step(installed);
  await untilPosted(load, installed.door, `after-${what.replaceAll(' ', '-')}`);
  return performance.now() - began;
}
