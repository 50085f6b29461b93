// Behind a real nginx with TLS, as docs/operating.md says, where nginx and openssl are installed.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FORGOT_ADDRESS } from '#api/limits/limits.ts';
import { listenOn, stopListening } from '#api/server/listen.ts';
import { createTurnServer } from '#api/server/where/create-server.ts';
import { GOOD_PASSWORD, openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MEERA = 'meera@sahyadri.example';
/** Of this machine, so that nginx sees two different callers. */
const [STRANGER, HOME] = ['127.0.0.66', '127.0.0.9'];

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const findProgram = (name: string): string | null =>
  PLACES.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** What docs/operating.md says of nginx: its `server` block. */
const example = (): string =>
  /```\n(server \{[^`]*proxy_pass[^`]*\})\n```/.exec(
    readFileSync(join(ROOT, 'docs/operating.md'), 'utf8'),
  )?.[1] ?? '';

test('docs/operating.md has an example that hands on the address of the caller', () => {
  expect(example()).toContain('proxy_set_header X-Forwarded-For');
});

type Programs = { readonly nginx: string; readonly openssl: string };

const [nginx, openssl] = [findProgram('nginx'), findProgram('openssl')];
const found: readonly Programs[] = nginx === null || openssl === null ? [] : [{ nginx, openssl }];
const missing = ['nginx', 'openssl'].filter((name) => findProgram(name) === null);

test.each(missing)('nginx with TLS is not tried: %s is not installed here', (name) => {
  console.warn(`Not tried: nginx with TLS, since ${name} is not installed here.`);
  expect(found).toStrictEqual([]);
});

/** @returns the configuration of that page for these ports, with files of its own. */
function configOf(folder: string, ports: { readonly tls: number; readonly http: number }): string {
  const server = example()
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replace(/(ssl_certificate +)\S+;/, `$1${folder}/cert.pem;`)
    .replace(/(ssl_certificate_key +)\S+;/, `$1${folder}/key.pem;`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.http}`);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = own.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${paths}\n${server}\n}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

let port: number;

function call(from: string, method: string, path: string, body?: unknown, headers = {}) {
  return new Promise<{ status: number; cookie: string; body: string }>((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, localAddress: from };
    const tls = { rejectUnauthorized: false, servername: 'books.example.in' };
    const type = { 'content-type': 'application/json', ...headers };
    const asked = request({ ...to, ...tls, headers: type, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      const cookie = String(reply.headers['set-cookie'] ?? '');
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, cookie, body: text }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe.each(found)('behind $nginx with TLS', (programs) => {
  let server: TestServer;
  let http: Server;
  let proxy: ChildProcess;
  const folder = mkdtempSync(join(tmpdir(), 'lekha-nginx-'));

  beforeAll(async () => {
    server = await openServer({
      rateLimits: true,
      https: true,
      trustedProxies: '127.0.0.1',
    });
    http = createTurnServer({}, getRequestListener(server.app.fetch));
    await listenOn(http, { host: '127.0.0.1', port: 0 });
    port = await freePort();
    const made = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`, '-days', '1'];
    const subject = ['-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=books.example.in'];
    execFileSync(programs.openssl, ['req', '-x509', ...subject, ...made], { stdio: 'ignore' });
    const ports = { tls: port, http: (http.address() as AddressInfo).port };
    writeFileSync(join(folder, 'nginx.conf'), configOf(folder, ports));
    proxy = spawn(programs.nginx, ['-p', folder, '-c', `${folder}/nginx.conf`], {
      stdio: 'inherit',
    });
    await vi.waitFor(() => call(HOME, 'GET', '/api/health'), { timeout: 20_000 });
    await server.register(MEERA);
  });
  afterAll(async () => {
    proxy.kill('SIGTERM');
    await once(proxy, 'close');
    await stopListening(http);
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a stranger who forges headers uses up his own limit, and nobody elses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= FORGOT_ADDRESS.countMax; n += 1) {
      const forged = { 'X-Forwarded-For': `10.0.0.${n}, ${HOME}`, Forwarded: `for=10.0.0.${n}` };
      const body = { email: `user${n}@x.example` };
      statuses.push((await call(STRANGER, 'POST', '/api/forgot-password', body, forged)).status);
    }
    expect(statuses.slice(-2)).toStrictEqual([200, 429]);
    const other = await call(HOME, 'POST', '/api/forgot-password', { email: 'user@x.example' });
    expect(other.status).toBe(200);
    expect(server.logged()).toContain(`"status":429,"person":null,"address":"${STRANGER}"`);
    expect(server.logged()).not.toContain('"address":"10.0.0.');
  });

  test('a person signs in with a cookie for https only, and reads with it', async () => {
    const body = { email: MEERA, password: GOOD_PASSWORD };
    const got = await call(HOME, 'POST', '/api/login', body);
    expect([got.status, got.cookie]).toStrictEqual([200, expect.stringContaining('Secure')]);
    const [cookie = ''] = got.cookie.split(';');
    expect((await call(HOME, 'GET', '/api/login', undefined, { cookie })).status).toBe(200);
    const found = await call(HOME, 'QUERY', '/api/user', {}, { cookie });
    expect([found.status, found.body]).toStrictEqual([200, expect.stringContaining(MEERA)]);
  });
});
