// How many links go out, and that an erased person leaves none.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import { createBooksCore } from '#api/server/app.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const MEERA = 'meera@sahyadri.example';

let server: SessionServer;
let cookie: string | null;
beforeEach(async () => {
  server = await openSessionServer({ rateLimits: true });
  cookie = (await server.register(MEERA)).cookie;
});
afterEach(() => server.close());

const sendAgain = () => server.call('/api/islogin/address/link', { cookie, body: {} });
const changeTo = (email: string) =>
  server.call('/api/profile', { cookie, body: { email, current_password: GOOD_PASSWORD } });
const statusesOf = async (count: number, call: (n: number) => ReturnType<typeof sendAgain>) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await call(n)).status);
  return statuses;
};

describe('links that confirm an address', () => {
  it('go to one mailbox three times an hour, the first of registering among them', async () => {
    expect(await statusesOf(3, sendAgain)).toStrictEqual([200, 200, 429]);
    expect(server.accountMails.map(({ to }) => to.address)).toStrictEqual([MEERA, MEERA, MEERA]);
    expect((await sendAgain()).headers.get('Retry-After')).toMatch(/^\d{4}$/);
  });

  it('go to five addresses of one person an hour, however often it is changed', async () => {
    const changes = (n: number) => changeTo(`victim${n}@elsewhere.example`);
    expect(await statusesOf(6, changes)).toStrictEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are tried sixty times an hour from one address', async () => {
    const body = { token: 'A'.repeat(43) };
    const statuses = await statusesOf(61, () => server.call('/api/confirm-address', { body }));
    expect(new Set(statuses.slice(0, 60))).toStrictEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('are gone with the person', async () => {
    const core = createBooksCore(server.pool, { installation: 0, masterKey: MASTER_KEY });
    const dataDir = mkdtempSync(join(tmpdir(), 'lekha-erase-'));
    const work = { core, args: [MEERA], print: () => undefined, dataDir, origin: '' };
    expect(await eraseCommand.run(work)).toBe(0);
    const { rows } = await server.pool.query('select 1 from address_tokens');
    expect(rows).toStrictEqual([]);
  });
});
