// The built files as browsers get them: in the encoding that they take.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressPages } from '#api/cli/compress-pages.ts';
import { servePages } from '#api/http/routing/pages.ts';

import { read } from '#tests/house/tree.ts';
import { addRoutesOf, bookRoutesOf, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
import { SCREEN_AREAS } from '#web/shell/guards/screen-areas.ts';
import { sampleApp } from '#tests/api/http/sample-app.ts';

const PAGE = '<!doctype html><title>Lekha</title>';
const SCRIPT = 'export const rupees = (paise) => paise / 100;\n'.repeat(100);
const { app } = sampleApp();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lekha-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/main-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/short-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets/plex-1.woff2'), SCRIPT);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/screen-areas.json'), JSON.stringify(SCREEN_AREAS));
  writeFileSync(join(folder, '.env'), 'SECRET=canary');
  await compressPages(folder);
  servePages(app, folder, 'lekha_sid');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function fetched(path: string, accepted?: string) {
  const reply = await app.request(path, {
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const { status, headers } = reply;
  return { status, headers, bytes, encoding: headers.get('Content-Encoding') };
}

describe('a built file', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ])('comes as %s to who takes %s', async (encoding, accepted, unpack) => {
    const got = await fetched('/assets/main-1.js', accepted);
    expect([got.status, got.encoding]).toStrictEqual([200, encoding]);
    expect(got.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(Number(got.headers.get('Content-Length'))).toBe(got.bytes.length);
    expect(got.bytes.length).toBeLessThan(SCRIPT.length / 10);
    expect(unpack(got.bytes).toString()).toBe(SCRIPT);
    expect(got.headers.get('Vary')).toBe('Accept-Encoding');
    expect(got.headers.get('Cache-Control')).toContain('immutable');
  });

  it.each([undefined, 'identity', 'gzip;q=0'])(
    'comes as it is to who takes %s',
    async (accepted) => {
      const got = await fetched('/assets/main-1.js', accepted);
      expect([got.encoding, got.bytes.toString()]).toStrictEqual([null, SCRIPT]);
      // A proxy in between must not give this one to everybody.
      expect(got.headers.get('Vary')).toBe('Accept-Encoding');
    },
  );

  it.each(['/assets/short-1.js', '/assets/plex-1.woff2'])(
    'such as %s, which compressing would not shorten, comes as it is',
    async (path) => {
      expect((await fetched(path, 'gzip, br')).encoding).toBeNull();
    },
  );
});

describe('an address', () => {
  it.each(['/', ...SCREEN_AREAS.map((area) => `/${area}`), '/book/7/account', '/add/unit/1.5 kg'])(
    'such as %s, which is a screen, is the page when it is loaded anew',
    async (path) => {
      const got = await fetched(path);
      expect([got.status, got.bytes.toString()]).toStrictEqual([200, PAGE]);
    },
  );

  it.each([
    '/healthz',
    '/.env',
    '/.git/config',
    '/.vite/screen-areas.json',
    '/wp-login.php',
    '/wp-admin/',
    '/metrics',
    '/robots.txt',
    '/index.php',
    '/accounts',
    '/api-docs',
    '/assets/no-such.js',
    '/assets/',
  ])('such as %s, which is nothing of ours, is 404 in plain text', async (path) => {
    const got = await fetched(path);
    expect([got.status, got.bytes.toString()]).toStrictEqual([404, 'Not Found']);
    expect(got.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('is answered with 404 in JSON where a call would stand', async () => {
    const got = await fetched('/api/no-such-call');
    expect([got.status, got.bytes.toString()]).toStrictEqual([404, '"Not Found"']);
  });
});

describe('an address that is no screen', () => {
  const signedIn = { Accept: 'text/html,*/*', Cookie: 'lekha_sid=abc' };

  it('is answered to who is signed in with the page, which keeps the sidebar', async () => {
    const reply = await app.request('/nowhere/at/all', { headers: signedIn });
    expect([reply.status, await reply.text()]).toStrictEqual([404, PAGE]);
  });

  it.each([
    ['a stranger', '/nowhere', { Accept: 'text/html' }],
    ['a program', '/nowhere', { Cookie: 'lekha_sid=abc' }],
    ['who asks for a file', '/nowhere.php', signedIn],
    ['who asks for what is hidden', '/.env', signedIn],
  ])('is answered to %s with two plain words', async (_, path, headers) => {
    const reply = await app.request(path, { headers });
    expect([reply.status, await reply.text()]).toStrictEqual([404, 'Not Found']);
  });
});

describe('the areas of the screens', () => {
  it('are those of the map of screens, and no others', () => {
    const files = ['routes.tsx', 'admin-routes.tsx', 'public-routes.ts', 'rarer-routes.ts'];
    const maps = files.map((file) => read(`web/routes/${file}`)).join('\n');
    const written = [...maps.matchAll(/'(\/[a-z][^']*)'/g)].map(([, at]) => at);
    const named = OWN_FORM_KINDS.flatMap((kind) => [...addRoutesOf(kind), bookRoutesOf(kind).list]);
    const areas = new Set([...written, ...named].map((path) => path?.split('/')[1]));
    // The sheet of all controls is left out of the build.
    areas.delete('ui');
    expect(areas).toEqual(new Set(SCREEN_AREAS));
  });
});
