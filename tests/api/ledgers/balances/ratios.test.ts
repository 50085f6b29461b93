import type { RatiosReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { trade } from '../year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const ask = (query: NonNullable<Ask['query']>) =>
  team.auditor('readRatios', { params: { bookId: team.bookId }, query });

describe('readRatios', () => {
  it('readRatios tells each ratio with its two figures, beside the year before', async () => {
    const { now, before, rows } = (await ask({ to: '2027-03-31' })).body as RatiosReply;
    expect([now, before]).toStrictEqual([
      { from: '2026-04-01', to: '2027-03-31' },
      { from: '2025-04-01', to: '2026-03-31' },
    ]);
    const of = (code: string) => rows.find((row) => row.code === code);
    expect(of('net-profit')).toMatchObject({
      unit: 'percent',
      now: { numerator: '143.00', denominator: '183.00', value: '78.14' },
      before: { numerator: '0.00', denominator: '1000.00', value: '0' },
      change: null,
      asks_explanation: false,
    });
    expect(of('return-on-equity')).toMatchObject({
      now: { numerator: '143.00', denominator: '10071.50', value: '1.42' },
      before: { value: null },
    });
    expect(of('current')?.now.value).toBeNull();
    expect(rows).toHaveLength(11);
  });

  it.each([[{ from: '2026-05-02', to: '2026-05-01' }, 'to']] as const)(
    'ratios of %j are refused',
    async (query, field) => {
      expectFields(await ask(query), [field]);
    },
  );
});

describe('explainRatio', () => {
  const year = { from: '2026-04-01', to: '2027-03-31' };
  const explain = (body: object, who: 'owner' | 'auditor' = 'owner') =>
    team[who]('explainRatio', {
      params: { bookId: team.bookId },
      body: { ratio: 'current', ...year, ...body },
    });
  const explanationIn = async (query: object) => {
    const { rows } = (await ask({ ...query })).body as RatiosReply;
    return rows.find(({ code }) => code === 'current')?.explanation;
  };

  it('is told with the ratio of exactly these days, until it is taken back', async () => {
    const said = await explain({ explanation: '  A loan was repaid. ' });
    expect(said).toMatchObject({
      status: 200,
      body: { ratio: 'current', ...year, explanation: 'A loan was repaid.' },
    });
    expect(await explanationIn(year)).toBe('A loan was repaid.');
    expect(await explanationIn({ ...year, from: '2026-10-01' })).toBeNull();
    expect((await explain({ explanation: '' })).status).toBe(200);
    expect(await explanationIn(year)).toBeNull();
  });

  it.each([
    [{ from: 'April', explanation: 'Why' }, 'from'],
    [{ explanation: 'x'.repeat(1001) }, 'explanation'],
  ])('%j is refused', async (body, field) => {
    expectFields(await explain(body), [field]);
  });

  it.each([
    [{ ratio: 'quick' }, 'ratio', 'ratio_unknown'],
    [{ to: '2026-03-31' }, 'to', 'ratio_period_ends_before_it_begins'],
  ])('%j is refused by its field', async (body, field, code) => {
    expect(await explain({ ...body, explanation: 'Why' })).toMatchObject({
      status: 422,
      body: { code, facts: { field } },
    });
  });

  it('is refused to an auditor', async () => {
    expect((await explain({ explanation: 'Why' }, 'auditor')).status).toBe(403);
  });
});
