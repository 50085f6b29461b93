import type {
  BalanceColumnsReply,
  BalanceSheetReply,
  ProfitAndLossReply,
} from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { paiseOf, trade, trialBalanceOf } from '../year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const ask = (name: 'readProfitAndLoss' | 'readBalanceSheet', query: Query) =>
  team.auditor(name, { params: { bookId: team.bookId }, query });

const resultOf = async (query: Query) =>
  (await ask('readProfitAndLoss', query)).body as ProfitAndLossReply;
const sheetOf = async (query: Query) =>
  (await ask('readBalanceSheet', query)).body as BalanceSheetReply;

const linesOf = ({ rows }: Pick<ProfitAndLossReply, 'rows'>) =>
  rows
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ name, sum_name, amounts }) => [sum_name ?? name, ...amounts]);

describe('readProfitAndLoss', () => {
  it('readProfitAndLoss tells a year beside the year before, each from its own entries', async () => {
    const reply = await resultOf({ to: '2027-03-31', compare: 'last-year' });
    expect(reply.columns).toStrictEqual([
      { of: 'period', from: '2026-04-01', to: '2027-03-31' },
      { of: 'last-year', from: '2025-04-01', to: '2026-03-31' },
    ]);
    expect(linesOf(reply)).toStrictEqual([
      ['Revenue from operations', '183.00', '1000.00'],
      ['Gross profit', '183.00', '1000.00'],
      ['Total indirect expenses', '40.00', '1000.00'],
      ['Net profit', '143.00', '0.00'],
    ]);
    expect(reply).toMatchObject({ form: 'proprietor', ties: true, lacks_closing_stock: false });
  });

  it('takes any days, also across the end of a year', async () => {
    const { result } = await resultOf({ from: '2026-03-31', to: '2026-04-01' });
    expect(result).toStrictEqual(['310.00']);
    expect((await resultOf({ from: '2026-06-30', to: '2026-07-01' })).result).toStrictEqual([
      '130.00',
    ]);
  });

  it('its months add up to the period, and the last is cut to it', async () => {
    const { columns, result } = await resultOf({ to: '2026-10-15', columns: 'months' });
    expect(columns.slice(1).map(({ from }) => from.slice(5, 7))).toStrictEqual([
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
    ]);
    expect(columns.at(-1)?.to).toBe('2026-10-15');
    const [whole = '', ...parts] = result.map(paiseOf);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    expect(parts.at(-1)).toBe(100);
  });

  it('stands beside as many periods as are named, and lines of nil are shown where asked', async () => {
    const compare = 'last-year,previous,2026-06-30..2026-07-01';
    const { columns, result } = await resultOf({ to: '2027-03-31', compare });
    expect(columns.map(({ of, from }) => [of, from])).toStrictEqual([
      ['period', '2026-04-01'],
      ['last-year', '2025-04-01'],
      ['previous', '2025-04-01'],
      ['other', '2026-06-30'],
    ]);
    expect(result).toStrictEqual(['143.00', '0.00', '0.00', '130.00']);
    const names = async (query: Query) => (await resultOf(query)).rows.map(({ name }) => name);
    expect(await names({ to: '2027-03-31' })).not.toContain('Other income');
    expect(await names({ to: '2027-03-31', zero: 'shown' })).toContain('Other income');
  });

  it('comes to the income less the expenses of the trial balance', async () => {
    const { rows } = await trialBalanceOf(team, { year: '26-27' });
    const net = rows
      .filter(({ group }) => group === 'sales-accounts' || group === 'indirect-expenses')
      .reduce((sum, { debit, credit }) => sum + paiseOf(credit) - paiseOf(debit), 0);
    expect((await resultOf({ to: '2027-03-31' })).result.map(paiseOf)).toStrictEqual([net]);
  });

  it('is laid out by the legal form, which the book says or the call', async () => {
    const names = ({ rows }: ProfitAndLossReply) => rows.map(({ name }) => name);
    const { rows, form } = await resultOf({ to: '2027-03-31', as: 'company' });
    expect(form).toBe('company');
    expect(rows[0]?.name).toBe('I. Revenue from operations');
    const params = { bookId: team.bookId };
    await team.owner('setLegalForm', { params, body: { legal_form: 'company' } });
    expect(names(await resultOf({ to: '2027-03-31' }))).toStrictEqual(rows.map(({ name }) => name));
    for (const [legal_form, layout] of [
      ['firm', 'firm'],
      ['proprietor', 'proprietor'],
      ['other', 'proprietor'],
      ['unknown', 'proprietor'],
    ]) {
      await team.owner('setLegalForm', { params, body: { legal_form } });
      expect((await resultOf({ to: '2027-03-31' })).form).toBe(layout);
    }
  });

  it('numbers the notes of a company on from its balance sheet, and no other’s', async () => {
    const query = { to: '2027-03-31', compare: 'last-year', as: 'company' };
    const notesOf = ({ rows }: Pick<ProfitAndLossReply, 'rows'>) =>
      rows.flatMap(({ note }) => note ?? []);
    const sheet = notesOf(await sheetOf(query));
    const notes = notesOf(await resultOf(query));
    expect([...sheet, ...notes]).toStrictEqual(
      Array.from({ length: sheet.length + notes.length }, (_, at) => at + 1),
    );
    expect(notes.length).toBeGreaterThan(0);
    expect(notesOf(await resultOf({ ...query, as: 'firm' }))).toStrictEqual([]);
  });

  it.each([
    [{ to: '2026-02-30' }, 'to'],
    [{ to: '20 Nov 2026' }, 'to'],
    [{ to: '2200-01-01' }, 'to'],
    [{ from: '1899-12-31' }, 'from'],
    [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
    [{ columns: 'weeks' }, 'columns'],
    [{ columns: 'months', from: '2024-03-31', to: '2026-03-31' }, 'columns'],
    [{ compare: 'budget' }, 'compare'],
    [{ zero: 'yes' }, 'zero'],
    [{ as: 'trust' }, 'as'],
    [{ year: '26-27' }, 'year'],
  ] as const)('a profit and loss account of %j is refused (G48)', async (query, field) => {
    expectFields(await ask('readProfitAndLoss', query), [field]);
  });
});

describe('setShareCapital', () => {
  const set = (body: object) =>
    team.owner('setShareCapital', { params: { bookId: team.bookId }, body });
  const shares = { from: '2026-04-01', face_value: '10', shares: 40 };

  it('setShareCapital says from when a company has how many shares, for its earnings', async () => {
    const year = { to: '2027-03-31', compare: 'last-year' };
    expect(await resultOf(year)).toMatchObject({ earnings_per_share: null });
    const unsaid = await resultOf({ ...year, as: 'company' });
    expect(unsaid.earnings_per_share).toStrictEqual({ set: [], columns: [null, null] });
    const before = (await team.auditor('readMoment', { params: { bookId: team.bookId } })).body;
    const capital = { ...shares, face_value: '10.00', diluted_shares: 50 };
    const got = await set({ ...shares, diluted_shares: 50 });
    expect(got.body).toMatchObject({ set: [capital] });
    const { result, earnings_per_share: found } = await resultOf({ ...year, as: 'company' });
    expect(result[0]).toBe('143.00');
    expect(found).toStrictEqual({
      set: [capital],
      columns: [{ basic: '3.58', diluted: '2.86', shares: 40, diluted_shares: 50 }, null],
    });
    const { event } = before as { event: number };
    expect(await resultOf({ ...year, as: 'company', at: event })).toStrictEqual(unsaid);
    await set({ from: '2026-04-02', face_value: '1', shares: 4 });
    const back = await set({ from: '2026-04-02', shares: null });
    expect(back.body).toMatchObject({ set: [capital] });
  });

  it('is refused where fewer may become shares than there are, and of a day far off', async () => {
    const few = await set({ ...shares, diluted_shares: 39 });
    const facts = { field: 'diluted_shares', shares: 40 };
    expect(few.body).toMatchObject({ status: 422, code: 'diluted_shares_too_few', facts });
    const late = await set({ ...shares, from: '2199-01-01' });
    expect(late.body).toMatchObject({ status: 422, code: 'share_capital_day_out_of_range' });
    expectFields(await set({ ...shares, face_value: '0' }), ['face_value']);
    expectFields(await set({ ...shares, shares: 1.5 }), ['shares']);
    expectFields(await set({ from: '2026-04-01', shares: 40 }), ['face_value']);
  });
});

describe('readBalanceColumns', () => {
  const columnsOf = async (query: Query) =>
    (await team.auditor('readBalanceColumns', { params: { bookId: team.bookId }, query }))
      .body as BalanceColumnsReply;

  it('readBalanceColumns foots in every column, and its own is the trial balance', async () => {
    const reply = await columnsOf({ to: '2027-03-31', compare: 'last-year', columns: 'quarters' });
    expect(reply.columns).toHaveLength(6);
    for (const at of reply.columns.keys()) {
      const closing = reply.rows.reduce((sum, row) => sum + paiseOf(row.closing[at] ?? ''), 0);
      expect(closing + paiseOf(reply.profit_brought_forward[at] ?? '')).toBe(0);
      expect(reply.rows.reduce((sum, row) => sum + paiseOf(row.movement[at] ?? ''), 0)).toBe(0);
    }
    const { rows } = await trialBalanceOf(team, { year: '26-27' });
    const own = new Map(reply.rows.map((row) => [row.account_id, paiseOf(row.closing[0] ?? '')]));
    for (const row of rows) {
      expect(own.get(row.account_id)).toBe(paiseOf(row.debit) - paiseOf(row.credit));
    }
    const parts = reply.rows.map(({ movement }) => movement.map(paiseOf));
    for (const [whole = 0, , ...quarters] of parts) {
      expect(quarters.reduce((sum, paise) => sum + paise, 0)).toBe(whole);
    }
  });

  it('balances in columns of a comparison that nobody knows are refused (G48)', async () => {
    const params = { bookId: team.bookId };
    const query = { compare: '2026-02-30' };
    expectFields(await team.auditor('readBalanceColumns', { params, query }), ['compare']);
  });
});

describe('readBalanceSheet', () => {
  it('readBalanceSheet tells a day beside another, with the result of each year so far', async () => {
    const reply = await sheetOf({ to: '2026-09-30', compare_to: '2026-03-31' });
    expect(reply.columns).toStrictEqual([
      { of: 'day', to: '2026-09-30' },
      { of: 'compared', to: '2026-03-31' },
    ]);
    expect(linesOf(reply)).toStrictEqual([
      ['Capital, at the start of the year', '10000.00', '0.00'],
      ['Capital introduced', '0.00', '10000.00'],
      ['Profit for the period', '140.00', '0.00'],
      ['Owner’s funds', '10140.00', '10000.00'],
      ['Total', '10140.00', '10000.00'],
      ['Bank balances', '500.00', '0.00'],
      ['Cash in hand', '9640.00', '10000.00'],
      ['Current assets', '10140.00', '10000.00'],
      ['Total', '10140.00', '10000.00'],
    ]);
    expect(reply.ties).toBe(true);
  });

  it('is read at a day within a month, at which it still balances', async () => {
    const reply = await sheetOf({ to: '2026-10-15', columns: 'quarters' });
    const totals = reply.rows.filter(({ as }) => as === 'total').map(({ amounts }) => amounts);
    expect(totals[0]).toStrictEqual(['10141.00', '10070.00', '10140.00', '10141.00']);
    expect(totals[1]).toStrictEqual(totals[0]);
    expect(reply.ties).toBe(true);
  });

  it('opens each line into its accounts', async () => {
    const { rows } = await sheetOf({ to: '2026-10-15' });
    const cash = rows.find(({ name }) => name === 'Cash in hand');
    expect(cash?.parts).toStrictEqual([
      {
        account_id: team.account('Cash'),
        name: 'Cash',
        amounts: ['9641.00'],
        explained: { figure: null, days: 'all', side: null },
      },
    ]);
  });

  it('a balance sheet of a book without journals is empty, and has counted nothing', async () => {
    const { body } = await team.owner('createBook', { body: { name: 'New one' } });
    const params = { bookId: (body as { id: number }).id };
    const got = (await team.owner('readBalanceSheet', { params })).body as BalanceSheetReply;
    expect(got).toMatchObject({ result: ['0.00'], ties: true, counted_to: 0 });
    expect(linesOf(got)).toStrictEqual([
      ['Total', '0.00'],
      ['Total', '0.00'],
    ]);
  });

  it.each([
    [{ to: '2026-13-01' }, 'to'],
    [{ compare_to: '2026-02-30' }, 'compare_to'],
    [{ columns: 'years' }, 'columns'],
    [{ as: '' }, 'as'],
    [{ from: '2026-04-01' }, 'from'],
  ] as const)('a balance sheet of %j is refused (G48)', async (query, field) => {
    expectFields(await ask('readBalanceSheet', query), [field]);
  });
});
