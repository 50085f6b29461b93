// The parts of the campaign by name, in the order in which they run.
import type { Options } from './options.ts';
import { kills } from './parts/kills.ts';
import { stops } from './parts/stops.ts';
import type { Row } from './report.ts';

export const PARTS: Readonly<Record<string, (options: Options) => Promise<readonly Row[]>>> = {
  kills,
  stops,
};
