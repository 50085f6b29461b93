// The only place that knows HTTP. A call takes an endpoint of the contract and what it needs, and
// gives back a result: never an exception, and never a reply that the contract does not describe.
import type { z } from 'zod';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { isRecord, onWire } from '#core/shapes/record.ts';
import type { AnyRecord } from '#core/shapes/record.ts';
import { previewReply } from '#api/contract/wire/warnings.ts';
import type { Failure } from './failure.ts';
import { notePreparing, noteReady } from './preparing.ts';
import { momentQuery, shownMoment, writesIntoPast } from './past/calls.ts';
import type { PageMoment } from './past/moment.ts';

export type CallResult<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly failure: Failure };

/** The names behind a colon: `/book/:bookId/account` has `bookId`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<E extends Endpoint> = [ParamsOf<E['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamsOf<E['path']>, number | string>> };
type Query<E extends Endpoint> = E['query'] extends z.ZodObject
  ? // Whatever it is, it travels as text.
    { readonly query?: Readonly<Partial<Record<keyof z.input<E['query']>, string | number>>> }
  : { readonly query?: undefined };
type Body<E extends Endpoint> = E['body'] extends z.ZodObject
  ? { readonly body: z.input<E['body']> }
  : E['body'] extends AnyRecord
    ? { readonly body: z.output<E['body']> & NoWireNames }
    : { readonly body?: undefined };
/** What a record does not have is not sent, so a name of the wire in it is a slip. */
type NoWireNames = { readonly [name: `${string}_${string}`]: never };

export type CallInput<E extends Endpoint> = Params<E> &
  Query<E> &
  Body<E> & {
    /** Made once when a form opens, so that sending it twice does it once. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    /** Which past is read, null for the present; that of the page on the screen unless given. */
    readonly moment?: PageMoment | null;
    /** Whether it is sent to its end also when the page is closed meanwhile. */
    readonly outlivesPage?: boolean;
  };

type CallParts = {
  readonly params?: Readonly<Record<string, number | string>> | undefined;
  readonly query?: Readonly<Record<string, number | string | undefined>> | undefined;
  readonly body?: unknown;
  /** Newline-delimited JSON, where the endpoint takes that. */
  readonly lines?: string;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly moment?: PageMoment | null | undefined;
  readonly outlivesPage?: boolean | undefined;
};

let heardUnauthorised: () => void = () => undefined;

/** @param listener hears of every 401 on a data call, to check the session again. */
export function onUnauthorised(listener: () => void): void {
  heardUnauthorised = listener;
}

/** A write of this page, and how far the log of its book had come by its reply. */
type OwnWrite = { readonly bookId: number; readonly seq: number };

const writeListeners = new Set<(write: OwnWrite) => void>();

/**
 * @param listener hears of each write of this page before whoever made it.
 * @returns what ends that.
 */
export function onOwnWrite(listener: (write: OwnWrite) => void): () => void {
  writeListeners.add(listener);
  return () => void writeListeners.delete(listener);
}

function noteWrite({ headers }: Response): void {
  const write = { bookId: Number(headers.get(BOOK_HEADER)), seq: Number(headers.get(SEQ_HEADER)) };
  if (write.seq > 0) for (const listener of writeListeners) listener(write);
}

export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<CallResult<z.output<E['reply']>>> {
  if (writesIntoPast(endpoint)) return failed(IN_THE_PAST);
  const response = await send(endpoint, input);
  if (response === null) return failed({ kind: 'network' });
  noteWrite(response);
  const body = await bodyOf(response);
  // Whoever asked has lost interest halfway through the reply.
  if (input.signal?.aborted === true) return failed({ kind: 'network' });
  if (response.status !== 200) {
    if (response.status === 401 && endpoint.access !== 'public') heardUnauthorised();
    const failure = refusalOf(response.status, body);
    notePreparing(failure);
    return failed(failure);
  }
  if (endpoint.access === 'member') noteReady();
  const reply = endpoint.reply.safeParse(body);
  if (reply.success) return { ok: true, value: reply.data as z.output<E['reply']> };
  console.warn(`The reply of ${endpoint.method} ${endpoint.path} has an unknown shape.`);
  return failed({ kind: 'unreadable', status: 200 });
}

/** @returns what is unusual about an act that is not done, or what it would be refused for. */
export async function previewCall(
  endpoint: Endpoint,
  { params, query, body, signal }: CallParts,
): Promise<CallResult<z.output<typeof previewReply>>> {
  const asked = { params, body, signal, query: { ...query, preview: 'true' } };
  const response = await send(endpoint, asked);
  if (response === null) return failed({ kind: 'network' });
  const answer = await bodyOf(response);
  if (response.status !== 200) return failed(refusalOf(response.status, answer));
  const reply = previewReply.safeParse(answer);
  return reply.success
    ? { ok: true, value: reply.data }
    : failed({ kind: 'unreadable', status: 200 });
}

/** Begins to read an endpoint whose answer is a stream. @returns null when no answer came. */
export async function begin<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Response | null> {
  return send(endpoint, input);
}

/** As `begin`, of an endpoint that takes lines. */
export const beginLines = (
  endpoint: Endpoint,
  sent: Pick<CallParts, 'query' | 'lines' | 'signal'>,
): Promise<Response | null> => send(endpoint, sent);

/** @returns why an answer that should be a stream is none. */
export async function refusedBy(response: Response, { access }: Endpoint): Promise<Failure> {
  if (response.status === 401 && access !== 'public') heardUnauthorised();
  return refusalOf(response.status, await bodyOf(response));
}

const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});

/** No control of a page of the past writes; what does so all the same is a fault of ours. */
const IN_THE_PAST: Failure = {
  kind: 'text',
  status: 409,
  text: 'You see the past. Go back to now to change the books.',
};

async function send(endpoint: Endpoint, input: CallParts): Promise<Response | null> {
  const headers = new Headers({ Accept: endpoint.media ?? 'application/json' });
  const { body, lines } = input;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (lines !== undefined) headers.set('Content-Type', 'application/x-ndjson');
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      body: lines ?? (body === undefined ? null : JSON.stringify(bodyOnWire(endpoint, body))),
      signal: input.signal ?? null,
      keepalive: input.outlivesPage ?? false,
    });
  } catch {
    return null;
  }
}

/** A record is given as the core has it. */
const bodyOnWire = ({ body: schema }: Endpoint, body: unknown): unknown =>
  isRecord(schema) ? onWire(schema, body) : body;

function addressOf(endpoint: Endpoint, { params = {}, query = {}, moment }: CallParts): string {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  const asked = {
    ...momentQuery(endpoint, moment === undefined ? shownMoment() : moment),
    ...query,
  };
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, body: unknown): Failure {
  if (typeof body === 'string') return { kind: 'text', status, text: body };
  const known = problem.safeParse(body);
  return known.success
    ? { kind: 'problem', status, problem: known.data }
    : { kind: 'unreadable', status };
}
