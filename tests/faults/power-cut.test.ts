// The power goes just after the first start: keys, passwords and settings must be on the disk by
// then, since without them the books can be neither opened nor read.
import { afterEach, describe, expect, test } from 'vitest';
import { newDisk } from './campaign/ground/disk.ts';
import { undoAll } from './campaign/ground/left-behind.ts';
import { install } from './campaign/ground/installed.ts';
import { newLoad, untilPosted } from './campaign/load/clients.ts';
import { examine } from './campaign/record/examine.ts';
import { openRecord } from './campaign/record/outside-record.ts';

const DISK_MB = 420;

afterEach(() => undoAll());

describe('a power cut', () => {
  test('right after the first entry leaves books that open, with that entry', async () => {
    const disk = newDisk(DISK_MB);
    if (typeof disk === 'string') {
      console.log(`Not tried: ${disk}.`);
      return;
    }
    const env = { FREE_SPACE_MIN_MB: '0' };
    const installed = await install({ within: disk.folder, env });
    const load = newLoad(openRecord());
    await untilPosted(load, installed.door, 'before-the-cut');
    disk.cutPower();
    await installed.server.kill();
    await installed.endPostgres();
    disk.mountAgain();
    await installed.server.start();
    await untilPosted(load, installed.door, 'after-the-cut');
    const found = await installed.afterwards((core) => examine(core, load));
    expect(found.broken).toStrictEqual([]);
    expect(found.figures).toMatchObject({ acknowledged: 2, lost: 0 });
    await installed.remove();
  });
});
