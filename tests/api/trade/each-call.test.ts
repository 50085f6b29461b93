// What holds for every call of billing alike: a repeated key, a wrong shape, a document that is not
// there, a form that was opened too early, a page that is none. Rights and strangers are gone
// through with the others.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { takesKey } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';
import type { RequestInputs } from '../catalogue/requests.ts';
import { billingRequest, isOfBilling } from './requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([name]) =>
  isOfBilling(name),
);
const namesOf = (wanted: (endpoint: Endpoint) => boolean): readonly EndpointName[] =>
  all.filter(([, endpoint]) => wanted(endpoint)).map(([name]) => name);

const WRITES = namesOf(takesKey);
const WITH_BODY = namesOf(({ body }) => body !== undefined);
const LISTS = namesOf(({ query }) => query !== undefined && 'limit' in query.shape);
const OF_ONE = namesOf(({ path }) => /Id(\/|$)/.test(path) && !path.includes(':bookId'));
const SEEN = namesOf(({ body }) => body !== undefined && 'expected' in fieldsOnWire(body).shape);

const right = (name: EndpointName): Promise<RequestInputs> => billingRequest(team, name);
const ask = (name: EndpointName, asked: Ask) => team.owner(name, asked);

let keys = 0;
const freshKey = () => ({ 'Idempotency-Key': `billing-form-${(keys += 1)}` });

const eventCount = async (): Promise<number> => {
  const { rows } = await team.server.database.writer.query('select count(*) as n from events');
  return (rows[0] as { n: number }).n;
};

it('all writes and lists of billing are gone through here', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(WRITES.length).toBeGreaterThan(15);
  expect(LISTS).toContain('listInvoices');
  expect(SEEN).toContain('changeInvoice');
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

  it('sent five times at once with one key is done once', async () => {
    const asked = { ...(await right(name)), headers: freshKey() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(name, asked)));
    expect(new Set(answers.map((got) => JSON.stringify(answerOf(got)))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('a call with the key of another request is refused', async () => {
    const headers = freshKey();
    const body = { name: `Key of ${name}` };
    expect((await ask('createCustomer', { body, headers })).status).toBe(200);
    const asked = { ...(await right(name)), headers };
    expectRefused(await ask(name, asked), 422, 'idempotency_key_reused');
  });
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
  it('a call for what is not there says so, whichever id is wrong', async () => {
    const asked = await right(name);
    for (const param of Object.keys(asked.params)) {
      for (const id of [999_999, 0, '01', '1e1', '9007199254740993', '%00']) {
        const got = await ask(name, { ...asked, params: { ...asked.params, [param]: id } });
        expect(answerOf(got)).toStrictEqual(NOT_THERE);
      }
    }
  });

  it('a record of another book is not there either (B53)', async () => {
    const { params, body } = await right(name);
    const books = (await team.stranger('listBooks')).body as readonly { id: number }[];
    const query = { book_id: books[0]?.id ?? 0 };
    expect(answerOf(await team.stranger(name, { params, query, body }))).toStrictEqual(NOT_THERE);
  });
});

describe.each(SEEN)('%s', (name) => {
  it('a form that was opened before somebody else’s change is refused', async () => {
    const asked = await right(name);
    const late = { ...asked, body: { ...(asked.body as object), expected: 0 } };
    const got = await ask(name, late);
    expectRefused(got, 409, 'changed_since', {
      by: 1,
      by_name: 'Meera Joshi',
      seq: expect.any(Number),
    });
    expect((await ask(name, asked)).status).toBe(200);
  });
});

describe.each(LISTS)('%s', (name) => {
  it('a page that is none, or asked for by another word, is malformed', async () => {
    const { params, query } = await right(name);
    for (const limit of [0, -1, '1e1', 'ten', 1_000_000]) {
      expectFields(await ask(name, { params, query: { ...query, limit } }), ['limit']);
    }
    expectFields(await ask(name, { params, query: { ...query, wrong: 1 } }), ['wrong']);
  });
});
