// The server as `npm start` runs it: the pages that were built, on a real database.
import { openPage } from './cli/open-page.ts';
import { runServer } from './server/run.ts';

await runServer({ development: false, openPage });
