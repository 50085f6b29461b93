// What a hostile client sends: values that broke other programs, and requests that are nearly right
// but for one or two of them, since what is wholly wrong is refused at the first door.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { EndpointName } from '#tests/support/team.ts';

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u001f',
  '\u202e',
  '\u200b',
  '１００',
  'x'.repeat(10_000),
  '\u200e\u200f\u2066\u2069\ufeff',
  '=HYPERLINK("http://evil")',
  '<img src=x onerror=alert(1)>',
  'ﷺ'.repeat(100),
  "' or 1=1; --",
  '__proto__',
  'constructor',
  '0',
  '-1',
  '01',
  '0x10',
  '1e3',
  '1_000',
  '9007199254740992',
  '9007199254740993',
  '9999999999999999',
  '90071992547409.91',
  '0000-01-01',
  '0001-01-01',
  '1900-01-01',
  '2026-02-29',
  '9999-12-31',
  '99-00',
  '98-99',
  'null',
  'NaN',
  '%00',
  '%zz',
  '%ED%A0%80',
  '../../1',
  '2026-04-01.1.1.9007199254740991',
  '0000-01-01.1.1.0',
  '2026-04-01.999999999999999.999.-9007199254740991',
] as const;

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const hostileValue: Arbitrary<unknown> = fc.oneof(
  // Ids of other records, of other kinds and of nobody; amounts that no longer balance.
  fc.integer({ min: 1, max: 60 }),
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1.005, 1e21, 1e-7, 2 ** 53, 1e308),
  fc.constantFrom<unknown>([], {}, [null], [[]], [{}], { $ne: null }, { toString: 'x' }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body or query that is right. */
export type Right = {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: unknown;
};

export type HostileRequest = {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly headers: Record<string, string>;
  readonly signedIn: boolean;
};

const hostileHeader = fc.constantFrom<Record<string, string>>(
  { 'X-Book-Id': '0' },
  { 'X-Book-Id': '1, 2' },
  { 'X-Book-Id': '9007199254740993' },
  { 'Idempotency-Key': 'short' },
  { 'Idempotency-Key': 'key-of-a-form-1' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Length': '999999999' },
  { 'Content-Length': '-1' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Forwarded-For': '127.0.0.1' },
  { Cookie: 'lekha_sid=a; lekha_sid=b' },
  { 'Accept-Encoding': 'br;q=x' },
  { 'If-None-Match': '*' },
  { 'Last-Event-ID': '9007199254740993' },
  { 'Last-Event-ID': "1' or 1=1" },
  { Range: 'bytes=0-1,5-' },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'WHERE'];

type Place = readonly string[];

/** The whole, each of its members, and theirs. */
const placesIn = (value: unknown, at: Place = []): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...at, name]))]
    : [at];

/** @returns the value with another in one place; undefined leaves the place out of the JSON. */
function replaced(value: unknown, [name, ...rest]: Place, by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, at) => (String(at) === name ? replaced(item, rest, by) : item));
  }
  const members: Record<string, unknown> = { ...value };
  return { ...members, [name]: replaced(members[name], rest, by) };
}

/** A right value with no, one or two places spoilt. */
export function spoilt(right: unknown): Arbitrary<unknown> {
  const change = fc.record({
    at: fc.constantFrom(...placesIn(right), ['__proto__'], ['book_id'], ['stranger']),
    by: fc.option(hostileValue, { nil: undefined }),
  });
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 5, arbitrary: fc.tuple(change) },
      { weight: 1, arbitrary: fc.tuple(change, change) },
    )
    .map((changes) => changes.reduce<unknown>((body, { at, by }) => replaced(body, at, by), right));
}

const spoiltText = (right: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: hostileText.map((text) => encodeSafely(text)) },
    { weight: 1, arbitrary: fc.constantFrom('%00', '%zz', '%2e%2e', '..%2f..%2f1', '1%20', '+1') },
  );

/** Lone surrogates have no encoding in an address. */
const encodeSafely = (text: string): string => encodeURIComponent(text.toWellFormed());

export const brokenJson = fc.constantFrom(
  '{',
  '[',
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '',
  'nul',
  '[1,]',
  '﻿{}',
);

/** What would be accepted, by endpoint. */
export type Rights = Readonly<Record<EndpointName, readonly Right[]>>;

export function hostileRequests(rights: Rights): Arbitrary<HostileRequest> {
  return fc
    .constantFrom(...(Object.keys(rights) as EndpointName[]))
    .chain((name) => fc.constantFrom(...rights[name]).chain((right) => requestTo(name, right)));
}

/** Names of form fields that a reader of forms may stumble over. */
const HOSTILE_NAMES = [
  '__proto__',
  'constructor[prototype][x]',
  "category['__proto__']",
  'category[]',
  'category[1][2][3][4][5][6]',
  'value_product[999999999999999999]',
  'value_product[01]',
  "value_product['",
  'category[1]]',
  'name[]',
  '[0]',
  '',
  'a%00b',
  '%E2%80%AEname',
] as const;

type Sent = Pick<HostileRequest, 'body' | 'headers'>;

/** A right body as a form, with a field or two that are not. */
function hostileForm(right: unknown): Arbitrary<Sent> {
  const strange = fc.tuple(
    fc.constantFrom(...HOSTILE_NAMES, ...pairsOf(right).map(([name]) => name)),
    hostileText.map(encodeSafely),
  );
  return fc.array(strange, { maxLength: 2 }).map((more) => ({
    body: [...pairsOf(right), ...more].map((pair) => pair.join('=')).join('&'),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }));
}

/** Lists as `name[]`, objects as `name[key]`. */
function pairsOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[name, encodeSafely(String(value))]];
  return Object.entries(value).flatMap(([key, member]) => {
    const inner = Array.isArray(value) ? `${name}[]` : `${name}[${key}]`;
    return pairsOf(member, name === '' ? key : inner);
  });
}

function hostileBody(right: unknown, forms: boolean): Arbitrary<Sent> {
  const asJson = (text: Arbitrary<string | null>): Arbitrary<Sent> =>
    text.map((body) => ({ body, headers: {} }));
  const json = spoilt(right).map((body) => JSON.stringify(body) ?? null);
  return fc.oneof(
    { weight: 9, arbitrary: asJson(json) },
    { weight: 1, arbitrary: asJson(brokenJson) },
    { weight: 1, arbitrary: asJson(fc.json()) },
    { weight: forms ? 4 : 0, arbitrary: hostileForm(right) },
  );
}

function requestTo(name: EndpointName, right: Right): Arbitrary<HostileRequest> {
  const { method, path, forms = false }: Endpoint = endpoints[name];
  const parts = path
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? spoiltText(String(right.params[part.slice(1)] ?? 1))
        : fc.constant(part),
    );
  const query = Object.entries(right.query).map(([field, value]) =>
    fc.tuple(fc.constant(field), spoiltText(String(value))),
  );
  const strangeQuery = fc.tuple(
    fc.constantFrom('book_id', '__proto__', 'constructor', 'latest', 'limit', '%00', 'a[]'),
    hostileText.map(encodeSafely),
  );
  const request = fc.record({
    name: fc.constant(name),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(method as string) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    path: fc.tuple(...parts).map((filled) => filled.join('/')),
    query: fc
      .tuple(
        fc.tuple(...query),
        fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, strangeQuery),
      )
      .map(([known, strange]) => (strange === null ? known : [...known, strange])),
    sent: hostileBody(right.body, forms),
    more: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: hostileHeader },
    ),
    signedIn: fc.oneof(
      { weight: 15, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
  return request.map(({ sent, more, ...rest }) => ({
    ...rest,
    body: sent.body,
    headers: {
      ...sent.headers,
      ...more,
    },
  }));
}
