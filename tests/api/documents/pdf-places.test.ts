import { describe, expect, test } from 'vitest';
import { createPdfPlaces } from '#api/documents/pdf-places.ts';

const [MEERA, KAMALA] = [1, 2];
const LONG = 60_000;

describe('the places for PDFs of a person', () => {
  test('are two; who comes third waits until one is given back, in order', async () => {
    const places = createPdfPlaces(LONG);
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
    const places = createPdfPlaces(20);
    const held = [await places.take(MEERA), await places.take(MEERA)];
    expect(await places.take(MEERA)).toBeNull();
    for (const place of held) place?.();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).toBeNull();
  });

  test('one that is given back twice counts once', async () => {
    const places = createPdfPlaces(20);
    const [first] = [await places.take(MEERA), await places.take(MEERA)];
    first?.();
    first?.();
    expect(await places.take(MEERA)).not.toBeNull();
    expect(await places.take(MEERA)).toBeNull();
  });
});
