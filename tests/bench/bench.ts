// What every measure is given, and what it hands back.
import type { Owner } from './ground/books.ts';
import type { Ground } from './ground/ground.ts';
import type { Finding } from './report/finding.ts';

export type Bench = {
  readonly ground: Ground;
  readonly owner: Owner;
  /** The length of the longest book, in lines. */
  readonly lines: number;
  readonly rounds: number;
  /** How long clients post, in each round. */
  readonly milliseconds: number;
  readonly say: (sentence: string) => void;
};

export type Measure = (bench: Bench) => Promise<readonly Finding[]>;
