import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { createPdfCounts } from '#api/limits/pdf-counts.ts';
import { createPlaces } from '#api/limits/places.ts';
import { createRateLimits, NO_LIMITS } from '#api/limits/rate-limits.ts';
import type { RateLimits } from '#api/limits/rate-limits.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

const [MEERA, KAMALA] = [1, 2];
const LONG = 60_000;

/** Two places, and no more than three who wait. */
const twoPlaces = (waitMilliseconds: number) =>
  createPlaces(NO_LIMITS, { countMax: 2, waitMilliseconds, waitingMax: 3 });

describe('the places of a person for a costly call', () => {
  test('are two; who comes third waits until one is given back, in order', async () => {
    const places = twoPlaces(LONG);
    const first = await places.take(MEERA);
    await places.take(MEERA);
    const order: string[] = [];
    const third = places.take(MEERA).then((place) => (order.push('third'), place));
    const fourth = places.take(MEERA).then((place) => (order.push('fourth'), place));
    await places.take(KAMALA);
    expect(order).toStrictEqual([]);
    first?.();
    (await third)?.();
    expect(await fourth).not.toBeNull();
    expect(order).toStrictEqual(['third', 'fourth']);
  });

  test('are refused to those who wait too long, and are there again later', async () => {
    const places = twoPlaces(20);
    const held = [await places.take(MEERA), await places.take(MEERA)];
    expect(await places.take(MEERA)).toBeNull();
    for (const place of held) place?.();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).toBeNull();
  });

  test('have few who wait: whoever comes beyond them is refused at once', async () => {
    const places = twoPlaces(LONG);
    const held = [await places.take(MEERA), await places.take(MEERA)];
    const waiting = [places.take(MEERA), places.take(MEERA), places.take(MEERA)];
    expect(await places.take(MEERA)).toBeNull();
    expect(await places.take(KAMALA)).not.toBeNull();
    for (const place of held) place?.();
    for (const place of waiting) (await place)?.();
  });

  test('pass over those whose callers are gone', async () => {
    const places = twoPlaces(LONG);
    const [first] = [await places.take(MEERA), await places.take(MEERA)];
    const caller = new AbortController();
    const gone = places.take(MEERA, caller.signal);
    const next = places.take(MEERA);
    caller.abort();
    expect(await gone).toBeNull();
    first?.();
    expect(await next).not.toBeNull();
  });

  test('one that is given back twice counts once', async () => {
    const places = twoPlaces(20);
    const [first] = [await places.take(MEERA), await places.take(MEERA)];
    first?.();
    first?.();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).toBeNull();
  });
});

describe('a place that several servers share', () => {
  const limit = { name: 'test', countMax: 2, seconds: 60 };
  const meera = { limit, by: ['meera'] };
  let database: FreshDatabase;
  let limits: RateLimits;
  beforeAll(async () => {
    database = await freshDatabase();
    limits = createRateLimits(database.writer, createKeyedDigest(MASTER_KEY, 'test'));
  });
  afterAll(() => database.close());
  beforeEach(() => database.writer.query('delete from rate_limits'));
  const expire = () => database.writer.query('update rate_limits set window_ends = now()');

  test('is held by as many as there are, and by the next once it is given back', async () => {
    const first = await limits.hold(meera);
    expect(await limits.hold(meera)).not.toBeNull();
    expect(await limits.hold(meera)).toBeNull();
    expect(await limits.hold({ limit, by: ['ravi'] })).not.toBeNull();
    await first?.();
    expect(await limits.hold(meera)).not.toBeNull();
    expect(await limits.hold(meera)).toBeNull();
  });

  test('is never held by more, however many ask at once', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, () => limits.hold(meera)));
    expect(held.filter((place) => place !== null).length).toBeLessThanOrEqual(2);
    expect(held.some((place) => place !== null)).toBe(true);
  });

  test('is free after its time, and who held it then takes it from nobody', async () => {
    const [early] = [await limits.hold(meera), await limits.hold(meera)];
    await expire();
    expect(await limits.hold(meera)).not.toBeNull();
    expect(await limits.hold(meera)).not.toBeNull();
    await early?.();
    expect(await limits.hold(meera)).toBeNull();
  });
});

describe('the count of PDFs', () => {
  test('tells of each twenty of a person within a minute, and of nobody else', () => {
    const clock = { ms: 0 };
    const isBulk = createPdfCounts(() => clock.ms);
    const told = (personId: number, count: number) =>
      Array.from({ length: count }, () => isBulk(personId)).filter(Boolean).length;
    expect([told(MEERA, 19), told(KAMALA, 5), told(MEERA, 1), told(MEERA, 20)]).toEqual([
      0, 0, 1, 1,
    ]);
    told(MEERA, 19);
    clock.ms = 60_000;
    expect(told(MEERA, 19)).toBe(0);
  });
});
