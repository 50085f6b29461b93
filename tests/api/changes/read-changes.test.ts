// One stream: who may read it, what it tells, where it resumes, how it ends.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '#api/commands/rebuild/rebuild.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { deepak, farida, iyer, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { GOOD_PASSWORD } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';
import { OF_A_JOURNAL, until, watchingOf } from './watching.ts';
import type { Watching } from './watching.ts';

let team: Team;
let watching: Watching;
let params: { bookId: number };
beforeAll(async () => {
  team = await openTeam({ pace: { beatMs: 1000 } });
  watching = watchingOf(team);
  params = { bookId: team.bookId };
});
afterEach(() => watching.closeAll());
afterAll(() => team.close());

describe('a stream of changes', () => {
  it('says first where the log stands, and for how long nothing was written', async () => {
    const seq = await watching.post();
    const stream = await watching.open(meera);
    const first = await stream.next();
    expect(first).toStrictEqual({
      id: String(seq),
      retry: expect.stringMatching(/^[1-4]\d{3}$/),
      data: { seq, kinds: [], quiet_ms: expect.any(Number) },
    });
    expect(first?.data?.quiet_ms).toBeLessThan(60_000);
  });

  it('tells after each commit which kinds were touched, with the newest seq as its id', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    for (let turn = 0; turn < 5; turn += 1) {
      const seq = await watching.post();
      const data = { seq, kinds: OF_A_JOURNAL };
      expect(await stream.next()).toStrictEqual({ id: String(seq), retry: null, data });
    }
    await team.owner('createAccount', { body: { name: 'Freight', account_type_id: 1 } });
    expect((await stream.next())?.data?.kinds).toStrictEqual(['account']);
    await team.owner('setLock', {
      params,
      body: { kind: 'soft', locked_to: '2020-03-31', reason: 'Filed' },
    });
    expect((await stream.next())?.data?.kinds).toStrictEqual(['book']);
    await team.owner('addAccountType', { body: { name: 'Chits', group: 'loans-advances-asset' } });
    expect((await stream.next())?.data).toMatchObject({ kinds: ['account_type'] });
  });

  it('has come as far as the reply to a write says', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const { headers } = await team.owner('postJournal', { body: saleOf(team) });
    const told = await stream.next();
    expect(headers.get(BOOK_HEADER)).toBe(String(team.bookId));
    expect(headers.get(SEQ_HEADER)).toBe(told?.id);
    const refused = await team.owner('postJournal', { body: {} });
    expect(refused.headers.get(SEQ_HEADER)).toBeNull();
  });

  it('is read by every role, and tells nothing of a refusal', async () => {
    const streams = await Promise.all(
      [meera, iyer, deepak, farida].map((person) => watching.open(person)),
    );
    for (const stream of streams) await stream.next();
    expect((await team.auditor('postJournal', { body: {} })).status).toBe(400);
    const seq = await watching.post();
    for (const stream of streams) expect((await stream.next())?.data?.seq).toBe(seq);
  });

  it('is not there for a stranger, and asks who is not signed in to sign in', async () => {
    expect(answerOf(await team.stranger('readChanges', { params }))).toStrictEqual(NOT_THERE);
    const nowhere = await team.owner('readChanges', { params: { bookId: 999_999 } });
    expect(answerOf(nowhere)).toStrictEqual(NOT_THERE);
    const shared = await team.owner('readChanges', { params: { bookId: 0 } });
    expect(answerOf(shared)).toStrictEqual(NOT_THERE);
    expect((await team.nobody('readChanges', { params })).status).toBe(401);
  });

  it('shows a sign of life while nothing happens', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const comment = { id: null, retry: null, data: null };
    expect(await stream.nextOfAny()).toStrictEqual(comment);
    expect(await stream.nextOfAny()).toStrictEqual(comment);
  });

  it('holds no stream open for a HEAD', async () => {
    const reply = await team.server.app.request(`/api/islogin/book/${team.bookId}/changes`, {
      method: 'HEAD',
      headers: { Cookie: team.cookieOf(meera.profile.email) },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(team.server.core.changes.count()).toBe(0);
  });

  it('goes on while the read tables of the book are rebuilt', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const { pool, keys } = team.server.core;
    await rebuild({ pool, keys, bookId: team.bookId, projections: PROJECTIONS });
    const seq = await watching.post();
    expect((await stream.next())?.data?.seq).toBe(seq);
  });
});

describe('a stream that resumes', () => {
  it.each([
    ['by the header of EventSource', (seq: number) => ['', { 'Last-Event-ID': String(seq) }]],
    ['by the query of a program', (seq: number) => [`?after=${seq}`, {}]],
    [
      'by the header where both are given',
      (seq: number) => ['?after=1', { 'Last-Event-ID': String(seq) }],
    ],
  ] as readonly (readonly [string, (seq: number) => [string, object]])[])(
    '%s, tells at once what has happened since',
    async (_how, where) => {
      const before = await watching.post();
      await team.owner('renameBook', { params, body: { name: `Sahyadri ${before}` } });
      const seq = await watching.post();
      const [query, headers] = where(before);
      const stream = await watching.open(meera, query, headers);
      const kinds = ['account', 'book', 'journal', 'journal_detail'];
      expect((await stream.next())?.data).toStrictEqual({ seq, kinds });
      // Of the shared masters nobody can say what was missed.
      const shared = { id: null, retry: null, data: { kinds: [], everything: true, shared: true } };
      expect(await stream.next()).toStrictEqual(shared);
      expect((await watching.post()) > seq).toBe(true);
      expect((await stream.next())?.data).toMatchObject({ kinds: OF_A_JOURNAL });
    },
  );

  it('where it was, tells of nothing', async () => {
    const seq = await watching.post();
    const stream = await watching.open(meera, `?after=${seq}`);
    expect((await stream.next())?.data).toStrictEqual({ seq, kinds: [] });
  });

  it('a stream resumed too far back or beyond the end says that all may have changed', async () => {
    await Promise.all(Array.from({ length: 1001 }, () => watching.post()));
    const seq = await watching.post();
    for (const after of [1, seq + 1, Number.MAX_SAFE_INTEGER]) {
      const stream = await watching.open(meera, `?after=${after}`);
      const everything = { seq, kinds: [], everything: true };
      expect((await stream.next())?.data).toStrictEqual(everything);
    }
    const stream = await watching.open(meera, `?after=${seq - 1000}`);
    expect((await stream.next())?.data).toStrictEqual({ seq, kinds: OF_A_JOURNAL });
  });

  it.each(['abc', '-1', '1.5', '01', '1e3', '9007199254740993', ' 7'])(
    'a stream resumed from %j is told what a position is',
    async (after) => {
      const encoded = encodeURIComponent(after);
      const path = `/api/islogin/book/${team.bookId}/changes`;
      const cookie = team.cookieOf(meera.profile.email);
      expectFields(await team.server.call(`${path}?after=${encoded}`, { cookie }), ['after']);
      const headers = { 'Last-Event-ID': after };
      const got = await team.server.call(path, { cookie, headers });
      // A header has no spaces around it.
      if (after.trim() === after) expectFields(got, ['Last-Event-ID']);
      else expect(got.status).toBe(200);
    },
  );
});

describe('the shared masters', () => {
  it('are told of to the readers of every book, without saying whose doing it was', async () => {
    const stream = await watching.open(farida);
    await stream.next();
    await team.stranger('changeProfile', { body: { name: 'Kamala D', phone: '+91 98200 00005' } });
    const shared = { id: null, retry: null, data: { kinds: ['user'], shared: true } };
    expect(await stream.next()).toStrictEqual(shared);
  });
});

describe('a stream ends', () => {
  it('when its reader is removed from the book, and tells nothing that happened after', async () => {
    const theirs = await watching.open(deepak);
    const mine = await watching.open(meera);
    await theirs.next();
    await mine.next();
    await team.owner('removeMember', { params: { ...params, personId: deepak.id } });
    await watching.post();
    expect(await theirs.next()).toBeNull();
    expect((await mine.next())?.data?.kinds).toStrictEqual(
      ENTITY_KINDS.filter((kind) => ['active_role', 'book', 'role', 'user'].includes(kind)),
    );
    await team.join(params.bookId, deepak, 'data entry');
  });

  it('not when their role becomes another', async () => {
    const stream = await watching.open(deepak);
    await stream.next();
    const personId = deepak.id;
    await team.owner('changeMember', {
      params: { ...params, personId },
      body: { role: 'auditor' },
    });
    expect((await stream.next())?.data?.kinds).toContain('role');
    const seq = await watching.post();
    expect((await stream.next())?.data?.seq).toBe(seq);
  });

  it.each([
    ['signs out', (cookie: string) => team.server.call('/api/logout', { cookie })],
    [
      'signs in anew over it',
      (cookie: string) => team.server.signIn(iyer.profile.email, GOOD_PASSWORD, { cookie }),
    ],
  ])('when its reader %s, while their other sessions go on', async (_how, leave) => {
    const { cookie } = await team.server.signIn(iyer.profile.email);
    const leaving = await watching.open(iyer, '', { Cookie: cookie });
    const staying = await watching.open(iyer);
    await leaving.next();
    await staying.next();
    await leave(cookie ?? '');
    expect(await leaving.next()).toBeNull();
    const seq = await watching.post();
    expect((await staying.next())?.data?.seq).toBe(seq);
  });

  it('when its reader leaves, and costs nothing from then on', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    expect(team.server.core.changes.count()).toBe(1);
    await stream.close();
    await until(() => team.server.core.changes.count() === 0);
  });
});
