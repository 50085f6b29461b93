// What an endpoint is: data that the server mounts, the browser calls and OpenAPI prints.
import type { z } from 'zod';
import type { AnyRecord } from '#core/shapes/record.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';

/** Who may call: anybody, a signed-in person, a member of the book concerned, or an admin. */
export type Access = 'public' | 'signed-in' | 'member' | 'admin';

/** WHERE is a read with a body; the server answers QUERY at the same path alike. */
export type ReadEndpoint = EndpointParts & {
  readonly method: 'GET' | 'WHERE';
  /**
   * The kinds of record that the reply shows something of: it may be another one once a record of
   * such a kind was touched. A name with a colon is the parameter of the path that says the kind.
   */
  readonly shows: readonly EntityKind[] | ':entity' | ':kind';
  /** Set on a call of a book that answers the present only: why `at` has no meaning there. */
  readonly presentOnly?: string;
  /** Set on a call of a book that takes no `as_on`: why a day of entry has no meaning there. */
  readonly undated?: string;
  /** Set where a call for everybody who is signed in reads a book that it names. */
  readonly readsBook?: true;
  /**
   * Set where the reply tells of many books: of those of the caller or of all, by the rows of every
   * projection or of one. It waits until these are whole after an update.
   */
  readonly acrossBooks?: { readonly of: 'caller' | 'all'; readonly projection?: string };
};

export type WriteEndpoint = EndpointParts & { readonly method: 'POST' | 'PUT' | 'DELETE' };

export type Endpoint = ReadEndpoint | WriteEndpoint;

type EndpointParts = {
  /** Hono's path syntax: `/api/islogin/book/:bookId/account`. */
  readonly path: string;
  readonly summary: string;
  /** Set on what goes in a later release: what to call instead. */
  readonly deprecated?: string;
  /** Set where a GET changes something too. */
  readonly changes?: true;
  /** Set on what changes something and takes no Idempotency-Key: calls of the session, secrets. */
  readonly takesNoKey?: true;
  /**
   * Set where the reply holds a link, code, key or token. Such a reply is never compressed, and
   * holds nothing that the caller wrote.
   */
  readonly answersSecret?: true;
  readonly access: Access;
  /** Set on what changes nothing but how the caller alone sees the book. */
  readonly ofCaller?: true;
  /** Set on what writes to others in the caller's name, which only a confirmed address may. */
  readonly needsConfirmedAddress?: true;
  readonly query?: z.ZodObject;
  /** A record is taken as the core has it: routes get and screens give its values. */
  readonly body?: z.ZodObject | AnyRecord;
  /** How large the body may be where the usual is too little, in bytes and in values. */
  readonly bodyMax?: { readonly bytesMax: number; readonly valuesMax: number };
  /** Encodings beside JSON that the body may come in. */
  readonly forms?: boolean;
  /**
   * Set where the body is newline-delimited JSON: one of its lines. The reply's lines are a list.
   */
  readonly lines?: z.ZodObject | AnyRecord;
  /** Where it holds a record, routes give and screens get what the core has of it. */
  readonly reply: z.ZodType;
  /**
   * Set where the answer is no JSON. Of a stream of events `reply` is one of them; of a file it is
   * the text that nobody reads as JSON.
   */
  readonly media?:
    | 'text/event-stream'
    | 'application/pdf'
    | 'application/zip'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  /** Codes of the problems that this endpoint answers beside those of every endpoint. */
  readonly refusals?: readonly string[];
};

const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

export const changesSomething = ({ method, changes }: Endpoint): boolean =>
  changes === true || CHANGING.has(method);

/** @returns whether a request that is sent again under its key is answered as it was before. */
export const takesKey = (endpoint: Endpoint): boolean =>
  changesSomething(endpoint) && endpoint.takesNoKey !== true;

/** @returns whether the reply may be compressed: its length then tells nothing worth guessing. */
export const isCompressible = ({ answersSecret, takesNoKey }: Endpoint): boolean =>
  answersSecret !== true && takesNoKey !== true;

const NOT_OF_A_BOOK = 'This call is not about a book.';

/**
 * @returns why a call takes no `at`, or null where it answers as the books were known then. What
 *   is no book's has no past that a person may read.
 */
export function presentOnlyReason(endpoint: Endpoint): string | null {
  if (changesSomething(endpoint)) return 'The past is read; it is not written.';
  if (endpoint.method !== 'GET' && endpoint.method !== 'WHERE') return null;
  const ofBook = endpoint.access === 'member' || endpoint.readsBook === true;
  return ofBook ? (endpoint.presentOnly ?? null) : NOT_OF_A_BOOK;
}

const UNDATED = 'What this call answers is not told by the day that it is dated.';

/** @returns why a call takes no `as_on`, or null where it leaves out what is dated later. */
export function undatedReason(endpoint: Endpoint): string | null {
  if (endpoint.query !== undefined && 'as_on' in endpoint.query.shape) return null;
  if (endpoint.method !== 'GET' && endpoint.method !== 'WHERE') {
    return 'Only what is read can be asked for as of a day.';
  }
  const ofBook = endpoint.access === 'member' || endpoint.readsBook === true;
  return ofBook ? (endpoint.undated ?? UNDATED) : NOT_OF_A_BOOK;
}

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
