// The power goes while clients post: what was not written through is gone. With fsync nothing that
// was acknowledged is; without it something must be, or this would prove nothing.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '#api/database/with-client.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import { newDisk } from '../../ground/disk.ts';
import type { Disk } from '../../ground/disk.ts';
import { install, superuserOf } from '../../ground/installed.ts';
import type { Installed } from '../../ground/installed.ts';
import { newLoad, startLoad, untilPosted } from '../../load/clients.ts';
import type { Load } from '../../load/clients.ts';
import type { Options } from '../../options.ts';
import { examine } from '../../record/examine.ts';
import type { Found } from '../../record/examine.ts';
import { openRecord } from '../../record/outside-record.ts';
import type { Row } from '../../report.ts';
import { loadNote } from '../kills.ts';

const DISK_MB = 600;
const CUTS = 8;
const CONTROL_CUTS = 4;
const LOADED_MILLISECONDS = 2500;
const CLIENTS = 12;

export async function powerCuts({ seed, brevity }: Options): Promise<readonly Row[]> {
  const disk = newDisk(DISK_MB);
  if (typeof disk === 'string') {
    return [{ name: 'power cuts', notes: [`not tried: ${disk}`], broken: [] }];
  }
  const installed = await install({ within: disk.folder, env: { FREE_SPACE_MIN_MB: '0' } });
  const load = newLoad(openRecord());
  const recoveries: number[] = [];
  for (let at = 0; at < Math.ceil(CUTS / brevity); at += 1) {
    await cutUnderLoad(installed, { disk, load, seed: seed + at });
    const began = performance.now();
    await installed.server.start();
    await untilPosted(load, installed.door, `after-power-${at}`);
    recoveries.push(performance.now() - began);
  }
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  disk.remove();
  return [
    {
      name: 'power cuts',
      figures: found.figures,
      recoveries,
      notes: ['a disk of its own whose unwritten pages are dropped', loadNote(load, 0)],
      broken: found.broken,
    },
  ];
}

type Control = {
  readonly name: string;
  /** What the server is started with, which must be allowed to lose something. */
  readonly env: Readonly<Record<string, string>>;
  /** What is done to its database before each cut, and what is taken back after it. */
  readonly weaken: (installed: Installed) => Promise<void>;
  readonly restore: (installed: Installed) => void;
  /** Whether that is the loss which was to be expected. */
  readonly isLoss: (found: Found | string) => boolean;
};

/** A server does not start with it; one that runs is not asked. What is there stays whole. */
const NOT_WAITING: Control = {
  name: 'control: power cuts without synchronous_commit',
  env: {},
  weaken: ({ installation }) =>
    withClient(superuserOf(installation), async (client) => {
      await client.query('alter system set synchronous_commit = off');
      await client.query('select pg_reload_conf()');
    }),
  restore: ({ installation: { cluster } }) =>
    writeFileSync(join(cluster, 'postgresql.auto.conf'), ''),
  isLoss: (found) => typeof found !== 'string' && found.figures.lost > 0,
};

const NOT_SYNCED: Control = {
  name: 'control: power cuts without fsync',
  env: { LEKHA_UNSAFE_DATABASE: '1' },
  weaken: () => Promise.resolve(),
  // Even the file that names the process is then empty, and would be all that is seen.
  restore: ({ installation: { pidFile } }) => rmSync(pidFile, { force: true }),
  // A database that does not even open any more has lost everything.
  isLoss: (found) => typeof found === 'string' || found.figures.lost > 0 || found.broken.length > 0,
};

/** The same without what makes COMMIT wait for the disk: it must lose what it acknowledged. */
export async function withoutFsync(options: Options): Promise<readonly Row[]> {
  return [await losing(options, NOT_SYNCED), await losing(options, NOT_WAITING)];
}

async function losing({ seed }: Options, control: Control): Promise<Row> {
  const { name, env, weaken, restore, isLoss } = control;
  const disk = newDisk(DISK_MB);
  if (typeof disk === 'string') return { name, notes: [`not tried: ${disk}`], broken: [] };
  const installed = await install({
    within: disk.folder,
    env: { FREE_SPACE_MIN_MB: '0', ...env },
  });
  const load = newLoad(openRecord());
  let found: Found | string;
  let cuts = 0;
  do {
    if (cuts > 0) await installed.server.start();
    cuts += 1;
    await weaken(installed);
    await cutUnderLoad(installed, { disk, load, seed: seed + cuts });
    restore(installed);
    found = await lookAfter(installed, load);
  } while (cuts < CONTROL_CUTS && !isLoss(found));
  await installed.remove();
  disk.remove();
  return {
    name,
    ...(typeof found !== 'string' && { figures: found.figures }),
    notes: [`${cuts} cuts; must show a loss`, ...(typeof found === 'string' ? [found] : [])],
    broken: isLoss(found) ? [] : ['nothing was lost'],
  };
}

type Cut = { readonly disk: Disk; readonly load: Load; readonly seed: number };

async function cutUnderLoad(
  { server, door, endPostgres }: Installed,
  { disk, load, seed }: Cut,
): Promise<void> {
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(seed) });
  await pause(LOADED_MILLISECONDS);
  disk.cutPower();
  await server.kill();
  await endPostgres();
  running.giveUp();
  await running.over;
  disk.mountAgain();
}

/** @returns why the books could not even be opened, where that is so. */
async function lookAfter(installed: Installed, load: Load): Promise<Found | string> {
  try {
    return await installed.afterwards((core) => examine(core, load));
  } catch (error) {
    return `not opened any more: ${error instanceof Error ? error.message : String(error)}`;
  }
}
