// One request, and how long it was open. What is not answered is null: nobody knows.
import { Agent, request } from 'node:http';

export type Answer = { readonly status: number; readonly text: string };

export type Call = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly patienceMilliseconds?: number;
};

/** Longer than any request may be open, so that one that is too long is seen. */
const PATIENCE_MILLISECONDS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export const closeConnections = (): void => agent.destroy();

/** The longest that a request was open since the last look. */
let longest = 0;

export function longestOpen(): number {
  const was = longest;
  longest = 0;
  return was;
}

export function call(address: string, sent: Call): Promise<Answer | null> {
  const { body, headers = {}, patienceMilliseconds = PATIENCE_MILLISECONDS } = sent;
  const { method = body === undefined ? 'GET' : 'POST', path } = sent;
  const text = body === undefined ? null : JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      longest = Math.max(longest, performance.now() - began);
      resolve(answer);
    };
    const asking = request(`${address}${path}`, {
      agent,
      method,
      timeout: patienceMilliseconds,
      headers: {
        ...(text !== null && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => settle(null));
    asking.on('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => void chunks.push(chunk));
      reply.on('error', () => settle(null));
      reply.on('end', () =>
        settle({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    asking.end(text ?? undefined);
  });
}
