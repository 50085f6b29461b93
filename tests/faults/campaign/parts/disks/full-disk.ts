// The disk of the database runs full: first so far that the server stops writing by itself, then
// with that guard off until not a byte is left.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { dice } from '#tests/bench/ground/dice.ts';
import { eventually } from '#tests/faults/installation.ts';
import { newDisk } from '../../ground/disk.ts';
import type { Disk } from '../../ground/disk.ts';
import { install } from '../../ground/installed.ts';
import type { Installed } from '../../ground/installed.ts';
import { call, longestOpen } from '../../load/call.ts';
import { newLoad, startLoad, untilPosted } from '../../load/clients.ts';
import type { Load } from '../../load/clients.ts';
import { post } from '../../load/post.ts';
import type { Options } from '../../options.ts';
import { examine } from '../../record/examine.ts';
import { openRecord } from '../../record/outside-record.ts';
import type { Row } from '../../report.ts';
import { loadNote, openTooLong } from '../kills.ts';

const DISK_MB = 420;
const GUARD_MB = 90;
const ROUNDS = 3;
const CALM_MILLISECONDS = 1000;
const FULL_MILLISECONDS = 6000;
/** After there is room again. */
const WRITABLE_MILLISECONDS = 5000;
const CLIENTS = 8;
const NOT_A_BYTE = -1;

export async function fullDisk(options: Options): Promise<readonly Row[]> {
  const disk = newDisk(DISK_MB);
  if (typeof disk === 'string') {
    return [{ name: 'full disk', notes: [`not tried: ${disk}`], broken: [] }];
  }
  const guarded = await withGuard(disk, options);
  const unguarded = await withoutGuard(disk, options);
  disk.remove();
  return [guarded, unguarded];
}

type Round = (installed: Installed, load: Load, at: number) => Promise<Finding>;
type Finding = { readonly took: number; readonly broken: readonly string[] };

async function rounds(
  name: string,
  { disk, guardMb, options }: { disk: Disk; guardMb: number; options: Options },
  round: Round,
): Promise<Row> {
  const env = { FREE_SPACE_MIN_MB: String(guardMb) };
  const installed = await install({ within: disk.folder, env });
  const load = newLoad(openRecord());
  longestOpen();
  const { door } = installed;
  const running = startLoad(load, { door, clients: CLIENTS, dice: dice(options.seed) });
  const findings: Finding[] = [];
  for (let at = 0; at < Math.ceil(ROUNDS / options.brevity); at += 1) {
    await pause(CALM_MILLISECONDS);
    findings.push(await round(installed, load, at));
  }
  await running.stop();
  const open = longestOpen();
  const found = await installed.afterwards((core) => examine(core, load));
  await installed.remove();
  const recoveries = findings.map(({ took }) => took);
  const late = recoveries.filter((took) => took > WRITABLE_MILLISECONDS);
  return {
    name,
    figures: found.figures,
    recoveries,
    notes: [loadNote(load, open)],
    broken: [
      ...found.broken,
      ...findings.flatMap(({ broken }) => broken),
      ...late.map((took) => `writable ${took.toFixed(0)} ms after there was room`),
      ...openTooLong(open),
    ],
  };
}

/** Little space is left: the books are read-only, with a reason, and come back by themselves. */
const withGuard = (disk: Disk, options: Options): Promise<Row> =>
  rounds('full disk: read-only in time', { disk, guardMb: GUARD_MB, options }, guardedRound(disk));

const guardedRound =
  (disk: Disk): Round =>
  async (installed, load, at) => {
    disk.fill(GUARD_MB / 2);
    await eventually(() => expectStatus(installed, 'read-only'));
    const broken: string[] = [];
    const wanted = { key: `while-read-only-${at}`, rupees: 1 };
    load.record.asked.add(wanted.key);
    const posted = await post(installed.door(), wanted);
    if (posted.kind !== 'again') broken.push(`a journal was ${posted.kind} while read-only`);
    if (!(await reads(installed))) broken.push('nothing could be read while read-only');
    disk.makeRoom();
    const took = await untilPosted(load, installed.door, `after-read-only-${at}`);
    return { took, broken };
  };

/** Not a byte is left: PostgreSQL itself refuses, or ends at its next checkpoint. */
const withoutGuard = (disk: Disk, options: Options): Promise<Row> =>
  rounds(
    'full disk: not a byte left',
    { disk, guardMb: 0, options },
    async (installed, load, at) => {
      disk.fill(NOT_A_BYTE);
      await pause(FULL_MILLISECONDS / 2);
      await installed.checkpoint().catch(() => undefined);
      await pause(FULL_MILLISECONDS / 2);
      disk.makeRoom();
      const took = await untilPosted(load, installed.door, `after-full-disk-${at}`);
      return { took, broken: [] };
    },
  );

const HEALTH = z.object({ status: z.string() });

async function expectStatus({ door }: Installed, wanted: string): Promise<void> {
  const answer = await call(door().address, { path: '/api/health' });
  const { status } = HEALTH.parse(JSON.parse(answer?.text ?? '{}'));
  if (status !== wanted) throw new Error(`The server is ${status}, not ${wanted}.`);
}

async function reads({ door }: Installed): Promise<boolean> {
  const { address, bookId, cookie } = door();
  const path = `/api/islogin/journal?limit=5&book_id=${bookId}`;
  return (await call(address, { path, headers: { cookie } }))?.status === 200;
}
