// Counts the histories of books which are far behind in a process of its own: what computes there
// keeps nobody waiting for an answer of the server.
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { RebuildAccess } from './outdated-books.ts';
import { startProgram } from './start-program.ts';

/** Counts a slice of a book's history. @returns up to which event it is counted. */
export type CountSlice = (bookId: number, untilSeq: number) => Promise<number>;

export type SliceOrder = { readonly bookId: number; readonly untilSeq: number };
export type SliceAnswer = { readonly counted: number } | { readonly problem: string };

export type CountingProcess = { readonly count: CountSlice; readonly hangUp: () => void };

/** @returns a process that takes one order at a time, and lives until it is hung up on. */
export function startCounting(access: RebuildAccess): CountingProcess {
  const program = startProgram('counting-program.ts');
  // At the processor too, those who wait for an answer come first.
  if (program.pid !== undefined) setPriority(program.pid, constants.priority.PRIORITY_LOW);
  const ended = once(program, 'exit').then(([code]): never => {
    throw new Error(`The counting of histories ended with ${String(code)}.`);
  });
  ended.catch(() => undefined);
  // It may be gone before it was told anything: its end says so.
  const send = (message: RebuildAccess | SliceOrder) => program.send(message, () => undefined);
  send(access);
  return {
    async count(bookId, untilSeq) {
      const answered = once(program, 'message') as Promise<[SliceAnswer]>;
      send({ bookId, untilSeq });
      const [answer] = await Promise.race([answered, ended]);
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.counted;
    },
    hangUp: () => {
      if (program.connected) program.disconnect();
    },
  };
}
