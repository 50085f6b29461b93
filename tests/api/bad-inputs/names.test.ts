// A name is what people type most: whatever it is made of, it is kept to the letter or refused by
// its field, at every call that takes one.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import { openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { rightRequest } from '../books/right-requests.ts';
import { grantAdmin } from '../catalogue/shop.ts';
import { EXAMPLES, prepare } from '../entities/walk.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await prepare(team);
  await grantAdmin(team);
});
afterAll(() => team.close());

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
/** The session's calls say what is wrong in one sentence, as the specification has them. */
const IN_A_SENTENCE: ReadonlySet<string> = new Set(['register', 'changeProfile']);
const NAMED = all
  .filter(
    ([name, { body }]) =>
      body !== undefined && 'name' in fieldsOnWire(body).shape && !IN_A_SENTENCE.has(name),
  )
  .map(([name]) => name);
/** A customer's ledger takes the customer's name, so that accounts are named before. */
const KINDS: readonly EntityKind[] = [
  'account',
  ...(Object.keys(EXAMPLES) as EntityKind[]).filter((kind) => kind !== 'account'),
];

const REFUSED = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 letters of eighteen each', 'ﷺ'.repeat(10_000)],
  ['a NUL', 'a\u0000b'],
  ['an escape for terminals', '\u001b[2Jname'],
  ['a delete', 'a\u007f'],
  ['a C1 control character', 'a\u0085b'],
  ['half of a letter', 'a\ud800'],
  ['a list', ['a']],
  ['an object', { toString: 'a' }],
  ['a number', 7],
] as const;

/** Of a call that may leave the name out, an empty one is still none. */
const EMPTY = [
  ['nothing', ''],
  ['spaces', ' \t\n\u3000'],
  ['zero-width spaces', '\u200b\u2060\ufeff'],
  ['null', null],
] as const;

const KEPT = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil","x")',
  "Robert'); DROP TABLE events;--",
  '${7*7} {{7*7}} %s %n %00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'श्री गणेश ट्रेडर्स',
  'தமிழ் கடை',
  '\u202eevil\u202c',
  'Раураl',
  '👨‍👩‍👧‍👦 & Sons',
  'e\u0301 and é',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '<!--<script>alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<link rel=stylesheet href=http://127.0.0.1:1/x.css>',
  '.',
  '..',
  '/',
  '?',
  '#',
  '%',
] as const;

const fieldsOf = (body: unknown): readonly string[] =>
  (body as { errors?: readonly { field: string }[] }).errors?.map(({ field }) => field) ?? [];

describe.each(NAMED)('%s', (name) => {
  it.each([...REFUSED, ...EMPTY])('refuses as a name %s', async (_title, bad) => {
    const asked = await rightRequest(team, name);
    const got = await team.owner(name, {
      ...asked,
      body: { ...(asked.body as object), name: bad },
    });
    expect([got.status, fieldsOf(got.body)]).toStrictEqual([400, ['name']]);
    expect(JSON.stringify(got.body).length).toBeLessThan(500);
  });
});

describe.each(KINDS)('the generic %s', (entity) => {
  const params = { entity };

  it.each([...REFUSED, ...EMPTY])('refuses as a name %s', async (_title, bad) => {
    const body = { ...EXAMPLES[entity]?.create(team), name: bad };
    const got = await team.owner('createRecord', { params, body });
    expect([got.status, fieldsOf(got.body)]).toStrictEqual([400, ['name']]);
  });

  it('keeps every other name to the letter, and finds it', async () => {
    for (const name of KEPT) {
      const body = { ...EXAMPLES[entity]?.create(team), name };
      const made = await team.owner('createRecord', { params, body });
      expect(made).toMatchObject({ status: 200, body: { name } });
      const found = await team.owner('findRecords', { params, body: { name: { contains: name } } });
      expect(found.body).toContainEqual(expect.objectContaining({ name }));
    }
  });
});
