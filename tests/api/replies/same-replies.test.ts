// Every reading call of a book answers at an earlier event what it answered then: over a whole day
// each is asked now and then, and asked the same in the evening.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { instantSql } from '#api/store/sql.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { farida, meera } from '#tests/specimens/books/people.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { openServer } from '#tests/support/server.ts';
import type { Got, TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { callerOf, WHOLE_DAY } from '../replies/whole-day.ts';
import type { Step } from '../replies/whole-day.ts';
import { READS_OF_PAST } from './past/reads-of-past.ts';

const BOOK = 1;
const isWrite = ([name]: Step): boolean =>
  ['POST', 'PUT', 'DELETE'].includes(endpoints[name].method) && name !== 'logout';
/** A day has about two hundred acts. */
const ACTS_BETWEEN = 12;

type Then = { readonly step: Step; readonly at: string; readonly got: Got };

let server: TestServer;
let cookie: string | null = null;
const known: Then[] = [];

const ask = ([name, asked = {}]: Step, at?: string): Promise<Got> =>
  askingAs(server, cookie)(name, {
    ...asked,
    query: { ...asked.query, ...(at !== undefined && { at }) },
  });

/** The event that the book has come to, and now, by the clock of the database. */
async function headOf(bookId: number): Promise<{ readonly seq: number; readonly at: string }> {
  const { rows } = await server.core.pool.query<{ seq: number; at: string }>(
    `select seq, ${instantSql('clock_timestamp()')} as at from book_heads where book_id = $1`,
    [bookId],
  );
  return rows[0] ?? { seq: 0, at: '' };
}

async function askAll(): Promise<void> {
  const { seq, at } = await headOf(BOOK);
  if (seq === 0) return;
  for (const step of READS_OF_PAST) known.push({ step, at, got: await ask(step) });
}

beforeAll(async () => {
  server = await openServer();
  const { name, phone, email } = farida.profile;
  const command = { type: 'GrantAdmin', data: { personId: 1 as PersonId } } as const;
  const admin = (await server.register('admin@lekha.example', { name: 'Admin' })).cookie;
  await server.core.writer.submit({ bookId: 0, actorId: 0, command });
  const auditor = (await server.register(email, { name, phone })).cookie;
  for (const own of [email, 'admin@lekha.example']) await confirmAddress(server.core, own);
  let acts = 0;
  for (const step of WHOLE_DAY) {
    if (!isWrite(step)) continue;
    const by = { owner: cookie, admin, auditor }[callerOf(step)];
    const got = await askingAs(server, by)(step[0], step[1]);
    if (got.cookie !== null) cookie = got.cookie;
    if (step[0] === 'sendAddressLink') await server.confirmAddress(meera.profile.email);
    acts += 1;
    if (acts % ACTS_BETWEEN === 0) await askAll();
  }
}, 240_000);
afterAll(() => server.close());

const paper = z.looseObject({ workingPaper: z.string(), footer: z.string() });

/** A paper of the past says that it is one and asks for no payment; the rest is as it was. */
function withoutBand(body: unknown, then: unknown): unknown {
  const read = paper.safeParse(body);
  if (!read.success) return body;
  const { workingPaper, footer, ...rest } = read.data;
  expect(workingPaper).toMatch(/^Working paper, as known at event \d+, /);
  expect(rest['upi']).toBeNull();
  const { upi } = then as { readonly upi: unknown };
  return { ...rest, upi, footer: footer.replace(` · ${workingPaper}`, '') };
}

const NAMES = [...new Set(READS_OF_PAST.map(([name]) => name))];

describe('what was answered during the day', () => {
  it('is asked of a book that has grown since', async () => {
    expect(new Set(known.map(({ at }) => at)).size).toBeGreaterThan(10);
    expect((await headOf(BOOK)).seq).toBeGreaterThan(100);
  });

  it.each(NAMES)('is answered by %s in the evening as it was then', async (name: EndpointName) => {
    for (const { step, at, got } of known.filter((one) => one.step[0] === name)) {
      const again = await ask(step, at);
      const body = withoutBand(again.body, got.body);
      expect({ at, status: again.status, body }).toStrictEqual({
        at,
        status: got.status,
        body: got.body,
      });
    }
  });
});
