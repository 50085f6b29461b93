// Imports run downwards: within each part of the tree the folders lie in layers, and no two files
// need each other, not even by their types.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, importsOf } from './tree.ts';
import type { Import } from './tree.ts';

const PARTS = ['core', 'projections', 'api', 'web'] as const;
const UPWARD_MAX = 2;

const importsIn = (part: string): readonly Import[] =>
  codeIn(part)
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith(`${part}/`));

/** The folder or file directly in the part. */
const roomOf = (path: string): string => path.split('/')[1] ?? '';

const isUpward = (order: readonly string[], { from, to }: Import): boolean =>
  order.indexOf(roomOf(from)) < order.indexOf(roomOf(to));

/** @returns the rooms from the bottom up, in an order that leaves few imports running upward. */
function layersOf(imports: readonly Import[]): readonly string[] {
  const rooms = [...new Set(imports.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]))];
  const upwardIn = (order: readonly string[]) =>
    imports.filter((each) => isUpward(order, each)).length;
  let best: readonly string[] = rooms;
  for (;;) {
    const [first = best] = rooms
      .flatMap((room) => rooms.map((_, at) => movedTo(best, room, at)))
      .toSorted((one, other) => upwardIn(one) - upwardIn(other));
    if (upwardIn(first) >= upwardIn(best)) return best;
    best = first;
  }
}

const movedTo = (order: readonly string[], room: string, at: number): readonly string[] =>
  order.filter((other) => other !== room).toSpliced(at, 0, room);

function upwardOf(imports: readonly Import[]): readonly string[] {
  const order = layersOf(imports);
  return imports
    .filter((each) => isUpward(order, each))
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
