// The steps between versions of an event that nobody writes, and those that the compiler asks for.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { stepsBetween } from '#core/kernel/upcaster.ts';
import type { NarrowerVersions, Upcaster } from '#core/kernel/upcaster.ts';

const type = 'WordsSaid';
const first = { type, version: 1, schema: z.strictObject({ words: z.string() }) } as const;
const wider = {
  type,
  version: 2,
  schema: z.strictObject({ words: z.string(), tone: z.enum(['low', 'loud']).optional() }),
} as const;
const other = {
  type,
  version: 3,
  schema: z.strictObject({ text: z.string(), tone: z.enum(['low', 'loud']).optional() }),
} as const;

type List = readonly [typeof first, typeof wider, typeof other];
type SecondStep = Upcaster<'WordsSaid', 2>;
const written: SecondStep = { type, from: 2, up: (data) => data, down: (data) => data };

describe('a step between two versions of an event', () => {
  const [step] = stepsBetween([first, wider], []);

  test('leaves what was said as it is, where the later version can say more', () => {
    expect(step?.up({ words: 'Namaste' })).toStrictEqual({ words: 'Namaste' });
  });

  test('tells the older version what it can say, and nothing else', () => {
    expect(step?.down({ words: 'Namaste' })).toStrictEqual({ words: 'Namaste' });
    expect(step?.down({ words: 'Namaste', tone: 'low' })).toBeNull();
  });

  test('is the one that is written, where one is', () => {
    const steps = stepsBetween([first, wider, other], [written]);
    expect(new Set(steps.map(({ from }) => from))).toStrictEqual(new Set([1, 2]));
    expect(steps).toHaveLength(2);
    expect(steps).toContain(written);
  });

  test('is asked for by the compiler where the later version says something else', () => {
    const missing: NarrowerVersions<List, never> = 'WordsSaid 3';
    const none: [NarrowerVersions<List, SecondStep>] extends [never] ? 'none' : 'some' = 'none';
    expect([missing, none]).toStrictEqual(['WordsSaid 3', 'none']);
  });
});
