// Reads a stream of events as a client does, without waiting for an end that does not come.
import { change } from '#api/contract/entity/changes.ts';
import type { Change } from '#api/contract/entity/changes.ts';

export type Frame = {
  readonly id: string | null;
  readonly retry: string | null;
  /** Null for a comment. */
  readonly data: Change | null;
};

export type Stream = {
  /** @returns the next event, comments passed over; null when the stream has ended. */
  readonly next: (patienceMs?: number) => Promise<Frame | null>;
  /** @returns the next event or comment. */
  readonly nextOfAny: (patienceMs?: number) => Promise<Frame | null>;
  /** Events until none comes for so long. */
  readonly all: (quietMs?: number) => Promise<readonly Frame[]>;
  readonly close: () => Promise<void>;
};

const PATIENCE_MS = 10_000;
const QUIET_MS = 300;
const NOTHING = Symbol('nothing came in time');

/** The answer to HEAD has the headers of a stream and nothing behind them. */
export const isStream = (reply: Response): boolean =>
  reply.body !== null &&
  reply.headers.get('Content-Type')?.startsWith('text/event-stream') === true;

export function readStream(reply: Response): Stream {
  if (!isStream(reply) || reply.body === null) throw new Error(`No stream: ${reply.status}.`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let reading: Promise<ReadableStreamReadResult<string>> | null = null;

  const within = async (ms: number): Promise<Frame | null | typeof NOTHING> => {
    const until = performance.now() + ms;
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const frame = frameOf(text.slice(0, end));
        text = text.slice(end + 2);
        return frame;
      }
      reading ??= reader.read();
      const chunk = await inTime(reading, until - performance.now());
      if (chunk === NOTHING) return NOTHING;
      reading = null;
      if (chunk.done) return null;
      text += chunk.value;
    }
  };
  const nextOfAny = async (patienceMs = PATIENCE_MS): Promise<Frame | null> => {
    const frame = await within(patienceMs);
    if (frame === NOTHING) throw new Error(`Nothing came within ${patienceMs} ms.`);
    return frame;
  };
  return {
    nextOfAny,
    async next(patienceMs) {
      for (;;) {
        const frame = await nextOfAny(patienceMs);
        if (frame === null || frame.data !== null) return frame;
      }
    },
    async all(quietMs = QUIET_MS) {
      const frames: Frame[] = [];
      for (;;) {
        const frame = await within(quietMs);
        if (frame === NOTHING || frame === null) return frames;
        if (frame.data !== null) frames.push(frame);
      }
    },
    close: async () => {
      await reader.cancel().catch(() => undefined);
    },
  };
}

/** @returns what the first event of a stream says; the stream is then closed. */
export async function firstOf(reply: Response): Promise<Change | null> {
  const stream = readStream(reply);
  const frame = await stream.next();
  await stream.close();
  return frame?.data ?? null;
}

async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof NOTHING> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof NOTHING>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}

function frameOf(text: string): Frame {
  const lines = text.split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
  const data = field('data');
  return {
    id: field('id'),
    retry: field('retry'),
    data: data === null ? null : change.parse(JSON.parse(data)),
  };
}
