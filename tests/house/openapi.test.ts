// The OpenAPI document is current, and says each shape once under its name.
import { describe, expect, test } from 'vitest';
import { openApi } from '#api/contract/openapi/openapi.ts';
import { readVersion } from '#api/routes/server/docs.ts';
import { read } from './tree.ts';

const text = read('docs/openapi.json');
const document: unknown = JSON.parse(text);

/** An object of so many fields has a name once it stands in more than one place. */
const FIELDS_MAX = 3;
const BYTES_MAX = 600_000;

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
      /^#\/components\/(schemas|responses)\/\w+$/.test(path),
    );
    expect([...refsIn(document)].toSorted()).toStrictEqual(named.toSorted());
  });

  test(`has at most ${BYTES_MAX.toLocaleString('en-IN')} bytes`, () => {
    expect(Buffer.byteLength(text)).toBeLessThan(BYTES_MAX);
  });
});
