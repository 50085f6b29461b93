// Where the tests keep what they throw away: databases, installations, folders of mails.
import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Sends this process and what it starts to memory for their temporary folders, where the system has
 * room for them there: hundreds of databases come and go.
 */
export function keepInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM_BYTES) process.env['TMPDIR'] = MEMORY;
}
