// Mounts the endpoints of the contract: who may call, with what was parsed, answered as promised.
import type { Hono } from 'hono';
import type { z } from 'zod';
import { placesKindOf } from '#api/contract/costly.ts';
import type { PlacesKind } from '#api/contract/costly.ts';
import { isCompressible, undatedReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { AT_EVENT_HEADER, AT_TIME_HEADER, BOOK_HEADER } from '#api/contract/wire/headers.ts';
import type { Readiness } from '#api/commands/rebuild/readiness.ts';
import type { Refusal } from '#api/commands/request.ts';
import { PLACES_RULES } from '#api/limits/costly-places.ts';
import type { CostlyPlaces } from '#api/limits/costly-places.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { fieldsOnWire, holdsRecord, onWire } from '#core/shapes/record.ts';
import { isConfirmed } from '#core/person/index.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { refusalOfLines } from './body/lines/read-lines.ts';
import { parseBody } from './body/parse-body.ts';
import { readBody } from './body/read-body.ts';
import type { CurrentRecord } from './body/taking-back.ts';
import type { Api, ApiContext, BookScope, SignedIn } from './env.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { chooseBook } from './guards/book-scope.ts';
import { replyOfUnprepared } from './guards/prepared-books.ts';
import { AT, momentAsked } from './guards/past-moment.ts';
import type { MomentOf } from './guards/past-moment.ts';
import { adminsOnly, notSignedIn } from './guards/session-guard.ts';
import type { ReadPerson } from './guards/session-guard.ts';
import { replyJson, setReplyHeader } from './headers.ts';
import { idempotencyOf } from './idempotency.ts';
import { parseParams } from './ids.ts';
import type { ParamsOf } from './ids.ts';
import { invalidField, invalidRequest } from './problems/field-errors.ts';
import { notFound, replyProblem } from './problems/problem.ts';
import { rejectionReply } from './rejections/reply.ts';
import type { NameOf } from './rejections/reply.ts';

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type QueryOf<E> = E extends { readonly query: infer Schema } ? OutputOf<Schema> : undefined;
type BodyOf<E> = E extends { readonly body: infer Schema } ? OutputOf<Schema> : undefined;

/** @param taken the names of the fields that the call takes, where its body is none of its own. */
export type Refuse = (refusal: Refusal, taken?: readonly string[]) => Promise<Response>;

/** What a handler is given: parsed, and by the endpoint's access the caller and the book. */
export type EndpointRequest<E extends Endpoint> = {
  readonly params: ParamsOf<E['path']>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Null on public endpoints. */
  readonly person: E['access'] extends 'public' ? null : SignedIn;
  /** The book concerned, on endpoints for members. */
  readonly book: E['access'] extends 'member' ? BookScope : null;
  /** Of a write that named one. */
  readonly idempotency: IdempotencyKey | undefined;
  /** Answers a refusal of the rules: `return refuse(outcome.rejection)`. */
  readonly refuse: Refuse;
  readonly context: ApiContext;
};

export type Handler<E extends Endpoint> = (
  asked: EndpointRequest<E>,
) => Promise<z.output<E['reply']> | Response>;

export type Mount = <const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: MountOptions<E>,
) => void;

/** Whose record a PUT writes. */
type PutTarget<E extends Endpoint> = Pick<EndpointRequest<E>, 'params' | 'person' | 'book'>;

type MountOptions<E extends Endpoint> = {
  /** For a GET with an effect: POST does the same. */
  readonly alsoPost?: boolean;
  /** The record as GET gives it, which a PUT takes back; null where there is none. */
  readonly takesBack?: (target: PutTarget<E>) => Promise<CurrentRecord | null>;
};

type MountParts = {
  readonly readPerson: ReadPerson;
  readonly nameOf: NameOf;
  readonly momentOf: MomentOf;
  readonly readiness: Readiness;
  readonly places: CostlyPlaces;
  /** Compare each reply with its schema and fail loudly: for tests. */
  readonly checkReplies: boolean;
};

type RequestParts = {
  readonly query: unknown;
  readonly body: unknown;
  readonly rawBody: unknown;
};

/** @returns the function that adds one endpoint of the contract to the app. */
export function mountOn(app: Hono<Api>, parts: MountParts): Mount {
  return (endpoint, handler, { alsoPost = false, takesBack } = {}) => {
    const speaksCore = holdsRecord(endpoint.reply);
    const placesOf = placesKindOf(endpoint);
    app.on(methodsOf(endpoint, alsoPost), endpoint.path, async (c) => {
      c.set('keepsLength', !isCompressible(endpoint));
      const readCurrent = takesBack as MountOptions<Endpoint>['takesBack'];
      const asked = await readRequest(c, endpoint, { ...parts, readCurrent });
      if (!asked.ok) return asked.rejection;
      const unprepared = await replyOfUnprepared(c, endpoint, asked.value, parts.readiness);
      if (unprepared !== null) return unprepared;
      const handle = () => handler(asked.value as EndpointRequest<typeof endpoint>);
      return withPlace(c, placesOf(namesAsked(c)), parts.places, () =>
        answerOf(c, endpoint, { asked: asked.value, handle, parts, speaksCore }),
      );
    });
  };
}

type Answering = {
  readonly asked: EndpointRequest<Endpoint>;
  readonly handle: () => Promise<unknown>;
  readonly parts: MountParts;
  /** Whether the answer is told in the terms of the core. */
  readonly speaksCore: boolean;
};

async function answerOf(
  c: ApiContext,
  endpoint: Endpoint,
  { asked, handle, parts, speaksCore }: Answering,
): Promise<Response> {
  const moment = await momentAsked(c, endpoint, asked, parts.momentOf);
  if (moment?.ok === false) return replyProblem(c, moment.rejection);
  if (moment !== null) tellMoment(c, moment.value);
  const answer = await (moment === null ? handle() : readingAt(moment.value, handle));
  if (answer instanceof Response) return answer;
  const wire = speaksCore ? onWire(endpoint.reply, answer) : answer;
  if (parts.checkReplies) checkReply(endpoint, wire);
  return replyJson(c, wire);
}

/** Most calls have no query, and none is read then. */
const namesAsked = (c: ApiContext): readonly string[] =>
  c.req.url.includes('?') ? Object.keys(c.req.queries()) : [];

/** What costs much is answered once its person has a place, which it keeps until all is sent. */
async function withPlace(
  c: ApiContext,
  kind: PlacesKind | null,
  places: CostlyPlaces,
  answer: () => Promise<Response>,
): Promise<Response> {
  const person = c.get('person');
  if (kind === null || person === null || person === undefined) return answer();
  const leave = await places[kind].take(person.id, c.req.raw.signal);
  if (leave === null) return replyProblem(c, { status: 429, ...PLACES_RULES[kind].none });
  try {
    return await answer();
  } finally {
    const finished = c.get('finished');
    if (finished === undefined) leave();
    else void finished.then(leave);
  }
}

/** Whoever names a day or an instant is told which event it was. */
function tellMoment(c: ApiContext, { seq, instant }: PastMoment): void {
  setReplyHeader(c, AT_EVENT_HEADER, String(seq));
  setReplyHeader(c, AT_TIME_HEADER, new Date(instant).toISOString());
}

/** What arrives as WHERE on a socket has become QUERY by the time it is here. */
function methodsOf({ method }: Endpoint, alsoPost: boolean): string[] {
  if (method === 'WHERE') return ['WHERE', 'QUERY'];
  return alsoPost ? [method, 'POST'] : [method];
}

/** In this order: the caller, the address, the query, the body, the book. */
async function readRequest(
  c: ApiContext,
  endpoint: Endpoint,
  parts: MountParts & { readonly readCurrent: MountOptions<Endpoint>['takesBack'] },
): Promise<Result<EndpointRequest<Endpoint>, Response>> {
  const { access } = endpoint;
  const person = access === 'public' ? null : await parts.readPerson(c);
  if (access !== 'public' && person === null) return rejected(notSignedIn(c));
  if (access === 'admin' && person?.isAdmin !== true) return rejected(adminsOnly(c));
  if (endpoint.needsConfirmedAddress === true && !isConfirmed(person?.confirmation ?? 'awaited')) {
    return rejected(await rejectionReply(c, { kind: 'address_not_confirmed' }, parts.nameOf));
  }
  const params = parseParams(c.req.param());
  if (params === null) return rejected(notFound(c));
  const current = async (query: unknown, body: unknown) => {
    const book = bookOf(c, { person, params, query, body }, endpoint);
    if (!book.ok || parts.readCurrent === undefined) return null;
    return parts.readCurrent({ params, person, book: book.value } as PutTarget<Endpoint>);
  };
  const parsed = await parse(c, endpoint, current);
  if (!parsed.ok) return parsed;
  const { query, body, rawBody } = parsed.value;
  const idempotency = idempotencyOf(c, rawBody);
  if (!idempotency.ok) return rejected(replyProblem(c, idempotency.rejection));
  const book = bookOf(c, { person, params, query, body }, endpoint);
  if (!book.ok) return book;
  return accepted({
    params,
    query,
    body,
    person,
    book: book.value,
    idempotency: idempotency.value,
    refuse: (refusal: Refusal, taken = takenBy(endpoint)) =>
      rejectionReply(c, refusal, parts.nameOf, taken),
    context: c,
  } as EndpointRequest<Endpoint>);
}

const takenBy = ({ body }: Endpoint): readonly string[] =>
  body === undefined ? [] : Object.keys(fieldsOnWire(body).shape);

type ReadCurrent = (query: unknown, body: unknown) => Promise<CurrentRecord | null>;

async function parse(
  c: ApiContext,
  endpoint: Endpoint,
  readCurrent: ReadCurrent,
): Promise<Result<RequestParts, Response>> {
  const fields: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1)
      return rejected(replyProblem(c, invalidField(name, 'Must be given once.')));
    if (name === AT) continue;
    const undated = name === 'as_on' ? undatedReason(endpoint) : null;
    if (undated !== null) return rejected(replyProblem(c, invalidField(name, undated)));
    fields[name] = values[0] ?? '';
  }
  const query = endpoint.query?.safeParse(fields);
  if (query?.success === false) return rejected(replyProblem(c, invalidRequest(query.error)));
  const unread = endpoint.lines === undefined ? null : refusalOfLines(c.req.raw);
  if (unread !== null) return rejected(replyProblem(c, unread));
  if (endpoint.body === undefined) {
    return accepted({ query: query?.data, body: undefined, rawBody: undefined });
  }
  const form = { forms: endpoint.forms === true, max: endpoint.bodyMax };
  const read = await readBody(c.req.raw, { schema: fieldsOnWire(endpoint.body), ...form });
  if (!read.ok) return rejected(replyProblem(c, read.rejection));
  const schema = endpoint.body;
  const body = await parseBody(read.value, schema, () => readCurrent(query?.data, read.value));
  if (!body.ok) return rejected(replyProblem(c, body.rejection));
  return accepted({ query: query?.data, body: body.value, rawBody: read.value });
}

type BookHints = {
  readonly person: SignedIn | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: unknown;
  readonly body: unknown;
};

function bookOf(
  c: ApiContext,
  { person, params, query, body }: BookHints,
  endpoint: Endpoint,
): Result<BookScope | null, Response> {
  if (endpoint.access !== 'member' || person === null) return accepted(null);
  const chosen = chooseBook(person.books, {
    path: params['bookId'],
    query: memberOf(query, 'book_id'),
    body: memberOf(body, 'book_id') ?? memberOf(body, 'bookId'),
    header: c.req.header(BOOK_HEADER),
  });
  if (chosen.ok) return chosen;
  return rejected(
    chosen.rejection === 'not_found'
      ? notFound(c)
      : replyProblem(c, invalidField('book_id', 'Must name the same book throughout the request.')),
  );
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;

function checkReply(endpoint: Endpoint, answer: unknown): void {
  const { success, error } = endpoint.reply.safeParse(answer);
  invariant(
    success,
    `The reply of ${endpoint.method} ${endpoint.path} is as the contract says: ${error?.message}`,
  );
}
