// The server that the errands run against: the pages as they are built now, and an empty database.
import { rmSync } from 'node:fs';
import { buildPages } from '#api/cli/build-pages.mjs';
import { runServer } from '#api/server/run.ts';
import { DATA, ROOT } from './place.ts';

rmSync(DATA, { recursive: true, force: true });
buildPages(ROOT, process.execPath);
// The errands register many people from one address; durability has tests of its own.
Object.assign(process.env, { DATA_DIR: DATA, RATE_LIMITS: 'off', LEKHA_UNSAFE_DATABASE: '1' });
await runServer({ development: false });
