// Remote state. A key is the endpoint and what it was asked, so two screens that ask the same share
// one answer, and a write can name what it made old.
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { call } from './call.ts';
import type { CallInput } from './call.ts';
import { ASK_AGAIN_MS, preparingOf } from './preparing.ts';
import { momentOf } from './past/caches.ts';
import { sentenceOf } from './failure.ts';
import type { Failure } from './failure.ts';

/** TanStack Query wants a rejection; the failure rides on it and comes out of `failureOf`. */
export type CallFailed = Error & { readonly failure: Failure };

export const failureOf = (error: CallFailed | null): Failure | null => error?.failure ?? null;

type QueryOnScreen = {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly error: CallFailed | null;
  readonly refetch: () => Promise<unknown>;
};

/** @returns how a read stands until there is something of it to show. */
export const awaited = ({ data, isPending, error, refetch }: QueryOnScreen) => ({
  isPending,
  why: data === undefined && error !== null ? sentenceOf(error.failure) : null,
  onRetry: () => void refetch(),
});

const RETRIES_MAX = 2;
const FRESH_MS = 10_000;

const isOfCall = (error: Error): error is CallFailed => 'failure' in error;
const waitsForBooks = (error: Error): boolean =>
  isOfCall(error) && preparingOf(error.failure) !== null;

/**
 * Only silence is worth asking again, since a refusal would be the same; and books that are being
 * prepared, until they are.
 */
const worthRetrying = (count: number, error: Error): boolean =>
  waitsForBooks(error) ||
  (count < RETRIES_MAX && isOfCall(error) && error.failure.kind === 'network');

const RETRY_MAX_MS = 30_000;
const retryDelay = (count: number, error: Error): number =>
  waitsForBooks(error) ? ASK_AGAIN_MS : Math.min(1000 * 2 ** count, RETRY_MAX_MS);

export const QUERY_OPTIONS = {
  queries: { retry: worthRetrying, retryDelay, staleTime: FRESH_MS },
};

export const queryClient = new QueryClient({ defaultOptions: QUERY_OPTIONS });

declare module '@tanstack/react-query' {
  interface Register {
    /** A query says what it shows, so that a change of the books has it read again. */
    readonly queryMeta: {
      readonly shows?: ReadEndpoint['shows'];
      readonly [name: string]: unknown;
    };
  }
}

/** @returns the `meta` of a query that reads an endpoint. */
export const metaOf = ({ shows }: ReadEndpoint) => ({ shows });

export type ReadQuery<E extends Endpoint> = UseQueryOptions<z.output<E['reply']>, CallFailed>;

/** @returns what `useQuery` takes to read an endpoint. */
export function asking<E extends ReadEndpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>,
): ReadQuery<E> {
  return queryOptions<z.output<E['reply']>, CallFailed>({
    queryKey: [endpoint.path, input],
    meta: metaOf(endpoint),
    queryFn: ({ client, signal }) =>
      reply(endpoint, { ...input, signal, moment: momentOf(client) } as CallInput<E>),
  });
}

/**
 * @param ask what to ask for, from the page's beginning on; null is the first page.
 * @param next where the page after this one begins, or null after the last.
 * @returns what `useInfiniteQuery` takes to read an endpoint page by page.
 */
export function askingPages<E extends ReadEndpoint, Begin>(
  endpoint: E,
  ask: (begin: Begin | null) => Omit<CallInput<E>, 'signal' | 'idempotencyKey'>,
  next: (page: z.output<E['reply']>) => Begin | null,
) {
  type Page = z.output<E['reply']>;
  return infiniteQueryOptions<
    Page,
    CallFailed,
    InfiniteData<Page, Begin | null>,
    QueryKey,
    Begin | null
  >({
    queryKey: [endpoint.path, 'pages', ask(null)],
    meta: metaOf(endpoint),
    initialPageParam: null,
    queryFn: ({ client, pageParam, signal }) => {
      const asked = { ...ask(pageParam as Begin | null), signal, moment: momentOf(client) };
      return reply(endpoint, asked as CallInput<E>);
    },
    getNextPageParam: (page) => next(page),
  });
}

/** @returns the reply, or a rejection that carries the failure. */
export async function reply<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<z.output<E['reply']>> {
  const result = await call(endpoint, input);
  if (result.ok) return result.value;
  throw Object.assign(new Error(`${endpoint.path} failed.`), { failure: result.failure });
}

/** Asks again for all that is on the page, and for the rest when it is next shown. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries();

/** Asks again for everything that was read from these endpoints, whatever was asked. */
export async function invalidate(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
