// The limits, the log and who sits at the machine, over real sockets with a proxy that speaks for
// many people.
import { request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { FORGOT_ADDRESS, REGISTER, RESET } from '#api/limits/limits.ts';
import { listenOn, stopListening } from '#api/server/listen.ts';
import { createTurnServer } from '#api/server/where/create-server.ts';
import { GOOD_PASSWORD, openServer, registration } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

const MEERA = 'meera@sahyadri.example';
const STRANGER = '198.51.100.66';
const HOME = '203.0.113.9';

let server: TestServer;
let http: Server;
afterEach(async () => {
  await stopListening(http);
  await server.close();
});

async function open(trustedProxies?: string): Promise<void> {
  const more = trustedProxies === undefined ? {} : { trustedProxies };
  server = await openServer({ rateLimits: true, ...more });
  http = createTurnServer({}, getRequestListener(server.app.fetch));
  await listenOn(http, { host: '127.0.0.1', port: 0 });
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** @param from the machine's own address from which the socket is opened. */
function post(path: string, body: unknown, headers: Headers, from = '127.0.0.1') {
  const { port } = http.address() as AddressInfo;
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request(
      {
        port,
        path,
        host: '127.0.0.1',
        localAddress: from,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' } as Record<string, string>,
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

const forwarded = (address: string): Headers => ({ 'x-forwarded-for': address });

const signIn = async (email: string, password: string, headers: Headers, from?: string) =>
  (await post('/api/login', { email, password }, headers, from)).status;

/** One link more than an address may ask for. */
async function askForLinks(headers: (n: number) => Headers, from?: string) {
  const statuses: number[] = [];
  for (let n = 0; n <= FORGOT_ADDRESS.countMax; n += 1) {
    const body = { email: `user${n}@x.example` };
    statuses.push((await post('/api/forgot-password', body, headers(n), from)).status);
  }
  return statuses.slice(-2);
}

describe('behind a trusted proxy', () => {
  test('a stranger uses up only the limit of his own address', async () => {
    await open('127.0.0.1');
    await server.register(MEERA);
    const asked = await askForLinks((n) => forwarded(`10.0.0.${n}, ${STRANGER}`));
    expect(asked).toStrictEqual([200, 429]);
    expect(await signIn(MEERA, GOOD_PASSWORD, forwarded(HOME))).toBe(200);
    expect(server.logged()).toContain(`"status":429,"person":null,"address":"${STRANGER}"`);
    expect(server.logged()).toContain(`"status":200,"person":1,"address":"${HOME}"`);
  });

  test('sixty wrong passwords of a stranger refuse nobody else the right one', async () => {
    await open('127.0.0.1');
    await server.register(MEERA);
    // So few accounts that nobody is slowed, more failures than an address once had in all.
    const tries = Array.from({ length: 60 }, (_, n) =>
      n % 3 === 0 ? MEERA : `u${n % 9}@x.example`,
    );
    const statuses = new Set<number>();
    for (const email of tries) statuses.add(await signIn(email, 'Wrong1aa', forwarded(STRANGER)));
    expect(statuses).toStrictEqual(new Set([401, 429]));
    expect(await signIn(MEERA, GOOD_PASSWORD, forwarded(HOME))).toBe(200);
  });

  test('registrations and tokens are counted by the caller too', async () => {
    await open('1');
    const eachFrom = async (path: string, body: (n: number) => unknown, countMax: number) => {
      const statuses: number[] = [];
      for (let n = 0; n <= countMax; n += 1) {
        statuses.push((await post(path, body(n), forwarded(STRANGER))).status);
      }
      const other = await post(path, body(countMax + 1), forwarded(HOME));
      return [statuses.at(-1), other.status];
    };
    const join = (n: number) => registration(`user${n}@x.example`);
    expect(await eachFrom('/api/register', join, REGISTER.countMax)).toStrictEqual([429, 200]);
    const reset = () => ({ token: 'a'.repeat(43), password: GOOD_PASSWORD });
    expect(await eachFrom('/api/reset-password', reset, RESET.countMax)).toStrictEqual([429, 400]);
  });

  test('header lines are one list, the proxy having written the last', async () => {
    await open('127.0.0.1');
    await signIn(MEERA, 'Wrong1aa', { 'x-forwarded-for': ['127.0.0.1', `"`, HOME] });
    expect(server.logged()).toContain(`"status":401,"person":null,"address":"${HOME}"`);
  });

  test('who comes past it is believed nothing', async () => {
    await open('127.0.0.1');
    const asked = await askForLinks((n) => forwarded(`10.0.0.${n}`), '127.0.0.3');
    expect(asked).toStrictEqual([200, 429]);
    expect(server.logged()).toContain('"address":"127.0.0.3"');
  });
});

describe('without a trusted proxy', () => {
  test.each(['x-forwarded-for', 'forwarded'])('%s moves no limit', async (name) => {
    await open();
    const forged = (n: number) => (name === 'forwarded' ? `for=10.0.0.${n}` : `10.0.0.${n}`);
    expect(await askForLinks((n) => ({ [name]: forged(n) }))).toStrictEqual([200, 429]);
    expect(server.logged()).toContain('"address":"127.0.0.1"');
  });
});
