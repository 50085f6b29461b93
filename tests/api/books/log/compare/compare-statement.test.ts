// Profit and loss and balance sheet at two moments: every change is the sum of the events between,
// and of what stands on another line since.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import {
  anyEntry,
  begin,
  DAYS,
  GROUPS,
  moveToGroup,
  post,
  reverse,
  sinceBegun,
} from '../explained/book-acts.ts';
import type {
  EventPage,
  ExplainedFigure,
  StatementComparisonReply,
} from '#tests/support/replies-on-wire.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const compare = (query: Query) => team.auditor('compareStatement', { params: params(), query });
const compared = async (query: Query) => (await compare(query)).body as StatementComparisonReply;
const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + paiseOf(one), 0);
const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;

/** @returns the status: what does not fit is refused. */
async function say(
  [of, line]: readonly [account: string, line: string | null],
  from: string,
): Promise<number> {
  const subject = /^[a-z-]+$/.test(of) ? { group: of } : { account_id: team.account(of) };
  const body = { ...subject, from, line };
  const { status } = await team.owner('setStatementLine', { params: params(), body });
  expect([200, 409, 422]).toContain(status);
  return status;
}

/** What a book may say of lines: some is refused, since it does not fit or is so already. */
const LINES = [
  ['Rent', 'finance-costs'],
  ['Rent', 'long-term-borrowings'],
  ['Rent', null],
  ['Furniture & Fixtures', 'inventories'],
  ['Furniture & Fixtures', 'investments'],
  ['Cash', 'current-investments'],
  ['Cash', null],
  ['indirect-expenses', 'depreciation'],
  ['indirect-expenses', null],
  ['fixed-assets', 'other-current-assets'],
  ['capital-account', 'long-term-borrowings'],
] as const;
const FROM = ['2025-04-01', '2026-04-01', '2026-11-01'] as const;
/** What is said from here on holds, whatever the random histories have said. */
const AFTER_ALL = '2026-11-02';
const line = fc.record({ said: fc.constantFrom(...LINES), from: fc.constantFrom(...FROM) });
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ entry: anyEntry }) },
  { weight: 1, arbitrary: fc.record({ group: fc.constantFrom(...GROUPS) }) },
  { weight: 2, arbitrary: fc.record({ takeBack: anyEntry }) },
  { weight: 3, arbitrary: fc.record({ line }) },
);
const asked = fc.record({
  of: fc.constantFrom('profit-and-loss', 'balance-sheet', 'cash-flow'),
  as: fc.constantFrom('proprietor', 'firm', 'company'),
  as_on: fc.constantFrom(...DAYS),
});

type Part = StatementComparisonReply['rows'][number]['parts'][number];

/** Each cause of what is reclassified is an event between that did such a thing. */
async function expectCauses(part: Part, a: number, b: number): Promise<void> {
  const causes = [
    { event: part.line_set?.event, type: 'StatementLineSet' },
    { event: part.group_changed?.event, type: 'AccountChanged' },
  ];
  for (const { event, type } of causes) {
    if (event === undefined) continue;
    expect(part.reclassified).not.toBe('0.00');
    expect(event).toBeGreaterThan(a);
    expect(event).toBeLessThanOrEqual(b);
    const got = await team.auditor('readEventDetail', { params: { ...params(), eventId: event } });
    expect(got.body).toMatchObject({ type });
  }
}

/** Each changed figure is its parts, and each part is its events and what is reclassified. */
async function expectExplained(query: Query): Promise<void> {
  const { rows, a, b } = await compared(query);
  for (const row of rows) {
    expect(paiseOf(row.change)).toBe(paiseOf(row.b) - paiseOf(row.a));
    if (row.made_of.length > 0) {
      const lines = row.made_of.map((code) => rows.find((line) => line.code === code));
      const changes = lines.map((line) => {
        const paise = paiseOf(line?.change ?? '');
        return line?.on_credit === row.on_credit ? paise : -paise;
      });
      expect(
        changes.reduce((total, one) => total + one, 0),
        row.code,
      ).toBe(paiseOf(row.change));
    }
    if (row.as === 'line' || row.as === 'section') {
      expect(sum(row.parts.map(({ change }) => change)), row.code).toBe(paiseOf(row.change));
    }
    for (const part of row.parts) {
      expect(paiseOf(part.change)).toBe(paiseOf(part.moved) + paiseOf(part.reclassified));
      // What moved no cash is reckoned from whole journals, and has no entries of its own.
      if (part.figure === null) {
        expect(part.name).toBe('Less: without cash');
        continue;
      }
      const { account, figure, from, as_on: asOn, side: one } = part.figure;
      const got = await team.auditor('explainFigure', {
        params: params(),
        query: {
          ...(account !== null && { account }),
          ...(figure !== null && { figure }),
          ...(from !== null && { from }),
          ...(one !== null && { side: one }),
          as_on: asOn,
          since: a.event,
          until: b.event,
          limit: 200,
        },
      });
      const explained = got.body as ExplainedFigure;
      const side = part.on_credit ? -1 : 1;
      expect(side * paiseOf(explained.amount) + 0, part.name).toBe(paiseOf(part.moved));
      expect(sum(explained.events.map(({ amount }) => amount))).toBe(paiseOf(explained.amount));
      if (one === null) expect(explained.count).toBe(part.events);
      await expectCauses(part, a.event, b.event);
    }
  }
}

/** Whatever the random histories have said. */
async function standByDefault(): Promise<void> {
  for (const of of new Set(LINES.map(([subject]) => subject))) {
    for (const from of FROM) await say([of, null], from);
  }
}

const CASH_FLOW_BACKWARDS = { of: 'cash-flow', a: 1, from: '2026-04-02', as_on: '2026-04-01' };

describe('a statement at two moments', () => {
  it('is explained by the events between, whatever was posted and moved', async () => {
    const first = await lastSeq();
    const history = fc.array(act, { minLength: 3, maxLength: 6 });
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(history, place, asked, async (acts, at, query) => {
        for (const one of acts) {
          if ('entry' in one) await post(team, one.entry);
          else if ('takeBack' in one) await reverse(team, await post(team, one.takeBack));
          else if ('line' in one) await say(one.line.said, one.line.from);
          else await moveToGroup(team, 'Rent', one.group);
        }
        const b = await lastSeq();
        const a = first + Math.floor(at * (b - first));
        await expectExplained({ ...query, a, b });
      }),
      { numRuns: 15 },
    );
  });

  it('tells the lines, accounts and events of what was posted late', async () => {
    await standByDefault();
    await moveToGroup(team, 'Rent', 'indirect-expenses');
    const a = await lastSeq();
    await post(team, { debit: 'Rent', credit: 'Cash', amount: '500.00', date: '2026-10-30' });
    const result = await compared({ of: 'profit-and-loss', a, as_on: '2026-10-31' });
    expect(
      result.rows.map(({ code, change, parts }) => [code, change, parts.length]),
    ).toStrictEqual([
      ['section-indirect-expenses', '500.00', 1],
      ['result-net-profit', '-500.00', 1],
    ]);
    expect(result.rows[0]?.parts[0]).toMatchObject({ name: 'Rent', moved: '500.00', events: 1 });
    const sheet = await compared({ of: 'balance-sheet', a, as_on: '2026-10-31' });
    const changes = Object.fromEntries(sheet.rows.map(({ code, change }) => [code, change]));
    expect(changes['funds-total']).toBe('-500.00');
    expect(changes['assets-total']).toBe('-500.00');
  });

  it('tells the cash flow, and what was bought apart from what was taken back', async () => {
    const asked = { of: 'cash-flow', as_on: '2026-10-31' };
    const bought = { debit: 'Furniture & Fixtures', credit: 'Cash', date: '2026-10-30' };
    const twice = await post(team, { ...bought, amount: '900.00' });
    const a = await lastSeq();
    await reverse(team, twice);
    await post(team, { ...bought, amount: '400.00' });
    const { rows } = await compared({ ...asked, a });
    const assets = rows.find(({ code }) => code === 'line-purchase-of-fixed-assets');
    expect(assets?.parts).toMatchObject([
      { name: 'Furniture & Fixtures', change: '500.00', moved: '500.00', on_credit: true },
    ]);
    const explained = await team.auditor('explainFigure', {
      params: params(),
      query: {
        account: team.account('Furniture & Fixtures'),
        side: 'debit',
        from: '2026-04-01',
        as_on: '2026-10-31',
        since: a,
      },
    });
    expect(explained.body).toMatchObject({ amount: '-500.00', side: 'debit', count: 2 });
    const net = rows.find(({ as }) => as === 'result');
    expect(net?.made_of).toContain('line-purchase-of-fixed-assets');
  });

  it('says on which line an account stood before its group was another', async () => {
    await moveToGroup(team, 'Rent', 'indirect-expenses');
    const a = await lastSeq();
    await moveToGroup(team, 'Rent', 'sundry-creditors');
    const { rows } = await compared({ of: 'balance-sheet', a, as_on: '2026-11-10' });
    const rents = rows.flatMap(({ parts }) => parts.filter(({ name }) => name === 'Rent'));
    expect(rents.map(({ moved, events }) => [moved, events])).toStrictEqual([['0.00', 0]]);
    expect(rents[0]?.change).toBe(rents[0]?.reclassified);
    const by = { event: a + 1, from: 'indirect-expenses', to: 'sundry-creditors' };
    expect(rents[0]).toMatchObject({ group_changed: by, line_set: null });
    const result = await compared({ of: 'profit-and-loss', a, as_on: '2026-11-10' });
    expect(result.rows[0]?.parts[0]).toMatchObject({ name: 'Rent', b: '0.00', events: 0 });
  });

  it('tells an account whose line the book has set since as reclassified, from line to line', async () => {
    await moveToGroup(team, 'Rent', 'indirect-expenses');
    await post(team, { debit: 'Rent', credit: 'Cash', amount: '250.00', date: '2026-10-30' });
    const a = await lastSeq();
    expect(await say(['Rent', 'finance-costs'], AFTER_ALL)).toBe(200);
    const asked = { of: 'profit-and-loss', a, as: 'company', as_on: '2026-11-10' } as const;
    const { rows } = await compared(asked);
    const parts = rows.flatMap((row) =>
      row.parts.filter(({ name }) => name === 'Rent').map((part) => ({ on: row.name, ...part })),
    );
    const places = parts.map(({ on, other_line: other, moved }) => [on, other, moved].join(', '));
    expect(new Set(places)).toStrictEqual(
      new Set(['Other expenses, Finance costs, 0.00', 'Finance costs, Other expenses, 0.00']),
    );
    expect(sum(parts.map(({ reclassified }) => reclassified))).toBe(0);
    const own = { group: null, account_id: team.account('Rent') };
    const set = { event: a + 1, from: AFTER_ALL, line: 'finance-costs', ...own };
    for (const part of parts) expect(part).toMatchObject({ line_set: set, group_changed: null });
    expect(parts.every(({ change, reclassified }) => change === reclassified)).toBe(true);
    const before = await compared({ ...asked, as_on: '2026-03-31' });
    expect(before.rows).toStrictEqual([]);
  });

  it('tells that the line of a whole group was set, and that it was taken back', async () => {
    const asked = { of: 'balance-sheet', as: 'company', as_on: '2026-11-10' } as const;
    await standByDefault();
    await post(team, {
      debit: 'Furniture & Fixtures',
      credit: 'Cash',
      amount: '75.00',
      date: '2026-10-30',
    });
    const a = await lastSeq();
    const causesOf = async (from: number) => {
      const { rows } = await compared({ ...asked, a: from });
      return rows
        .flatMap(({ parts }) => parts.filter(({ name }) => name === 'Furniture & Fixtures'))
        .map((part) => part.line_set);
    };
    expect(await say(['fixed-assets', 'other-current-assets'], AFTER_ALL)).toBe(200);
    const whole = { from: AFTER_ALL, group: 'fixed-assets', account_id: null };
    const set = { event: a + 1, line: 'other-current-assets', ...whole };
    expect(await causesOf(a)).toStrictEqual([set, set]);
    expect(await say(['fixed-assets', null], AFTER_ALL)).toBe(200);
    expect(await causesOf(a)).toStrictEqual([]);
    const back = { event: a + 2, line: null, ...whole };
    expect(await causesOf(a + 1)).toStrictEqual([back, back]);
  });

  it.each<[string, Query, string]>([
    ['no statement', { a: 1 }, 'of'],
    ['another page', { of: 'cash-book', a: 1 }, 'of'],
    ['a text for a moment', { of: 'balance-sheet', a: 'yesterday' }, 'a'],
    ['an event beyond the book', { of: 'balance-sheet', a: 1, b: 999_999 }, 'b'],
    ['a negative event', { of: 'balance-sheet', a: -4 }, 'a'],
    ['moments the wrong way round', { of: 'balance-sheet', a: 5, b: 2 }, 'a'],
    ['an empty moment', { of: 'balance-sheet', a: '' }, 'a'],
    ['a day that is none', { of: 'balance-sheet', a: 1, as_on: '2026-02-30' }, 'as_on'],
    ['a day of no calendar', { of: 'balance-sheet', a: 1, as_on: '9999-12-31' }, 'as_on'],
    ['a first day of a sheet', { of: 'balance-sheet', a: 1, from: '2026-04-01' }, 'from'],
    [
      'a first day after the last',
      { of: 'profit-and-loss', a: 1, from: '2026-04-02', as_on: '2026-04-01' },
      'from',
    ],
    ['a first day of a cash flow after its last', CASH_FLOW_BACKWARDS, 'from'],
    ['an owner of no law', { of: 'balance-sheet', a: 1, as: 'trust' }, 'as'],
    ['a moment of its page', { of: 'balance-sheet', a: 1, at: 2 }, 'at'],
  ])('refuses %s at its field', async (_title, query, field) => {
    expectFields(await compare(query), [field]);
  });

  it('is not there for strangers', async () => {
    const query = { of: 'balance-sheet', a: 1 };
    const got = await team.stranger('compareStatement', { params: params(), query });
    expect(answerOf(got)).toStrictEqual(NOT_THERE);
  });
});

describe('a figure of many accounts', () => {
  it('is asked for by its name, and by no account beside it', async () => {
    const asking = (query: Query) => team.auditor('explainFigure', { params: params(), query });
    const result = (await asking({ figure: 'result', as_on: '2026-11-10' })).body;
    expect(result).toMatchObject({ figure: 'result', account: null, from: '2026-04-01' });
    expectFields(await asking({ figure: 'profit' }), ['figure']);
    expectFields(await asking({ figure: 'stock', account: team.account('Cash') }), ['figure']);
    expectFields(await asking({ account: team.account('Cash'), side: 'left' }), ['side']);
    expectFields(await asking({ figure: 'result', side: 'debit' }), ['side']);
  });
});

describe('a statement of books that begin within the year, at two moments', () => {
  let before: Team;
  beforeAll(async () => {
    before = team;
    team = await openTeam();
  });
  afterAll(async () => {
    await team.close();
    team = before;
  });

  it('is explained by the events between, also by those that began them', async () => {
    const empty = await lastSeq();
    await begin(team);
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const as_on = fc.constantFrom('2026-10-14', '2026-10-31', '2026-11-10');
    const of = fc.constantFrom('profit-and-loss', 'balance-sheet', 'cash-flow');
    const as = fc.constantFrom('proprietor', 'firm', 'company');
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntry, { minLength: 2, maxLength: 5 }),
        place,
        fc.record({ of, as, as_on }),
        async (entries, at, query) => {
          for (const one of entries) await post(team, sinceBegun(one));
          const b = await lastSeq();
          await expectExplained({ ...query, a: empty + Math.floor(at * (b - empty)), b });
          await expectExplained({ ...query, a: empty, b });
        },
      ),
      { numRuns: 5 },
    );
  });
});
