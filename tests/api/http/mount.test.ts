import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { requiredText, wireId } from '#api/contract/wire/values.ts';
import { chaiBook, echo, jsonPost, meeraSignedIn, sahyadriBook, sampleApp } from './sample-app.ts';

const signedIn = { cookie: 'any=1' };

const readThing = endpoint({
  method: 'GET',
  path: '/api/thing/:thingId/:kind',
  summary: 'A thing',
  access: 'signed-in',
  query: z.strictObject({ limit: z.coerce.number().int().max(9).default(5) }),
  shows: [],
  reply: z.strictObject({ thing: z.int(), kind: z.string(), limit: z.int(), person: z.int() }),
});

const renameThing = endpoint({
  method: 'POST',
  path: '/api/thing',
  summary: 'Rename a thing',
  access: 'public',
  body: z.strictObject({
    name: requiredText(10, 'Enter a name.'),
    ids: z.array(wireId).optional(),
  }),
  reply: z.strictObject({ name: z.string() }),
});

function things() {
  const sample = sampleApp();
  sample.mount(readThing, async ({ params, query, person }) => ({
    thing: params.thingId,
    kind: params.kind,
    limit: query.limit,
    person: person.id,
  }));
  sample.mount(renameThing, async ({ body }) => ({ name: body.name }));
  return sample;
}

describe('an endpoint', () => {
  it('is given its parameters, its query and its caller', async () => {
    const reply = await things().app.request('/api/thing/42/red?limit=3', { headers: signedIn });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toStrictEqual({ thing: 42, kind: 'red', limit: 3, person: 1 });
  });

  it('takes a path with one slash at its end, and HEAD for GET', async () => {
    const { app } = things();
    expect((await app.request('/api/thing/42/red/', { headers: signedIn })).status).toBe(200);
    const head = await app.request('/api/thing/42/red', { method: 'HEAD', headers: signedIn });
    expect([head.status, await head.text()]).toStrictEqual([200, '']);
  });

  it.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x10',
    '1_000',
    ' 7',
    '%207',
    '9007199254740992',
    '99999999999999999',
    'one',
    '%00',
    '1%2f2',
  ])('knows nothing of the id %s', async (id) => {
    const reply = await things().app.request(`/api/thing/${id}/red`, { headers: signedIn });
    expect([reply.status, await reply.json()]).toStrictEqual([404, 'Not Found']);
  });

  it.each(['limit=10', 'limit=x', 'limit=1&limit=2', 'limit=1&unknown=2'])(
    'refuses the query %s',
    async (query) => {
      const reply = await things().app.request(`/api/thing/1/red?${query}`, { headers: signedIn });
      expect(reply.status).toBe(400);
    },
  );

  it('asks strangers to sign in', async () => {
    const reply = await things().app.request('/api/thing/42/red');
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'not_signed_in', status: 401 });
  });

  it('names each field whose shape is wrong', async () => {
    const body = JSON.stringify({ name: '  ', ids: [1, '01'], extra: 1 });
    const reply = await things().app.request('/api/thing', jsonPost(body));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toStrictEqual({
      type: 'urn:lekha:problem:invalid_request',
      title: 'The request is malformed',
      status: 400,
      code: 'invalid_request',
      detail:
        'Enter a name. ids.1: Must be a positive whole number. extra: Is not a field of this call.',
      errors: [
        { field: 'name', message: 'Enter a name.' },
        { field: 'ids.1', message: 'Must be a positive whole number.' },
        { field: 'extra', message: 'Is not a field of this call.' },
      ],
    });
  });

  it.each([
    ['{}', 'Is missing.'],
    ['{"name":5}', 'Must be text.'],
    ['{"name":["a"]}', 'Must be text.'],
    ['{"name":{"toString":"x"}}', 'Must be text.'],
    ['{"name":"\\ud800"}', 'Contains a character that cannot be stored.'],
    ['{"name":"a\\u0000b"}', 'Contains a character that cannot be stored.'],
    ['{"name":"a\\u001fb"}', 'Contains a character that cannot be stored.'],
    ['{"name":"eleven char"}', 'Must be at most 10 characters.'],
  ])('says of %s: %s', async (body, message) => {
    const reply = await things().app.request('/api/thing', jsonPost(body));
    expect(await reply.json()).toMatchObject({ errors: [{ field: 'name', message }] });
  });

  it('an endpoint whose reply is not as the contract says is a bug, found in tests', async () => {
    const { app, mount } = sampleApp();
    mount(renameThing, async () => JSON.parse('{"name":5}'));
    expect((await app.request('/api/thing', jsonPost('{"name":"a"}'))).status).toBe(500);
  });

  it('an endpoint for administrators refuses others', async () => {
    const { app, mount } = sampleApp();
    mount(echo('admin'), async () => ({}));
    const refused = await app.request('/api/echo', jsonPost('{}', signedIn));
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'admins_only' }]);
    const sample = sampleApp({ person: { ...meeraSignedIn, isAdmin: true } });
    sample.mount(echo('admin'), async () => ({}));
    expect((await sample.app.request('/api/echo', jsonPost('{}', signedIn))).status).toBe(200);
  });
});

describe('the book of a call', () => {
  const bookOf = async (
    path: string,
    body: string,
    headers: Record<string, string> = {},
    books = [sahyadriBook, chaiBook],
  ) => {
    const { app, mount } = sampleApp({ books });
    mount(echo('member'), async ({ book }) => ({ ...book }));
    const inPath = { ...echo('member'), path: '/api/book/:bookId' } as const;
    mount(inPath, async ({ book }) => ({ ...book }));
    const reply = await app.request(path, jsonPost(body, { ...signedIn, ...headers }));
    const answer: unknown = await reply.json();
    return reply.status === 200 ? answer : [reply.status, answer];
  };

  it('is that of the path, else of the body, else of the header, else the first', async () => {
    expect(await bookOf('/api/book/9', '{}')).toStrictEqual(chaiBook);
    expect(await bookOf('/api/echo', '{"book_id":"9"}', { 'X-Book-Id': '7' })).toStrictEqual(
      chaiBook,
    );
    expect(await bookOf('/api/echo', '{}', { 'X-Book-Id': '9' })).toStrictEqual(chaiBook);
    expect(await bookOf('/api/echo', '{}')).toStrictEqual(sahyadriBook);
  });

  it('books of others, of nobody and of no number are answered alike', async () => {
    const missing = [404, 'Not Found'];
    expect(await bookOf('/api/book/8', '{}')).toStrictEqual(missing);
    expect(await bookOf('/api/echo', '{"book_id":8}')).toStrictEqual(missing);
    expect(await bookOf('/api/echo', '{}', { 'X-Book-Id': '0x7' })).toStrictEqual(missing);
    expect(await bookOf('/api/echo', '{}', {}, [])).toStrictEqual(missing);
  });

  it('named twice must be the same', async () => {
    expect(await bookOf('/api/book/9', '{"book_id":9}')).toStrictEqual(chaiBook);
    expect(await bookOf('/api/book/9', '{"book_id":7}')).toMatchObject([
      400,
      { errors: [{ field: 'book_id' }] },
    ]);
  });
});

describe('an Idempotency-Key', () => {
  const keyed = async (body: string, key?: string, type = 'application/json') => {
    const { app, mount } = sampleApp();
    mount(echo('public'), async ({ idempotency }) => ({ ...idempotency }));
    const headers = {
      'Content-Type': type,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    };
    const reply = await app.request('/api/echo', { method: 'POST', headers, body });
    return [reply.status, await reply.json()] as [number, Record<string, unknown>];
  };

  it('comes with the digest of the request, whatever its encoding', async () => {
    const [, first] = await keyed('{"a":"1"}', 'key-12345');
    const [, again] = await keyed('a=1', 'key-12345', 'application/x-www-form-urlencoded');
    const [, other] = await keyed('{"a":"2"}', 'key-12345');
    expect(first['requestHash']).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toStrictEqual(first);
    expect(other['requestHash']).not.toBe(first['requestHash']);
    expect((await keyed('{}'))[1]).toStrictEqual({});
  });

  it.each(['short', 'with a space', 'x'.repeat(101)])('"%s" is refused', async (key) => {
    expect(await keyed('{}', key)).toMatchObject([400, { code: 'invalid_idempotency_key' }]);
  });
});
