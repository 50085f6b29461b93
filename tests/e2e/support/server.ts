// The server that the errands run against: the pages as they are built now, and an empty database.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from '#api/server/run.ts';
import { DATA, ROOT } from './place.ts';

rmSync(DATA, { recursive: true, force: true });
execFileSync(process.execPath, [join(ROOT, 'api/cli/build-pages.mjs')], { stdio: 'inherit' });
// The errands register many people from one address; durability has tests of its own.
Object.assign(process.env, { DATA_DIR: DATA, RATE_LIMITS: 'off', LEKHA_UNSAFE_DATABASE: '1' });
await runServer({ development: false });
