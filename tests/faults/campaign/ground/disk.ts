// A small disk of its own: a file with ext4 on it, which can be full and can lose its power.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { laterUndo } from './left-behind.ts';

export type Disk = {
  readonly folder: string;
  readonly freeMb: () => number;
  /** Fills the disk until so much is left; with -1, until it takes no byte more. */
  readonly fill: (leaveMb: number) => void;
  /** Takes away what filled it. */
  readonly makeRoom: () => void;
  /** From now on it can be read only. */
  readonly freeze: () => void;
  /** What was not written through yet is gone, and nothing more is taken. */
  readonly cutPower: () => void;
  /** Mounts it anew after a cut; nobody may use it then. */
  readonly mountAgain: () => void;
  readonly remove: () => void;
};

const MB = 1024 * 1024;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: the journal's buffers are lost as well. */
const CUT = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))
`;

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** @returns null where no disk can be mounted, with the reason said. */
export function newDisk(sizeMb: number): Disk | string {
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  const home = mkdtempSync(join(tmpdir(), 'lekha-disk-'));
  const [image, folder] = [join(home, 'disk.img'), join(home, 'disk')];
  mkdirSync(folder);
  chmodSync(home, 0o755);
  const mount = () => {
    run('mount', '-o', 'loop', image, folder);
    chmodSync(folder, 0o755);
  };
  try {
    writeFileSync(image, '');
    truncateSync(image, sizeMb * MB);
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    mount();
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    return `no disk can be mounted here: ${error instanceof Error ? error.message : ''}`;
  }
  const remove = () => {
    run('umount', '-l', folder);
    rmSync(home, { recursive: true, force: true });
  };
  const undo = laterUndo(remove);
  const ballast = join(folder, 'ballast');
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / MB);
  };
  return {
    folder,
    freeMb,
    fill: (leaveMb) => fill(ballast, () => freeMb() > leaveMb),
    makeRoom: () => rmSync(ballast, { force: true }),
    freeze: () => void run('mount', '-o', 'remount,ro', folder),
    cutPower: () => void run('python3', '-c', CUT, folder),
    mountAgain: () => {
      run('umount', folder);
      mount();
    },
    remove: () => void undo(),
  };
}

/** Written, not merely reserved. A disk that is full in between is as full as it can be. */
function fill(file: string, isRoom: () => boolean): void {
  const descriptor = openSync(file, 'a');
  const block = Buffer.alloc(MB, 'x');
  try {
    while (isRoom()) {
      writeSync(descriptor, block);
      fsyncSync(descriptor);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(descriptor);
  }
}
