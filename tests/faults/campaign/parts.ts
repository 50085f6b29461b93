// The parts of the campaign by name, in the order in which they run.
import type { Options } from './options.ts';
import { clocks } from './parts/clocks.ts';
import { crowd } from './parts/crowd.ts';
import { databaseWire } from './parts/database-wire.ts';
import { backups } from './parts/disks/backups.ts';
import { fullDisk } from './parts/disks/full-disk.ts';
import { powerCuts, withoutFsync } from './parts/disks/power-cuts.ts';
import { temporaryFolder } from './parts/disks/temporary.ts';
import { frozen } from './parts/frozen.ts';
import { kills } from './parts/kills.ts';
import { listeners } from './parts/listeners.ts';
import { oracles } from './parts/oracles.ts';
import { requests, withoutKeys } from './parts/requests.ts';
import { starved } from './parts/starved.ts';
import { stops } from './parts/stops.ts';
import { twoServers } from './parts/two-servers.ts';
import type { Row } from './report.ts';

export const PARTS: Readonly<Record<string, (options: Options) => Promise<readonly Row[]>>> = {
  kills,
  stops,
  listeners,
  requests,
  'database-wire': databaseWire,
  'two-servers': twoServers,
  frozen,
  starved,
  crowd,
  clocks,
  'full-disk': fullDisk,
  'temporary-folder': temporaryFolder,
  backups,
  'power-cuts': powerCuts,
  'without-fsync': withoutFsync,
  'without-keys': withoutKeys,
  oracles,
};
