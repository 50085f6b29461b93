// Who was signed in by a session a moment ago, so that a client who posts without a pause is looked
// for once a second. All of it is forgotten when a session ends or a right changes: at once in the
// process where that was done, and in every other as soon as it is told.
import type { SignedIn } from '#api/http/env.ts';

export type CallerMemory = {
  /** @param find asks the database. @returns who the session's token signs in, or null. */
  readonly remember: (
    token: string,
    find: () => Promise<SignedIn | null>,
  ) => Promise<SignedIn | null>;
  /** Called before the answer to whatever ended a session or changed what somebody may do. */
  readonly forget: () => void;
  /** Whether other processes are heard at the moment; while they are not, nothing is remembered. */
  readonly listen: (isHeard: boolean) => void;
};

/** A notice may be lost, so nobody is remembered for longer. */
const REMEMBERED_MS = 1000;

/** @param now milliseconds of a clock that never goes back. */
export function createCallerMemory(now: () => number = () => performance.now()): CallerMemory {
  let callers = new Map<string, SignedIn>();
  let began = 0;
  let isListening = false;

  const forget = () => {
    // A new one: who was asked for before is kept in the old one, which nobody reads.
    callers = new Map();
    began = now();
  };
  return {
    async remember(token, find) {
      if (!isListening) return find();
      if (now() - began >= REMEMBERED_MS) forget();
      const known = callers.get(token);
      if (known !== undefined) return known;
      const memory = callers;
      const found = await find();
      if (found !== null) memory.set(token, found);
      return found;
    },
    forget,
    listen(isHeard) {
      isListening = isHeard;
      forget();
    },
  };
}
