import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it.each(['credentials', 'sessions', 'reset_tokens', 'rate_limits', 'pgboss.job'])(
  'the auditors’ role cannot read %s',
  async (table) => {
    await expect(database.reader.query(`select * from ${table}`)).rejects.toMatchObject({
      code: '42501',
    });
  },
);
