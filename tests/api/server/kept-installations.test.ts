// Every installation that is kept as an earlier version left it: this version is started on it, as
// an upgrade does, and then the command line finds every chain whole and every table equal.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/faults/installation.ts';
import { startProcess } from '#tests/faults/server-process.ts';
import {
  olderInstallation,
  openOlderDatabase,
} from '#tests/specimens/log/installation-12a24c9/open.ts';
import {
  installationWithPast,
  openDatabaseWithPast,
} from '#tests/specimens/log/installation-a4551612/open.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { urlOfDatabase } from '#tests/support/postgres.ts';

const KEPT = [
  {
    name: 'installation-12a24c9',
    open: openOlderDatabase,
    masterKey: olderInstallation.masterKey,
    heads: olderInstallation.heads,
  },
  {
    name: 'installation-a4551612',
    open: openDatabaseWithPast,
    masterKey: MASTER_KEY.toString('hex'),
    heads: installationWithPast.heads,
  },
] as const;

const FOLDER = mkdtempSync(join(tmpdir(), 'lekha-kept-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('each that is kept is opened here', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../specimens/log'), {
    withFileTypes: true,
  });
  expect(KEPT.map(({ name }) => name)).toStrictEqual(
    folders
      .filter((one) => one.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe.each(KEPT)('$name, opened by this version', ({ name, open, masterKey, heads }) => {
  test('is prepared, and by the command line whole and equal', async () => {
    const database = await open();
    const dataDir = join(FOLDER, name);
    const env = {
      DATABASE_URL: urlOfDatabase(database, 'lekha_writer'),
      DATABASE_OWNER_URL: urlOfDatabase(database, 'lekha_owner'),
      MASTER_KEY: masterKey,
      LEKHA_UNSAFE_DATABASE: '1',
    };
    const typed = async (...args: readonly string[]) => {
      const command = await startProcess(dataDir, ['api/cli/lekha.ts', ...args], env);
      const code = await command.ended;
      return { code, lines: command.output().split('\n') };
    };
    const server = await startProcess(dataDir, undefined, env);
    try {
      await server.says('Lekha is ready');
      await eventually(async () => {
        const health = await fetch(`${server.address}/api/health`);
        expect([health.status, await health.json()]).toStrictEqual([200, { status: 'ok' }]);
      }, 120_000);
      const verified = await typed('verify', '--all');
      const wholes = heads.map(
        ({ book_id: id, seq, hash }) => `Book ${id}: whole, ${seq} events, head ${hash}`,
      );
      expect(verified.lines.filter((line) => line.startsWith('Book '))).toStrictEqual(wholes);
      expect(verified.code).toBe(0);
      const checked = await typed('rebuild', '--check');
      expect(checked.lines.filter((line) => /^Book \d+: [^c]/.test(line))).toStrictEqual(
        heads.map(({ book_id: id }) => `Book ${id}: equal`),
      );
      expect(checked.code).toBe(0);
      expect(server.output()).not.toMatch(/broken_chain|book_cannot_be_rebuilt|rebuild_failed/);
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
      await database.close();
    }
  });
});
