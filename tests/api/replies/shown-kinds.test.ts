// A browser reads again what shows a kind of record that was touched. So a reply that a command has
// changed must show one of the kinds that the command touched: over a whole day, none is missed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindsTouched } from '#api/changes/kinds.ts';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { isEntityKind } from '#api/contract/entity/kinds.ts';
import { readProgress } from '#api/store/notices/touched.ts';
import type { Touch } from '#api/store/notices/touched.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { farida, meera } from '#tests/specimens/books/people.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { callerOf, WHOLE_DAY } from './whole-day.ts';
import type { Step } from './whole-day.ts';

const endpointOf = ([name]: Step): Endpoint => endpoints[name];
const shownBy = (step: Step): ReadEndpoint['shows'] => {
  const endpoint = endpointOf(step);
  return 'shows' in endpoint ? endpoint.shows : [];
};
/** Files hold the time at which they were made, and their papers are read as such. */
const isCompared = (step: Step): boolean =>
  shownBy(step).length > 0 && endpointOf(step).media === undefined && step[0] !== 'sessionCheck';

/** Each read once: what it was asked first. */
const READS = [
  ...new Map(
    WHOLE_DAY.filter(isCompared)
      .toReversed()
      .map((step) => [step[0], step]),
  ).values(),
];
const WRITES = WHOLE_DAY.filter((step) => shownBy(step).length === 0 && step[0] !== 'logout');

let server: TestServer;
let cookie: string | null = null;
let admin: string | null = null;
let auditor: string | null = null;
beforeAll(async () => {
  server = await openServer();
  const { name, phone, email } = farida.profile;
  const command = { type: 'GrantAdmin', data: { personId: 1 as PersonId } } as const;
  admin = (await server.register('admin@lekha.example', { name: 'Admin' })).cookie;
  await server.core.writer.submit({ bookId: 0, actorId: 0, command });
  auditor = (await server.register(email, { name, phone })).cookie;
  for (const own of [email, 'admin@lekha.example']) await confirmAddress(server.core, own);
});
afterAll(() => server.close());

/** Where the log stands is no record: it moves with every event. */
const withoutPosition = (name: string, value: unknown): unknown =>
  name === 'position' || name === 'next' ? null : value;

async function ask(step: Step): Promise<string> {
  const by = { owner: cookie, admin, auditor }[callerOf(step)];
  const [name, asked] = step;
  const got = await askingAs(server, by)(name, asked);
  if (got.cookie !== null) cookie = got.cookie;
  if (step[0] === 'sendAddressLink') await server.confirmAddress(meera.profile.email);
  return JSON.stringify([got.status, got.body], withoutPosition);
}

const readAll = (): Promise<readonly string[]> => Promise.all(READS.map(ask));

/** @returns what was touched in the installation and in any book since it was called last. */
function touchesSince() {
  const after = new Map<number, number>();
  return async (): Promise<readonly Touch[]> => {
    const { rows } = await server.core.pool.query<{ book_id: number }>(
      'select book_id from book_heads',
    );
    for (const { book_id: bookId } of rows) after.set(bookId, after.get(bookId) ?? 0);
    const positions = [...after].map(([bookId, seq]) => ({ bookId, after: seq }));
    const progress = await readProgress(server.core.pool, positions);
    for (const { bookId, seq } of progress) after.set(bookId, seq);
    return progress.flatMap(({ touches }) => touches ?? []);
  };
}

function shows(step: Step, kinds: ReadonlySet<string>): boolean {
  const shown = shownBy(step);
  if (typeof shown !== 'string') return shown.some((kind) => kinds.has(kind));
  const kind = String(step[1]?.params?.[shown.slice(1)]);
  return kinds.has(kind) || !isEntityKind(kind);
}

it('every reply that a command changes shows a kind that the command touched', async () => {
  const touched = touchesSince();
  const missed: string[] = [];
  let changed = 0;
  let before = await readAll();
  const done = new Set<EndpointName>();
  for (const step of WRITES) {
    await ask(step);
    // What is done once more is judged with what comes next.
    if (done.has(step[0])) continue;
    done.add(step[0]);
    const kinds = kindsTouched(await touched());
    const after = await readAll();
    for (const [at, read] of READS.entries()) {
      if (before[at] === after[at] || before[at]?.startsWith('[200,') !== true) continue;
      changed += 1;
      const isShown = kinds === 'everything' || shows(read, kinds);
      if (!isShown) missed.push(`${read[0]} after ${step[0]}`);
    }
    before = after;
  }
  expect(missed).toStrictEqual([]);
  expect(changed).toBeGreaterThan(200);
}, 480_000);
