// The OpenAPI document is current, and says each shape once under its name.
import { describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { takesKey } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { COMMON_SHAPES } from '#api/contract/openapi/common-shapes.ts';
import { openApi } from '#api/contract/openapi/openapi.ts';
import { readVersion } from '#api/routes/server/docs.ts';
import { read } from '../tree.ts';

const text = read('docs/openapi.json');
const document: unknown = JSON.parse(text);

/** An object of so many fields has a name once it stands in more than one place. */
const FIELDS_MAX = 3;
/** What an operation takes when what several of them share is written once. */
const BYTES_EACH_MAX = 3_700;

/** Every value within, with where it stands. */
function* within(value: unknown, path = '#'): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [name, inner] of Object.entries(value)) yield* within(inner, `${path}/${name}`);
}

const fieldsIn = (value: object): number =>
  'properties' in value && typeof value.properties === 'object' && value.properties !== null
    ? Object.keys(value.properties).length
    : 0;

/** @returns the places of each shape that stands in several. */
function repeatedIn(whole: unknown): readonly (readonly string[])[] {
  const large = [...within(whole)].filter(([, value]) => fieldsIn(value) > FIELDS_MAX);
  const alike = Map.groupBy(large, ([, value]) => JSON.stringify(value));
  return [...alike.values()]
    .filter((places) => places.length > 1)
    .map((places) => places.map(([path]) => path));
}

const refsIn = (whole: unknown): ReadonlySet<string> =>
  new Set([...within(whole)].flatMap(([, value]) => ('$ref' in value ? [String(value.$ref)] : [])));

const NO_KEY = 'Takes no Idempotency-Key';
const isKey = (ref: string): boolean => ref === '#/components/parameters/IdempotencyKey';

/** What is also answered as POST or as QUERY is one endpoint. */
const namesOf = (operations: readonly (readonly [string, object])[]): readonly string[] => {
  const names = operations.flatMap(([, value]) =>
    'operationId' in value ? [String(value.operationId).replace(/By(Post|Query)$/, '')] : [],
  );
  return [...new Set(names)].toSorted();
};

const endpointsWhere = (holds: (endpoint: Endpoint) => boolean): readonly string[] =>
  Object.entries<Endpoint>(endpoints)
    .flatMap(([name, endpoint]) => (holds(endpoint) ? [name] : []))
    .toSorted();

describe('the OpenAPI document', () => {
  test('is as the contract has it: npm run contract writes it anew', () => {
    expect(text).toBe(`${JSON.stringify(openApi(readVersion()), null, 2)}\n`);
  });

  test('says each shape of more than a few fields once', () => {
    expect(repeatedIn(document)).toStrictEqual([]);
  });

  test('finds a shape that stands in two places', () => {
    const shape = { type: 'object', properties: { a: {}, b: {}, c: {}, d: {} } };
    expect(repeatedIn({ one: shape, two: [shape] })).toStrictEqual([['#/one', '#/two/0']]);
  });

  test('refers to what is there, and names nothing that it does not refer to', () => {
    const there = new Set([...within(document)].map(([path]) => path));
    const named = [...there].filter((path) =>
      /^#\/components\/(schemas|responses|parameters)\/\w+$/.test(path),
    );
    expect([...refsIn(document)].toSorted()).toStrictEqual(named.toSorted());
  });

  test('refers to every common shape, each of which says what schemas of the contract say', () => {
    const unused = Object.keys(COMMON_SHAPES).filter(
      (name) => !refsIn(document).has(`#/components/schemas/${name}`),
    );
    expect(unused).toStrictEqual([]);
  });

  test('says of each operation that changes something whether it takes a key', () => {
    const operations = [...within(document)].filter(([, value]) => 'operationId' in value);
    const keyed = operations.filter(([, value]) => [...refsIn(value)].some(isKey));
    const none = operations.filter(
      ([, value]) => 'description' in value && String(value.description).startsWith(NO_KEY),
    );
    expect(namesOf(keyed)).toStrictEqual(endpointsWhere(takesKey));
    expect(namesOf(none)).toStrictEqual(endpointsWhere(({ takesNoKey }) => takesNoKey === true));
    expect(none).not.toStrictEqual([]);
  });

  test(`has at most ${BYTES_EACH_MAX.toLocaleString('en-IN')} bytes for each operation`, () => {
    const operations = [...within(document)].filter(([, value]) => 'operationId' in value);
    expect(Buffer.byteLength(text) / operations.length).toBeLessThan(BYTES_EACH_MAX);
  });
});
