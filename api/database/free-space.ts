// Looks at the disk and says when writing must stop, while PostgreSQL itself still has room.
import { statfs } from 'node:fs/promises';

export type FreeSpace = {
  /** A sentence while there is too little space, else null. */
  readonly reason: () => string | null;
  readonly freeMb: () => number | null;
  readonly stop: () => void;
};

const LOOK_EACH_MILLISECONDS = 1000;
const MB = 1024 * 1024;

/** @param folder where the database lies; null for a server of the operator's own. */
export async function watchFreeSpace(folder: string | null, minMb: number): Promise<FreeSpace> {
  let free: number | null = null;
  const look = async () => {
    if (folder === null) return;
    const { bavail, bsize } = await statfs(folder);
    free = Math.floor((bavail * bsize) / MB);
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EACH_MILLISECONDS);
  timer.unref();
  return {
    reason: () =>
      free !== null && free < minMb
        ? `The disk has ${free} MB left, so the books are read-only. Make room: ` +
          `${minMb} MB are needed.`
        : null,
    freeMb: () => free,
    stop: () => clearInterval(timer),
  };
}
