// Clients who have a book's stream of changes open, and connect again whenever it ends, as a
// browser's EventSource does.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { change } from '#api/contract/entity/changes.ts';
import type { Change } from '#api/contract/entity/changes.ts';
import type { Door } from '#tests/faults/load.ts';
import { laterUndo } from '../ground/left-behind.ts';

/** What a client was told by one event of the stream, and how far it had heard before. */
type Announcement = {
  readonly after: number;
  readonly seq: number;
  readonly kinds: readonly string[];
  /** It is to read everything anew. */
  readonly everything: boolean;
};

export type Listener = {
  readonly told: readonly Announcement[];
  /** How far it has heard; 0 before the first event. */
  readonly heard: () => number;
  /** How often it had to connect. */
  readonly connections: () => number;
  readonly stop: () => void;
};

const AGAIN_MILLISECONDS = 200;

type Reading = {
  /** Asked at every connection: a server that was started again has another address. */
  readonly door: () => Door;
  /** Whether it says how far it had heard; one that does not misses what came meanwhile. */
  readonly resumes: boolean;
};

export function startListener({ door, resumes }: Reading): Listener {
  const told: Announcement[] = [];
  let heard = 0;
  let connections = 0;
  let stopped = false;
  let hangUp = () => undefined as void;
  const hear = (data: Change) => {
    const { seq, kinds, everything = false } = data;
    if (seq === undefined || data.shared === true) return;
    // Where it begins to listen there is nothing that it could have missed.
    if (heard > 0) told.push({ after: heard, seq, kinds, everything });
    heard = Math.max(heard, seq);
  };
  const listen = async () => {
    while (!stopped) {
      connections += 1;
      await listenOnce(door(), resumes && heard > 0 ? heard : null, hear, (end) => {
        hangUp = end;
      });
      if (!stopped) await pause(AGAIN_MILLISECONDS);
    }
  };
  const stop = () => {
    stopped = true;
    hangUp();
  };
  laterUndo(stop);
  void listen();
  return { told, heard: () => heard, connections: () => connections, stop };
}

/** @returns once the stream is over, however it ended. */
function listenOnce(
  { address, bookId, cookie }: Door,
  after: number | null,
  hear: (data: Change) => void,
  began: (end: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const asking = request(`${address}/api/islogin/book/${bookId}/changes`, {
      agent: false,
      headers: { cookie, ...(after !== null && { 'last-event-id': String(after) }) },
    });
    began(() => void asking.destroy());
    asking.on('error', () => resolve());
    asking.on('close', () => resolve());
    asking.on('response', (reply) => {
      if (reply.statusCode !== 200) return void asking.destroy();
      const events = eventsOf(hear);
      reply.setEncoding('utf8');
      reply.on('data', events);
      reply.on('error', () => undefined);
    });
    asking.end();
  });
}

const eventsOf = (hear: (data: Change) => void): ((text: string) => void) => {
  let waiting = '';
  return (text) => {
    const frames = (waiting + text).split('\n\n');
    waiting = frames.pop() ?? '';
    for (const frame of frames) {
      const line = frame.split('\n').find((one) => one.startsWith('data: '));
      if (line !== undefined) hear(change.parse(JSON.parse(line.slice('data: '.length))));
    }
  };
};
