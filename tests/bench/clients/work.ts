// What a process of clients is told to do, and what it answers.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { BenchBook } from '../ground/books.ts';
import { answerOf } from '../server/server-process.ts';

type BookWork = Pick<BenchBook, 'id' | 'accountIds'> & {
  readonly port: number;
  readonly cookie: string;
  readonly milliseconds: number;
};

export type PostingWork = BookWork & {
  readonly clients: number;
  /** Whom invoices are issued to. */
  readonly customerIds?: readonly number[];
  /** Whose bills are posted; journals are, where neither is said. */
  readonly suppliers?: { readonly accountIds: readonly number[]; readonly costAccountId: number };
};
/** By one client, call after call. */
export type ImportingWork = BookWork & {
  /** Journals of each call. */
  readonly journals: number;
  /** All of a call are posted, or none. */
  readonly atomic: boolean;
};

export type GettingWork = {
  readonly port: number;
  readonly cookie: string;
  /** Asked for in turn by one client, so many times in all. */
  readonly paths: readonly string[];
  readonly times: number;
};

const answer = z.object({
  done: z.number(),
  seconds: z.number(),
  /** Milliseconds from sending to the last byte of the answer. */
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  longest: z.number(),
  /** The processor time that the clients themselves have used, by seconds of the run. */
  cpuShare: z.number(),
});
export type Answer = z.infer<typeof answer>;

const gotten = answer.extend({
  /** Of one body as it was sent. */
  bytes: z.number(),
});

export type TpcbWork = {
  readonly connection: object;
  readonly clients: number;
  readonly milliseconds: number;
  readonly branches: number;
};

/** Runs the work in a process of its own, so that the clients do not share the server's thread. */
async function run(file: string, work: object): Promise<unknown> {
  return answerOf(fork(join(import.meta.dirname, file), [JSON.stringify(work)]));
}

export const post = async (work: PostingWork): Promise<Answer> =>
  answer.parse(await run('posting.ts', work));
export const importing = async (work: ImportingWork): Promise<Answer> =>
  answer.parse(await run('importing.ts', work));
export const get = async (work: GettingWork): Promise<z.infer<typeof gotten>> =>
  gotten.parse(await run('getting.ts', work));
export const tpcb = async (work: TpcbWork): Promise<Answer> =>
  answer.parse(await run('tpcb.ts', work));
