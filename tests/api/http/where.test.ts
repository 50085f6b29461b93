// WHERE, QUERY and the POST that means them, as they are routed, guarded and read.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { BODY_BYTES_MAX } from '#api/http/body/read-bytes.ts';
import { sampleApp } from './sample-app.ts';

const findThings = endpoint({
  method: 'WHERE',
  path: '/api/thing',
  summary: 'Things by field',
  access: 'public',
  body: z.strictObject({ name: z.string().optional() }),
  shows: [],
  reply: z.strictObject({ found: z.string() }),
});

const createThing = endpoint({
  method: 'POST',
  path: '/api/thing',
  summary: 'Create a thing',
  access: 'public',
  body: z.strictObject({ name: z.string() }),
  reply: z.strictObject({ created: z.string() }),
});

async function ask(
  method: string,
  headers: Record<string, string> = {},
  body: string | null = '{"name":"chai"}',
) {
  const { app, mount, log } = sampleApp();
  // The POST comes first, so that what means WHERE could fall into it.
  mount(createThing, async (asked) => ({ created: asked.body.name }));
  mount(findThings, async (asked) => ({ found: asked.body.name ?? 'all' }));
  const all = { 'Content-Type': 'application/json', ...headers };
  const reply = await app.request('/api/thing', { method, headers: all, body });
  return { status: reply.status, body: await reply.json(), log };
}

const meaning = (method: string) => ({ 'X-HTTP-Method-Override': method });

describe('the read with a body', () => {
  it.each([
    ['WHERE', {}],
    ['QUERY', {}],
    ['POST', meaning('WHERE')],
    ['POST', meaning('QUERY')],
  ])('is answered alike to %s with %o, and leaves no line in the log', async (method, headers) => {
    const { status, body, log } = await ask(method, headers);
    expect([status, body]).toStrictEqual([200, { found: 'chai' }]);
    expect(log).toStrictEqual([]);
  });

  it.each([
    ['WHERE', {}],
    ['POST', meaning('WHERE')],
  ])('has the limits of every body when it is %s with %o', async (method, headers) => {
    const large = `{"name":"${'a'.repeat(BODY_BYTES_MAX)}"}`;
    expect(await ask(method, headers, large)).toMatchObject({ status: 413 });
    expect(await ask(method, { ...headers, 'Content-Type': 'text/plain' })).toMatchObject({
      status: 415,
    });
    expect(await ask(method, headers, '{"name":')).toMatchObject({ status: 400 });
    expect(await ask(method, headers, '{"nam":"chai"}')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'nam' }] },
    });
  });

  it.each([
    ['WHERE', {}],
    ['QUERY', {}],
    ['POST', meaning('WHERE')],
  ])('is refused from another site when it is %s with %o', async (method, headers) => {
    for (const from of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'http://evil.example' }]) {
      expect(await ask(method, { ...headers, ...from })).toMatchObject({
        status: 403,
        body: { code: 'cross_site' },
      });
    }
    expect(await ask(method, { ...headers, 'Sec-Fetch-Site': 'same-origin' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a POST', () => {
  it('a POST that means nothing else is a POST', async () => {
    expect(await ask('POST')).toMatchObject({ status: 200, body: { created: 'chai' } });
  });

  it.each(['DELETE', 'PUT', 'GET', 'POST', 'where', 'WHERE, WHERE', 'WHERE x', ''])(
    'a POST that means %o is refused with the header’s name',
    async (meant) => {
      const { status, body } = await ask('POST', meaning(meant));
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'method_override_unknown' });
      expect(body).toHaveProperty('detail', expect.stringContaining('X-HTTP-Method-Override'));
    },
  );
});

describe('another method', () => {
  it.each(['GET', 'PUT', 'DELETE', 'WHERE'])('%s overrides nothing', async (method) => {
    const body = method === 'GET' ? null : '{}';
    expect(await ask(method, meaning('WHERE'), body)).toMatchObject({
      status: 400,
      body: { code: 'method_override_unknown' },
    });
  });

  it('another method at a path without the read is told the methods that there are', async () => {
    const { app, mount } = sampleApp();
    mount(createThing, async () => ({ created: 'chai' }));
    for (const method of ['WHERE', 'QUERY']) {
      const reply = await app.request('/api/thing', { method, body: '{}' });
      expect([reply.status, reply.headers.get('Allow')]).toStrictEqual([405, 'POST']);
    }
  });
});
