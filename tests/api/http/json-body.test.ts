import { beforeEach, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import type { Api } from '#api/http/env.ts';
import { echo, jsonPost, sampleApp } from './sample-app.ts';

let app: Hono<Api>;
beforeEach(() => {
  const sample = sampleApp();
  app = sample.app;
  sample.mount(echo('public'), async ({ body }) => body);
});

const send = (body: string, type = 'application/json') =>
  app.request('/api/echo', jsonPost(body, { 'Content-Type': type }));

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('a JSON body', () => {
  it.each([
    ['plain', '{"name":"Cash"}', { name: 'Cash' }],
    ['in any script', '{"name":"நன்றி क्षत्रिय"}', { name: 'நன்றி क्षत्रिय' }],
    ['with joined signs', '{"name":"👨‍👩‍👧 \\u202e"}', { name: '👨‍👩‍👧 \u202e' }],
    ['empty', '{}', {}],
  ])('%s is read as it is', async (_title, body, read) => {
    const reply = await send(body);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toStrictEqual(read);
  });

  it.each([
    ['two values', '{"a":1}{"b":2}'],
    ['a trailing comma', '{"a":1,}'],
    ['a comment', '{"a":1 /* one */}'],
    ['single quotes', "{'a':1}"],
    ['NaN', '{"a":NaN}'],
    ['Infinity', '{"a":Infinity}'],
    ['a hexadecimal number', '{"a":0x10}'],
    ['nothing', ''],
    ['a name __proto__', '{"__proto__":{"isAdmin":true}}'],
    ['a name constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['a name __proto__ inside', '{"a":[{"__proto__":{"x":1}}]}'],
    ['twenty-one levels', nested(21)],
    ['60,000 levels', nested(60_000)],
    ['more than 10,000 values', `{"a":[${'1,'.repeat(10_000)}1]}`],
    ['a list for an object', '[1]'],
    ['a text for an object', '"a"'],
  ])('is answered with 400 when it has %s', async (_title, body) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])(
    'a JSON body that says it comes as %s is answered with 415',
    async (encoding) => {
      const reply = await app.request('/api/echo', {
        ...jsonPost('{"name":"Cash"}'),
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
      });
      expect(reply.status).toBe(415);
      expect(await reply.json()).toMatchObject({ code: 'unsupported_content_encoding' });
    },
  );

  it('leaves no trace on other objects', async () => {
    await send('{"__proto__":{"isAdmin":true}}');
    expect('isAdmin' in {}).toBe(false);
  });

  it('a JSON body of 256 kB and more is answered with 413, whatever it claims to be', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(300_000) });
    expect((await send(body)).status).toBe(413);
    const chunked = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const request = new Request('http://127.0.0.1:3000/api/echo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunked,
      duplex: 'half',
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
  });

  it('a JSON body that breaks off is answered with 400', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const request = new Request('http://127.0.0.1:3000/api/echo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: broken,
      duplex: 'half',
    } as RequestInit);
    expect((await app.request(request)).status).toBe(400);
  });

  it('a JSON body in UTF-16 or in bytes that are no UTF-8 is answered with 400', async () => {
    for (const bytes of [
      Buffer.from('{"a":1}', 'utf16le'),
      Buffer.from([0x7b, 0xc0, 0xaf, 0x7d]),
    ]) {
      const reply = await app.request('/api/echo', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new Uint8Array(bytes),
      });
      expect(reply.status).toBe(400);
    }
  });

  it.each(['text/plain', 'application/xml', 'application/json; charset=utf-16', 'json', ''])(
    'a JSON body of type "%s" is answered with 415',
    async (type) => {
      const body = new Blob(['{"a":1}'], { type: '' });
      const headers = type === '' ? {} : { 'Content-Type': type };
      const reply = await app.request('/api/echo', { method: 'POST', headers, body });
      expect(reply.status).toBe(415);
    },
  );

  it('may be left out altogether where no field is required', async () => {
    const reply = await app.request('/api/echo', { method: 'POST' });
    expect(await reply.json()).toStrictEqual({});
  });
});
