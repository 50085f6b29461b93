import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchFreeSpace } from '#api/database/free-space.ts';

const MORE_THAN_ANY_DISK_MB = 1_000_000_000;

test('enough free space is no reason to stop writing', async () => {
  const space = await watchFreeSpace(tmpdir(), 0);
  expect(space.reason()).toBeNull();
  expect(space.freeMb()).toBeGreaterThan(0);
  space.stop();
});

test('too little free space is said with what is left and what is needed', async () => {
  const space = await watchFreeSpace(tmpdir(), MORE_THAN_ANY_DISK_MB);
  expect(space.reason()).toMatch(/^The disk has \d+ MB left, so the books are read-only\./);
  expect(space.reason()).toContain(`${MORE_THAN_ANY_DISK_MB} MB are needed`);
  space.stop();
});

test("the disk of the operator's own server is the operator's affair", async () => {
  const space = await watchFreeSpace(null, MORE_THAN_ANY_DISK_MB);
  expect(space.reason()).toBeNull();
  space.stop();
});
