// The parts of the campaign by name, in the order in which they run.
import type { Options } from './options.ts';
import { clocks } from './parts/clocks.ts';
import { crowd } from './parts/crowd.ts';
import { databaseWire } from './parts/database-wire.ts';
import { fullDisk } from './parts/full-disk.ts';
import { kills } from './parts/kills.ts';
import { oracles } from './parts/oracles.ts';
import { powerCuts, withoutFsync } from './parts/power-cuts.ts';
import { requests, withoutKeys } from './parts/requests.ts';
import { stops } from './parts/stops.ts';
import { twoServers } from './parts/two-servers.ts';
import type { Row } from './report.ts';

export const PARTS: Readonly<Record<string, (options: Options) => Promise<readonly Row[]>>> = {
  kills,
  stops,
  requests,
  'database-wire': databaseWire,
  'two-servers': twoServers,
  crowd,
  clocks,
  'full-disk': fullDisk,
  'power-cuts': powerCuts,
  'without-fsync': withoutFsync,
  'without-keys': withoutKeys,
  oracles,
};
