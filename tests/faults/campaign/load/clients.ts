// Clients who post without pause, each request under its key until it is answered, and one in five
// twice, as when a person presses the button again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Door } from '#tests/faults/load.ts';
import type { Dice } from '#tests/bench/ground/dice.ts';
import type { Acknowledged, OutsideRecord } from '../record/outside-record.ts';
import { call } from './call.ts';
import { post } from './post.ts';
import type { PostOrder } from './post.ts';

export type Load = {
  readonly record: OutsideRecord;
  /** Keys for which two answers differed. */
  readonly contradicted: string[];
  /** Answers that nothing in the campaign may cause. */
  readonly strange: string[];
  requests: number;
  /** Second copies among them, sent on purpose. */
  copies: number;
};

export const newLoad = (record: OutsideRecord): Load => ({
  record,
  contradicted: [],
  strange: [],
  requests: 0,
  copies: 0,
});

const RETRY_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 90_000;
/** One in so many goes out twice. */
const TWICE_EACH = 5;

export type Manner = {
  /** Where the n-th sending of a request goes: several servers, several books. */
  readonly door: (client: number, sending: number) => Door;
  readonly clients: number;
  readonly dice: Dice;
  /** Between two requests of a client. */
  readonly pauseMilliseconds?: number;
  /** Clients beside them who only read. */
  readonly readers?: number;
  /** Whether the clients send copies; a proxy may do it instead. */
  readonly twice?: boolean;
  /** Ends the load by itself; without it, it goes on until it is stopped. */
  readonly isEnough?: () => boolean;
};

export type Running = {
  /** @returns once everything that was begun is answered. */
  readonly stop: () => Promise<void>;
  readonly over: Promise<void>;
  /** Leaves what was not answered unanswered, as when the clients lost their power as well. */
  readonly giveUp: () => void;
};

let runs = 0;

export function startLoad(load: Load, manner: Manner): Running {
  runs += 1;
  const name = `run-${runs}`;
  let stopped = false;
  const gone = new AbortController();
  const isOver = () => stopped || manner.isEnough?.() === true;
  const work = async (client: number) => {
    for (let turn = 1; !isOver(); turn += 1) {
      const wanted = { key: `${name}-client-${client}-${turn}`, rupees: (turn % 97) + 1 };
      load.record.asked.add(wanted.key);
      const again = manner.twice !== false && manner.dice(TWICE_EACH) === 0;
      load.copies += again ? 1 : 0;
      const sendings = again ? [0, 1] : [0];
      await Promise.all(
        sendings.map((at) => insist(load, manner, { wanted, client, at }, gone.signal)),
      );
      await pause(manner.pauseMilliseconds ?? 0);
    }
  };
  const look = async (client: number) => {
    while (!isOver()) {
      load.requests += 1;
      const status = await readPage(manner.door(client, 0));
      if (!PASSING.has(status)) load.strange.push(`a page was answered with ${status}`);
      await pause(status === 200 ? (manner.pauseMilliseconds ?? 0) : RETRY_MILLISECONDS);
    }
  };
  const over = Promise.all([
    ...Array.from({ length: manner.clients }, (_, at) => work(at)),
    ...Array.from({ length: manner.readers ?? 0 }, (_, at) => look(at)),
  ]).then(() => undefined);
  return {
    over,
    giveUp: () => {
      stopped = true;
      gone.abort();
    },
    stop: () => {
      stopped = true;
      return over;
    },
  };
}

/** No answer, an answer, and the answer that it cannot be given now. */
const PASSING: ReadonlySet<number> = new Set([0, 200, 503]);

/** @returns the status of a page of journals; 0 when there was no answer. */
export async function readPage({ address, cookie, bookId }: Door): Promise<number> {
  const path = `/api/islogin/journal?limit=20&book_id=${bookId}`;
  return (await call(address, { path, headers: { cookie } }))?.status ?? 0;
}

type Turn = { readonly wanted: PostOrder; readonly client: number; readonly at: number };

/** Sends until somebody answers; what is answered is written down before anything else. */
async function insist(
  load: Load,
  { door }: Pick<Manner, 'door'>,
  { wanted, client, at }: Turn,
  gone?: AbortSignal,
): Promise<void> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  const { record, strange } = load;
  for (let sending = at; Date.now() < until; sending += 1) {
    load.requests += 1;
    const posted = await post(door(client, sending), wanted);
    if (posted.kind === 'acknowledged') return keep(load, record, posted.one);
    if (posted.kind === 'strange') strange.push(`${wanted.key}: ${posted.status} ${posted.text}`);
    await pause(RETRY_MILLISECONDS);
    if (gone?.aborted) return;
  }
  strange.push(`${wanted.key} was never answered.`);
}

const told = new WeakMap<OutsideRecord, Map<string, string>>();

async function keep(load: Load, record: OutsideRecord, one: Acknowledged): Promise<void> {
  const before = told.get(record) ?? new Map<string, string>();
  told.set(record, before);
  const first = before.get(one.key);
  if (first !== undefined && first !== one.reply) load.contradicted.push(one.key);
  before.set(one.key, one.reply);
  if (first === undefined) await record.acknowledge(one);
}

/** @returns how long it takes until so many pages that are asked for at once all come. */
export async function untilRead(door: () => Door, atOnce: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const asked = Array.from({ length: atOnce }, () => readPage(door()));
    if ((await Promise.all(asked)).every((status) => status === 200)) break;
    if (performance.now() - began > PATIENCE_MILLISECONDS) break;
  }
  return performance.now() - began;
}

/** @returns how long it takes from now until a new journal is acknowledged. */
export async function untilPosted(load: Load, door: () => Door, key: string): Promise<number> {
  const began = performance.now();
  load.record.asked.add(key);
  await insist(load, { door }, { wanted: { key, rupees: 1 }, client: 0, at: 0 });
  return performance.now() - began;
}
