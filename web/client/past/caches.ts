// What was read of each moment has a cache of its own: so live changes, which are of the present,
// never touch a page of the past, and no key of a query need say the moment.
import { QueryClient } from '@tanstack/react-query';
import type { PageMoment } from './moment.ts';

/** As many moments as are gone back and forth between. */
const CLIENTS_MAX = 6;

const clients = new Map<string, QueryClient>();
const moments = new WeakMap<QueryClient, PageMoment>();

/** @returns the cache of what was read of a book at a moment; made like that of the present. */
export function clientAt(
  present: QueryClient,
  bookId: number | null,
  moment: PageMoment,
): QueryClient {
  const name = JSON.stringify([bookId, moment.at, moment.asOn]);
  const known = clients.get(name);
  clients.delete(name);
  const client = known ?? new QueryClient({ defaultOptions: present.getDefaultOptions() });
  clients.set(name, client);
  moments.set(client, moment);
  const [oldest] = clients.keys();
  if (clients.size > CLIENTS_MAX && oldest !== undefined) clients.delete(oldest);
  return client;
}

/** @returns the moment that a cache is of; null for the present. */
export const momentOf = (client: QueryClient): PageMoment | null => moments.get(client) ?? null;

/** What was read for a person is forgotten when they leave. */
export function forgetPast(): void {
  for (const client of clients.values()) client.clear();
  clients.clear();
}
