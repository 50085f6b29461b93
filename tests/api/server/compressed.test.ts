// Which replies are compressed: long ones, but never a stream nor what belongs to a secret.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holdsRecord } from '#core/shapes/record.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { endpoint, isCompressible } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { sampleApp } from '#tests/api/http/sample-app.ts';
import { GOOD_PASSWORD, openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];
const BROWSER = 'gzip, deflate, br, zstd';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await openServer();
  cookie = (await server.register('meera@sahyadri.example')).cookie ?? '';
  for (let count = 0; count < 40; count++) {
    const name = `Sahyadri Traders, branch number ${count} of forty, Kolhapur`;
    await server.call('/api/islogin/book', { body: { name }, cookie });
  }
});
afterAll(() => server.close());

async function ask(path: string, accepted: string, init: RequestInit = {}) {
  const headers = { Cookie: cookie, 'Accept-Encoding': accepted, ...init.headers };
  const reply = await server.app.request(path, { ...init, headers });
  return { reply, encoding: reply.headers.get('Content-Encoding') };
}
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('a long reply', () => {
  it.each([
    ['br', BROWSER, brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0.2, gzip;q=0.9', gunzipSync],
  ])('comes as %s to who takes %s, and says the same', async (expected, accepted, unpack) => {
    const plain = await (await ask('/api/islogin/book', 'identity')).reply.text();
    expect(plain.length).toBeGreaterThan(2048);
    const { reply, encoding } = await ask('/api/islogin/book', accepted);
    expect(encoding).toBe(expected);
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const bytes = await bytesOf(reply);
    expect(bytes.length).toBeLessThan(plain.length / 2);
    expect(unpack(bytes).toString()).toBe(plain);
  });

  it.each(['identity', '', 'gzip;q=0', 'zstd'])(
    'comes as it is to who takes "%s"',
    async (taken) => {
      const { reply, encoding } = await ask('/api/islogin/book', taken);
      expect(encoding).toBeNull();
      expect(await reply.json()).toHaveLength(40);
    },
  );

  it('is the description of the calls too', async () => {
    const { reply, encoding } = await ask('/api/openapi.json', BROWSER);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(await bytesOf(reply)).toString()).toContain('"openapi"');
  });
});

describe('what is never compressed', () => {
  it('is a short reply', async () => {
    const { reply, encoding } = await ask('/api/health', BROWSER);
    expect([encoding, reply.headers.get('Vary')]).toStrictEqual([null, null]);
    expect(await reply.json()).toMatchObject({ status: 'ok' });
  });

  it('is a stream of events', async () => {
    const { reply, encoding } = await ask('/api/islogin/book/1/changes', BROWSER);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    expect(encoding).toBeNull();
    await reply.body?.cancel();
  });

  it('is the reply of a sign-in, however long', async () => {
    const body = JSON.stringify({ email: 'meera@sahyadri.example', password: GOOD_PASSWORD });
    const headers = { 'Content-Type': 'application/json' };
    const { reply, encoding } = await ask('/api/login', BROWSER, { method: 'POST', headers, body });
    expect([reply.status, encoding]).toStrictEqual([200, null]);
    expect((await reply.text()).length).toBeGreaterThan(2048);
  });

  it.each([
    ['a secret', { answersSecret: true }],
    ['the session', { takesNoKey: true }],
  ] as const)('is the reply of an endpoint that is marked as one of %s', async (_title, mark) => {
    const { app, mount } = sampleApp();
    const described = { method: 'POST', summary: 'Long', access: 'public' } as const;
    const reply = z.string();
    mount(endpoint({ ...described, ...mark, path: '/api/marked', reply }), async () => LONG);
    mount(endpoint({ ...described, path: '/api/unmarked', reply }), async () => LONG);
    const encodingOf = async (path: string) =>
      (
        await app.request(path, { method: 'POST', headers: { 'Accept-Encoding': BROWSER } })
      ).headers.get('Content-Encoding');
    expect(await encodingOf('/api/marked')).toBeNull();
    expect(await encodingOf('/api/unmarked')).toBe('br');
  });
});

const LONG = 'Sahyadri '.repeat(1000);

/** Names of fields that would hold a secret: `code` by itself is the code of a thing in a list. */
const SECRET = /token|secret|password|(setup|invitation|confirm\w*|reset)_(code|link|url)|^link$/;
/** Fields that tell whether there is a secret. */
const OF_SECRETS = new Set(['needs_setup_code']);
const isSecret = (name: string): boolean => SECRET.test(name) && !OF_SECRETS.has(name);

/** Every name of a field that the schema has, however deep. */
function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): Set<string> {
  const names = new Set<string>();
  const side = holdsRecord(schema) ? 'input' : io;
  JSON.stringify(z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }), (name, value) => {
    if (name === 'properties') for (const field of Object.keys(value as object)) names.add(field);
    return value as unknown;
  });
  return names;
}

describe('an endpoint whose reply holds a secret', () => {
  it('is marked, so that it is not compressed', () => {
    const holding = all.filter(([, { reply }]) => [...fieldsOf(reply, 'output')].some(isSecret));
    const unmarked = holding.filter(([, each]) => isCompressible(each)).map(([name]) => name);
    expect(unmarked).toStrictEqual([]);
    const sample = z.strictObject({ invitation: z.strictObject({ invitation_link: z.string() }) });
    expect([...fieldsOf(sample, 'output')].some(isSecret)).toBe(true);
  });

  it('answers nothing that the caller wrote', () => {
    const mixed = all
      .filter(([, { answersSecret }]) => answersSecret === true)
      .filter(([, { reply, body }]) => {
        const written = body === undefined ? new Set<string>() : fieldsOf(body, 'input');
        return [...fieldsOf(reply, 'output')].some((name) => written.has(name));
      });
    expect(mixed.map(([name]) => name)).toStrictEqual([]);
  });

  it('is none of the calls that are answered again under their key', () => {
    const kept = all.filter(([, each]) => each.answersSecret === true && each.takesNoKey !== true);
    expect(kept.map(([name]) => name)).toStrictEqual([]);
  });
});
