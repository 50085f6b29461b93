// What the supervisor does with a data folder as it finds it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBinaries } from '#api/database/embedded/binaries.ts';
import { prepareCluster } from '#api/database/embedded/cluster.ts';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { runPostmaster, stopPostmaster } from '#api/database/embedded/postmaster.ts';
import { readMasterKey } from '#api/database/embedded/secrets.ts';
import { isAlive } from '#api/database/embedded/processes.ts';
import { lockDataDir } from '#api/server/data-dir-lock.ts';
import { superuserOf } from './campaign/ground/installed.ts';
import { ask, emptyInstallation, newInstallation } from './installation.ts';
import type { Installation } from './installation.ts';

let installation: Installation;

beforeEach(async () => {
  installation = await newInstallation();
});
afterEach(() => installation.remove());

/** In place of the one that was opened before. */
function beginEmpty(): Installation {
  installation.remove();
  return emptyInstallation();
}

const SETTINGS = `select current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('full_page_writes') as full_page_writes,
  current_setting('data_checksums') as data_checksums,
  current_setting('listen_addresses') as listen_addresses,
  (select datcollate || ' ' || datlocale from pg_database where datname = 'lekha') as locale`;

describe('a start', () => {
  test('makes a safe database that no network reaches, and opens it again with its rows', async () => {
    installation = beginEmpty();
    const first = await installation.open();
    expect(first.adopted).toBe(false);
    expect(await ask(first.writer, SETTINGS)).toStrictEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      locale: 'C C.UTF-8',
    });
    await ask(first.owner, 'create table kept (word text)');
    await ask(first.owner, `insert into kept values ('kept')`);
    const pid = installation.postmaster();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await installation.open();
    expect(await ask(second.owner, 'select word from kept')).toStrictEqual({ word: 'kept' });
    await second.stop();
  });

  test('moves roles of before to names with the database’s, with all that they own', async () => {
    const first = await installation.open();
    await ask(first.owner, 'create table kept (word text)');
    const superuser = superuserOf(installation);
    await first.leave();
    // As an earlier version made them.
    for (const kind of ['owner', 'writer', 'reader'] as const) {
      await ask(superuser, `alter role lekha_${kind}_lekha rename to lekha_${kind}`);
    }
    const second = await installation.open();
    expect(second.writer.user).toBe('lekha_writer_lekha');
    await ask(second.owner, `insert into kept values ('kept')`);
    const left = `select count(*)::int as n from pg_roles where rolname ~ '^lekha_(owner|writer)$'`;
    expect(await ask(superuser, left)).toStrictEqual({ n: 0 });
    await second.stop();
  });

  test('has PostgreSQL’s log keep what a superuser does, and no password', async () => {
    const database = await installation.open();
    const superuser = { ...superuserOf(installation), database: 'lekha' };
    await ask(database.owner, 'create table events (body text)');
    await ask(database.owner, 'alter table events add column hash text');
    await ask(superuser, `do $$ begin update events set body = 'forged'; end $$`);
    await ask(superuser, 'create role intruder superuser');
    await ask(superuser, 'alter table events disable trigger all');
    await database.stop();
    const logs = join(installation.cluster, 'log');
    const text = readdirSync(logs)
      .map((file) => readFileSync(join(logs, file), 'utf8'))
      .join('');
    for (const act of ['forged', 'create role intruder', 'disable trigger all']) {
      expect(text).toMatch(new RegExp(`lekha_super@lekha .*${act}`));
    }
    expect(text).toMatch(/lekha_owner_lekha@lekha .*alter table events add column hash/);
    const secrets = readFileSync(join(installation.dataDir, 'postgres-secrets.json'), 'utf8');
    const passwords = Object.values(JSON.parse(secrets) as Record<string, string>);
    expect(passwords.filter((password) => text.includes(password))).toStrictEqual([]);
  });

  test('keeps passwords, data and socket to itself', async () => {
    const database = await installation.open();
    const secrets = join(installation.dataDir, 'postgres-secrets.json');
    expect(statSync(secrets).mode & 0o777).toBe(0o600);
    expect(statSync(installation.cluster).mode & 0o777).toBe(0o700);
    expect(statSync(database.writer.host ?? '').mode & 0o777).toBe(0o700);
    for (const password of ['', 'postgres', 'password', 'x']) {
      await expect(ask({ ...database.writer, password }, 'select 1')).rejects.toThrow();
    }
    await database.stop();
  });

  test('makes a data folder that others cannot look into, nor any user but PostgreSQL’s pass', () => {
    const dataDir = join(installation.dataDir, 'within', 'new');
    lockDataDir(dataDir, 'http://127.0.0.1:3000')();
    const { cluster, socket } = preparePlaces(dataDir);
    rmSync(socket, { recursive: true });
    expect(cluster).toBe(join(dataDir, 'postgres'));
    expect(statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o710 : 0o700);
  });

  test('begins anew where making the database was cut short', async () => {
    installation = beginEmpty();
    const unfinished = `${installation.cluster}.new`;
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
    const database = await installation.open();
    expect(await ask(database.writer, 'select 1 as one')).toStrictEqual({ one: 1 });
    await database.stop();
  });

  test('opens books brought back from a backup without the file of passwords', async () => {
    const before = await installation.open();
    await before.stop();
    rmSync(join(installation.dataDir, 'postgres-secrets.json'));
    const after = await installation.open();
    expect(await ask(after.writer, 'select 1 as one')).toStrictEqual({ one: 1 });
    await after.stop();
  });

  test('makes passwords anew where a power cut left an empty file of them', async () => {
    await (await installation.open()).stop();
    const secrets = join(installation.dataDir, 'postgres-secrets.json');
    writeFileSync(secrets, '');
    const database = await installation.open();
    expect(await ask(database.writer, 'select 1 as one')).toStrictEqual({ one: 1 });
    await database.stop();
    writeFileSync(secrets, '{"superuser": "abc');
    await expect(installation.open()).rejects.toThrow(`${secrets} cannot be read`);
  });

  test.each(['', 'abc', 'x'.repeat(64)])(
    "names a master key of '%s' and makes no other in its place",
    (text) => {
      const file = join(installation.dataDir, 'master.key');
      writeFileSync(file, text);
      expect(() => readMasterKey(null, file)).toThrow(`${file} does not hold a key`);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  test('refuses settings that lose entries in a power cut, unless a test allows them', async () => {
    const unsafe = await installation.open({ LEKHA_UNSAFE_DATABASE: '1' });
    await unsafe.leave();
    await expect(installation.open()).rejects.toThrow(/fsync, synchronous_commit/);
    // It was found running, so it still runs.
    expect(isAlive(installation.postmaster())).toBe(true);
    await (await installation.open({ LEKHA_UNSAFE_DATABASE: '1' })).stop();
    const safe = await installation.open();
    expect(await ask(safe.writer, 'show fsync')).toStrictEqual({ fsync: 'on' });
    await safe.stop();
  });
});

describe('a postmaster.pid', () => {
  test.each([
    ['that is empty', ''],
    ['of garbage', 'not a pid\n\0\n'],
    ['of another folder', '1\n/somewhere/else\n'],
  ])('%s is named, and no data is touched', async (_what, text) => {
    await (await installation.open()).stop();
    const control = join(installation.cluster, 'global/pg_control');
    const before = readFileSync(control);
    writeFileSync(installation.pidFile, text);
    await expect(installation.open()).rejects.toThrow(`${installation.pidFile} cannot be read`);
    expect(readFileSync(control).equals(before)).toBe(true);
    expect(readFileSync(installation.pidFile, 'utf8')).toBe(text);
  });

  test('is out of date when another program has its number now', async () => {
    await (await installation.open()).stop();
    writeFileSync(installation.pidFile, `${process.pid}\n${installation.cluster}\n`);
    const database = await installation.open();
    expect(installation.postmaster()).not.toBe(process.pid);
    await database.stop();
  });
});

describe('a database of others', () => {
  test('is left running on our folder, and its process is named', async () => {
    installation = beginEmpty();
    const places = preparePlaces(installation.dataDir);
    const theirs = {
      folder: places.cluster,
      socket: places.socket,
      binaries: await findBinaries(places.runAs, places.home),
      runAs: places.runAs,
      password: 'their-own',
      unsafe: true,
    };
    await prepareCluster(theirs);
    const { pid } = await runPostmaster(theirs);
    await expect(installation.open()).rejects.toThrow(
      `A PostgreSQL that is not ours runs on ${installation.cluster} (process ${pid})`,
    );
    expect(isAlive(pid)).toBe(true);
    await stopPostmaster(theirs, pid);
    expect(isAlive(pid)).toBe(false);
  });

  test('is not written into where it lies in our folder', async () => {
    await (await installation.open()).stop();
    const configuration = join(installation.cluster, 'postgresql.conf');
    writeFileSync(configuration, 'port = 5432\n');
    await expect(installation.open()).rejects.toThrow('that Lekha did not make');
  });

  test('made by another PostgreSQL is not opened', async () => {
    await (await installation.open()).stop();
    writeFileSync(join(installation.cluster, 'PG_VERSION'), '15\n');
    await expect(installation.open()).rejects.toThrow('was made by PostgreSQL 15');
  });
});
