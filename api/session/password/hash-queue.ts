// A password hash takes 19 MiB and some 40 ms of one core, so only two run at once and few wait.
// Addresses take turns, so that a crowd at one of them keeps nobody waiting at another.
import { QueueFull } from '#api/commands/request.ts';

const RUNNING_MAX = 2;
/** Of one address: with two at a time the last of them waits less than a second. */
const WAITING_PER_ADDRESS_MAX = 32;
const WAITING_MAX = 256;

/** Too many people sign in at this moment: answered with 503 and Retry-After. */
export class PasswordsBusy extends QueueFull {
  override name = 'PasswordsBusy';
}

/** @param address who asks, as far as turns go. */
export type HashQueue = <Value>(address: string, work: () => Promise<Value>) => Promise<Value>;

type HashQueueSizes = {
  readonly runningMax?: number;
  readonly perAddressMax?: number;
  readonly waitingMax?: number;
};

type Waiting = { readonly begin: () => void; readonly refuse: (reason: PasswordsBusy) => void };

/**
 * @returns a function that runs work in turn. It throws PasswordsBusy when the address has no free
 * place; when nobody has one, the address with most of them gives its last one up.
 */
export function createHashQueue({
  runningMax = RUNNING_MAX,
  perAddressMax = WAITING_PER_ADDRESS_MAX,
  waitingMax = WAITING_MAX,
}: HashQueueSizes = {}): HashQueue {
  const lines = createLines(perAddressMax, waitingMax);
  let running = 0;
  return async (address, work) => {
    if (running < runningMax) running += 1;
    else await lines.wait(address);
    try {
      return await work();
    } finally {
      // The turn goes to the next in line, or is given up.
      const next = lines.next();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}

/** A line for each address, in the order in which they take turns. */
function createLines(perAddressMax: number, waitingMax: number) {
  const lines = new Map<string, Waiting[]>();
  let count = 0;

  /** Makes room by the longest line, unless the newcomer's own would be as long. */
  const makeRoom = (length: number): boolean => {
    const longest = [...lines.values()].reduce(
      (found, line) => (line.length > found.length ? line : found),
      [],
    );
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse(busy());
    count -= 1;
    return true;
  };

  return {
    wait(address: string): Promise<void> {
      const line = lines.get(address) ?? [];
      const isFull = line.length >= perAddressMax;
      if (isFull || (count >= waitingMax && !makeRoom(line.length))) return Promise.reject(busy());
      lines.set(address, line);
      count += 1;
      return new Promise((resolve, reject) => line.push({ begin: resolve, refuse: reject }));
    },
    next(): Waiting | undefined {
      const [first] = lines;
      if (first === undefined) return undefined;
      const [address, line] = first;
      lines.delete(address);
      const next = line.shift();
      if (line.length > 0) lines.set(address, line);
      count -= 1;
      return next;
    },
  };
}

const busy = (): PasswordsBusy => new PasswordsBusy('Too many passwords are hashed.');
