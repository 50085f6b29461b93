// A browser reads again what shows a kind of record that was touched. So what a reply says may
// change only by a command that touches one of the kinds that it shows: over a whole day, none is
// missed. The day is done twice: what each of its acts touches is known from the first time, so
// that the second reads a reply only just before and just after the acts that may change it.
import { expect, it } from 'vitest';
import { kindsTouched } from '#api/changes/kinds.ts';
import type { Kinds } from '#api/changes/kinds.ts';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { isEntityKind } from '#api/contract/entity/kinds.ts';
import { readProgress } from '#api/store/notices/touched.ts';
import type { TouchedKind } from '#api/store/notices/touched.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { farida, meera } from '#tests/specimens/books/people.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
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

type Day = {
  readonly ask: (step: Step) => Promise<string>;
  /** @returns what was touched in the installation and in any book since it was called last. */
  readonly touched: () => Promise<Kinds>;
  readonly close: () => Promise<void>;
};

async function openDay(): Promise<Day> {
  const server = await openServer();
  const { name, phone, email } = farida.profile;
  const command = { type: 'GrantAdmin', data: { personId: 1 as PersonId } } as const;
  let owner: string | null = null;
  const { cookie: admin } = await server.register('admin@lekha.example', { name: 'Admin' });
  await server.core.writer.submit({ bookId: 0, actorId: 0, command });
  const { cookie: auditor } = await server.register(email, { name, phone });
  for (const own of [email, 'admin@lekha.example']) await confirmAddress(server.core, own);
  const touches = touchesSince(server);
  await touches();
  return {
    async ask(step) {
      const by = { owner, admin, auditor }[callerOf(step)];
      const [endpoint, asked] = step;
      const got = await askingAs(server, by)(endpoint, asked);
      if (got.cookie !== null) owner = got.cookie;
      if (endpoint === 'sendAddressLink') await server.confirmAddress(meera.profile.email);
      return JSON.stringify([got.status, got.body], withoutPosition);
    },
    touched: async () => kindsTouched(await touches()),
    close: () => server.close(),
  };
}

/** Where the log stands is no record: it moves with every event. */
const withoutPosition = (name: string, value: unknown): unknown =>
  name === 'position' || name === 'next' ? null : value;

function touchesSince({ core: { pool } }: TestServer) {
  const after = new Map<number, number>();
  return async (): Promise<readonly TouchedKind[]> => {
    const { rows } = await pool.query<{ book_id: number }>('select book_id from book_heads');
    for (const { book_id: bookId } of rows) after.set(bookId, after.get(bookId) ?? 0);
    const positions = [...after].map(([bookId, seq]) => ({ bookId, after: seq }));
    const progress = await readProgress(pool, positions);
    for (const { bookId, seq } of progress) after.set(bookId, seq);
    return progress.flatMap(({ touches }) => touches ?? []);
  };
}

function shows(step: Step, kinds: Kinds): boolean {
  if (kinds === 'everything') return true;
  const shown = shownBy(step);
  if (typeof shown !== 'string') return shown.some((kind) => kinds.has(kind));
  const kind = String(step[1]?.params?.[shown.slice(1)]);
  return !isEntityKind(kind) || kinds.has(kind);
}

/** @returns what each act of a day touches. */
async function touchedByEach(): Promise<readonly Kinds[]> {
  const day = await openDay();
  const each: Kinds[] = [];
  try {
    for (const step of WRITES) {
      await day.ask(step);
      each.push(await day.touched());
    }
  } finally {
    await day.close();
  }
  return each;
}

/** What a reply said, and after how many acts. */
type Read = { readonly after: number; readonly said: string };

it('a reply changes only by a command that touches a kind that it shows', async () => {
  const touched = await touchedByEach();
  const mayChange = (read: Step, act: number) => shows(read, touched[act] ?? 'everything');
  const day = await openDay();
  const last = new Map<Step, Read>();
  const missed: string[] = [];
  let changed = 0;
  const readAll = (reads: readonly Step[], after: number): Promise<unknown> =>
    Promise.all(
      reads.map(async (step) => {
        const said = await day.ask(step);
        const before = last.get(step);
        last.set(step, { after, said });
        if (before?.said.startsWith('[200,') !== true || before.said === said) return;
        changed += 1;
        const acts = WRITES.slice(before.after, after);
        if (acts.some((_, at) => mayChange(step, before.after + at))) return;
        missed.push(`${step[0]} after one of ${acts.map(([name]) => name).join(', ')}`);
      }),
    );
  try {
    await readAll(READS, 0);
    for (const [act, step] of WRITES.entries()) {
      const isDue = (read: Step) => mayChange(read, act) && !mayChange(read, act - 1);
      await readAll(READS.filter(isDue), act);
      await day.ask(step);
      expect(await day.touched()).toStrictEqual(touched[act]);
      const isSettled = (read: Step) => mayChange(read, act) && !mayChange(read, act + 1);
      await readAll(READS.filter(isSettled), act + 1);
    }
    await readAll(READS, WRITES.length);
  } finally {
    await day.close();
  }
  expect(missed).toStrictEqual([]);
  expect(changed).toBeGreaterThan(200);
}, 480_000);
