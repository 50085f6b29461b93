// A repeated request is answered with the same bytes, but for two things: what was erased since
// reads as erased, and a newer program may show fields that the one before it did not.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import type { Refusal } from '#api/commands/request.ts';
import { logAsOfIn } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { postedReply } from '#api/queries/as-of/journal.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { saleRequest } from '#tests/support/books.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { joinBook } from '#tests/support/team.ts';
import { askingAs, idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done, newInvoice } from '../trade/requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

const ZARA = { name: 'Zara Contractor', email: 'zara@example.in' };

/** What is told of somebody whose key was destroyed. */
const erasedIn = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body).replaceAll(ZARA.name, '[erased]').replaceAll(ZARA.email, '[erased]'),
  );

async function eraseZara(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lekha-erase-'));
  const print = () => undefined;
  expect(
    await eraseCommand.run({
      core: team.server.core,
      args: [ZARA.email],
      print,
      dataDir,
      origin: '',
    }),
  ).toBe(0);
}

describe('a reply that names somebody who was erased since', () => {
  it('reads [erased] in their place, and is otherwise the same', async () => {
    const registered = await team.server.register(ZARA.email, { name: ZARA.name });
    const { cookie } = registered;
    const { id: personId } = registered.body as { id: number };
    const [owner, { email }] = [team.cookieOf(meera.profile.email), ZARA];
    const joining = { bookId: team.bookId, owner, person: cookie, email, role: 'auditor' } as const;
    await joinBook(team.server, joining);
    const change = {
      params: { bookId: team.bookId, personId },
      body: { role: 'accountant' },
      ...once('zara-is-an-accountant'),
    };
    const changed = await team.owner('changeMember', change);
    expect(changed).toMatchObject({ status: 200, body: ZARA });

    const params = { invoiceId: idOf(await newInvoice(team)) };
    const query = { book_id: team.bookId };
    const paying = { params, query, body: { amount: '50', method: 'cash' } };
    done(await askingAs(team.server, cookie)('recordPayment', paying));
    const payment = { ...paying, ...once('a-payment-after-zara') };
    const paid = done(await team.owner('recordPayment', payment));
    expect(JSON.stringify(paid.body)).toContain(ZARA.name);

    await eraseZara();
    expect((await team.owner('changeMember', change)).body).toStrictEqual(erasedIn(changed.body));
    expect((await team.owner('recordPayment', payment)).body).toStrictEqual(erasedIn(paid.body));
    expect(erasedIn(paid.body)).not.toStrictEqual(paid.body);
  });
});

describe('a newer program', () => {
  it('answers a request that an older one accepted with its own fields beside', async () => {
    const { core } = team.server;
    const { pool: sql, keys, db } = core;
    const submit = core.writer.submit;
    const none = () => Promise.resolve([]);
    const warners = { warningsOf: none, warningsBefore: none };
    const parts = { submit, judge: submit, logAsOf: logAsOfIn({ sql, keys, db }), warners };
    const caller = {
      person: { id: 1 },
      book: { id: team.bookId },
      idempotency: { key: 'over-two-programs', requestHash: '01'.repeat(32) },
      refuse: ({ kind }: Refusal) => Promise.reject(new Error(kind)),
      context: { get: () => ({}) },
    };
    const names = ['Cash', 'Sales – Goods'];
    const accounts = new Map(names.map((name) => [name, team.account(name)]));
    const book = { id: team.bookId, ownerId: 1, accounts };
    const older = ({ events: [posted] }: LogAsOf) => postedReply(posted);
    const newer = (log: LogAsOf) => ({ ...older(log), events: log.events.length });

    const { command } = await saleRequest(core, book, 100);
    const first = await answerCommand(parts, caller, { command }, older);
    const events = await counted('select count(*) as n from events');
    const again = await answerCommand(parts, caller, { command }, newer);
    expect(again).toStrictEqual({ ...first, events: 1 });
    expect(await counted('select count(*) as n from events')).toBe(events);
  });
});

async function counted(text: string): Promise<number | undefined> {
  const { rows } = await team.server.core.pool.query<{ n: number }>(text);
  return rows[0]?.n;
}
