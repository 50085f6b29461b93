// A proxy between clients and a server that holds requests back, so that they overtake each other,
// sends some of them twice, and loses requests and answers.
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '#tests/bench/ground/dice.ts';
import { laterUndo } from '../ground/left-behind.ts';

/** Shares of all requests, in hundredths. */
export type Mischief = {
  readonly duplicated: number;
  /** The server never sees it. */
  readonly lost: number;
  /** The server answers and the client never hears of it. */
  readonly unanswered: number;
  /** The connection ends amid the body. */
  readonly torn: number;
  /** Takes the idempotency key away: for the control that must fail. */
  readonly withoutKeys?: boolean;
};

export type RequestProxy = {
  readonly address: string;
  readonly seen: {
    requests: number;
    duplicated: number;
    lost: number;
    unanswered: number;
    torn: number;
    /** How many requests reached the server before one that had come earlier. */
    overtaken: number;
  };
  /** Requests whose copies were answered with different bodies. */
  readonly contradicted: string[];
  readonly close: () => void;
};

type Held = {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Most wait little; one in eight so long that what came later is served first. */
const HELD_MILLISECONDS = 12;
const LONG_EACH = 8;
const LONG_MILLISECONDS = 150;
/** A copy comes at once, or after its twin was answered. */
const COPY_MILLISECONDS = 400;

export async function openProxy(
  target: () => string,
  { withoutKeys = false, ...mischief }: Mischief,
  chance: Dice,
): Promise<RequestProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const seen = { requests: 0, duplicated: 0, lost: 0, unanswered: 0, torn: 0, overtaken: 0 };
  const contradicted: string[] = [];
  let newestSent = 0;
  const hold = () =>
    pause(chance(LONG_EACH) === 0 ? chance(LONG_MILLISECONDS) : chance(HELD_MILLISECONDS));
  const fate = fateOf(mischief, chance);

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    seen.requests += 1;
    const ticket = seen.requests;
    const held = await received(incoming, withoutKeys);
    const what = fate();
    if (what !== null) seen[what] += 1;
    await hold();
    if (ticket < newestSent) seen.overtaken += 1;
    newestSent = Math.max(newestSent, ticket);
    if (what === 'lost') return void incoming.socket.destroy();
    if (what === 'torn') {
      await tear(target(), held);
      return void incoming.socket.destroy();
    }
    const first = forward(agent, target(), held);
    if (what === 'duplicated') {
      void compare(first, later(chance, agent, target, held), contradicted);
    }
    const reply = await first;
    if (reply === null || what === 'unanswered') return void incoming.socket.destroy();
    outgoing.writeHead(reply.status, { 'content-type': reply.headers['content-type'] ?? '' });
    outgoing.end(reply.body);
  };

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = laterUndo(() => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    contradicted,
    close: () => void close(),
  };
}

type Fate = 'duplicated' | 'lost' | 'unanswered' | 'torn' | null;

function fateOf({ duplicated, lost, unanswered, torn }: Mischief, chance: Dice): () => Fate {
  return () => {
    const drawn = chance(100);
    if (drawn < duplicated) return 'duplicated';
    if (drawn < duplicated + lost) return 'lost';
    if (drawn < duplicated + lost + unanswered) return 'unanswered';
    return drawn < duplicated + lost + unanswered + torn ? 'torn' : null;
  };
}

async function received(incoming: IncomingMessage, withoutKeys: boolean): Promise<Held> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { url = '/', method = 'GET', headers } = incoming;
  const { connection: _, 'idempotency-key': key, ...rest } = headers;
  return {
    path: url,
    method,
    headers: { ...rest, ...(!withoutKeys && key !== undefined && { 'idempotency-key': key }) },
    body: Buffer.concat(chunks),
  };
}

/** @returns null when the server could not be reached or hung up. */
function forward(agent: Agent, target: string, held: Held): Promise<Reply | null> {
  return new Promise((resolve) => {
    const { path, method, headers } = held;
    const asking = request(`${target}${path}`, { agent, method, headers });
    asking.on('error', () => resolve(null));
    asking.on('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => void chunks.push(chunk));
      reply.on('error', () => resolve(null));
      reply.on('end', () => {
        const { statusCode: status = 0, headers: got } = reply;
        resolve({ status, headers: got, body: Buffer.concat(chunks) });
      });
    });
    asking.end(held.body);
  });
}

async function later(
  chance: Dice,
  agent: Agent,
  target: () => string,
  held: Held,
): Promise<Reply | null> {
  if (chance(2) === 0) await pause(chance(COPY_MILLISECONDS));
  return forward(agent, target(), held);
}

/** Sends the head and half of the body, and ends the connection. */
async function tear(target: string, { path, method, headers, body }: Held): Promise<void> {
  const asking = request(`${target}${path}`, { method, headers, agent: false });
  asking.on('error', () => undefined);
  asking.write(body.subarray(0, body.length / 2));
  await pause(HELD_MILLISECONDS);
  asking.destroy();
}

async function compare(
  first: Promise<Reply | null>,
  second: Promise<Reply | null>,
  contradicted: string[],
): Promise<void> {
  const [one, other] = await Promise.all([first, second]);
  if (one?.status !== 200 || other?.status !== 200 || one.body.equals(other.body)) return;
  contradicted.push(`${one.body.toString()} and ${other.body.toString()}`);
}
