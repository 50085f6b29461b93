// The program of a rebuild as the server starts it, which says at its end how much memory it took.
import { writeSync } from 'node:fs';
import { MEMORY_CHANNEL } from './rebuild-process.ts';
import '#api/server/rebuild/program.ts';

process.on('exit', () => {
  writeSync(MEMORY_CHANNEL, JSON.stringify(process.resourceUsage()));
});
