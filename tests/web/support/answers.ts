// Stands in for the server with replies that the real one gave: a screen is shown in each of its
// states without a second implementation of any rule.
import { keepListChoice, readListChoices } from '#api/contract/book/caller/list-choices.ts';
import { health } from '#api/contract/server/health.ts';
import type { ActWarning } from '#api/contract/wire/warnings.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';

export type FinalAnswer =
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      /** The reply of an endpoint that answers line by line. */
      readonly lines?: readonly unknown[];
      readonly after?: Promise<unknown>;
    }
  /** No answer comes back at all. */
  | 'silence'
  /** The answer is still on its way when the test ends. */
  | 'waiting';

/** It may depend on what stands behind the path. */
export type Answer = FinalAnswer | ((query: URLSearchParams) => FinalAnswer);

export const ok = (body: unknown): FinalAnswer => ({ status: 200, body });

export const okLines = (...lines: readonly unknown[]): FinalAnswer => ({
  status: 200,
  body: null,
  lines,
});

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** One value, or a list of those that were sent as lines. */
function sentIn({ headers, body }: RequestInit): unknown {
  const text = typeof body === 'string' ? body : '';
  if (new Headers(headers).get('Content-Type') !== 'application/x-ndjson') return JSON.parse(text);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** The accounts of a book in one page, as they are when nothing was kept of them. */
export const okAccounts = (accounts: readonly unknown[], position = '1.9.8.1.7.1.7'): FinalAnswer =>
  ok({ accounts, removed: [], reset: true, position, next: null });

export const problem = (
  status: number,
  code: string,
  detail: string,
  more: object = {},
): FinalAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code, ...more },
});

export type Call = {
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
};

/** How a person wants a list drawn, as most do who never said. */
const UNASKED: readonly (readonly [Endpoint, Answer])[] = [
  [readListChoices, ok({})],
  [keepListChoice, ok({})],
  [health, ok({ status: 'ok', version: 'test' })],
];

const CARDS = { hidden: [], views: [], as: 'cards' };
/** Of a person who would rather read the journal as cards. */
export const JOURNAL_AS_CARDS: readonly [Endpoint, Answer] = [
  readListChoices,
  ok({ journal: CARDS }),
];

/** Of a person who would rather look at the products as tiles. */
export const PRODUCTS_AS_TILES: readonly [Endpoint, Answer] = [
  readListChoices,
  ok({ product: CARDS }),
];

const realFetch = window.fetch;

/** Calls go to the network again, and previews say nothing. */
export function restoreServer(): void {
  window.fetch = realFetch;
  previewed = [];
}

let previewed: readonly ActWarning[] = [];

/** @param warnings what every act says that is only looked at; nothing unless a test says more. */
export function previewsSay(...warnings: readonly ActWarning[]): void {
  previewed = warnings;
}

type Queue = { readonly endpoint: Endpoint; readonly list: Answer[] };

/**
 * @param answers what each endpoint answers; a list is used up in order, its last one stays.
 * @returns the calls as they are made.
 */
export function serverAnswers(answers: readonly (readonly [Endpoint, ...Answer[]])[]): Call[] {
  const calls: Call[] = [];
  const queues: Queue[] = answers.map(([endpoint, ...list]) => ({ endpoint, list }));
  const others: Queue[] = UNASKED.map(([endpoint, answer]) => ({ endpoint, list: [answer] }));
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.origin,
    );
    const method = init?.method ?? 'GET';
    // Nothing is done by it: it is none of the calls that a test waits for.
    if (searchParams.get('preview') === 'true') return Response.json({ warnings: previewed });
    const isMeant = ({ endpoint }: Queue) => matches(endpoint, method, pathname);
    const queue = queues.find(isMeant) ?? others.find(isMeant);
    if (queue === undefined) throw new Error(`The test has no answer to ${method} ${pathname}.`);
    const asked = {
      path: `${method} ${pathname}`,
      body: typeof init?.body === 'string' ? sentIn(init) : null,
      idempotencyKey: new Headers(init?.headers).get('Idempotency-Key'),
    };
    if (queues.includes(queue)) calls.push(asked);
    const next = queue.list.length > 1 ? queue.list.shift() : queue.list[0];
    const answer = typeof next === 'function' ? next(searchParams) : next;
    if (answer === 'waiting') return new Promise<Response>(() => undefined);
    if (answer === 'silence' || answer === undefined) throw new TypeError('Failed to fetch');
    await answer.after;
    const { status, headers = {}, lines } = answer;
    if (lines !== undefined) return new Response(lines.map(lineOf).join(''), { status, headers });
    return Response.json(answer.body, { status, headers });
  };
  return calls;
}

function matches(endpoint: Endpoint, method: string, pathname: string): boolean {
  const pattern = endpoint.path.replace(/:\w+/g, '[^/]+');
  return endpoint.method === method && new RegExp(`^${pattern}$`).test(pathname);
}
