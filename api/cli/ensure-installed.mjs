// Installs what package-lock.json names, when it is not there yet or is older than the lock.
// Plain JavaScript for any Node from 20 on, because nothing else can run before it has.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** @param root the folder of package.json. Ends the process with a sentence when npm fails. */
export async function ensureInstalled(root) {
  const installed = changedAt(join(root, 'node_modules/.package-lock.json'));
  if (installed > 0 && installed >= changedAt(join(root, 'package-lock.json'))) return;
  console.log('Installing what Lekha needs (about half a minute) …');
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Is the registry reachable?`);
  process.exit(1);
}
