import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  CallerGone,
  createDrawingQueue,
  DrawingQueueFull,
} from '#api/documents/sheets/drawing-queue.ts';

const [MEERA, RAVI] = [1, 2];
const here = () => new AbortController().signal;

/** Work that is done when the test says so. */
function slowWork() {
  const steps: (() => void)[] = [];
  const began: string[] = [];
  const work = (name: string) => () => {
    began.push(name);
    return new Promise<string>((done) => steps.push(() => done(name)));
  };
  /** Ends what is under way, and whatever then begins, until nothing does. */
  async function endAll(): Promise<void> {
    await setImmediate();
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      step();
      // A turn that ends, the next that begins, and its work.
      await setImmediate();
    }
  }
  return { began, work, endAll };
}

describe('the queue for files', () => {
  test('lets persons take turns: 120 files of one hold another up by two', async () => {
    const queue = createDrawingQueue({ atOnce: 1, waitingMax: 200, waitMilliseconds: 60_000 });
    const { began, work, endAll } = slowWork();
    const many = Array.from({ length: 120 }, (_, n) => queue.run(MEERA, here(), work(`m${n}`)));
    const one = queue.run(RAVI, here(), work('ravi'));
    await endAll();
    expect(await one).toBe('ravi');
    expect(began.indexOf('ravi')).toBeLessThanOrEqual(2);
    expect(await Promise.all(many)).toHaveLength(120);
  });

  test('refuses whoever comes beyond those that may wait, and who waits too long', async () => {
    const queue = createDrawingQueue({ atOnce: 1, waitingMax: 1, waitMilliseconds: 20 });
    const { work, endAll } = slowWork();
    const first = queue.run(MEERA, here(), work('first'));
    const second = queue.run(MEERA, here(), work('second'));
    await expect(queue.run(RAVI, here(), work('third'))).rejects.toBeInstanceOf(DrawingQueueFull);
    await expect(second).rejects.toBeInstanceOf(DrawingQueueFull);
    await endAll();
    expect(await first).toBe('first');
  });

  test('does nothing for callers who are gone, and goes on with the others', async () => {
    const queue = createDrawingQueue({ atOnce: 1, waitingMax: 9, waitMilliseconds: 60_000 });
    const { began, work, endAll } = slowWork();
    const caller = new AbortController();
    const first = queue.run(MEERA, here(), work('first'));
    const gone = queue.run(MEERA, caller.signal, work('gone'));
    const last = queue.run(RAVI, here(), work('last'));
    caller.abort();
    await expect(gone).rejects.toBeInstanceOf(CallerGone);
    await expect(queue.run(RAVI, caller.signal, work('late'))).rejects.toBeInstanceOf(CallerGone);
    await endAll();
    expect([await first, await last]).toStrictEqual(['first', 'last']);
    expect(began).toStrictEqual(['first', 'last']);
  });

  test('gives the turn to the next when work fails', async () => {
    const queue = createDrawingQueue({ atOnce: 1, waitingMax: 9, waitMilliseconds: 60_000 });
    const failing = queue.run(MEERA, here(), () => Promise.reject(new Error('Away.')));
    const next = queue.run(MEERA, here(), () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('Away.');
    expect(await next).toBe('next');
  });
});
