// What a client that keeps copies asks: all that changed since the newest it has, removals too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInstant } from '#api/entities/reading/instants.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';
import { allPages, callsOf, idsOf, nextOf, recordOf, recordsOf } from './calling.ts';
import type { Calls, Wire } from './calling.ts';

let team: Team;
let owner: Calls;
beforeAll(async () => {
  team = await openTeam();
  owner = callsOf(team, meera);
});
afterAll(() => team.close());

const latest = (at: string): string => `?latest=${encodeURIComponent(at)}`;

/** Moves the instants of a kind's records back, as if they had been written so long ago. */
const age = (seconds: number, kind = 'photo') =>
  team.server.database.writer.query(
    `update records set updated_at = updated_at - make_interval(secs => $1) where kind = $2`,
    [seconds, kind],
  );

/** As the browser of the specification writes it: Swedish, in the zone of India. */
const swedish = (at: string, plusSeconds = 0): string =>
  new Date(Date.parse(at) + plusSeconds * 1000)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })
    .slice(0, 19);

describe('latest', () => {
  it('latest in either form gives what is as old or younger, and 20 seconds more', async () => {
    const record = recordOf(await owner.create('photo', { name: 'Front' }));
    await age(3600);
    const aged = recordsOf(await owner.list('photo')).find(({ id }) => id === record.id) as Wire;
    const at = aged.updated_at;
    const second = Date.parse(`${at.slice(0, 19)}Z`);
    for (const [given, isThere] of [
      [at, true],
      [new Date(second + 20_000).toISOString(), true],
      [new Date(Date.parse(at) + 20_000).toISOString(), true],
      [new Date(Date.parse(at) + 20_002).toISOString(), false],
      [swedish(at), true],
      [swedish(at, 20), true],
      [swedish(at, 22), false],
      [at.replace('Z', '+00:00'), true],
      [at.slice(0, 10), true],
      [at.replace(/\.\d+Z$/, 'Z'), true],
    ] as const) {
      const ids = idsOf(await owner.list('photo', latest(given)));
      expect([given, ids.includes(record.id)]).toStrictEqual([given, isThere]);
    }
  });

  it('takes an offset whose plus was not escaped (C38)', async () => {
    expect((await owner.list('photo', '?latest=2026-11-21T10:00:00+05:30')).status).toBe(200);
  });

  it.each([
    '',
    'yesterday',
    '2026-11-21 10:00',
    '2026-02-30 10:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21T10:00:00+15:00',
    '21/11/2026',
    '1795231865',
    "2025-01-01' or '1'='1",
    '2026-11-21 10:00:00; select 1',
    'infinity',
    '-infinity',
    'epoch',
    'now',
    '٢٠٢٦-١١-٢١',
  ])('is not %j (C36)', async (given) => {
    expectFields(await owner.list('photo', latest(given)), ['latest']);
  });

  it.each(['0001-01-01', '9999-12-31 23:59:59', '9999-12-31T23:59:59-14:00'])(
    'may lie beyond all records: %s',
    async (given) => {
      expect((await owner.list('photo', latest(given))).status).toBe(200);
    },
  );

  it('is given once, and beside nothing that the call does not know (C40, C42, C44)', async () => {
    expectFields(await owner.list('photo', '?latest=2020-01-01&latest=2021-01-01'), ['latest']);
    for (const other of ['sort=name;drop', 'order=(select 1)', 'fields=password']) {
      expectFields(await owner.list('photo', `?${other}`), [other.slice(0, other.indexOf('='))]);
    }
  });
});

describe('the changes', () => {
  it('come the last first, a change and a removal in their turn', async () => {
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map(async (name) => recordOf(await owner.create('order', { name })).id),
    );
    await owner.change('order', a ?? 0, { name: 'A again' });
    await owner.remove('order', b ?? 0);
    const got = await owner.list('order', latest('2020-01-01'));
    expect(idsOf(got)).toStrictEqual([b, a, c]);
    expect(recordsOf(got)[0]).toStrictEqual({
      id: b,
      deleted_at: recordsOf(got)[0]?.updated_at,
      updated_at: recordsOf(got)[0]?.updated_at,
    });
  });

  it('are told page by page, each once, though they were all made in one instant', async () => {
    const entry = saleOf(team);
    await Promise.all(Array.from({ length: 12 }, () => owner.create('journal', entry)));
    await team.owner('reverseJournal', { params: { journalId: 3 }, body: { reason: 'Twice' } });
    const path = `journal${latest('2020-01-01')}`;
    const whole = recordsOf(await owner.call('GET', path));
    expect(whole).toHaveLength(13);
    for (const limit of [1, 5, 13, 14]) {
      expect(await allPages(owner, `${path}&limit=${limit}`)).toStrictEqual(whole);
    }
    // The reversal and the journal that it marks changed in one instant.
    const [reversal, reversed] = whole;
    expect([reversal?.['reverses'], reversed?.id]).toStrictEqual([3, 3]);
    const lines = await allPages(owner, `journal_detail${latest('2020-01-01')}&limit=7`);
    expect(lines.map(({ id }) => id)).toHaveLength(26);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(26);
  });

  it('changes made while a client reads the pages are found by its next question', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 6 },
        async (_, at) => recordOf(await owner.create('bill', { name: `Bill ${at}` })).id,
      ),
    );
    const pageOne = await owner.list('bill', `${latest('2020-01-01')}&limit=3`);
    const changedId = idsOf(pageOne)[2] ?? 0;
    await owner.change('bill', changedId, { name: 'Changed meanwhile' });
    const pageTwo = await owner.call('GET', nextOf(pageOne) ?? '');
    const seen = [...recordsOf(pageOne), ...recordsOf(pageTwo)];
    expect(new Set(seen.map(({ id }) => id))).toStrictEqual(new Set(ids));
    const newest =
      seen
        .map(({ updated_at: at }) => at)
        .toSorted()
        .at(-1) ?? '';
    const next = recordsOf(await owner.list('bill', latest(newest)));
    expect(next.find(({ id }) => id === changedId)).toMatchObject({ name: 'Changed meanwhile' });
  });

  it('changes of a shared name reach every book, those of a book only its own', async () => {
    const got = await owner.create('account_type', { name: 'Chit funds' });
    const types = recordsOf(await owner.list('account_type', latest('2020-01-01')));
    expect(types.filter(({ shared }) => shared === true)).toHaveLength(28);
    expect(types[0]).toStrictEqual(got.body);
  });
});

describe('a list without latest', () => {
  it('goes through its pages by id, the newest first', async () => {
    const path = 'account';
    const whole = recordsOf(await owner.list(path));
    const ids = whole.map(({ id }) => id);
    expect(ids).toStrictEqual(ids.toSorted((a, b) => b - a));
    for (const limit of [1, 7, 100]) {
      expect(await allPages(owner, `${path}?limit=${limit}`)).toStrictEqual(whole);
    }
    expect(nextOf(await owner.list(path))).toBeNull();
  });

  it.each(['0', '-1', '1001', '1e3', '١'])('has no limit %s', async (limit) => {
    expectFields(await owner.list('account', `?limit=${limit}`), ['limit']);
  });

  it.each(['0', '-1', 'x', '1-2-3', '9'.repeat(17), "1' or 1=1", '9999999999999999'])(
    'does not go on at %s',
    async (before) => {
      expectFields(await owner.list('account', `?before=${before}`), ['before']);
    },
  );

  it('does not go on where a list of changes does, nor that where this does', async () => {
    expectFields(await owner.list('account', '?before=1795231865123456-17'), ['before']);
    expectFields(await owner.list('account', `${latest('2020-01-01')}&before=17`), ['before']);
    expectFields(await owner.where('account', {}, '?before=1795231865123456-17'), ['before']);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-21 10:15:00', '2026-11-21T04:45:00.000Z'],
    ['2026-11-21T10:15:00', '2026-11-21T04:45:00.000Z'],
    ['2026-11-21T04:45:00Z', '2026-11-21T04:45:00.000Z'],
    ['2026-11-21T04:45:00.987654Z', '2026-11-21T04:45:00.987Z'],
    ['2026-11-21T10:15:00.5+05:30', '2026-11-21T04:45:00.500Z'],
    ['2026-11-21T00:00:00-08:00', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['2024-02-29 00:00:00', '2024-02-28T18:30:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(new Date(parseInstant(text) ?? 0).toISOString()).toBe(instant);
  });
});
