// PostgreSQL is ended by force, and comes back without a person.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive, processesIn, waitForEnd } from '#api/database/embedded/processes.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createPool } from '#api/database/pool.ts';
import { ask, eventually, newInstallation } from './installation.ts';
import type { Installation } from './installation.ts';

const SOON_MS = 5000;

let installation: Installation;
let database: OpenDatabase;

beforeEach(async () => {
  installation = await newInstallation();
  database = await installation.open();
});
afterEach(() => installation.remove());

const one = () => ask(database.writer, 'select 1 as one');

describe('PostgreSQL', () => {
  test('killed alone is started again, and what was committed is there', async () => {
    const pool = createPool(database.owner, { max: 2, purpose: 'requests' });
    await pool.query('create table kept (number bigint)');
    await pool.query('insert into kept values (42)');
    const killed = installation.postmaster();
    process.kill(killed, 'SIGKILL');
    await eventually(() => expect(installation.said).toContain('PostgreSQL is back.'));
    expect(installation.postmaster()).not.toBe(killed);
    // The same pool goes on: its broken connections are thrown away.
    const kept = await eventually(async () => (await pool.query('select number from kept')).rows);
    expect(kept).toStrictEqual([{ number: 42 }]);
    await pool.end();
    await database.stop();
  });

  test('killed while a statement runs leaves no child that keeps it from starting', async () => {
    const busy = one().then(() => ask(database.writer, 'select pg_sleep(600)'));
    busy.catch(() => undefined);
    await eventually(async () => {
      const waiting = await ask(
        database.owner,
        `select 1 as one from pg_stat_activity where usename = 'lekha_writer_lekha'`,
      );
      expect(waiting).toBeDefined();
    });
    process.kill(installation.postmaster(), 'SIGKILL');
    await expect(busy).rejects.toThrow();
    expect(await eventually(one)).toStrictEqual({ one: 1 });
    await database.stop();
  });

  test('killed with all its children is started again', async () => {
    for (const pid of processesIn(installation.cluster)) process.kill(pid, 'SIGKILL');
    expect(await eventually(one)).toStrictEqual({ one: 1 });
    await database.stop();
  });

  test('killed again and again is started again each time, and as soon', async () => {
    for (let times = 0; times < 9; times += 1) {
      process.kill(installation.postmaster(), 'SIGKILL');
      await eventually(() => expect(installation.said).toHaveLength(2 * (times + 1)), SOON_MS);
      expect(await one()).toStrictEqual({ one: 1 });
    }
    await database.stop();
  });
});

describe('PostgreSQL, told to stop by somebody else', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGQUIT'] as const)(
    'is started again after %s, whoever is connected and says nothing',
    async (name) => {
      const pool = createPool(database.writer, { max: 2, purpose: 'requests' });
      const idle = await pool.connect();
      // To SIGTERM it takes no new connection, and waits for the old ones without end.
      process.kill(installation.postmaster(), name);
      await eventually(() => expect(installation.said).toContain('PostgreSQL is back.'), 5000);
      expect(await eventually(one, 5000)).toStrictEqual({ one: 1 });
      idle.release(true);
      await pool.end();
      await database.stop();
    },
  );
});

describe('stopping', () => {
  test('right after it was killed ends soon, and nothing of it runs on', async () => {
    process.kill(installation.postmaster(), 'SIGKILL');
    await database.stop();
    expect(processesIn(installation.cluster)).toStrictEqual([]);
  });

  test('while it is being started again stops the new one as well', async () => {
    process.kill(installation.postmaster(), 'SIGKILL');
    await eventually(() =>
      expect(installation.said).toContain('PostgreSQL ended; starting it again.'),
    );
    await database.stop();
    expect(processesIn(installation.cluster)).toStrictEqual([]);
  });

  test('leaves alone what merely left it running', async () => {
    const pid = installation.postmaster();
    await database.leave();
    expect(isAlive(pid)).toBe(true);
    const again = await installation.open();
    expect(again.adopted).toBe(true);
    expect(installation.postmaster()).toBe(pid);
    await again.stop();
    expect(await waitForEnd(pid, 5000)).toBe(true);
    expect(() => readFileSync(installation.pidFile)).toThrow();
  });
});
