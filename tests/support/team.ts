// A server with the people of the examples, and Sahyadri Traders with one of them in each role.
// They call the endpoints of the contract by name.
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { deepak, farida, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import type { Role } from '#core/book/index.ts';
import { confirmAddress } from './books.ts';
import { openServer } from './server.ts';
import type { Got, Manner, TestServer } from './server.ts';

export type EndpointName = keyof typeof endpoints;

export type Ask = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** Calls an endpoint as somebody; the reply is compared with the contract on the way. */
export type Asking = (name: EndpointName, asked?: Ask) => Promise<Got>;

export type Team = {
  readonly server: TestServer;
  /** Sahyadri Traders, with the chart Basic Sales Purchase. */
  readonly bookId: number;
  /** The id of an account of Sahyadri Traders by its name. */
  readonly account: (name: string) => number;
  readonly owner: Asking;
  readonly accountant: Asking;
  readonly dataEntry: Asking;
  readonly auditor: Asking;
  /** Kamala, who has a book of her own and none of this. */
  readonly stranger: Asking;
  /** Somebody who is not signed in. */
  readonly nobody: Asking;
  readonly cookieOf: (email: string) => string;
  /** Has the owner invite one of these people, who accepts. @returns the reply to that. */
  readonly join: (bookId: number, person: Person, role: Role) => Promise<Got>;
  readonly close: () => Promise<void>;
};

export type Person = {
  readonly profile: { readonly name: string; readonly email: string; readonly phone: string };
};

/** @param cookie null for somebody who is not signed in. */
export const askingAs =
  (server: TestServer, cookie: string | null): Asking =>
  (name, { params = {}, query, body, headers = {} } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const sent = { method: endpoint.method, cookie, headers: { ...typeOf(endpoint), ...headers } };
    return server.call(
      addressOf(endpoint, params, query),
      body === undefined ? sent : { ...sent, body },
    );
  };

/** The encoding of a body: JSON, where the endpoint does not take one value per line. */
export const typeOf = ({ lines }: Endpoint): Record<string, string> =>
  lines === undefined ? {} : { 'Content-Type': 'application/x-ndjson' };

/** @returns the path with its parameters filled in, as written, and the query after it. */
export function addressOf(
  { path }: Endpoint,
  params: NonNullable<Ask['params']>,
  query: Ask['query'],
): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => String(params[name] ?? 1));
  const words = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return words.length === 0 ? filled : `${filled}?${new URLSearchParams(words).toString()}`;
}

export async function openTeam(manner: Manner = {}): Promise<Team> {
  const server = await openServer(manner);
  const cookies = new Map<string, string>();
  const register = async ({ profile }: Person): Promise<Asking> => {
    const { name, email, phone } = profile;
    const { cookie } = await server.register(email, { name, phone });
    await server.confirmAddress(email);
    cookies.set(email, cookie ?? '');
    await confirmAddress(server.core, email);
    return askingAs(server, cookie);
  };
  const people = {
    owner: await register(meera),
    accountant: await register(iyer),
    dataEntry: await register(deepak),
    auditor: await register(farida),
    stranger: await register(kamala),
    nobody: askingAs(server, null),
  };
  const cookieOf = (email: string) => known(cookies.get(email), email);
  const join: Team['join'] = (ofBook, { profile: { email } }, role) => {
    const [owner, person] = [cookieOf(meera.profile.email), cookieOf(email)];
    return joinBook(server, { bookId: ofBook, owner, person, email, role });
  };
  const book = await people.owner('createBook', { body: { name: 'Sahyadri Traders' } });
  const bookId = idOf(book);
  for (const [person, role] of [
    [iyer, 'accountant'],
    [deepak, 'data entry'],
    [farida, 'auditor'],
  ] as const) {
    await join(bookId, person, role);
  }
  const chart = await people.owner('applySalesTemplate', { params: { bookId } });
  const { accounts } = chart.body as { accounts: readonly { id: number; name: string }[] };
  const ids = new Map(accounts.map(({ id, name }) => [name, id]));
  await people.stranger('createBook', { body: { name: 'Chai Stall' } });
  return {
    server,
    bookId,
    account: (name) => known(ids.get(name), name),
    ...people,
    cookieOf,
    join,
    close: server.close,
  };
}

/** The id of the record that a reply holds. */
export const idOf = ({ body }: Got): number => (body as { id: number }).id;

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Nobody knows ${name} here.`);
  return value;
}

type Joining = {
  readonly bookId: number;
  /** The cookies of an owner of the book and of whoever joins it. */
  readonly owner: string | null;
  readonly person: string | null;
  readonly email: string;
  readonly role: Role;
};

/** Invites somebody who has registered and accepts as them. @returns the reply to that. */
export async function joinBook(
  { call, core }: Pick<TestServer, 'call' | 'core'>,
  { bookId, owner, person, email, role }: Joining,
): Promise<Got> {
  await confirmAddress(core, email);
  const path = `/api/islogin/book/${bookId}`;
  const invited = await call(`${path}/members`, { cookie: owner, body: { email, role } });
  if (invited.status !== 200) return invited;
  const { id } = invited.body as { id: number };
  return call(`${path}/invitations/${id}/accept`, { cookie: person, body: {} });
}
