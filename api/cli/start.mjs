// `npm start` and `npm run dev`: installs and builds what is missing, then serves on the Node that
// npm brought. Plain JavaScript for any Node from 20 on, because nothing else may be there yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './build-pages.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(import.meta.dirname, '../..');
const development = process.argv.includes('--dev');

/**
 * `__proto__` is no way into an object. A serving process has 64 MB for young objects: with 16 MB
 * the slowest hundredth of postings takes twice as long (`npm run bench`). A rebuild runs in a
 * process of its own with 16 MB, so that a million events stay within 300 MB.
 */
const flags = JSON.parse(readFileSync(join(import.meta.dirname, 'node-flags.json'), 'utf8'));

await ensureInstalled(root);
const bundled = join(root, 'node_modules/.bin/node');
const node = existsSync(bundled) ? bundled : process.execPath;
if (!development) buildPages(root, node);
serve();

/** Runs the server and hands it our signals; it also ends when whoever started us is gone. */
function serve() {
  const program = join(root, development ? 'api/server/dev.ts' : 'api/main.ts');
  const server = spawn(node, [...flags.serving, program], { cwd: root, stdio: 'inherit' });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches the server by itself; it takes the second one for the first.
    process.on(name, () => server.kill(name === 'SIGHUP' ? 'SIGTERM' : name));
  }
  // npm that is ended by a signal does not pass it on: we then have another parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500);
  server.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exit(signal ? 1 : (code ?? 1));
  });
}
