import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertShape, upcast } from '#core/event-versions.ts';
import { canonicalJson } from '#api/store/chain/canonical-json.ts';
import { eventHash, genesisHash } from '#api/store/chain/hashes.ts';

const SPECIMENS = join(import.meta.dirname, '../../specimens/log');
/** A book of the first version, and one in which journals of both versions lie. */
const VECTORS = ['small-book.json', 'both-versions.json'];
const TWIN = join(SPECIMENS, 'verify.py');

type Vectors = {
  uuid: string;
  head: string;
  events: {
    seq: number;
    epoch: number;
    stream: string;
    type: string;
    version: number;
    actor: number;
    recorded_at: string;
    body: string;
    hash: string;
  }[];
};

const vectorsOf = (name: string) =>
  JSON.parse(readFileSync(join(SPECIMENS, name), 'utf8')) as Vectors;

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each(VECTORS)('the hash chain of %s', (name) => {
  const book = vectorsOf(name);

  test('gives the hashes that were frozen with the format', () => {
    let previous = genesisHash(book.uuid);
    for (const { actor, recorded_at: recordedAt, hash, ...event } of book.events) {
      previous = eventHash(book.uuid, previous, { ...event, actorId: actor, recordedAt });
      expect(previous).toBe(hash);
    }
    expect(previous).toBe(book.head);
  });

  test('is over canonical bodies', () => {
    for (const { body } of book.events) expect(canonicalJson(JSON.parse(body))).toBe(body);
  });

  // Python is no part of the product; where it is missing the frozen hashes above still judge.
  test.runIf(hasPython)('is read alike by the twin in Python', () => {
    const verdict = execFileSync('python3', [TWIN, join(SPECIMENS, name)], { encoding: 'utf8' });
    expect(verdict.trim()).toBe('whole');
  });

  test.runIf(hasPython)('breaks for the twin where an amount was changed', () => {
    const changed = structuredClone(book);
    const posted = changed.events[4];
    if (posted !== undefined)
      posted.body = posted.body.replaceAll(/"amountPaise":\d+/g, '"amountPaise":1');
    const file = join(mkdtempSync(join(tmpdir(), 'lekha-')), 'book.json');
    writeFileSync(file, JSON.stringify(changed));
    const { status, stdout } = spawnSync('python3', [TWIN, file], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout.trim()).toBe('event 5: its hash is wrong');
  });
});

test('journals of both versions in the vectors read as one', () => {
  const read = vectorsOf('both-versions.json').events.flatMap(({ type, version, body }) => {
    const event = upcast({ type, version, data: JSON.parse(body) as unknown });
    assertShape(event);
    return event.type === 'JournalPosted'
      ? [[event.data.voucherType, event.data.source?.kind]]
      : [];
  });
  expect(read).toStrictEqual([
    ['sales', 'invoice'],
    ['credit-note', 'credit-note'],
    ['sales', 'invoice'],
    ['credit-note', 'credit-note'],
    ['receipt', undefined],
  ]);
});

describe('canonical JSON', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 5 }),
      fc.dictionary(fc.string(), tie('any'), { maxKeys: 5 }),
    ),
  })).any;

  test('agrees with the library that implements RFC 8785', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(canonicalJson(any)).toBe(canonicalize(any));
      }),
    );
  });

  test('refuses what the log may not hold', () => {
    for (const bad of [0.5, Number.NaN, 2 ** 53, '\ud800', [undefined], () => 1]) {
      expect(() => canonicalJson(bad)).toThrow();
    }
  });
});
