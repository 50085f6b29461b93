// Builds the browser's pages when a source is newer than what was built, also when it is run by
// itself. Plain JavaScript for any Node from 20 on, because `npm start` begins with it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'web',
  'core',
  'api/contract',
  'api/cli/compress-pages.ts',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * @param root the folder of package.json.
 * @param node what runs Vite. Ends the process when that fails.
 */
export function buildPages(root, node) {
  const built = join(root, 'dist/web/index.html');
  const newest = Math.max(...SOURCES.map((source) => newestIn(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  console.log('Building the pages …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function newestIn(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

if (import.meta.main) buildPages(join(import.meta.dirname, '../..'), process.execPath);
