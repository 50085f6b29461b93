// What is remembered of keys and sealed texts keeps what was set last, and no more than it may.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedMap } from '#api/store/sealing/bounded-map.ts';

const act = fc.record({ key: fc.nat(12), gone: fc.boolean() });

it('a full map gives values as they were set last, never one that was deleted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(act), (max, acts) => {
      const map = boundedMap<number, number>(max);
      const model = new Map<number, number>();
      for (const [at, { key, gone }] of acts.entries()) {
        if (gone) map.delete(key);
        else map.set(key, at);
        model.delete(key);
        if (!gone) model.set(key, at);
        const kept = [...Array(13).keys()].filter((one) => map.get(one) !== undefined);
        expect(kept.length).toBeLessThanOrEqual(max);
        for (const one of kept) expect(map.get(one)).toBe(model.get(one));
        if (!gone) expect(map.get(key)).toBe(at);
      }
    }),
  );
});
