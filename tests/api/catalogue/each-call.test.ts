// What holds for every call of the catalogue alike: a repeated key, a wrong shape, a record that is
// not there, a form that was opened too early. Rights and strangers are gone through with others.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { catalogueRequest, isOfCatalogue } from './requests.ts';
import type { RequestInputs } from './requests.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([name]) =>
  isOfCatalogue(name),
);
const namesOf = (wanted: (endpoint: Endpoint) => boolean): readonly EndpointName[] =>
  all.filter(([, endpoint]) => wanted(endpoint)).map(([name]) => name);

const WRITES = namesOf(({ method }) => method !== 'GET');
/** An account type is no record with a status; its reply comes from its event at any time. */
const CREATIONS = WRITES.filter((name) => /^create(?!SharedAccountType)/.test(name));
const WITH_BODY = namesOf(({ body }) => body !== undefined);
/** Those by name; a register takes an order and is tested by itself. */
const LISTS = namesOf(
  ({ query }) => query !== undefined && 'limit' in query.shape && !('order' in query.shape),
);
const OF_ONE = namesOf(({ path }) => /(Id|:id)(\/|$)/.test(path) && !path.includes(':bookId'));
const SEEN = namesOf(({ body }) => body !== undefined && 'expected' in fieldsOnWire(body).shape);

const right = (name: EndpointName): Promise<RequestInputs> => catalogueRequest(shop, name);
const ask = (name: EndpointName, asked: Ask) => shop.owner(name, asked);

let keys = 0;
const freshKey = () => ({ 'Idempotency-Key': `master-form-${(keys += 1)}` });

const eventCount = async (): Promise<number> => {
  const { rows } = await shop.server.database.writer.query('select count(*) as n from events');
  return (rows[0] as { n: number }).n;
};

it('all writes and lists of the catalogue are gone through here', () => {
  expect(all.length).toBeGreaterThan(60);
  expect([WRITES.length, LISTS.length, SEEN.length].every((count) => count > 15)).toBe(true);
});

describe.each(WRITES)('%s', (name) => {
  it('a call with one key is done once and answered alike', async () => {
    const asked = { ...(await right(name)), headers: freshKey() };
    const first = await ask(name, asked);
    expect(first.status).toBe(200);
    const events = await eventCount();
    expect(answerOf(await ask(name, asked))).toStrictEqual(answerOf(first));
    expect(await eventCount()).toBe(events);
  });

  it('a call with the key of another request is refused', async () => {
    const headers = freshKey();
    for (const other of ['createBrand', 'createSharedBrand'] as const) {
      const { body } = await right(other);
      expect((await ask(other, { body, headers })).status).toBe(200);
    }
    const asked = { ...(await right(name)), headers };
    expectRefused(await ask(name, asked), 422, 'idempotency_key_reused');
  });
});

describe.each(CREATIONS)('%s', (name) => {
  it('a key is answered alike after what it created was changed or removed', async () => {
    const [, door, kind = ''] = /(islogin|isuper)\/(\w+)$/.exec(endpoints[name].path) ?? [];
    const asked = { ...(await right(name)), headers: freshKey() };
    const first = await ask(name, asked);
    const params = { kind, id: idOf(first) };
    const [disable, remove] =
      door === 'isuper'
        ? (['disableSharedMaster', 'removeSharedMaster'] as const)
        : (['disableMaster', 'removeMaster'] as const);
    expect((await ask(disable, { params, body: {} })).status).toBe(200);
    expect(answerOf(await ask(name, asked))).toStrictEqual(answerOf(first));
    expect((await ask(remove, { params })).status).toBe(200);
    expect(answerOf(await ask(name, asked))).toStrictEqual(answerOf(first));
  });
});

it('createRecord of a master with one key is answered alike after it was removed', async () => {
  const headers = freshKey();
  const asked = { params: { entity: 'brand' }, body: { name: 'Gone by now' }, headers };
  const first = await shop.owner('createRecord', asked);
  const params = { kind: 'brand', id: idOf(first) };
  expect((await shop.owner('removeMaster', { params })).status).toBe(200);
  expect(answerOf(await shop.owner('createRecord', asked))).toStrictEqual(answerOf(first));
});

describe.each(WITH_BODY)('%s', (name) => {
  it('a body with another field, with no object, or that is no JSON is malformed', async () => {
    const asked = await right(name);
    const body = { ...(asked.body as object), stranger: 1 };
    expectFields(await ask(name, { ...asked, body }), ['stranger']);
    for (const wrong of ['[]', '"name"', '7', 'null', '{', '{"name":"A"}{"name":"B"}']) {
      expect((await ask(name, { ...asked, body: wrong })).status).toBe(400);
    }
    const headers = { 'Content-Type': 'text/plain' };
    expect((await ask(name, { ...asked, headers })).status).toBe(415);
  });
});

describe.each(OF_ONE)('%s', (name) => {
  it('a call for a record that is not there says so', async () => {
    const { query, params, ...asked } = await right(name);
    const given = Object.keys(params).find((one) => /id$/i.test(one)) ?? 'id';
    for (const id of [999_999, 0, '01', '1e1', '9007199254740993', '%00']) {
      const got = await ask(name, { ...asked, query, params: { ...params, [given]: id } });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });
});

describe.each(SEEN)('%s', (name) => {
  it('a form that was opened before somebody else’s change is refused', async () => {
    const asked = await right(name);
    const late = { ...asked, body: { ...(asked.body as object), expected: 0 } };
    const got = await ask(name, late);
    expect(got).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect((await ask(name, asked)).status).toBe(200);
  });
});

describe.each(LISTS)('%s', (name) => {
  it('a page that is none, or asked for by another word, is malformed', async () => {
    const { params, query } = await right(name);
    for (const limit of [0, -1, '1e1', 'ten', 1_000_000]) {
      expectFields(await ask(name, { params, query: { ...query, limit } }), ['limit']);
    }
    const got = await ask(name, { params, query: { ...query, order: 'name' } });
    expectFields(got, ['order']);
  });
});
