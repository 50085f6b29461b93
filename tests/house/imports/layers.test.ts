// Imports run downwards: within each part of the tree the folders lie in layers, and no two files
// need each other, not even by their types.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, importsOf } from '../tree.ts';
import type { Import } from '../tree.ts';

const PARTS = ['core', 'projections', 'api', 'web'] as const;
const UPWARD_MAX = 2;

const importsIn = (part: string): readonly Import[] =>
  codeIn(part)
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith(`${part}/`));

/** The folder or file directly in the part. */
const roomOf = (path: string): string => path.split('/')[1] ?? '';

type Arrow = { readonly from: string; readonly to: string; readonly count: number };

/** From room to room, with the number of imports. */
function arrowsOf(imports: readonly Import[]): readonly Arrow[] {
  const between = Map.groupBy(imports, ({ from, to }) => `${roomOf(from)} ${roomOf(to)}`);
  return [...between].map(([rooms, { length: count }]) => {
    const [from = '', to = ''] = rooms.split(' ');
    return { from, to, count };
  });
}

function upwardIn(order: readonly string[], arrows: readonly Arrow[]): number {
  const floors = new Map(order.map((room, floor) => [room, floor]));
  const floorOf = (room: string) => floors.get(room) ?? 0;
  const upward = arrows.filter(({ from, to }) => floorOf(from) < floorOf(to));
  return sumOf(upward);
}

const sumOf = (arrows: readonly Arrow[]): number =>
  arrows.reduce((sum, { count }) => sum + count, 0);

/** @returns the rooms from the bottom up, in an order that leaves few imports running upward. */
function layersOf(imports: readonly Import[]): readonly string[] {
  const arrows = arrowsOf(imports);
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  // Where a search ends depends on where it begins, so the best of a few counts.
  const needs = (room: string) => sumOf(arrows.filter(({ from }) => from === room));
  const fewestNeedsFirst = rooms.toSorted((left, right) => needs(left) - needs(right));
  const starts = [rooms, rooms.toReversed(), rooms.toSorted(), fewestNeedsFirst];
  const found = starts.map((start) => improved(start, arrows));
  const [best] = found.toSorted((left, right) => left.upward - right.upward);
  return best?.order ?? rooms;
}

/** Moves one room after the other to where fewer imports run upward, as long as that helps. */
function improved(rooms: readonly string[], arrows: readonly Arrow[]) {
  let best = { order: rooms, upward: upwardIn(rooms, arrows) };
  for (;;) {
    const before = best.upward;
    for (const room of rooms) {
      for (const at of rooms.keys()) {
        const order = best.order.filter((other) => other !== room).toSpliced(at, 0, room);
        const upward = upwardIn(order, arrows);
        if (upward < best.upward) best = { order, upward };
      }
    }
    if (best.upward === before) return best;
  }
}

function upwardOf(imports: readonly Import[]): readonly string[] {
  const order = layersOf(imports);
  const floorOf = (path: string) => order.indexOf(roomOf(path));
  return imports
    .filter(({ from, to }) => floorOf(from) < floorOf(to))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** @returns the files of each circle that the imports close. */
function circlesOf(imports: readonly Import[]): readonly string[] {
  const needs = Map.groupBy(imports, ({ from }) => from);
  const seen = new Map<string, 'open' | 'closed'>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (seen.get(file) === 'open') found.push(path.slice(path.indexOf(file)).join(' → '));
    if (seen.has(file)) return;
    seen.set(file, 'open');
    for (const { to } of needs.get(file) ?? []) visit(posix.normalize(to), [...path, file]);
    seen.set(file, 'closed');
  };
  for (const file of needs.keys()) visit(file, []);
  return found;
}

describe.each(PARTS)('the folders of %s', (part) => {
  const imports = importsIn(part);

  test(`lie in layers: at most ${UPWARD_MAX} imports run upward`, () => {
    const upward = upwardOf(imports);
    expect(upward.length > UPWARD_MAX ? upward : []).toStrictEqual([]);
  });

  test('hold no files that need each other', () => {
    expect(circlesOf(imports)).toStrictEqual([]);
  });
});

describe('the layers are seen', () => {
  const down = [
    { from: 'api/routes/a.ts', to: 'api/http/b.ts' },
    { from: 'api/http/b.ts', to: 'api/store/c.ts' },
    { from: 'api/routes/d.ts', to: 'api/store/c.ts' },
  ];

  test('where one import runs upward', () => {
    expect(upwardOf(down)).toStrictEqual([]);
    const up = { from: 'api/store/e.ts', to: 'api/routes/f.ts' };
    expect(upwardOf([...down, up])).toStrictEqual(['api/store/e.ts imports api/routes/f.ts']);
  });

  test('where files close a circle', () => {
    expect(circlesOf(down)).toStrictEqual([]);
    const back = { from: 'api/store/c.ts', to: 'api/routes/a.ts' };
    expect(circlesOf([...down, back])).toStrictEqual([
      'api/routes/a.ts → api/http/b.ts → api/store/c.ts',
    ]);
  });
});
