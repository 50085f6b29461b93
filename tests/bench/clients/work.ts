// What a process of clients is told to do, and what it answers.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { answerOf } from '../server/server-process.ts';

export type PostingWork = {
  readonly port: number;
  readonly cookie: string;
  readonly bookId: number;
  readonly accountIds: readonly number[];
  readonly clients: number;
  readonly milliseconds: number;
};

export type GettingWork = {
  readonly port: number;
  readonly cookie: string;
  /** Asked for in turn by one client. */
  readonly path: string;
  readonly times: number;
};

const answer = z.object({
  done: z.number(),
  seconds: z.number(),
  /** Milliseconds from sending to the last byte of the answer. */
  p50: z.number(),
  p99: z.number(),
  /** The processor time that the clients themselves have used, by seconds of the run. */
  cpuShare: z.number(),
});
export type Answer = z.infer<typeof answer>;

/** Runs the work in a process of its own, so that the clients do not share the server's thread. */
async function run(file: string, work: object): Promise<Answer> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(work)]);
  return answer.parse(await answerOf(child));
}

export const post = (work: PostingWork): Promise<Answer> => run('posting.ts', work);
export const get = (work: GettingWork): Promise<Answer> => run('getting.ts', work);
export const tpcb = (work: TpcbWork): Promise<Answer> => run('tpcb.ts', work);

export type TpcbWork = {
  readonly connection: object;
  readonly clients: number;
  readonly milliseconds: number;
  readonly branches: number;
};
