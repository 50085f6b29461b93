// Whose work is next where there is room for little at a time: the persons take turns, few wait,
// and nothing is done for a caller who is gone.
import { createTurns } from '../turns.ts';

/** No place to wait in, or no turn in time: the caller should ask again. */
export class DrawingQueueFull extends Error {
  override name = 'DrawingQueueFull';
}

/** Nobody reads the answer any more. */
export class CallerGone extends Error {
  override name = 'CallerGone';
}

type DrawingQueueSize = {
  readonly atOnce: number;
  readonly waitingMax: number;
  readonly waitMilliseconds: number;
};

type DrawingQueue = {
  /**
   * Does the work in the turn of a person; what it needs should be read in it, so that those who
   * wait hold nothing. Throws DrawingQueueFull and CallerGone.
   */
  readonly run: <Value>(
    personId: number,
    signal: AbortSignal,
    work: () => Promise<Value>,
  ) => Promise<Value>;
};

type Waiting = { readonly begin: (end: () => void) => void; isOver: boolean };

export function createDrawingQueue(size: DrawingQueueSize): DrawingQueue {
  const turns = createTurns<Waiting>();
  let running = 0;
  let waiting = 0;

  function assign(): void {
    while (running < size.atOnce) {
      const turn = turns.take();
      if (turn === null) return;
      if (turn.item.isOver) turn.end();
      else begin(turn);
    }
  }

  function begin({ item, end }: NonNullable<ReturnType<typeof turns.take>>): void {
    running += 1;
    item.begin(() => {
      running -= 1;
      end();
      assign();
    });
  }

  /** @returns what ends the turn. */
  function turnOf(personId: number, signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(new CallerGone());
    if (waiting >= size.waitingMax) return Promise.reject(new DrawingQueueFull());
    waiting += 1;
    return new Promise((done, failed) => {
      const over = () => {
        item.isOver = true;
        waiting -= 1;
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const giveUp = (error: Error) => {
        over();
        failed(error);
      };
      const leave = () => giveUp(new CallerGone());
      const item: Waiting = {
        isOver: false,
        begin: (end) => {
          over();
          done(end);
        },
      };
      const timer = setTimeout(() => giveUp(new DrawingQueueFull()), size.waitMilliseconds);
      signal.addEventListener('abort', leave, { once: true });
      turns.add(personId, item);
      assign();
    });
  }

  return {
    async run(personId, signal, work) {
      const end = await turnOf(personId, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
