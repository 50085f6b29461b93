// Where the rows of a register stand, against the sums of what stands above them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  gapsOf,
  layoutOf,
  reachOf,
  stretchIn,
} from '#web/ui/lists/register/layout/layout.ts';
import type { LayoutParts } from '#web/ui/lists/register/layout/layout.ts';

const sizes = { row: 32, heading: 28 };

const lists = fc
  .record({
    groups: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }),
    openAt: fc.option(fc.nat({ max: 40 })),
    height: fc.integer({ min: 40, max: 300 }),
  })
  .map(({ groups, openAt, height }): LayoutParts => {
    const count = groups.reduce((sum, size) => sum + size, 0);
    const open = openAt === null || openAt >= count ? null : { index: openAt, height };
    return { count, groups, sizes, open };
  });

/** The rows and headings laid one under the other. */
function tops({ count, groups, open }: LayoutParts): number[] {
  const places: number[] = [];
  let y = 0;
  for (const size of groups ?? [count]) {
    if (groups !== null) y += sizes.heading;
    for (let row = 0; row < size; row += 1) {
      places.push(y);
      y += sizes.row + (open?.index === places.length - 1 ? open.height : 0);
    }
  }
  return [...places, y];
}

describe('the layout of a register', () => {
  test('puts every row where all above it end', () => {
    fc.assert(
      fc.property(lists, (parts) => {
        const layout = layoutOf(parts);
        const expected = tops(parts);
        expect(expected.slice(0, -1)).toStrictEqual(
          Array.from({ length: parts.count }, (_, index) => layout.topOf(index)),
        );
        expect(layout.height).toBe(expected.at(-1));
      }),
    );
  });

  test('finds the row that stands at a height', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (parts, at) => {
        const layout = layoutOf(parts);
        const index = at % parts.count;
        expect(layout.indexAt(layout.topOf(index))).toBe(index);
        expect(layout.indexAt(layout.bottomOf(index) - 1)).toBe(index);
      }),
    );
  });

  test('is as long with the gaps as it is when all rows are drawn', () => {
    const groups = Array.from({ length: 500 }, () => 3);
    const layout = layoutOf({ count: 1500, groups, sizes, open: { index: 700, height: 100 } });
    const stretch = stretchIn(layout, 20_000, 20_900);
    const { above, below } = gapsOf(layout, stretch);
    const [first, last] = [layout.groupOf(stretch.first), layout.groupOf(stretch.end - 1)];
    const drawn =
      (stretch.end - stretch.first) * sizes.row +
      (last - first + 1) * sizes.heading +
      above +
      below;
    const holdsOpen = stretch.first <= 700 && 700 < stretch.end;
    expect(drawn + (holdsOpen ? 100 : 0)).toBe(layout.height);
  });

  test('draws few of very many rows, and all of up to 200', () => {
    const many = layoutOf({ count: 100_000, groups: null, sizes, open: null });
    const { first, end } = stretchIn(many, 1_600_000, 1_600_900);
    expect(first).toBeLessThan(50_000);
    expect(end).toBeGreaterThan(50_028);
    expect(end - first).toBeLessThan(80);
    const few = layoutOf({ count: 200, groups: null, sizes, open: null });
    expect(stretchIn(few, 0, 900)).toStrictEqual({ first: 0, end: 200 });
  });

  test('has no row and no height for an empty list', () => {
    const layout = layoutOf({ count: 0, groups: [], sizes, open: null });
    expect(layout.height).toBe(0);
    expect(stretchIn(layout, 0, 900)).toStrictEqual({ first: 0, end: 0 });
    expect(gapsOf(layout, { first: 0, end: 0 })).toStrictEqual({ above: 0, below: 0 });
  });

  test('draws each row in one block, with headings and an open row only between blocks', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (parts, from, size) => {
        const layout = layoutOf(parts);
        const first = from % parts.count;
        const end = Math.min(first + 1 + (size % 40), parts.count);
        const openAt = parts.open?.index ?? null;
        const blocks = blocksOf(layout, { first, end }, openAt);
        const rows = blocks.flatMap((block) =>
          Array.from({ length: block.end - block.first }, (_, at) => block.first + at),
        );
        expect(rows).toStrictEqual(Array.from({ length: end - first }, (_, at) => first + at));
        for (const block of blocks) {
          const inside = rows.filter((index) => index > block.first && index < block.end);
          expect(inside.filter(layout.beginsGroup)).toStrictEqual([]);
          expect(inside.map((index) => index - 1)).not.toContain(openAt);
        }
      }),
    );
  });

  test('has the pages read in which rows are drawn, and at the top no others', () => {
    expect(reachOf({ first: 0, end: 48 }, 100_000)).toStrictEqual({ from: 0, to: 1, seen: 0 });
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), fc.nat({ max: 400 }), fc.nat({ max: 900 }), (a, b, c) => {
        const stretch = { first: a, end: a + b + 1 };
        const { from, to, seen } = reachOf(stretch, stretch.end + c);
        expect(from * 100).toBeLessThanOrEqual(stretch.first);
        expect(to * 100).toBeGreaterThanOrEqual(stretch.end);
        expect((to - 1) * 100).toBeLessThan(stretch.end + c);
        expect(seen).toBe(Math.floor(a / 100));
      }),
    );
  });
});
