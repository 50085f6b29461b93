// What each part found when it last ran in full, so that one part can be run again without the
// others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Row } from './report.ts';

export type Part = {
  readonly name: string;
  /** When it ended, and how busy the machine was: 2026-11-21 10:04 UTC, load 5.6. */
  readonly at: string;
  readonly rows: readonly Row[];
};

const FOLDER = join(import.meta.dirname, '../../../.cache/faults/results');

const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

export function keepPart(part: Part): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part.name), JSON.stringify(part));
}

/** @returns those of the parts that were ever run in full here. */
export const newestOf = (names: readonly string[]): readonly Part[] =>
  names
    .filter((name) => existsSync(fileOf(name)))
    .map((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Part);

export function nowText(): string {
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${now} UTC, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}
