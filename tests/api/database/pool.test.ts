import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftLimits } from '#api/database/pool.ts';
import { asSuperuser, freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const LIMITS = `select current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock, current_setting('transaction_timeout') as transaction,
  current_setting('idle_in_transaction_session_timeout') as idle,
  current_setting('idle_session_timeout') as session`;

describe('values from the database', () => {
  test('keep what they are worth', async () => {
    const { rows } = await database.writer.query(
      `select 9007199254740991::bigint as big, date '2026-04-01' as day, 1.10::numeric as price,
         timestamptz '2026-11-20 08:11:02.123456+00' at time zone 'UTC' as moment`,
    );
    expect(rows).toStrictEqual([
      {
        big: 9_007_199_254_740_991,
        day: '2026-04-01',
        price: '1.10',
        moment: '2026-11-20 08:11:02.123456',
      },
    ]);
  });

  test('values beyond 2^53 stop the request instead of being rounded', async () => {
    await expect(database.writer.query('select 9007199254740993::bigint')).rejects.toThrow('2^53');
  });
});

describe('the limits', () => {
  test('the limits of requests are on every connection', async () => {
    const { rows } = await database.writer.query(LIMITS);
    expect(rows).toStrictEqual([
      { statement: '5s', lock: '2s', transaction: '15s', idle: '10s', session: '40s' },
    ]);
  });

  test('the limits of requests are not the ones of maintenance', async () => {
    const { rows } = await database.owner.query(LIMITS);
    expect(rows).toMatchObject([{ statement: '0', lock: '0', transaction: '0' }]);
  });

  test('can be lifted for one transaction and are back after it', async () => {
    const client = await database.writer.connect();
    await client.query('begin');
    await liftLimits(client);
    const within = await client.query(LIMITS);
    await client.query('commit');
    const after = await client.query(LIMITS);
    client.release();
    expect(within.rows).toMatchObject([{ statement: '0', lock: '0', transaction: '0' }]);
    expect(after.rows).toMatchObject([{ statement: '5s', lock: '2s', transaction: '15s' }]);
  });
});

describe('a pool', () => {
  test('goes on after all its connections were ended', async () => {
    await database.writer.query('select 1');
    await asSuperuser((client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database.name,
      ]),
    );
    const { rows } = await database.pool('lekha_writer', 1).query('select 1 as one');
    expect(rows).toStrictEqual([{ one: 1 }]);
  });

  test('does not wait for ever for a connection', async () => {
    const pool = database.pool('lekha_writer', 1);
    const client = await pool.connect();
    await expect(pool.query('select 1')).rejects.toThrow('timeout');
    client.release();
    await pool.end();
  });

  test('hands no connection on that a statement out of time still holds', async () => {
    const pool = database.pool('lekha_writer', 1);
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
    const { rows } = await pool.query('select 1 as one');
    expect(rows).toStrictEqual([{ one: 1 }]);
    await pool.end();
  });
});
