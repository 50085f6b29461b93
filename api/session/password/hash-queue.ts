// A password hash takes 19 MiB and some 40 ms of one core, so only two run at once and few wait.
import { QueueFull } from '#api/commands/request.ts';

export const RUNNING_MAX = 2;
const WAITING_MAX = 64;

/** Too many people sign in at this moment: answered with 503 and Retry-After. */
export class PasswordsBusy extends QueueFull {
  override name = 'PasswordsBusy';
}

export type HashQueue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** @returns a function that runs work in turn; it throws PasswordsBusy when the queue is full. */
export function createHashQueue(runningMax = RUNNING_MAX, waitingMax = WAITING_MAX): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < runningMax) {
      running += 1;
    } else {
      if (waiting.length >= waitingMax) throw new PasswordsBusy('Too many passwords are hashed.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The turn goes to the next in line, or is given up.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
