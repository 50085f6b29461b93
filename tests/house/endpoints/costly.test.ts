// What costs a server much is named with its bound, so that a new call of a heavy kind is not
// forgotten.
import { describe, expect, test } from 'vitest';
import { COSTLY_CALLS, placesKindOf } from '#api/contract/costly.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { PLACES_RULES } from '#api/limits/costly-places.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];
const isNamed = (name: string): boolean => name in COSTLY_CALLS;

/** Words of a path or a name by which a call is heavy, unless a line below says why it is not. */
const HEAVY =
  /export|pdf|zip|archive|compare|explain|audit|verify|replay|batch|import|email|reminder|event/i;
const HEAVY_STOCK = /stock_(summary|register|places|batches|ages|run)/;

const NOT_HEAVY: Readonly<Record<string, string>> = {
  readEventDetail: 'one event by its number',
  writeEventNote: 'one event',
  listImports: 'the imports of a book, which are few',
  explainRatio: 'a sentence of a person is kept',
};

/** Of what anybody may call without a session. */
const READS_LITTLE: ReadonlySet<string> = new Set([
  'health',
  'sessionCheck',
  'logout',
  'registrationCheck',
]);

const isHeavy = ({ method, path, media, lines, bodyMax }: Endpoint): boolean =>
  media !== undefined ||
  lines !== undefined ||
  bodyMax !== undefined ||
  method === 'WHERE' ||
  HEAVY_STOCK.test(path) ||
  HEAVY.test(path);

describe('a call that is heavy', () => {
  test.each(all.filter(([name, call]) => isHeavy(call) || HEAVY.test(name)))(
    '%s has a bound, or a reason',
    (name) => {
      expect(isNamed(name)).toBe(!(name in NOT_HEAVY));
    },
  );

  test.each(all.filter(([, { query }]) => query !== undefined && 'search' in query.shape))(
    '%s takes a place while it searches',
    (_name, call) => {
      expect(placesKindOf(call)(['search'])).not.toBeNull();
    },
  );

  test.each(all.filter(([, { access, method }]) => access === 'member' && method === 'GET'))(
    '%s takes a place when it reads the past',
    (name, call) => {
      if (name === 'readChanges') return;
      expect(placesKindOf(call)(['at'])).not.toBeNull();
    },
  );

  test.each(all.filter(([, { access }]) => access === 'public'))(
    '%s, which anybody may make, has a bound or reads next to nothing',
    (name) => {
      expect(isNamed(name) || READS_LITTLE.has(name)).toBe(true);
    },
  );
});

describe('the places', () => {
  test.each(Object.entries(PLACES_RULES))('of %s are few, and so are those who wait', (_, rule) => {
    expect(rule.countMax).toBeGreaterThan(0);
    expect(rule.countMax).toBeLessThanOrEqual(6);
    expect(rule.waitingMax).toBeLessThanOrEqual(100);
    expect(rule.waitMilliseconds).toBeLessThanOrEqual(20_000);
    expect(rule.none.retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('the table', () => {
  test('names no call that is not there', () => {
    for (const name of [...Object.keys(COSTLY_CALLS), ...Object.keys(NOT_HEAVY)]) {
      expect(endpoints).toHaveProperty(name);
    }
  });
});
