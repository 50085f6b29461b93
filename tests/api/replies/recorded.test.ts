// Over a whole day each endpoint answers once, and its whole reply is the one that is kept in
// tests/specimens/replies.
import { onWire } from '#core/shapes/record.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { farida, meera } from '#tests/specimens/books/people.ts';
import { expectRecorded, recordedNames, recordedReply } from './recorded-replies.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { unboundedScans, watchStatements } from '../database/statement-plans.ts';
import { callerOf, WHOLE_DAY } from './whole-day.ts';

let server: TestServer;
const statements = watchStatements();
let cookie: string | null = null;
let admin: string | null = null;
let auditor: string | null = null;
beforeAll(async () => {
  server = await openServer();
});
afterAll(async () => {
  statements.stop();
  await server.close();
});

const isFile = (name: EndpointName): boolean => {
  const { media }: Endpoint = endpoints[name];
  return media !== undefined && media !== 'text/event-stream';
};

/** Of a file its first line is kept: the rest holds the time at which it was made. */
const beginOf = (file: unknown): string => String(file).split(/\r?\n/)[0] ?? '';

describe('a day in the life of a book', () => {
  it('has its admin and its auditor registered', async () => {
    const { name, phone, email } = farida.profile;
    const command = { type: 'GrantAdmin', data: { personId: 1 as PersonId } } as const;
    admin = (await server.register('admin@lekha.example', { name: 'Admin' })).cookie;
    await server.core.writer.submit({ bookId: 0, actorId: 0, command });
    auditor = (await server.register(email, { name, phone })).cookie;
    for (const own of [email, 'admin@lekha.example']) await confirmAddress(server.core, own);
  });

  it.each(WHOLE_DAY.map((step, at) => ({ at, step, endpoint: step[0], ask: step[1] })))(
    'answers $endpoint ($at) as it is kept',
    async ({ at, step, endpoint, ask }) => {
      const by = { owner: cookie, admin, auditor }[callerOf(step)];
      const got = await askingAs(server, by)(endpoint, ask);
      expect(got.body).not.toHaveProperty('code');
      expect(got.status).toBe(200);
      if (got.cookie !== null) cookie = got.cookie;
      if (endpoint === 'sendAddressLink') await server.confirmAddress(meera.profile.email);
      // The first reply of an endpoint is the one that is kept.
      const first = WHOLE_DAY.findIndex(([other]) => other === endpoint);
      if (first === at) expectRecorded(endpoint, isFile(endpoint) ? beginOf(got.body) : got.body);
    },
  );
});

describe('each statement of a day reads of the log and of the lines only what it needs', () => {
  const unbounded = () => unboundedScans(server.database.writer, statements.texts());

  it('while nothing is known of a young log', async () => {
    expect(statements.texts().length).toBeGreaterThan(20);
    expect(await unbounded()).toStrictEqual([]);
  });

  it('once few rows were counted', async () => {
    await server.database.owner.query('analyze events, ledger_lines, book_heads, journals');
    expect(await unbounded()).toStrictEqual([]);
  });
});

describe('the replies that are kept', () => {
  /** Their requests or replies hold what is new each time, and nothing else. */
  const unkept: ReadonlySet<string> = new Set([
    'resetPassword',
    'signOutSession',
    'confirmAddress',
    'makeAddressLink',
    'makeResetLink',
    'makeInvitationLinks',
    'readInvitation',
  ]);
  const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name]) => !unkept.has(name),
  );

  it('are one for each endpoint whose request can be kept', () => {
    const kept = all.map(([name]) => name);
    expect(recordedNames().toSorted()).toStrictEqual(kept.toSorted());
  });

  it.each(all)(
    'the replies that are kept as %s pass the schemas that the browser reads them with',
    (name, { reply }) => {
      const recorded = recordedReply(name);
      expect(onWire(reply as z.ZodType, reply.parse(recorded))).toStrictEqual(recorded);
    },
  );
});
