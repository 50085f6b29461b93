// Rows of area G that a request in the process can show.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from '#api/http/routing/pages.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { codeIn, read } from '#tests/house/tree.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addressOf } from '#tests/support/team.ts';

let server: TestServer;
let cookie: string | null;
let pages: string;
beforeAll(async () => {
  server = await openServer();
  pages = mkdtempSync(join(tmpdir(), 'lekha-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Lekha</title>');
  writeFileSync(join(pages, '.env'), 'SECRET=canary');
  writeFileSync(join(pages, '../lekha-outside.txt'), 'SECRET=canary');
  servePages(server.app, pages, 'lekha_sid');
  cookie = (await server.register('meera@sahyadri.example')).cookie;
  await server.call('/api/islogin/book', { body: { name: 'Sahyadri' }, cookie });
});
afterAll(async () => {
  rmSync(pages, { recursive: true });
  await server.close();
});

const all = Object.values(endpoints) as Endpoint[];
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  server.app.request(path, { method, headers: { Cookie: cookie ?? '', ...headers } });

describe('what another site has the browser send', () => {
  it.each([
    ['G02', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
    ['G04', { 'Sec-Fetch-Site': 'cross-site' }],
    ['G06', { Origin: 'http://127.0.0.1.evil.example:3000' }],
    ['G06', { Origin: 'http://127.0.0.1:444' }],
    ['G06', { Origin: 'https://127.0.0.1:3000' }],
    ['G08', { 'Sec-Fetch-Site': 'same-site' }],
  ] as const)('%s: is refused by every call that writes: %o', async (_row, headers) => {
    for (const endpoint of all.filter(({ method }) => method !== 'GET')) {
      const reply = await ask(endpoint.method, addressOf(endpoint, {}, undefined), { ...headers });
      expect([endpoint.path, reply.status]).toStrictEqual([endpoint.path, 403]);
    }
  });

  it('G12: is not told that it may read the answer', async () => {
    for (const endpoint of all) {
      const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' };
      for (const method of [endpoint.method, 'OPTIONS']) {
        const reply = await ask(method, addressOf(endpoint, {}, undefined), headers);
        const told = [...reply.headers.keys()].filter((name) => name.startsWith('access-control'));
        expect(told).toStrictEqual([]);
      }
    }
  });
});

describe('every answer', () => {
  it('G14, G16: is kept by nobody and shown in no frame, whatever the call', async () => {
    for (const endpoint of all) {
      for (const who of [cookie ?? '', '']) {
        const reply = await ask(endpoint.method, addressOf(endpoint, {}, undefined), {
          Cookie: who,
        });
        expect(reply.headers.get('Cache-Control')).toBe('no-store');
        expect(reply.headers.get('ETag')).toBeNull();
        expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
        expect(reply.headers.get('X-Frame-Options')).toBe('DENY');
      }
      // Some of the endpoints sign out.
      const isSignedIn = (await ask('GET', '/api/login')).status === 200;
      if (!isSignedIn) cookie = (await server.signIn('meera@sahyadri.example')).cookie;
    }
  });

  it('G14: is shown in no frame when it is a page, too', async () => {
    const reply = await ask('GET', '/journal');
    expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
});

describe('what is not there', () => {
  it.each([
    '/..%2f..%2f.env',
    '/..%2flekha-outside.txt',
    '/%2e%2e/lekha-outside.txt',
    '/..%5c..%5c.env',
    '/.env',
    '/%2eenv',
    '/.git/HEAD',
    '/package.json',
    '/src/main.tsx.map',
    '/assets/%00',
    '/assets/..%2f..%2fpackage.json',
    '//etc/passwd',
    '/.well-known/secrets',
    '/api/..%2f.env',
  ])('G34: %s is answered with 404', async (path) => {
    const reply = await ask('GET', path);
    expect(await reply.text()).not.toContain('canary');
    expect(reply.status).toBe(404);
  });

  it.each(['/api/metrics', '/api/debug', '/api/debug/vars', '/api/.env', '/metrics.json'])(
    'G68: %s is answered with 404',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(404);
    },
  );

  it('G68: the description of the calls is public, and holds nothing of the books', async () => {
    const reply = await server.app.request('/api/openapi.json');
    expect(reply.status).toBe(200);
    expect(await reply.text()).not.toContain('Sahyadri');
  });
});

describe('what a client says of itself', () => {
  it('G64: is not believed: a forged address registers no admin and lifts no limit', async () => {
    const fresh = await openServer({ rateLimits: true });
    try {
      const headers = {
        'X-Forwarded-For': '127.0.0.1',
        'X-Real-IP': '127.0.0.1',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'for=127.0.0.1;proto=https;host=evil.example',
      };
      const body = { name: 'M', email: 'm@x.example', phone: '+91 98200 00001' };
      const sent = { body: { ...body, password: 'Masala-Chai-7', company: '' }, headers };
      const got = await fresh.call('/api/register', sent);
      expect(got.body).toMatchObject({ roles: [] });
      expect(got.headers.get('Set-Cookie')).not.toContain('Secure');
    } finally {
      await fresh.close();
    }
  });
});

describe('the server', () => {
  it('G56, G58, G60: fetches no address, so none can be slipped to it', () => {
    const asking = /\bfetch\(|from 'node:https'|from 'undici'|https?\.(get|request)\(/;
    expect(
      codeIn('api', 'core', 'projections').filter((file) => asking.test(read(file))),
    ).toStrictEqual([]);
  });
});
