// The data folder, which holds the master key, passwords and mails beside the books.
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { unprivilegedUser } from './run-as.ts';

/**
 * Makes the folder for its own user alone. As root PostgreSQL runs as another one, whose group may
 * pass through it and see nothing. One that is there keeps its mode.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  if (mkdirSync(dataDir, { recursive: true, mode: 0o700 }) === undefined) return;
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  if (user === null) return;
  chownSync(dataDir, 0, user.gid);
  chmodSync(dataDir, 0o710);
}
