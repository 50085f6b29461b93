// What is installed is what was looked at: exact versions, nothing dropped for a platform, no
// address of one registry, no install scripts.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { read } from './tree.ts';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const locked = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      /** Where another package stands in a place. */
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      integrity: z.string().optional(),
      optionalDependencies: names,
    }),
  ),
});

const { dependencies, devDependencies, optionalDependencies } = manifest.parse(
  JSON.parse(read('package.json')),
);
const { packages } = locked.parse(JSON.parse(read('package-lock.json')));

/** Where npm would look for a package that is asked for from within another: outwards. */
function placesOf(asking: string, name: string): readonly string[] {
  const parts = asking.split('/node_modules/');
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join('/node_modules/'));
  const nested = asking === '' ? [] : above.map((place) => `${place}/node_modules/${name}`);
  return [...nested, `node_modules/${name}`];
}

describe('the packages', () => {
  test('are asked for by exact version', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toStrictEqual(
      [],
    );
  });

  test('have each optional part in the lock, for every platform', () => {
    const missing = Object.entries(packages).flatMap(([asking, { optionalDependencies: parts }]) =>
      Object.keys(parts)
        .filter((name) => !placesOf(asking, name).some((place) => place in packages))
        .map((name) => `${asking || 'package.json'} wants ${name}`),
    );
    expect(missing).toStrictEqual([]);
  });

  test('are found by no fixed address, and each by its integrity', () => {
    const entries = Object.entries(packages).filter(([place]) => place !== '');
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toStrictEqual([]);
    const loose = entries.filter(
      ([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle,
    );
    expect(loose.map(([place]) => place)).toStrictEqual([]);
  });

  test('are the same in package.json and in the lock', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const other = all.filter(
      ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
    );
    expect(other).toStrictEqual([]);
  });

  test('tell nobody that they were installed', () => {
    const telemetry = ['@scarf/scarf'];
    const nameAt = (place: string) => place.split('node_modules/').at(-1) ?? place;
    const telling = Object.entries(packages).filter(([place, { name = nameAt(place) }]) =>
      telemetry.includes(name),
    );
    expect(telling.map(([place]) => place)).toStrictEqual([]);
  });

  test('run no script when they are installed', () => {
    expect(read('.npmrc')).toContain('ignore-scripts=true');
  });
});
